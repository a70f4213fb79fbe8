const works: (() => void)[] = [];

/**
 * Does what nobody waits for once there is a moment for it, one work in each: a page has a dozen parts that
 * come after it, and to ask for all of them at once keeps a slow phone from hearing taps.
 */
export function soon(work: () => void): void {
  works.push(work);
  if (works.length === 1) awaitMoment();
}

/** Fetches a part that may be wanted. Lost on the way, it is asked for again by whoever wants it. */
export function fetchSoon(load: () => Promise<unknown>): void {
  soon(() => void load().catch(() => undefined));
}

/** Whoever scrolls without end has no moment to spare, and is not kept from a part for longer than this. */
const LATEST_MS = 1_000;

function awaitMoment(): void {
  // Safari names no such moment: there a turn of the page's own work is left between two.
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
