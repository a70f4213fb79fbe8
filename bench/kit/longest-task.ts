import type { Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Both in microseconds. */
  ts: number;
  dur?: number;
  /** CPU time in microseconds. */
  tdur?: number;
  args: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

/**
 * The longest task of the page's thread while something happens, in milliseconds of CPU. What
 * Playwright asks the page for is left out: looking for a role in a long page takes longer than
 * anything that the page does.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser that traces');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const events = traceEvents.filter((event) => pages.has(threadOf(event)));
  const asked = events.filter(
    ({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  );
  const isAsked = ({ pid, tid, ts, dur = 0 }: TraceEvent) =>
    asked.some((one) => one.pid === pid && one.tid === tid && ts <= one.ts && one.ts <= ts + dur);
  const tasks = events.filter((event) => event.tdur !== undefined && !isAsked(event));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
