import {
  CACHES,
  KEPT_PAGE,
  versionOf,
  type WordOfWorker,
  type WordToWorker,
} from './cache-names.ts';
import { kindOf } from './request-kind.ts';

/**
 * The site without a network. It keeps files and pictures, whose names say what is in them, and one
 * empty page; it answers no call of the API, keeps nobody's data and sends nothing.
 *
 * A new version's worker begins at once, beside the files of the former: a page that is open goes on
 * with its own, found by their names, until it is loaded again. So no page is made of two versions.
 */
declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const SITE: {
  /** The script that begins a page. */
  entry: string;
  /** What a diner may come to need once the network is gone. */
  diner: readonly string[];
  all: readonly string[];
};

const VERSION = versionOf(SITE.entry);
const FILES = `${CACHES.files}${VERSION}`;
const SHELL = '/index.html';
/** A page that has not begun to arrive by then is taken for lost. */
const PATIENCE_MS = 6_000;
const MOST_PICTURES = 150;
/** Former versions that open pages may still be of. */
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
  // While a new version is being rolled out the next server may still have the old one: later, then.
  const page = await shell.text();
  if (!page.includes(SITE.entry)) throw new Error('another version');
  await cache.addAll([...SITE.diner]);
  const kept = page.replace('<html', `<html ${KEPT_PAGE}`);
  await cache.put(SHELL, new Response(kept, { headers: shell.headers }));
  await self.skipWaiting();
}

async function begin(): Promise<void> {
  // The network is asked while the worker wakes up: pages come as soon as without it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  await tidy();
  const word: WordOfWorker = { version: VERSION };
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(word);
}

/** Drops the files of former versions: all when no page is open, else all but the last few. */
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
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const first = await Promise.race([page, late]).catch(() => null);
  if (first) return first;
  const shell = await (await caches.open(FILES)).match(SHELL);
  // It comes late or fails after all: nobody waits for it any more.
  if (shell) page.catch(() => undefined);
  return shell ?? page;
}

async function file(event: FetchEvent): Promise<Response> {
  // Of whatever version: the name says what is in it.
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

/** A phone without room keeps nothing, and goes on. */
async function keep(name: string, request: RequestInfo, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response).catch(() => undefined);
}
