import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadQueryClient, startFromAnswers } from './first-view/hydrated-queries.ts';
import { setServerTime } from './api/server-clock.ts';
import { App } from './app/app.tsx';
import { AreaLoading } from './first-view/area-loading.tsx';
import { firstPath, openedPath } from './app/first-path.ts';
import { listenForInstall } from './app/installed/install-offer.ts';
import { readPageFacts, startOf } from './app/page-facts.ts';
import { loadPageOf } from './app/page-parts.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { I18nContext } from './i18n/i18n-context.ts';
import { firstI18n } from './i18n/device-language.ts';
import { currentSession, keepStartSession } from './features/session/session-store.ts';
import './ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
/** A notice in the page that says, when the script is late, that it has not loaded. */
const late = document.getElementById('late');

// Both render in a transition, so that React works in slices and taps and scrolling stay responsive.

/** Hydrates a server-rendered page, once everything it was rendered with is loaded. */
async function takeOver(page: HTMLElement, facts: NonNullable<ReturnType<typeof readPageFacts>>) {
  const [i18n] = await Promise.all([loadMessages(facts.idioma ?? 'es'), loadPageOf(openedPath())]);
  const start = startOf(facts);
  startFromAnswers(start.answers);
  setServerTime(start.nowMs);
  keepStartSession(start.session);
  startTransition(() => void hydrateRoot(page, <App facts={facts} i18n={i18n} />));
  late?.remove();
}

/** Renders the page once everything that it needs is loaded, and a spinner if that takes long. */
async function draw(page: HTMLElement) {
  page.replaceChildren();
  const screen = createRoot(page);
  const first = firstI18n();
  void first.then((i18n) =>
    screen.render(
      <I18nContext value={i18n}>
        <AreaLoading />
      </I18nContext>,
    ),
  );
  const needed = Promise.all([
    first,
    loadQueryClient(),
    // If a part is missing, the app loads it again, or says what is wrong.
    loadPageOf(firstPath(openedPath(), currentSession())).catch(() => undefined),
  ]);
  needed.catch(async () => {
    await first;
    screen.render(null);
  });
  const [i18n] = await needed;
  startTransition(() => screen.render(<App i18n={i18n} />));
  late?.remove();
}

listenForInstall();
const facts = readPageFacts();
/** If chunks are missing, renders from scratch; until then what the server rendered can be read. */
const started = facts
  ? takeOver(root, facts).catch(() => loadQueryClient().then(() => draw(root)))
  : draw(root);
started.catch(() => late?.setAttribute('data-now', ''));
