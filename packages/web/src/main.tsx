import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAsking, startFrom } from './api/answers.ts';
import { App } from './app/app.tsx';
import { loadPageOf } from './app/drawn-areas.ts';
import { listenForInstall } from './app/installed/install-offer.ts';
import { readPageFacts, startOf } from './app/page-facts.ts';
import { loadSpeech } from './copy/load-speech.ts';
import { firstSpeech } from './features/session/device-language.ts';
import './ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
/** Says to whoever waits for this script that it has not come. */
const late = document.getElementById('late');

/** Takes over what the server has drawn, once everything is there that it was drawn with. */
async function takeOver(page: HTMLElement, facts: NonNullable<ReturnType<typeof readPageFacts>>) {
  const [speech] = await Promise.all([
    loadSpeech(facts.idioma ?? 'es'),
    loadPageOf(location.pathname),
  ]);
  startFrom(startOf(facts).answers);
  // In slices: whoever scrolls or taps meanwhile is not kept waiting.
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
// Without its chunks the page is drawn anew, by what there is.
const started = facts ? takeOver(root, facts).catch(() => draw(root)) : draw(root);
started.catch(() => late?.setAttribute('data-now', ''));
