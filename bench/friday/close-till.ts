import { setTimeout } from 'node:timers/promises';
import {
  closedShiftFromWire,
  closeShift,
  dayFiguresFromWire,
  listTabs,
  readDay,
  readTabPaymentMoney,
} from '@simplato/contract';
import { addDays, businessDay, type DayFigures, type ShiftReport } from '@simplato/domain';
import type { Device } from '../kit/device.ts';
import { FLOAT_CENTS } from './create-restaurant.ts';
import type { Ledger } from './ledger.ts';
import type { Moved, Payment } from './money.ts';
import { wireCents } from './priced-choice.ts';
import { readProvider, type ProviderWord } from './sandbox.ts';

const LOOK_AGAIN_MS = 250;
/** Far longer than the provider takes to give something back. */
const REFUND_TIMEOUT_MS = 60_000;
const WORDS = {
  kind: {
    charged: 'cobro',
    undone: 'deshecho',
    refunded: 'devuelto',
    'refund-undone': 'devolucion_fallida',
  },
  form: { online: 'online', cash: 'efectivo', card: 'tarjeta', other: 'otro' },
} as const;

/** What a till's Z, its days, its open tabs and the provider say at the end of the evening. */
export interface TillBooks {
  restaurantId: number;
  report: Pick<ShiftReport, 'rows' | 'saleCents' | 'late' | 'byVat' | 'byPerson' | 'drawer'>;
  days: readonly Pick<DayFigures, 'byForm' | 'corrected' | 'due' | 'money' | 'unpaid'>[];
  openDueCents: number;
  /** By the provider's page of each payment. */
  provider: ReadonlyMap<string, ProviderWord>;
}

/** Counts the drawer, which holds what everybody was told, and closes the shift. */
export async function readTillBooks(
  ledger: Ledger,
  owner: Device,
  since: Date,
): Promise<TillBooks> {
  const { restaurantId } = owner;
  const payments = ledger.money.of(restaurantId);
  for (const payment of payments) await untilGivenBack(owner, payment);
  const body = { contado: wireCents(drawerOf(ledger, restaurantId)), deja: '0.00' };
  const { report } = closedShiftFromWire(await owner.call(closeShift, { body }));
  const days = [];
  const last = businessDay(new Date());
  for (let dia = businessDay(since); dia <= last; dia = addDays(dia, 1)) {
    days.push(dayFiguresFromWire(await owner.call(readDay, { params: { dia } })));
  }
  const open = await owner.call(listTabs);
  const provider = new Map<string, ProviderWord>();
  for (const { url } of payments) {
    if (url !== null) provider.set(url, await readProvider(owner, url));
  }
  const openDueCents = sum(open, ({ pendiente }) => Math.round(Number(pendiente) * 100));
  return { restaurantId, report, days, openDueCents, provider };
}

/** Anybody's money is with them again only some seconds after the owner has pressed. */
async function untilGivenBack(owner: Device, { tab, backCents }: Payment): Promise<void> {
  if (tab === null || backCents === 0) return;
  const params = { id: tab.tabId, idpago: tab.paymentNumber };
  const until = performance.now() + REFUND_TIMEOUT_MS;
  for (;;) {
    const { devuelto } = await owner.call(readTabPaymentMoney, { params });
    if (devuelto === wireCents(backCents) || performance.now() > until) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
}

function drawerOf({ money }: Ledger, restaurantId: number): number {
  const cash = [...money.rowsOf(restaurantId)].filter(([name]) => name.endsWith(' efectivo'));
  return FLOAT_CENTS + sum(cash, ([, { amountCents, tipCents }]) => amountCents + tipCents);
}

/**
 * Compares a Z with the orders, with the figures of its days, with what payers and waiters were told and
 * with the provider, to the cent.
 *
 * @param soldCents what the restaurant's orders come to
 */
export function closeTill(ledger: Ledger, books: TillBooks, soldCents: number): void {
  const { restaurantId, report, days, openDueCents, provider } = books;
  const { money } = ledger;
  const compare = (what: string, is: unknown, wanted: unknown) => {
    ledger.checks += 1;
    const [seen, expected] = [JSON.stringify(is), JSON.stringify(wanted)];
    if (seen === expected) return;
    const where = `till of restaurant ${restaurantId}`;
    ledger.breach('figures do not sum', `${where}: ${what} ${seen}, not ${expected}`);
  };

  // What was sold was paid, given back or is still due.
  const dueCents = openDueCents + sum(days, ({ unpaid }) => sum(unpaid, (one) => one.dueCents));
  compare('due of open tabs', days.at(-1)?.due.grossCents, openDueCents);
  const correctedCents = sum(days, ({ corrected }) => corrected.grossCents);
  compare('sale and what is due', report.saleCents + dueCents, soldCents + correctedCents);
  compare(
    'VAT',
    sum(report.byVat, ({ grossCents }) => grossCents),
    report.saleCents,
  );
  compare(
    'people',
    sum(report.byPerson, ({ amountCents }) => amountCents),
    report.saleCents,
  );

  const forms = new Map(report.rows.map(named));
  const ofDays = new Map<string, Moved>();
  for (const [name, moved] of days.flatMap(({ byForm }) => byForm.rows.map(named))) {
    const known = ofDays.get(name) ?? { count: 0, amountCents: 0, tipCents: 0 };
    ofDays.set(name, {
      count: known.count + moved.count,
      amountCents: known.amountCents + moved.amountCents,
      tipCents: known.tipCents + moved.tipCents,
    });
  }
  compare('forms and those of the days', inOrder(forms), inOrder(ofDays));
  const online = [...forms].filter(([name]) => name.endsWith(' online'));
  const heldCents =
    sum(online, ([, { amountCents, tipCents }]) => amountCents + tipCents) +
    report.late.inCents -
    report.late.backCents;
  const ofDaysCents = sum(days, ({ money: { chargedCents, refundedCents } }) => {
    return chargedCents - refundedCents;
  });
  compare('money online', ofDaysCents, heldCents);

  // Where somebody was not told what became of their money, nobody knows what they should have been.
  if (money.unsure.has(restaurantId)) return;
  compare('forms and what people paid', inOrder(forms), inOrder(money.rowsOf(restaurantId)));
  compare('drawer', report.drawer?.expectedCents, drawerOf(ledger, restaurantId));
  let providerCents = 0;
  for (const { url, saleCents, tipCents, backCents } of money.of(restaurantId)) {
    if (url === null) continue;
    const word = provider.get(url);
    compare('provider', word, { isPaid: true, amountCents: saleCents + tipCents, backCents });
    providerCents += word ? word.amountCents - word.backCents : 0;
  }
  compare('what the provider holds', providerCents, heldCents);
}

function named({ kind, form, ...moved }: ShiftReport['rows'][number]): [string, Moved] {
  return [`${WORDS.kind[kind]} ${WORDS.form[form]}`, moved];
}

function inOrder(rows: ReadonlyMap<string, Moved>): unknown[] {
  return Array.from(rows, ([name, { count, amountCents, tipCents }]) => ({
    name,
    count,
    amountCents,
    tipCents,
  })).toSorted((one, other) => one.name.localeCompare(other.name));
}

function sum<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
