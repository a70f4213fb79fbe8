import { versionOf, type WordOfWorker, type WordToWorker } from '../../../worker/cache-names.ts';
import { currentSession } from '../../features/session/session-store.ts';

const LOOK_FOR_NEWS_MS = 60 * 60_000;

/** The version of the site that this page is made of; null where it was not built. */
export function ownVersion(): string | null {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return [...scripts].map(({ src }) => versionOf(src)).find((version) => version !== null) ?? null;
}

/**
 * Starts the worker that keeps the site for when there is no network, and looks for a new one every
 * hour: a board is never loaded again by itself. Answers the function that stops looking.
 */
export function startWorker(version: string, onWord: (word: WordOfWorker) => void): () => void {
  const workers = navigator.serviceWorker;
  const hear = ({ data }: MessageEvent<WordOfWorker>) => {
    onWord(data);
    // This page was there first: what it is made of, the former worker has.
    if (data.version === version) workers.controller?.postMessage(filesToKeep());
  };
  workers.addEventListener('message', hear);
  let timer: ReturnType<typeof setInterval> | undefined;
  let isStopped = false;
  const start = async () => {
    const registration = await workers.register('/sw.js');
    if (isStopped) return;
    timer = setInterval(() => registration.update().catch(() => undefined), LOOK_FOR_NEWS_MS);
    (await workers.ready).active?.postMessage(filesToKeep());
  };
  // Without a worker everything is as it is without a network's loss.
  start().catch(() => undefined);
  return () => {
    isStopped = true;
    clearInterval(timer);
    workers.removeEventListener('message', hear);
  };
}

/** What this page is made of came before the worker did. A house's screens stay open for days: all of it. */
function filesToKeep(): WordToWorker {
  if (currentSession().userType === 'RESTAURANTE') return { keep: 'all' };
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return { keep: names.filter((path) => path.startsWith('/assets/')) };
}
