import {
  chargeTab,
  closedShiftFromWire,
  closeShift,
  dayFiguresFromWire,
  handBack,
  HEARTBEAT_MS,
  IDEMPOTENCY_HEADER,
  listInvoices,
  orderFromWire,
  readDay,
  readOwnTab,
  readShare,
  readTab,
  vatFromWire,
  type InvoiceWire,
  type TabHeadWire,
  type TabWire,
} from '@simplato/contract';
import {
  addVatBands,
  businessDay,
  isClaimable,
  orderVatBands,
  subtractVatBands,
  vatBands,
  type VatBand,
} from '@simplato/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { inTime, openPayingTestApp } from '../../../test/paying-through-stripe.ts';
import { anyEvening, cents, PayingEvening, type Step } from '../../../test/paying-evening.ts';
import { runsOr, seedOrNew } from '../../../test/runs.ts';
import type {
  PaymentObject,
  RefundObject,
  SessionObject,
} from '../../../test/stripe/stripe-ledger.ts';

/** `TABLES=2000 SEED=7 npx vitest run --project server-postgres tables-that-pay` plays more of them. */
const RUNS = runsOr(2, 'TABLES');
const MINUTE_MS = 60_000;
/** A stream that was not ended with its phone's session is by its next heartbeat, and opened again. */
const HEARD = { timeout: 3 * HEARTBEAT_MS };

const paying = openPayingTestApp();
const { testApp, double } = paying;

/** Never more paid and claimed than there is to pay; and what is paid is what its payments say. */
function expectExact({ total, pagado, reservado, pendiente, pagos }: TabWire): void {
  const sumOf = (...states: TabWire['pagos'][number]['estado'][]) =>
    pagos
      .filter(({ estado, fin }) => states.includes(estado) && fin === undefined)
      .reduce((sum, { importe }) => sum + cents(importe), 0);
  expect(sumOf('pagado', 'pordevolver')).toBe(cents(pagado));
  expect(sumOf('pendiente')).toBe(cents(reservado));
  expect(cents(pendiente)).toBe(cents(total) - cents(pagado));
  expect(cents(pagado) + cents(reservado)).toBeLessThanOrEqual(cents(total));
}

/** What stands of online payments by our books, and what the provider holds of them. */
async function balances({ restaurantId, accountId }: PayingEvening) {
  const [row] = await testApp.db.query<{ cents: number }>(
    `select coalesce(sum(p.amount_cents - coalesce((
         select sum(r.amount_cents) from refunds r
         where r.restaurant_id = p.restaurant_id and r.payment_number = p.payment_number
           and r.state = 'done' and not r.is_by_hand), 0)), 0)::int as cents
     from payments p where p.restaurant_id = $1 and p.form = 'online' and p.state in ('paid', 'late')`,
    [restaurantId],
  );
  const paid = double.ledger
    .all<PaymentObject>('payment_intent', accountId)
    .filter(({ status }) => status === 'succeeded');
  const back = double.ledger
    .all<RefundObject>('refund', accountId)
    .filter(({ status }) => status === 'succeeded');
  const sum = (all: readonly { amount: number }[]) =>
    all.reduce((of, { amount }) => of + amount, 0);
  return { books: row?.cents ?? 0, provider: sum(paid) - sum(back) };
}

async function unsettled({ restaurantId }: PayingEvening): Promise<number> {
  const [row] = await testApp.db.query<{ count: number }>(
    `select (
       select count(*) from payments where restaurant_id = $1 and state in ('starting', 'open')
     )::int + (
       select count(*) from refunds where restaurant_id = $1 and state = 'asked' and not is_by_hand
     )::int as count`,
    [restaurantId],
  );
  return row?.count ?? 0;
}

/** What the waiter has still to hand back of it, without its tip, which goes back where nothing of it stands. */
function owedOfSale({ importe, propina, pordevolver }: TabWire['pagos'][number]): number {
  const isTipOwed = importe === '0.00' && pordevolver !== '0.00';
  return cents(pordevolver) - (isTipOwed ? cents(propina) : 0);
}

