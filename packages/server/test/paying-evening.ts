import {
  askForRelease,
  cancelOrder,
  changeInvoicing,
  chargeTab,
  closeTab,
  createCheckout,
  giveBackTabPayment,
  handBack,
  IDEMPOTENCY_HEADER,
  mergeTabs,
  moveOrder,
  moveTab,
  openShift,
  placeOrder,
  readOwnTab,
  readTab,
  refundOrder,
  refundTabPayment,
  releaseTabPayment,
  removeFromOrder,
  seatParty,
  splitTab,
  startTabPayment,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  switchTips,
  undoCharge,
  type BodyInputOf,
  type Endpoint,
  type TabWire,
} from '@simplato/contract';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { EventReader, StreamEvent } from './event-reader.ts';
import { openStripeRestaurant, tell, type PayingTestApp } from './paying-through-stripe.ts';
import type { SignedEvent } from './stripe-double.ts';
import type { RefundObject, SessionObject } from './stripe/stripe-ledger.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const MINUTE_MS = 60_000;
const MOST_PHONES = 8;
const SESSIONS = '/v1/checkout/sessions';
const TABLES = ['4', '7', '9'] as const;

const phone = fc.nat(MOST_PHONES - 1);
/** Of what there is by then. */
const nth = fc.nat(30);
const form = fc.constantFrom('efectivo' as const, 'tarjeta' as const, 'otro' as const);
const parts = fc.integer({ min: 2, max: 4 });
/** What the provider says of it arrives twice, never, or when it is told later. */
const news = fc.constantFrom('twice' as const, 'never' as const, 'late' as const);

const share = fc.oneof(
  fc.constant({ modo: 'todo' as const }),
  fc.constant({ modo: 'mio' as const }),
  fc.record({ modo: fc.constant('product' as const), nth, de: fc.option(parts) }),
  fc.record({ modo: fc.constant('partes' as const), de: parts }),
  fc.record({ modo: fc.constant('importe' as const), cents: fc.integer({ min: 50, max: 4_000 }) }),
);

const claim = fc.record({
  does: fc.constant('claim' as const),
  phone,
  share,
  isTipped: fc.boolean(),
});
const charge = fc.record({
  does: fc.constant('charge' as const),
  nth,
  form,
  what: fc.constantFrom('rest' as const, 'product' as const, 'amount' as const),
  isTipped: fc.boolean(),
});
const pay = fc.record({ does: fc.constant('pay' as const), nth, news });

