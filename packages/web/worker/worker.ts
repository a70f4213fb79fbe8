import {
  CACHES,
  KEPT_PAGE,
  versionOf,
  type WordOfWorker,
  type WordToWorker,
} from './cache-names.ts';
import { kindOf } from './request-kind.ts';

/**
 * Makes the site work offline. It caches files and pictures, whose names identify their contents,
 * and one empty page; it answers no API calls, stores no personal data and sends nothing.
 *
 * The worker of a new version activates at once and keeps the previous version's files: a page that
 * is open continues with its own files until it is reloaded. So no page mixes two versions.
 */
declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build. */
declare const SITE: {
  /** The entry script of every page. */
  entry: string;
  /** Files that a diner may need once offline. */
  diner: readonly string[];
  all: readonly string[];
};

const VERSION = versionOf(SITE.entry);
const FILES = `${CACHES.files}${VERSION}`;
const SHELL = '/index.html';
/** A page that has not begun to arrive by then counts as offline. */
const TIMEOUT_MS = 6_000;
const MOST_PICTURES = 150;
/** Previous versions that open pages may still use. */
const MOST_FORMER = 2;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOf(request, self.location.origin)) {
    case 'page':
      event.waitUntil(tidy());
      return event.respondWith(pageOrShell(event));
    case 'other-page':
      return event.respondWith(fromNetwork(event));
    case 'file':
      return event.respondWith(file(event));
    case 'picture':
      return event.respondWith(picture(event));
    case 'none':
  }
});

self.addEventListener('message', (event) => {
  const word = event.data as WordToWorker;
  event.waitUntil(keepFiles(word.keep === 'all' ? SITE.all : word.keep));
});

async function install(): Promise<void> {
  const cache = await caches.open(FILES);
  const shell = await fetch(SHELL, { cache: 'reload' });
  // During a rolling deployment another server may still answer with the old version; the browser
  // retries the installation later.
  const page = await shell.text();
  if (!page.includes(SITE.entry)) throw new Error('another version');
  await cache.addAll([...SITE.diner]);
  const kept = page.replace('<html', `<html ${KEPT_PAGE}`);
  await cache.put(SHELL, new Response(kept, { headers: shell.headers }));
  await self.skipWaiting();
}

async function begin(): Promise<void> {
  // Lets the browser request the page while the worker is starting, so that the worker adds no
  // delay.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await tidy();
  const word: WordOfWorker = { version: VERSION };
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(word);
}

/** Deletes the files of previous versions: all when no page is open, else all but the last few. */
async function tidy(): Promise<void> {
  const [names, pages] = await Promise.all([
    caches.keys(),
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  ]);
  const former = names.filter((name) => name.startsWith(CACHES.files) && name !== FILES);
  const dropped = pages.length === 0 ? former : former.slice(0, -MOST_FORMER);
  await Promise.all(dropped.map((name) => caches.delete(name)));
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

async function pageOrShell(event: FetchEvent): Promise<Response> {
  const page = fromNetwork(event);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS));
  const first = await Promise.race([page, late]).catch(() => null);
  if (first) return first;
  const shell = await (await caches.open(FILES)).match(SHELL);
  // If it arrives late or fails after all, nobody is waiting for it.
  if (shell) page.catch(() => undefined);
  return shell ?? page;
}

async function file(event: FetchEvent): Promise<Response> {
  // From any version: the name identifies the content.
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(FILES, event.request, response.clone()));
  return response;
}

async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  for (const path of paths) {
    if (!path.startsWith('/assets/') || (await cache.match(path))) continue;
    const response = await fetch(path).catch(() => null);
    if (response?.ok) await keep(FILES, path, response);
  }
}

async function picture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { cacheName: CACHES.pictures });
  if (kept) return kept;
  const response = await fetch(request);
  const isForEver = response.headers.get('cache-control')?.includes('immutable') === true;
  if (response.ok && isForEver) event.waitUntil(keepPicture(request, response.clone()));
  return response;
}

async function keepPicture(request: Request, response: Response): Promise<void> {
  await keep(CACHES.pictures, request, response);
  const cache = await caches.open(CACHES.pictures);
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - MOST_PICTURES));
  await Promise.all(surplus.map((one) => cache.delete(one)));
}

/** Caching is optional: if the phone is out of space, carry on without. */
async function keep(name: string, request: RequestInfo, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response).catch(() => undefined);
}