/** The day's figures, its Z, the tabs and the provider say the same, to the cent. */
async function expectBooksToAgree(evening: PayingEvening): Promise<void> {
  const { owner, restaurantId } = evening;
  const { provider } = await balances(evening);
  const count = { contado: '0', deja: '0' };
  const { report } = closedShiftFromWire(await owner.call(closeShift, { body: count }));
  const dia = businessDay(Date.now());
  const day = dayFiguresFromWire(await owner.call(readDay, { params: { dia } }));
  expect(report).toMatchObject(day.byForm);
  const { late, rows } = day.byForm;
  const sum = <One>(all: readonly One[], of: (one: One) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  const online = sum(
    rows.filter(({ form: how }) => how === 'online'),
    ({ amountCents, tipCents }) => amountCents + tipCents,
  );
  expect(online + late.inCents - late.backCents).toBe(provider);
  expect(day.money.chargedCents - day.money.refundedCents).toBe(provider);

  const known = await testApp.db.query<{ tabId: number }>(
    `select tab_id as "tabId" from tabs where restaurant_id = $1 and merged_into is null`,
    [restaurantId],
  );
  const tabs: TabWire[] = [];
  for (const { tabId: id } of known) tabs.push(await owner.call(readTab, { params: { id } }));
  const owedBack = sum(tabs, ({ pagos }) => sum(pagos, owedOfSale));
  expect(report.saleCents).toBe(sum(tabs, ({ pagado }) => cents(pagado)) + owedBack);
  // What the owner gives back lowers the price of a tab, and is a correction of its day.
  const soldCents = day.grossCents + day.corrected.grossCents;
  expect(soldCents).toBe(sum(tabs, ({ total }) => cents(total)));
  const isClosed = ({ estado }: TabWire) => estado === 'CERRADA';
  const closed = tabs.filter(isClosed);
  expect(day.due.grossCents).toBe(sum(tabs, (tab) => (isClosed(tab) ? 0 : cents(tab.pendiente))));
  expect(sum(day.unpaid, ({ dueCents }) => dueCents)).toBe(
    sum(closed, ({ pendiente }) => cents(pendiente)),
  );
}

/** The provider is heard again, banks decide, and pages that nobody paid on run out. */
function decideAll({ accountId }: PayingEvening): void {
  double.behave();
  const sessions = double.ledger.all<SessionObject>('checkout.session', accountId);
  for (const [index, { id, status, payment_status }] of sessions.entries()) {
    if (status === 'open') double.expire(id);
    if (status !== 'complete' || payment_status !== 'unpaid') continue;
    if (index % 2 === 0) double.pay(id);
    else double.decline(id);
  }
  const refunds = double.ledger.all<RefundObject>('refund', accountId);
  for (const [index, { id, status }] of refunds.entries()) {
    if (status === 'pending') double.setRefund(id, index % 2 === 0 ? 'succeeded' : 'failed');
  }
}

let keys = 0;
const keyed = () => ({ headers: { [IDEMPOTENCY_HEADER]: `rest-${(keys += 1)}` } });

/** The waiter hands back what is owed, and takes what is due: nothing is left of any open tab. */
async function settleAtTable(evening: PayingEvening): Promise<void> {
  const { owner } = evening;
  for (const { idcuenta: id, pagos } of evening.tabs) {
    for (const { idpago, pordevolver } of pagos) {
      if (pordevolver !== '0.00') await owner.call(handBack, { params: { id, idpago } });
    }
  }
  await evening.look();
  for (const { idcuenta: id, estado, pendiente } of evening.tabs) {
    if (estado !== 'ABIERTA' || pendiente === '0.00') continue;
    const body = { forma: 'efectivo' as const, importe: pendiente };
    const { cuenta } = await owner.call(chargeTab, { params: { id }, ...keyed(), body });
    expect(cuenta.pendiente).toBe('0.00');
  }
  await evening.look();
}

type Heard = Pick<TabHeadWire, 'idcuenta' | 'pagos' | 'pagado' | 'pendiente' | 'reservado'>;

/** What somebody was told last of a tab. */
async function lastHeard(line: PayingEvening['room'], { idcuenta }: Heard): Promise<Heard | null> {
  const heard = (await line.heard()).map(({ data }) => JSON.parse(data) as Heard);
  const last = heard.findLast((tab) => tab.idcuenta === idcuenta);
  return last ? moneyOf(last) : null;
}

const moneyOf = ({ idcuenta, pagos, pagado, pendiente, reservado }: Heard): Heard => {
  return { idcuenta, pagos, pagado, pendiente, reservado };
};

/** The room and every phone have heard how each payment of their tab has ended. */
async function expectEverybodyHeard({ room, lines, phones, tabs }: PayingEvening): Promise<void> {
  for (const tab of tabs.filter(({ pagos }) => pagos.length > 0)) {
    await expect.poll(async () => lastHeard(room, tab), HEARD).toEqual(moneyOf(tab));
  }
  for (const [index, phone] of phones.entries()) {
    const own = await phone.call(readOwnTab);
    const line = lines[index];
    if (!line || own.pagos.length === 0) continue;
    await expect.poll(async () => lastHeard(line, own), HEARD).toEqual(moneyOf(own));
  }
}

/**
 * What receipts say of products is part of what their orders say: the rest has the VAT of its own sum, a cent of
 * each order beside it, and of nothing none.
 */
async function expectVatToAgree({ phones, tabs }: PayingEvening): Promise<void> {
  const orders = tabs.flatMap(({ pedidos }) => pedidos.map(orderFromWire)).filter(isClaimable);
  const ofOrders = sumOf(orders.map(({ lines }) => orderVatBands(lines)));
  const receipts: VatBand[][] = [];
  for (const phone of phones) {
    const { comensales, pagos } = await phone.call(readOwnTab);
    const own = comensales.find(({ yo }) => yo)?.idcomensal;
    for (const { idpago, estado, forma, idorder } of pagos.filter(
      ({ idcomensal }) => idcomensal === own,
    )) {
      if (estado !== 'pagado' || forma !== 'online' || idorder !== undefined) continue;
      const { iva, lineas } = await phone.call(readShare, { params: { id: idpago } });
      const bands = vatFromWire(iva);
      const gross = lineas.map(({ unidades, preciounitario, porcentaje: vatPercent }) => {
        return { vatPercent, grossCents: unidades * cents(preciounitario) };
      });
      expect(grossOf(bands)).toEqual(grossOf(vatBands(gross)));
      receipts.push(bands);
    }
  }
  const rest = subtractVatBands(ofOrders, sumOf(receipts));
  for (const { vatPercent, grossCents, vatCents } of rest) {
    const [alone] = vatBands([{ vatPercent, grossCents }]);
    const odd = grossCents === 0 ? 0 : orders.length;
    expect(Math.abs(vatCents - (alone?.vatCents ?? 0))).toBeLessThanOrEqual(odd);
  }
}

const sumOf = (all: readonly VatBand[][]) =>
  all.reduce<VatBand[]>((some, one) => addVatBands(some, one), []);
const grossOf = (bands: readonly VatBand[]) =>
  bands.map(({ vatPercent, grossCents }) => ({ vatPercent, grossCents }));

async function allInvoices(owner: TestClient): Promise<InvoiceWire[]> {
  const all: InvoiceWire[] = [];
  for (let antes: string | undefined; ;) {
    const query = antes === undefined ? {} : { antes };
    const { facturas, siguiente } = await owner.call(listInvoices, { query });
    all.push(...facturas);
    if (siguiente === null) return all.toReversed();
    antes = String(siguiente);
  }
}

/**
 * Every cent that pays something is on exactly one invoice, but for money on account of a tab that is not complete;
 * and no series has a gap.
 */
async function expectInvoicesToAgree({ owner, tabs }: PayingEvening): Promise<void> {
  const invoices = await allInvoices(owner);
  expect(invoices.map(({ idfactura }) => idfactura)).toEqual(
    invoices.map((_one, index) => index + 1),
  );
  for (const letter of ['T', 'F', 'R']) {
    const series = invoices.filter(({ numero }) => numero.startsWith(letter));
    const turns = series.map(({ numero }) => Number(numero.split('-').at(-1)));
    expect(turns).toEqual(series.map((_one, index) => index + 1));
  }
  for (const { iva, total, lineas } of invoices) {
    const sum = (all: readonly string[]) => all.reduce((of, one) => of + cents(one), 0);
    expect(sum(iva.flatMap(({ base, cuota }) => [base, cuota]))).toBe(cents(total));
    expect(sum(lineas.map(({ importe }) => importe))).toBe(cents(total));
  }
  const paid = new Map<number, { cents: number; mayWait: boolean }>();
  for (const { estado, pendiente, pagos } of tabs) {
    for (const { idpago, importe, estado: state, lineas } of pagos) {
      const counts = state === 'pagado' || state === 'pordevolver';
      const before = paid.get(idpago) ?? { cents: 0, mayWait: false };
      const isOnAccount = lineas.length === 0;
      paid.set(idpago, {
        cents: before.cents + (counts ? cents(importe) : 0),
        mayWait: before.mayWait || (isOnAccount && estado === 'ABIERTA' && pendiente !== '0.00'),
      });
    }
  }
  for (const [idpago, { cents: due, mayWait }] of paid) {
    const own = invoices.filter((one) => one.idpago === idpago);
    if (own.length === 0 && mayWait) continue;
    const told = own.reduce((sum, { total }) => sum + cents(total), 0);
    expect({ idpago, told }).toEqual({ idpago, told: due });
  }
}

interface Evening {
  phones: number;
  steps: readonly Step[];
  isSettled: boolean;
}

async function play({ phones, steps, isSettled }: Evening): Promise<void> {
  double.behave();
  const evening = await PayingEvening.open(paying, phones);
  for (const one of steps) {
    await evening.take(one);
    for (const tab of evening.tabs) expectExact(tab);
  }
  double.behave();
  await evening.hearAnswers();
  // A bank that has just decided leaves a refund behind: what is under way is counted after the sums.
  await inTime(
    testApp,
    async () => {
      decideAll(evening);
      const { books, provider } = await balances(evening);
      return [books - provider, await unsettled(evening)];
    },
    10 * MINUTE_MS,
  ).toEqual([0, 0]);
  await evening.look();
  if (isSettled) await settleAtTable(evening);
  for (const tab of evening.tabs) {
    expectExact(tab);
    // Of what came online, the part that stands is what the tab counts.
    expect(tab.reservado).toBe('0.00');
  }
  await expectEverybodyHeard(evening);
  await expectVatToAgree(evening);
  await expectInvoicesToAgree(evening);
  await expectBooksToAgree(evening);
  await evening.end();
}

test(
  'whatever people, waiters and the provider do, no cent is paid twice, lost or kept for ever',
  async () => {
    const evening = fc.record({ ...anyEvening, isSettled: fc.boolean() });
    await fc.assert(fc.asyncProperty(evening, play), {
      numRuns: RUNS,
      endOnFailure: RUNS <= 5,
      seed: seedOrNew(),
    });
  },
  60_000 + RUNS * 30_000,
);

test.each<[string, Step[]]>([
  [
    'what has to be handed back of an order at one table and another at the next, paid at once',
    [
      { does: 'charge', nth: 0, form: 'efectivo', what: 'rest', isTipped: false },
      { does: 'move order', nth: 1 },
      { does: 'cancel', nth: 0 },
    ],
  ],
  [
    'cash and its tip for a product that is taken off, until both are handed back',
    [
      { does: 'charge', nth: 0, form: 'efectivo', what: 'product', isTipped: true },
      { does: 'take off', nth: 0, linea: 1 },
    ],
  ],
  [
    'what the owner gives back of a payment lowers its tab’s price, and corrects the day',
    [
      { does: 'claim', phone: 0, share: { modo: 'mio' }, isTipped: false },
      { does: 'pay', nth: 0, news: 'twice' },
      { does: 'refund', nth: 0, isWhole: false },
    ],
  ],
])('%s', async (_name, steps) => play({ phones: 4, steps, isSettled: false }), 60_000);
