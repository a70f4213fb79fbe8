import type { Evening } from './evening.ts';
import type { Ledger } from './ledger.ts';
import type { Payment } from './money.ts';
import type { ServerFigures } from '../kit/server-figures.ts';
import { spreadOf } from './tally.ts';

const BOARD = 'order → board';
const PHONE = 'order → its phone';
/** Delays to a board or phone that was disconnected when the order was sent. */
const AFTER_LOSS = 'order → a line that was down';
/** The names of the delays in the tally. */
export const DELAYS = { board: BOARD, phone: PHONE, afterLoss: AFTER_LOSS } as const;

/** Calls with a row of their own; the rest are made while opening the restaurants. */
const CALLS = [
  'POST /shop/orders',
  'PUT /client/mesa/cuenta/cesta',
  'POST /client/mesa/cuenta/ronda',
  'PUT /shop/orders',
  BOARD,
  PHONE,
  AFTER_LOSS,
  'scan',
  'restaurant page',
  'menu page',
  'GET /shop/productos/byIdenterprise',
  'POST /stripe/create-checkout-session',
  'POST /client/orders/:id/comprobar-pago',
  'POST /client/mesa/cuenta/pagos',
  'POST /client/mesa/cuenta/pagos/:id/comprobar',
  'POST /shop/cuentas/:id/cobros',
] as const;

const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

/** The one table of a run. Times are in milliseconds, as measured by the phones and tablets. */
export function reportEvening(
  { ledger, tally }: Evening,
  seconds: number,
  looks: readonly ServerFigures[],
): void {
  const orders = Array.from(ledger.entries).filter(({ word }) => word === 'yes').length;
  console.log(`\n${orders} orders in ${seconds.toFixed(0)} s, ${(orders / seconds).toFixed(1)} /s`);
  const columns = ['count', 'p50', 'p95', 'p99', 'max'];
  console.log(['ms'.padEnd(40), ...columns.map((name) => name.padStart(8))].join(''));
  for (const call of CALLS) {
    const { count, p50, p95, p99, max } = spreadOf(tally.times.get(call));
    if (count === 0) continue;
    const cells = [String(count), ms(p50), ms(p95), ms(p99), ms(max)];
    console.log([call.padEnd(40), ...cells.map((cell) => cell.padStart(8))].join(''));
  }
  for (const [name, times] of tally.failures) console.log(`not done: ${name}, ${times} times`);
  reportServer(looks, orders);
  reportMoney(ledger);
  console.log(
    ledger.broken === 0
      ? `every promise kept: ${ledger.checks} comparisons`
      : `promises BROKEN in ${ledger.checks} comparisons: ${ledger.kinds}; the first:\n` +
          ledger.breaches.map((breach) => `  ${breach}`).join('\n'),
  );
}

/** What was paid, in words. */
function reportMoney({ money }: Ledger): void {
  const of = (is: (one: Payment) => boolean) => {
    const found = money.payments.filter(is);
    const cents = found.reduce((sum, { saleCents, tipCents }) => sum + saleCents + tipCents, 0);
    return `${found.length} of ${(cents / 100).toFixed(2)} €`;
  };
  const back = money.payments.reduce((sum, { backCents }) => sum + backCents, 0);
  console.log(
    `paid: orders online ${of(({ tab }) => tab === null)}, shares online ` +
      `${of(({ tab, url }) => tab !== null && url !== null)}, at the table ` +
      `${of(({ url }) => url === null)}, undone ${of(({ isUndone }) => isUndone)}, ` +
      `given back ${of(({ backCents }) => backCents > 0)} (${(back / 100).toFixed(2)} €)`,
  );
}

/**
 * The server's memory at the start, at each quarter and at the end; and the least that its heap and
 * its buffers held during each quarter: what is left after a collection.
 */
function reportServer(looks: readonly ServerFigures[], orders: number): void {
  const [first, last] = [looks[0], looks.at(-1)];
  if (!first || !last) {
    console.log('server: it does not tell this caller of itself');
    return;
  }
  const memory = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const look = looks[Math.round((looks.length - 1) * share)];
    return Math.round(look?.residentMb ?? Number.NaN);
  });
  const quarters = [0, 1, 2, 3].map((quarter) =>
    looks.slice((looks.length * quarter) / 4, (looks.length * (quarter + 1)) / 4),
  );
  const leasts = (figure: 'heapMb' | 'externalMb') =>
    quarters.map((those) => ms(Math.min(...those.map((look) => look[figure])))).join(' → ');
  const cpuSeconds = last.cpuSeconds - first.cpuSeconds;
  const lag = Math.max(...looks.map(({ lagMs }) => lagMs));
  const streams = Math.max(...looks.map((look) => look.streams));
  console.log(
    `server: ${memory.join(' → ')} MB, ${cpuSeconds.toFixed(0)} s of CPU, ` +
      `${ms((cpuSeconds * 1_000) / orders)} ms an order with all that goes with it, ` +
      `event loop p99 at most ${ms(lag)} ms, up to ${streams} streams`,
  );
  console.log(
    `the least in each quarter: heap ${leasts('heapMb')} MB, outside it ${leasts('externalMb')} MB`,
  );
}
