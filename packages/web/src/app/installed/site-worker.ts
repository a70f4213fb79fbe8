import { versionOf, type WordOfWorker, type WordToWorker } from '../../../worker/cache-names.ts';
import { currentSession } from '../../features/session/session-store.ts';

const LOOK_FOR_NEWS_MS = 60 * 60_000;

/** The version of the site that this page belongs to; null in development. */
export function ownVersion(): string | null {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  return [...scripts].map(({ src }) => versionOf(src)).find((version) => version !== null) ?? null;
}

/** Undefined on insecure origins; where storage is not allowed, even asking throws. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Registers the service worker that makes the site work offline, and checks for a new version every
 * hour, because a board is never navigated. Returns the function that stops checking.
 */
export function startWorker(
  workers: ServiceWorkerContainer,
  version: string,
  onWord: (word: WordOfWorker) => void,
): () => void {
  const hear = ({ data }: MessageEvent<WordOfWorker>) => {
    onWord(data);
    // This page was loaded before the worker was installed, so its files are not in the worker's
    // cache yet.
    if (data.version === version) workers.controller?.postMessage(filesToKeep());
  };
  workers.addEventListener('message', hear);
  let timer: ReturnType<typeof setInterval> | undefined;
  let isStopped = false;
  const start = async () => {
    const registration = await workers.register('/sw.js');
    if (isStopped) return;
    const look = () => registration.update().catch(() => undefined);
    // The browser looks too, but not again where it did so while the server was away.
    if (workers.controller) void look();
    timer = setInterval(look, LOOK_FOR_NEWS_MS);
    (await workers.ready).active?.postMessage(filesToKeep());
  };
  // Without a worker the site works, only not offline.
  start().catch(() => undefined);
  return () => {
    isStopped = true;
    clearInterval(timer);
    workers.removeEventListener('message', hear);
  };
}

/**
 * This page's files: they were loaded before the worker existed, and the styles that its HTML
 * brought are needed without a network. Staff screens stay open for days, so they cache everything.
 */
function filesToKeep(): WordToWorker {
  if (currentSession().userType === 'RESTAURANTE') return { keep: 'all' };
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const brought = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const paths = [...loaded, ...[...brought].map(({ href }) => href)].map(
    (address) => new URL(address).pathname,
  );
  return { keep: paths.filter((path) => path.startsWith('/assets/')) };
}
