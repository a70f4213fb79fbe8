import process from 'node:process';
import {
  askForRelease,
  cancelOrder,
  chargeTab,
  closedShiftFromWire,
  closeShift,
  closeTab,
  createCheckout,
  dayFiguresFromWire,
  giveBackTabPayment,
  handBack,
  IDEMPOTENCY_HEADER,
  mergeTabs,
  moveOrder,
  openShift,
  placeOrder,
  readDay,
  readOwnTab,
  readTab,
  releaseTabPayment,
  removeFromOrder,
  seatParty,
  splitTab,
  startTabPayment,
  undoCharge,
  type BodyInputOf,
  type Endpoint,
  type TabWire,
} from '@simplato/contract';
import { businessDay } from '@simplato/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  inTime,
  openPayingTestApp,
  openStripeRestaurant,
  tell,
} from '../../../test/paying-through-stripe.ts';
import type { PaymentObject, RefundObject } from '../../../test/stripe/stripe-ledger.ts';
import type { TestClient } from '../../../test/test-client.ts';

/** `TABLES=2000 npx vitest run --project server-postgres tables-that-pay` plays more of them. */
const RUNS = Number(process.env.TABLES ?? 5);
const MINUTE_MS = 60_000;
const PHONES = 4;

const paying = openPayingTestApp();
const { testApp, double } = paying;

const phone = fc.nat(PHONES - 1);
/** Of what there is by then. */
const nth = fc.nat(30);
const form = fc.constantFrom('efectivo' as const, 'tarjeta' as const, 'otro' as const);
const parts = fc.integer({ min: 2, max: 4 });

const share = fc.oneof(
  fc.constant({ modo: 'todo' as const }),
  fc.constant({ modo: 'mio' as const }),
  fc.record({ modo: fc.constant('product' as const), nth, de: fc.option(parts) }),
  fc.record({ modo: fc.constant('partes' as const), de: parts }),
  fc.record({ modo: fc.constant('importe' as const), cents: fc.integer({ min: 50, max: 4_000 }) }),
);

