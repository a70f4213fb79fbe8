import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAsking, startFrom } from './api/answers.ts';
import { App } from './app/app.tsx';
import { loadPageOf } from './app/drawn-areas.ts';
import { listenForInstall } from './app/installed/install-offer.ts';
import { readPageFacts, startOf } from './app/page-facts.ts';
import { loadSpeech } from './copy/load-speech.ts';
import { firstSpeech } from './features/session/device-language.ts';
import { keepStartSession } from './features/session/session-store.ts';
import './ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
/** A notice in the page that says, when the script is late, that it has not loaded. */
const late = document.getElementById('late');

/** Hydrates a server-rendered page, once everything it was rendered with is loaded. */
async function takeOver(page: HTMLElement, facts: NonNullable<ReturnType<typeof readPageFacts>>) {
  const [speech] = await Promise.all([
    loadSpeech(facts.idioma ?? 'es'),
    loadPageOf(location.pathname),
  ]);
  const start = startOf(facts);
  startFrom(start.answers);
  keepStartSession(start.session);
  // In a transition, so that React works in slices and scrolling and tapping stay responsive.
  startTransition(() => void hydrateRoot(page, <App facts={facts} speech={speech} />));
  late?.remove();
}

async function draw(page: HTMLElement) {
  const [speech] = await Promise.all([firstSpeech(), loadAsking()]);
  page.replaceChildren();
  createRoot(page).render(<App speech={speech} />);
  late?.remove();
}

listenForInstall();
const facts = readPageFacts();
// If its chunks cannot be loaded, the page is rendered from scratch with what is there.
const started = facts ? takeOver(root, facts).catch(() => draw(root)) : draw(root);
started.catch(() => late?.setAttribute('data-now', ''));
