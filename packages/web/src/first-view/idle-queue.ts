const works: (() => void)[] = [];

/**
 * Runs low-priority work when the browser is idle, one task per idle period: a page loads a dozen
 * parts afterwards, and requesting all of them at once would keep a slow phone from responding to
 * taps.
 */
export function whenIdle(work: () => void): void {
  works.push(work);
  if (works.length === 1) awaitMoment();
}

/** Prefetches a part. A failure is ignored: whoever needs the part loads it again. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  whenIdle(() => void load().catch(() => undefined));
}

/** During continuous scrolling the browser is never idle; this is the maximum wait. */
const LATEST_MS = 1_000;

function awaitMoment(): void {
  // Safari lacks requestIdleCallback: a timeout leaves a turn of the event loop between two tasks.
  if (!('requestIdleCallback' in window)) setTimeout(doNext, 1);
  else requestIdleCallback(doNext, { timeout: LATEST_MS });
}

function doNext(): void {
  const work = works[0];
  try {
    work?.();
  } finally {
    works.shift();
    if (works.length > 0) awaitMoment();
  }
}
