import { type Browser, chromium } from 'playwright-core';

/** Chrome's former "fast 3G" profile: what a full dining room leaves of a good connection. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;

export interface Visit {
  /** Until the first product, or its placeholder, is painted. */
  shownMs: number;
  /** Until a tap on Añadir has reached the basket; null where there is no such button. */
  addedMs: number | null;
  /**
   * Blocking time: of all tasks, including later ones, the part beyond 50 ms, during which no tap
   * is handled.
   */
  deafMs: number;
  /** What was loaded until then, and what was loaded afterwards. */
  loads: Load[];
}

export interface Load {
  kind: string;
  /** Size of the body as transferred. */
  bytes: number;
  /** Size of the answer's headers, before the compression that HTTP/2 would add. */
  headerBytes: number;
  isOurs: boolean;
  isFirst: boolean;
}

export interface Aim {
  url: string;
  /** Selector of what has to be painted. */
  shows: string;
  hasAdd: boolean;
  cookies?: { name: string; value: string; url: string }[];
}

export async function openPhone(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
}

/** One cold visit: an empty cache, a slow connection, and a quarter of this machine's speed. */
export async function visit(browser: Browser, aim: Aim): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-ES',
  });
  if (aim.cookies) await context.addCookies(aim.cookies);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const kinds = new Map<string, Pick<Load, 'kind' | 'isOurs' | 'headerBytes'>>();
  const loads: Load[] = [];
  let isFirst = true;
  line.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    const isOurs = new URL(response.url).host === new URL(aim.url).host;
    kinds.set(requestId, { kind: type, isOurs, headerBytes: response.encodedDataLength });
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = kinds.get(requestId);
    if (known) loads.push({ ...known, bytes: encodedDataLength - known.headerBytes, isFirst });
  });
  // tsx compiles functions to calls of a helper that keeps their names; the page needs a stub of
  // it.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(watch, aim.shows);
  await page.goto(aim.url, { waitUntil: 'commit' });
  const shownMs = await page
    .waitForFunction(() => (window as Watched).shownMs, undefined, { polling: 20 })
    .then((handle) => handle.jsonValue());
  const addedMs = aim.hasAdd
    ? await page
        .waitForFunction(() => (window as Watched).addedMs, undefined, { polling: 20 })
        .then((handle) => handle.jsonValue())
    : null;
  await page.waitForLoadState('load');
  isFirst = false;
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const deafMs = await page.evaluate(() => (window as Watched).deafMs ?? 0);
  await context.close();
  return { shownMs: shownMs ?? Number.NaN, addedMs: addedMs ?? null, deafMs, loads };
}

type Watched = Window & { shownMs?: number; addedMs?: number; deafMs?: number };

/** Runs in the page: checks every frame, and taps until a tap has an effect. */
function watch(shows: string): void {
  const watched = window as Watched;
  const look = () => {
    if (watched.shownMs === undefined && document.querySelector(shows)) {
      // What is in the page at one frame has been painted by the next.
      requestAnimationFrame(() => (watched.shownMs = performance.now()));
    }
    if (localStorage.getItem('carrito') !== null) {
      watched.addedMs = performance.now();
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const longest = 50;
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) {
      watched.deafMs = (watched.deafMs ?? 0) + duration - longest;
    }
  }).observe({ type: 'longtask', buffered: true });
  const tap = setInterval(() => {
    if (localStorage.getItem('carrito') !== null) clearInterval(tap);
    else document.querySelector<HTMLElement>('button[aria-label^="Añadir"]')?.click();
  }, 50);
}
