import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { prepareEvening, type Prepared } from './hold-evening.ts';
import type { Ledger } from './ledger.ts';
import type { Options } from './options.ts';
import { DELAYS, reportEvening } from './report.ts';
import { readServerFigures } from '../kit/server-figures.ts';
import { spreadOf } from './tally.ts';

/** Simultaneous parties; each is followed by another as soon as it leaves. */
const STEPS = [16, 32, 64, 96, 128, 192, 256, 384, 512, 768, 1024] as const;
/** A time this many times the best one is too slow, unless it is below what people notice. */
const TOO_MUCH = 5;
const NOBODY_NOTICES_MS = 100;
/** After new parties have sat down. */
const SETTLE_MS = 3_000;

const ORDER = 'POST /shop/orders';
const COLUMNS = [
  'parties',
  'orders/s',
  'order p50',
  'p95',
  'board p50',
  'p95',
  'server CPU',
  'ms an order',
  'lag p99',
  'ours p99',
  'MB',
  'streams',
];

interface Step {
  orderP95: number;
  boardP95: number;
}

/** Adds parties until an order or its way to the board takes too long; prints every step. */
export async function findSaturation(url: string, options: Options): Promise<Ledger> {
  const prepared = await prepareEvening(url, options);
  const { evening, restaurants, end } = prepared;
  const startedAt = performance.now();
  const closing = new AbortController();
  const tables: Promise<void>[] = [];
  const keepSeating = async () => {
    while (!closing.signal.aborted) await restaurants.seat();
  };
  printRow(COLUMNS);
  // On a machine with other work, the first step need not be the fastest.
  const best: Step = { orderP95: Infinity, boardP95: Infinity };
  for (const parties of STEPS) {
    while (tables.length < parties) tables.push(keepSeating());
    const step = await measureStep(prepared, url, parties, options.seconds);
    best.orderP95 = Math.min(best.orderP95, step.orderP95);
    best.boardP95 = Math.min(best.boardP95, step.boardP95);
    const [order, board] = [limitFor(best.orderP95), limitFor(best.boardP95)];
    if (step.orderP95 > order || step.boardP95 > board) {
      console.log(
        `saturation: p95 above ${order.toFixed(0)} ms for an order or ${board.toFixed(0)} ms to the board`,
      );
      break;
    }
  }
  closing.abort();
  await Promise.all(tables);
  end();
  await restaurants.close();
  reportEvening(evening, (performance.now() - startedAt) / 1_000, []);
  return evening.ledger;
}

const limitFor = (bestMs: number) => Math.max(bestMs * TOO_MUCH, NOBODY_NOTICES_MS);

async function measureStep(
  { evening: { tally } }: Prepared,
  url: string,
  parties: number,
  seconds: number,
): Promise<Step> {
  await setTimeout(SETTLE_MS);
  tally.times.clear();
  const before = await readServerFigures(url);
  const ours = monitorEventLoopDelay({ resolution: 10 });
  ours.enable();
  const startedAt = performance.now();
  await setTimeout(seconds * 1_000);
  const elapsed = (performance.now() - startedAt) / 1_000;
  ours.disable();
  const order = spreadOf(tally.times.get(ORDER));
  const board = spreadOf(tally.times.get(DELAYS.board));
  const after = await readServerFigures(url);
  const cpu = after && before ? (after.cpuSeconds - before.cpuSeconds) / elapsed : Number.NaN;
  printRow([
    ...[parties, order.count / elapsed, order.p50, order.p95, board.p50, board.p95].map(short),
    `${short(cpu * 100)}%`,
    short((cpu * 1_000 * elapsed) / order.count),
    ...[after?.lagMs, ours.percentile(99) / 1e6, after?.residentMb, after?.streams].map(short),
  ]);
  return { orderP95: order.p95, boardP95: board.p95 };
}

function printRow(cells: readonly string[]): void {
  console.log(cells.map((cell) => cell.padStart(12)).join(''));
}

const short = (value = Number.NaN) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