const step = fc.oneof(
  fc.record({
    does: fc.constant('order' as const),
    phone,
    units: fc.integer({ min: 1, max: 3 }),
    isOnline: fc.boolean(),
  }),
  { weight: 4, arbitrary: fc.record({ does: fc.constant('claim' as const), phone, share }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('pay' as const), nth, isHeard: fc.boolean() }),
  },
  fc.record({ does: fc.constant('bank' as const), nth }),
  fc.record({ does: fc.constant('declined' as const), nth }),
  fc.record({ does: fc.constant('page expires' as const), nth, isHeard: fc.boolean() }),
  fc.record({ does: fc.constant('give back' as const), phone, nth }),
  fc.record({ does: fc.constant('ask to let go' as const), phone, nth }),
  fc.record({ does: fc.constant('let go' as const), nth }),
  fc.record({ does: fc.constant('charge' as const), form, isRest: fc.boolean() }),
  fc.record({ does: fc.constant('undo' as const), nth }),
  fc.record({ does: fc.constant('hand back' as const), nth }),
  fc.record({ does: fc.constant('take off' as const), nth }),
  fc.record({ does: fc.constant('cancel' as const), nth }),
  fc.record({ does: fc.constant('merge' as const) }),
  fc.record({ does: fc.constant('split' as const) }),
  fc.record({ does: fc.constant('move order' as const), nth }),
  fc.record({ does: fc.constant('close' as const) }),
  fc.record({
    does: fc.constant('provider fails' as const),
    trouble: fc.constantFrom(
      'hang-up-before' as const,
      'hang-up-after' as const,
      'fail-after' as const,
    ),
    on: fc.constantFrom('POST /v1/checkout/sessions', 'POST /v1/refunds', 'GET /v1/checkout'),
  }),
  fc.record({
    does: fc.constant('time passes' as const),
    minutes: fc.integer({ min: 1, max: 40 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Answered {
  importe?: string;
  idorder?: number;
}

const cents = (money: string) => Math.round(Number(money) * 100);
let keys = 0;
const keyed = () => ({ headers: { [IDEMPOTENCY_HEADER]: `key-${(keys += 1)}` } });

/** A house with two tables, phones at the first, and a waiter who has the second at hand. */
class Evening {
  readonly owner: TestClient;
  readonly phones: readonly TestClient[];
  readonly restaurantId: number;
  readonly accountId: string;
  readonly #order: (units: number) => BodyInputOf<typeof placeOrder>;
  readonly #tabIds: number[];

  constructor(made: {
    owner: TestClient;
    phones: readonly TestClient[];
    restaurantId: number;
    accountId: string;
    order: (units: number) => BodyInputOf<typeof placeOrder>;
    tabIds: number[];
  }) {
    ({ owner: this.owner, phones: this.phones, restaurantId: this.restaurantId } = made);
    this.accountId = made.accountId;
    this.#order = made.order;
    this.#tabIds = made.tabIds;
  }

  async tabs(): Promise<TabWire[]> {
    const tabs: TabWire[] = [];
    for (const id of this.#tabIds) tabs.push(await this.owner.call(readTab, { params: { id } }));
    return tabs;
  }

  /** Refusals are part of an evening; what fails otherwise fails the test. */
  async #try(who: TestClient, endpoint: Endpoint, sending: object): Promise<Answered> {
    const answer = await who.send(endpoint, sending);
    expect([200, 201, 400, 403, 404, 409, 503], answer.body).toContain(answer.statusCode);
    return answer.json<Answered>();
  }

  async take(one: Step): Promise<void> {
    const { owner } = this;
    const tabs = await this.tabs();
    const [first, second] = [tabs[0]!, tabs[1]!];
    const orders = tabs.flatMap(({ pedidos }) => pedidos);
    const payments = tabs.flatMap((tab) => tab.pagos.map((pago) => ({ tab, ...pago })));
    const pick = <Item>(items: readonly Item[], choice: number) => items[choice % items.length];
    const sessions = await testApp.db.query<{ sessionId: string }>(
      `select session_id as "sessionId" from payments
       where restaurant_id = $1 and session_id is not null order by payment_number`,
      [this.restaurantId],
    );
    switch (one.does) {
      case 'order': {
        const of = this.phones[one.phone]!;
        const ispaid = one.isOnline ? 'pending' : 'false';
        const body = { ...this.#order(one.units), ispaid };
        const { idorder } = await this.#try(of, placeOrder, { body });
        if (one.isOnline && idorder !== undefined) {
          await this.#try(of, createCheckout, { body: { idOrder: idorder } });
        }
        return;
      }
      case 'claim': {
        const of = this.phones[one.phone]!;
        const own = await of.send(readOwnTab);
        if (own.statusCode !== 200) return;
        const body = wishOf(one.share, own.json<TabWire>());
        const { importe } = await this.#try(of, startTabPayment, { ...keyed(), body });
        // The sum as it is now is taken at its word.
        if (importe !== undefined && importe !== '0.00') {
          await this.#try(of, startTabPayment, { ...keyed(), body: { ...body, importe } });
        }
        return;
      }
      case 'pay':
      case 'bank':
      case 'declined':
      case 'page expires': {
        const session = pick(sessions, one.nth);
        if (session) await this.#atProvider(one, session.sessionId);
        return;
      }
      case 'give back':
      case 'ask to let go': {
        const pago = pick(payments, one.nth);
        const endpoint = one.does === 'give back' ? giveBackTabPayment : askForRelease;
        if (pago)
          await this.#try(this.phones[one.phone]!, endpoint, { params: { id: pago.idpago } });
        return;
      }
      case 'let go':
      case 'hand back':
      case 'undo': {
        const pago = pick(payments, one.nth);
        if (!pago) return;
        const params = { id: pago.tab.idcuenta, idpago: pago.idpago };
        if (one.does === 'undo') {
          await this.#try(owner, undoCharge, { params, body: { motivo: 'Error' } });
        } else
          await this.#try(owner, one.does === 'let go' ? releaseTabPayment : handBack, { params });
        return;
      }
      case 'charge': {
        const due = cents(first.pendiente);
        const importe = one.isRest ? due : Math.ceil(due / 3);
        const body = { forma: one.form, importe: (importe / 100).toFixed(2) };
        await this.#try(owner, chargeTab, { params: { id: first.idcuenta }, ...keyed(), body });
        return;
      }
      case 'take off': {
        const order = pick(orders, one.nth);
        const body = { lineas: [{ linea: 1, unidades: 1 }], motivo: 'Se ha caído' };
        if (order)
          await this.#try(owner, removeFromOrder, {
            params: { id: order.idorder },
            ...keyed(),
            body,
          });
        return;
      }
      case 'cancel': {
        const order = pick(orders, one.nth);
        const body = { motivo: 'Se van' };
        if (order) await this.#try(owner, cancelOrder, { params: { id: order.idorder }, body });
        return;
      }
      case 'merge':
        await this.#try(owner, mergeTabs, {
          params: { id: second.idcuenta },
          body: { idcuenta: first.idcuenta },
        });
        return;
      case 'split':
        await this.#try(owner, splitTab, { params: { id: first.idcuenta } });
        return;
      case 'move order': {
        const order = pick(orders, one.nth);
        const body = { idcuenta: one.nth % 2 === 0 ? first.idcuenta : second.idcuenta };
        if (order) await this.#try(owner, moveOrder, { params: { id: order.idorder }, body });
        return;
      }
      case 'close':
        await this.#try(owner, closeTab, {
          params: { id: first.idcuenta },
          body: { motivo: 'otro' },
        });
        return;
      case 'provider fails':
        double.misbehave(one.trouble, { on: one.on });
        return;
      case 'time passes':
        testApp.clock.advance(one.minutes * MINUTE_MS);
    }
  }

  async #atProvider(
    one: Step & { does: 'pay' | 'bank' | 'declined' | 'page expires' },
    sessionId: string,
  ): Promise<void> {
    const session = double.ledger.find<{ id: string; object: string; status: string }>(
      'checkout.session',
      sessionId,
    );
    if (one.does === 'page expires' && session.status === 'open') double.expire(sessionId);
    if (one.does === 'pay' && session.status !== 'expired') double.pay(sessionId);
    if (one.does === 'bank' && session.status === 'open') double.completeLater(sessionId);
    if (one.does === 'declined' && session.status === 'open') double.decline(sessionId);
    if ((one.does === 'pay' || one.does === 'page expires') && !one.isHeard) return;
    const type =
      session.status === 'expired' ? 'checkout.session.expired' : 'checkout.session.completed';
    // Everything is said at least twice.
    for (const _time of [1, 2]) await tell(testApp, double.event(type, sessionId));
  }
}