/** What is over before the next thing happens. */
const act = fc.oneof(
  fc.record({
    does: fc.constant('order' as const),
    phone,
    units: fc.integer({ min: 1, max: 3 }),
    isOnline: fc.boolean(),
  }),
  { weight: 4, arbitrary: claim },
  { weight: 3, arbitrary: pay },
  { weight: 2, arbitrary: charge },
  fc.record({ does: fc.constant('bank' as const), nth, news }),
  fc.record({ does: fc.constant('declined' as const), nth, news }),
  fc.record({ does: fc.constant('page expires' as const), nth, news }),
  fc.record({ does: fc.constant('give back' as const), phone, nth }),
  fc.record({ does: fc.constant('ask to let go' as const), phone, nth }),
  fc.record({ does: fc.constant('let go' as const), nth }),
  fc.record({ does: fc.constant('undo' as const), nth }),
  fc.record({ does: fc.constant('hand back' as const), nth }),
  fc.record({ does: fc.constant('refund' as const), nth, isWhole: fc.boolean() }),
  fc.record({ does: fc.constant('refund order' as const), nth, isWhole: fc.boolean() }),
  fc.record({
    does: fc.constant('take off' as const),
    nth,
    linea: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ does: fc.constant('cancel' as const), nth }),
  fc.record({ does: fc.constant('move' as const), nth, mesa: fc.constantFrom(...TABLES) }),
  fc.record({ does: fc.constant('merge' as const), nth }),
  fc.record({ does: fc.constant('split' as const), nth }),
  fc.record({ does: fc.constant('move order' as const), nth }),
  fc.record({ does: fc.constant('close' as const), nth }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

export const anyStep = fc.oneof(
  { weight: 8, arbitrary: act },
  fc.record({ does: fc.constant('at once' as const), acts: fc.tuple(act, act) }),
  // The provider has made the page, and its answer comes after whatever happens meanwhile.
  fc.record({ does: fc.constant('claim slowly' as const), claim }),
  fc.record({ does: fc.constant('answers arrive' as const) }),
  fc.record({
    does: fc.constant('news arrive' as const),
    isReversed: fc.boolean(),
    isTwice: fc.boolean(),
  }),
  fc.record({
    does: fc.constant('refunds take' as const),
    until: fc.constantFrom('succeeded' as const, 'pending' as const, 'failed' as const),
  }),
  fc.record({
    does: fc.constant('provider fails' as const),
    trouble: fc.constantFrom(
      'hang-up-before' as const,
      'hang-up-after' as const,
      'fail-after' as const,
    ),
    on: fc.constantFrom(`POST ${SESSIONS}`, 'POST /v1/refunds', 'GET /v1/checkout'),
  }),
  fc.record({
    does: fc.constant('time passes' as const),
    minutes: fc.integer({ min: 1, max: 40 }),
  }),
);
export type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

export const anyEvening = {
  phones: fc.integer({ min: 1, max: MOST_PHONES }),
  steps: fc.array(anyStep, { minLength: 6, maxLength: 18 }),
};

interface Answered {
  importe?: string;
  idorder?: number;
}

export const cents = (money: string) => Math.round(Number(money) * 100);
const euros = (amount: number) => (amount / 100).toFixed(2);
const pick = <Item>(items: readonly Item[], choice: number) => items[choice % items.length];
const tipOf = (isTipped: boolean) => (isTipped ? { propina: '1.50' } : {});
let keys = 0;
const keyed = () => ({ headers: { [IDEMPOTENCY_HEADER]: `key-${(keys += 1)}` } });

/** A stream that is opened again where it has ended, as a browser does: so it ends with every move of its phone. */
class Line {
  readonly #open: (desde: number) => Promise<EventReader>;
  #reader: EventReader;
  #heard: StreamEvent[] = [];

  private constructor(reader: EventReader, open: (desde: number) => Promise<EventReader>) {
    this.#reader = reader;
    this.#open = open;
  }

  static async open(testApp: TestApp, client: TestClient, endpoint: Endpoint): Promise<Line> {
    return new Line(await testApp.read(client, endpoint), async (desde) =>
      testApp.read(client, endpoint, { query: { desde: String(desde) } }),
    );
  }

  /** What it was told of tabs, the newest last. */
  async heard(): Promise<StreamEvent[]> {
    const all = [...this.#heard, ...this.#reader.unread(STREAM_EVENTS.tab)];
    if (!this.#reader.hasEnded) return all;
    this.#heard = all;
    this.#reader = await this.#open(all.at(-1)?.id ?? 0);
    return this.heard();
  }

  async close(): Promise<void> {
    await this.#reader.close();
  }
}

/** A restaurant with three tables, phones at the first, and a waiter who has the second at hand. */
export class PayingEvening {
  readonly owner: TestClient;
  readonly phones: readonly TestClient[];
  readonly restaurantId: number;
  readonly accountId: string;
  /** What the room and each phone are told. */
  readonly room: Line;
  readonly lines: readonly Line[];
  /** Everything there is, as the room sees it now. */
  tabs: TabWire[] = [];
  readonly #paying: PayingTestApp;
  readonly #order: (units: number) => BodyInputOf<typeof placeOrder>;
  /** Calls whose answer the provider holds back. */
  readonly #underway: Promise<void>[] = [];
  readonly #late: SignedEvent[] = [];

  private constructor(
    made: Pick<
      PayingEvening,
      'owner' | 'phones' | 'restaurantId' | 'accountId' | 'room' | 'lines'
    > & { order: (units: number) => BodyInputOf<typeof placeOrder>; paying: PayingTestApp },
  ) {
    ({ owner: this.owner, phones: this.phones, restaurantId: this.restaurantId } = made);
    ({ accountId: this.accountId, room: this.room, lines: this.lines } = made);
    this.#order = made.order;
    this.#paying = made.paying;
  }

  static async open(paying: PayingTestApp, phoneCount: number): Promise<PayingEvening> {
    const { testApp } = paying;
    const { restaurant, owner, accountId } = await openStripeRestaurant(paying);
    await owner.call(switchTips, { body: { propinas: true } });
    await owner.call(changeInvoicing, { body: { modo: 'facturas' } });
    for (const mesa of TABLES) await restaurant.codeOf(mesa);
    const phones = await Promise.all(
      Array.from({ length: phoneCount }, async () => restaurant.seat(TABLES[0])),
    );
    await owner.call(seatParty, { body: { mesa: TABLES[1] } });
    const order = (units: number) => restaurant.order({ rabo: units, vino: 1 });
    await owner.call(openShift, { body: { fondo: '0' } });
    const room = await Line.open(testApp, owner, streamOrders);
    const lines = await Promise.all(
      phones.map(async (one) => Line.open(testApp, one, streamOwnOrders)),
    );
    for (const one of phones.slice(0, 2)) await one.call(placeOrder, { body: order(1) });
    const { restaurantId } = restaurant;
    const made = { owner, phones, restaurantId, accountId, room, lines, order, paying };
    const evening = new PayingEvening(made);
    await evening.look();
    return evening;
  }

  async look(): Promise<void> {
    const rows = await this.#paying.testApp.db.query<{ tabId: number }>(
      'select tab_id as "tabId" from tabs where restaurant_id = $1 order by tab_id',
      [this.restaurantId],
    );
    this.tabs = [];
    for (const { tabId: id } of rows) {
      this.tabs.push(await this.owner.call(readTab, { params: { id } }));
    }
  }

  async take(one: Step): Promise<void> {
    const { double, testApp } = this.#paying;
    switch (one.does) {
      case 'at once':
        await Promise.all(one.acts.map(async (of) => this.#act(of)));
        break;
      case 'claim slowly':
        await this.#claimSlowly(one.claim);
        break;
      case 'answers arrive':
        await this.hearAnswers();
        break;
      case 'news arrive':
        await this.#hearNews(one);
        break;
      case 'refunds take':
        double.refundStatus = one.until;
        break;
      case 'provider fails':
        double.misbehave(one.trouble, { on: one.on });
        break;
      case 'time passes':
        testApp.clock.advance(one.minutes * MINUTE_MS);
        break;
      default:
        await this.#act(one);
    }
    await this.look();
  }

  /** What the provider has held back is answered. */
  async hearAnswers(): Promise<void> {
    this.#paying.double.release();
    await Promise.all(this.#underway.splice(0));
  }

  /** Nothing more is heard of what goes on now. */
  async end(): Promise<void> {
    for (const line of [this.room, ...this.lines]) await line.close();
  }

  /** Refusals are part of an evening; what fails otherwise fails the test. */
  async #try(who: TestClient, endpoint: Endpoint, sending: object): Promise<Answered> {
    const answer = await who.send(endpoint, sending);
    expect([200, 201, 400, 403, 404, 409, 503], answer.body).toContain(answer.statusCode);
    return answer.json<Answered>();
  }

  async #act(one: Act): Promise<void> {
    const { owner, tabs } = this;
    const open = tabs.filter(({ estado }) => estado === 'ABIERTA');
    const orders = tabs.flatMap(({ pedidos }) => pedidos);
    const payments = tabs.flatMap((tab) => tab.pagos.map((pago) => ({ tab, ...pago })));
    switch (one.does) {
      case 'order': {
        const of = this.#phone(one.phone);
        const ispaid = one.isOnline ? 'pending' : 'false';
        const body = { ...this.#order(one.units), ispaid };
        const { idorder } = await this.#try(of, placeOrder, { body });
        if (one.isOnline && idorder !== undefined) {
          await this.#try(of, createCheckout, { body: { idOrder: idorder } });
        }
        return;
      }
      case 'claim':
        await this.#claim(one);
        return;
      case 'pay':
      case 'bank':
      case 'declined':
      case 'page expires':
        await this.#atProvider(one);
        return;
      case 'give back':
      case 'ask to let go': {
        const pago = pick(payments, one.nth);
        const endpoint = one.does === 'give back' ? giveBackTabPayment : askForRelease;
        const of = this.#phone(one.phone);
        if (pago) await this.#try(of, endpoint, { params: { id: pago.idpago } });
        return;
      }
      case 'let go':
      case 'hand back':
      case 'undo':
      case 'refund': {
        const pago = pick(payments, one.nth);
        if (!pago) return;
        const params = { id: pago.tab.idcuenta, idpago: pago.idpago };
        if (one.does === 'undo') {
          await this.#try(owner, undoCharge, { params, body: { motivo: 'Error' } });
        } else if (one.does === 'refund') {
          const body = { que: partOf(one.isWhole), motivo: 'Salió frío' };
          await this.#try(owner, refundTabPayment, { params, ...keyed(), body });
        } else {
          const endpoint = one.does === 'let go' ? releaseTabPayment : handBack;
          await this.#try(owner, endpoint, { params });
        }
        return;
      }
      case 'charge': {
        const tab = pick(open, one.nth);
        if (tab) await this.#charge(tab, one);
        return;
      }
      case 'refund order':
      case 'take off':
      case 'cancel':
      case 'move order': {
        const order = pick(orders, one.nth);
        if (order) await this.#change(order.idorder, one);
        return;
      }
      case 'move':
      case 'merge':
      case 'split':
      case 'close': {
        const tab = pick(tabs, one.nth);
        if (tab) await this.#tend(tab.idcuenta, one);
      }
    }
  }

  #phone(choice: number): TestClient {
    return pick(this.phones, choice) ?? this.owner;
  }

  async #change(
    id: number,
    one: Extract<Act, { does: 'refund order' | 'take off' | 'cancel' | 'move order' }>,
  ): Promise<void> {
    const { owner } = this;
    const params = { id };
    switch (one.does) {
      case 'refund order': {
        const body = { que: partOf(one.isWhole), motivo: 'Salió frío' };
        await this.#try(owner, refundOrder, { params, ...keyed(), body });
        return;
      }
      case 'take off': {
        const body = { lineas: [{ linea: one.linea, unidades: 1 }], motivo: 'Se ha caído' };
        await this.#try(owner, removeFromOrder, { params, ...keyed(), body });
        return;
      }
      case 'cancel':
        await this.#try(owner, cancelOrder, { params, body: { motivo: 'Se van' } });
        return;
      case 'move order': {
        const into = pick(this.tabs, one.nth % 7);
        const body = { idcuenta: into?.idcuenta ?? 0 };
        await this.#try(owner, moveOrder, { params, body });
      }
    }
  }

  async #tend(
    id: number,
    one: Extract<Act, { does: 'move' | 'merge' | 'split' | 'close' }>,
  ): Promise<void> {
    const { owner } = this;
    const params = { id };
    switch (one.does) {
      case 'move':
        await this.#try(owner, moveTab, { params, body: { mesa: one.mesa, otra: true } });
        return;
      case 'merge': {
        const into = pick(
          this.tabs.filter(({ idcuenta }) => idcuenta !== id),
          one.nth % 7,
        );
        const body = { idcuenta: into?.idcuenta ?? id };
        await this.#try(owner, mergeTabs, { params, body });
        return;
      }
      case 'split':
        await this.#try(owner, splitTab, { params, body: { otra: true } });
        return;
      case 'close':
        await this.#try(owner, closeTab, { params, body: { motivo: 'otro' } });
    }
  }

  async #claim({ phone: choice, share: wish, isTipped }: Extract<Act, { does: 'claim' }>) {
    const of = this.#phone(choice);
    const own = await of.send(readOwnTab);
    if (own.statusCode !== 200) return;
    const body = { ...wishOf(wish, own.json<TabWire>()), ...tipOf(isTipped) };
    const { importe } = await this.#try(of, startTabPayment, { ...keyed(), body });
    // The sum as it is now is taken at its word.
    if (importe !== undefined && importe !== '0.00' && importe !== body.importe) {
      await this.#try(of, startTabPayment, { ...keyed(), body: { ...body, importe } });
    }
  }

  async #claimSlowly(of: Extract<Act, { does: 'claim' }>): Promise<void> {
    const { double } = this.#paying;
    double.behave();
    const seen = double.requests.length;
    double.misbehave('slow-answer', { on: `POST ${SESSIONS}` });
    let isOver = false;
    const claiming = this.#claim(of).finally(() => (isOver = true));
    this.#underway.push(claiming);
    await vi.waitFor(() => {
      const asked = double.requests.slice(seen);
      expect(isOver || asked.some(({ call }) => call.startsWith(`POST ${SESSIONS}`))).toBe(true);
    });
    double.behave();
  }

  async #charge(tab: TabWire, one: Extract<Act, { does: 'charge' }>): Promise<void> {
    const due = cents(tab.pendiente);
    const line = one.what === 'product' ? lineOf(tab, one.nth) : undefined;
    const importe = { rest: euros(due), amount: euros(Math.ceil(due / 3)), product: '1.00' };
    const body = {
      forma: one.form,
      importe: importe[one.what],
      ...(line && { lineas: [{ ...line, unidades: 1 }] }),
      ...tipOf(one.isTipped),
    };
    const call = { params: { id: tab.idcuenta }, ...keyed(), body };
    const now = await this.#try(this.owner, chargeTab, call);
    if (now.importe === undefined || now.importe === '0.00') return;
    const again = { ...call, ...keyed(), body: { ...body, importe: now.importe } };
    await this.#try(this.owner, chargeTab, again);
  }

  async #atProvider(
    one: Extract<Act, { does: 'pay' | 'bank' | 'declined' | 'page expires' }>,
  ): Promise<void> {
    const { double, testApp } = this.#paying;
    const sessions = double.ledger.all<SessionObject>('checkout.session', this.accountId);
    // A phone is sent to a page that is in the books; to another one, made without an answer, nobody is.
    const shown = await testApp.db.query<{ id: string }>(
      'select session_id as id from payments where restaurant_id = $1 and session_id is not null',
      [this.restaurantId],
    );
    const payable = sessions.filter((page) => shown.some(({ id }) => id === page.id));
    const session = pick(one.does === 'page expires' ? sessions : payable, one.nth);
    if (!session) return;
    const { id } = session;
    if (one.does === 'page expires' && session.status === 'open') double.expire(id);
    if (one.does === 'pay' && session.status !== 'expired') double.pay(id);
    if (one.does === 'bank' && session.status === 'open') double.completeLater(id);
    if (one.does === 'declined' && session.status === 'open') double.decline(id);
    const event = session.status === 'expired' ? 'expired' : 'completed';
    await this.#say(double.event(`checkout.session.${event}`, id), one.news);
  }

  async #say(
    event: SignedEvent,
    when: typeof news extends fc.Arbitrary<infer When> ? When : never,
  ) {
    if (when === 'late') this.#late.push(event);
    if (when !== 'twice') return;
    for (const _time of [1, 2]) await tell(this.#paying.testApp, event);
  }

  /** What was said meanwhile, as the provider said it then. */
  async #hearNews({ isReversed, isTwice }: { isReversed: boolean; isTwice: boolean }) {
    const { double, testApp } = this.#paying;
    const refunds = double.ledger
      .all<RefundObject>('refund', this.accountId)
      .map(({ id }) => double.event('refund.updated', id));
    const said = [...this.#late.splice(0), ...refunds];
    const heard = isReversed ? said.toReversed() : said;
    for (const event of isTwice ? [...heard, ...heard] : heard) await tell(testApp, event);
  }
}

function partOf(isWhole: boolean) {
  if (isWhole) return { tipo: 'todo' as const };
  return { tipo: 'importe' as const, importe: '3.10' };
}

type Body = BodyInputOf<typeof startTabPayment>;

function wishOf(wish: Extract<Act, { does: 'claim' }>['share'], tab: TabWire): Body {
  const importe = '1.00';
  switch (wish.modo) {
    case 'todo':
    case 'mio':
      return { modo: wish.modo, importe };
    case 'partes':
      return { modo: 'partes', partes: { de: wish.de, tomo: 1 }, importe };
    case 'importe':
      return { modo: 'importe', importe: euros(wish.cents) };
    case 'product': {
      const line = lineOf(tab, wish.nth) ?? { idorder: 1, linea: 1 };
      const partes = wish.de === null ? {} : { partes: { de: wish.de, tomo: 1 } };
      return { modo: 'platos', lineas: [{ ...line, unidades: 1, ...partes }], importe };
    }
  }
}

function lineOf(tab: TabWire, choice: number) {
  const lines = tab.pedidos.flatMap(({ idorder, lineas }) =>
    lineas.map((_line, index) => ({ idorder, linea: index + 1 })),
  );
  return pick(lines, choice);
}