type Body = BodyInputOf<typeof startTabPayment>;

function wishOf(wish: Extract<Step, { does: 'claim' }>['share'], tab: TabWire): Body {
  const importe = '1.00';
  switch (wish.modo) {
    case 'todo':
    case 'mio':
      return { modo: wish.modo, importe };
    case 'partes':
      return { modo: 'partes', partes: { de: wish.de, tomo: 1 }, importe };
    case 'importe':
      return { modo: 'importe', importe: (wish.cents / 100).toFixed(2) };
    case 'product': {
      const lines = tab.pedidos.flatMap(({ idorder, lineas }) =>
        lineas.map((_line, index) => ({ idorder, linea: index + 1 })),
      );
      const line = lines[wish.nth % Math.max(1, lines.length)] ?? { idorder: 1, linea: 1 };
      const partes = wish.de === null ? {} : { partes: { de: wish.de, tomo: 1 } };
      return { modo: 'platos', lineas: [{ ...line, unidades: 1, ...partes }], importe };
    }
  }
}

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
async function balances({ restaurantId, accountId }: Evening) {
  const [row] = await testApp.db.query<{ cents: number }>(
    `select coalesce(sum(p.amount_cents - coalesce((
         select sum(r.amount_cents) from refunds r
         where r.restaurant_id = p.restaurant_id and r.payment_number = p.payment_number
           and r.state = 'done'), 0)), 0)::int as cents
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

async function unsettled({ restaurantId }: Evening): Promise<number> {
  const [row] = await testApp.db.query<{ count: number }>(
    `select (
       select count(*) from payments where restaurant_id = $1 and state in ('starting', 'open')
         and not is_processing
     )::int + (
       select count(*) from refunds where restaurant_id = $1 and state = 'asked' and not is_by_hand
     )::int as count`,
    [restaurantId],
  );
  return row?.count ?? 0;
}

/** The day's figures, its Z, the tabs and the provider say the same, to the cent. */
async function expectBooksToAgree(evening: Evening): Promise<void> {
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
  const owedBack = sum(tabs, ({ pagos }) => sum(pagos, ({ pordevolver }) => cents(pordevolver)));
  expect(report.saleCents).toBe(sum(tabs, ({ pagado }) => cents(pagado)) + owedBack);
  expect(day.grossCents).toBe(sum(tabs, ({ total }) => cents(total)));
  const isClosed = ({ estado }: TabWire) => estado === 'CERRADA';
  const closed = tabs.filter(isClosed);
  expect(day.due.grossCents).toBe(sum(tabs, (tab) => (isClosed(tab) ? 0 : cents(tab.pendiente))));
  expect(sum(day.unpaid, ({ dueCents }) => dueCents)).toBe(
    sum(closed, ({ pendiente }) => cents(pendiente)),
  );
}

async function openEvening(): Promise<Evening> {
  const { restaurant, owner, accountId } = await openStripeRestaurant(paying);
  await restaurant.codeOf('7');
  const phones = await Promise.all(Array.from({ length: PHONES }, () => restaurant.seat('4')));
  const { idcuenta } = await phones[0]!.call(readOwnTab);
  const other = await owner.call(seatParty, { body: { mesa: '7' } });
  const order = (units: number) => restaurant.order({ rabo: units, vino: 1 });
  await owner.call(openShift, { body: { fondo: '0' } });
  for (const one of phones.slice(0, 2)) await one.call(placeOrder, { body: order(1) });
  const { restaurantId } = restaurant;
  const tabIds = [idcuenta, other.idcuenta];
  return new Evening({ owner, phones, restaurantId, accountId, order, tabIds });
}

async function play(steps: readonly Step[]): Promise<void> {
  double.behave();
  const evening = await openEvening();
  for (const one of steps) {
    await evening.take(one);
    for (const tab of await evening.tabs()) expectExact(tab);
  }
  // The provider is heard again, banks decide, and pages that nobody paid on run out.
  double.behave();
  for (const { id, status, payment_status } of double.ledger.all<{
    id: string;
    object: string;
    status: string;
    payment_status: string;
  }>('checkout.session', evening.accountId)) {
    if (status === 'complete' && payment_status === 'unpaid') double.pay(id);
    if (status === 'open') double.expire(id);
  }
  // A bank that has just decided leaves a refund behind: what is under way is counted after the sums.
  await inTime(
    testApp,
    async () => {
      const { books, provider } = await balances(evening);
      return [books - provider, await unsettled(evening)];
    },
    10 * MINUTE_MS,
  ).toEqual([0, 0]);
  for (const tab of await evening.tabs()) {
    expectExact(tab);
    // Of what came online, the part that stands is what the tab counts.
    expect(tab.reservado).toBe('0.00');
  }
  await expectBooksToAgree(evening);
}

test(
  'whatever people, waiters and the provider do, no cent is paid twice, lost or kept for ever',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), play), {
      numRuns: RUNS,
      endOnFailure: RUNS <= 5,
    });
  },
  60_000 + RUNS * 30_000,
);

test.each<[string, Step[]]>([
  [
    'what has to be handed back of an order at one table and another at the next, paid at once',
    [
      { does: 'charge', form: 'efectivo', isRest: true },
      { does: 'move order', nth: 3 },
      { does: 'cancel', nth: 0 },
    ],
  ],
])('%s', async (_name, steps) => play(steps), 60_000);
