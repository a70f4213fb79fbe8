import { randomUUID } from 'node:crypto';
import {
  changeInvoicing,
  checkPayment,
  checkTabPayment,
  createAccountLink,
  createCheckout,
  IDEMPOTENCY_HEADER,
  listHistory,
  listInvoices,
  placeOrder,
  readOrderMoney,
  readPaymentAccount,
  readTab,
  readOwnTab,
  startTabPayment,
  type Endpoint,
  type TabWire,
} from '@simplato/contract';
import {
  addTables,
  Client,
  fetchFrom,
  fillMenu,
  openRestaurant,
  PASSWORD,
  type Sending,
} from '@simplato/test-kit';
import { expect, vi } from 'vitest';
import type { PaymentObject, RefundObject } from '../stripe/stripe-ledger.ts';
import type { StripeDouble } from '../stripe-double.ts';
import { ask, readMenu, sitDown, type Person } from './people.ts';
import type { ServerProcess } from './server-process.ts';

const TIMEOUT = { timeout: 120_000 };
/** Also before the tests of a life. */
export const untilTrue = (look: () => boolean) => vi.waitUntil(look, TIMEOUT);
export const inTheEnd = <Value>(look: () => Promise<Value>) => expect.poll(look, TIMEOUT);

/** The server that runs now, which is another after each kill, and the provider, which lives on. */
export interface Stage {
  server: ServerProcess;
  double: StripeDouble;
}

/** What two units cost. */
export const TWO = '19.00';
let opened = 0;

/** A restaurant that invoices, with a table where two sit: one pays, the other looks on. */
export class PayingRestaurant {
  readonly stage: Stage;
  readonly staff: Person;
  /** Empty until it is connected. */
  accountId = '';
  phones: Person[] = [];
  /** Those calls that the kill is to cut off: null once it has. */
  readonly cuts: Promise<unknown>[] = [];

  private constructor(stage: Stage) {
    this.stage = stage;
    this.staff = new Client(fetchFrom(stage.server.url));
  }

  static async open(stage: Stage, phones = 2): Promise<PayingRestaurant> {
    opened += 1;
    const restaurant = new PayingRestaurant(stage);
    const username = `cocina${opened}`;
    const email = `${username}@taberna.example`;
    await openRestaurant(restaurant.staff, { username, email, password: PASSWORD });
    const product = { name: 'Croquetas', price: '8.636364' };
    await fillMenu(restaurant.staff, [{ nombrecategoria: 'Tapas', products: [product] }]);
    await restaurant.staff.call(changeInvoicing, { body: { modo: 'facturas' } });
    const [table] = await addTables(restaurant.staff, ['4']);
    for (let count = 0; count < phones; count += 1) {
      restaurant.phones.push(await sitDown(stage.server.url, table!.codigo));
    }
    return restaurant;
  }

  get payer(): Person {
    return this.phones[0]!;
  }

  get friend(): Person {
    return this.phones.at(-1)!;
  }

  ask<E extends Endpoint>(person: Person, endpoint: E, sending?: Sending) {
    return ask(this.stage.server.url, person, endpoint, sending);
  }

  async connect(): Promise<void> {
    const { body } = await this.ask(this.staff, createAccountLink, { body: {} });
    this.stage.double.activate(body.accountId);
    const account = await this.ask(this.staff, readPaymentAccount);
    expect(account.body.estado).toBe('activa');
    this.accountId = body.accountId;
  }

  async order(person: Person, quantity: number, ispaid: 'pending' | 'false'): Promise<number> {
    const [product] = await readMenu(this.stage.server.url, person);
    const { status, body } = await this.ask(person, placeOrder, {
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      body: { lineas: [{ idproductos: product!.idproductos, quantity }], ispaid },
    });
    expect(status).toBe(201);
    return body.idorder;
  }

  /** Somebody's call makes the server ask the provider, who does not answer before the kill. */
  async cutDuring(call: string, work: () => Promise<unknown>): Promise<void> {
    await this.#untilAsked(call, () => {
      this.cuts.push(work().catch(() => null));
    });
  }

  /** The same for what the server does by itself: the call itself is answered. */
  async holdDuring(call: string, work: () => Promise<unknown>): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    await this.#untilAsked(call, () => {
      done = work();
      // Thrown below, once the wait for the provider is over.
      done.catch(() => undefined);
    });
    await done;
  }

  async #untilAsked(call: string, begin: () => void): Promise<void> {
    const { double } = this.stage;
    const count = () => double.requests.filter((seen) => seen.call.startsWith(call)).length;
    double.misbehave('slow', { on: call });
    const before = count();
    begin();
    await untilTrue(() => count() > before);
  }

  /** Money at the provider that came for this restaurant, and has not gone back, in cents. */
  held(): number {
    const { ledger } = this.stage.double;
    const sum = (all: readonly { status: string | null; amount: number }[]) =>
      all.reduce((of, { status, amount }) => of + (status === 'succeeded' ? amount : 0), 0);
    return (
      sum(ledger.all<PaymentObject>('payment_intent', this.accountId)) -
      sum(ledger.all<RefundObject>('refund', this.accountId))
    );
  }

  /** Numbers and sums of its invoices, the oldest first. */
  async invoices(): Promise<(readonly [number: string, total: string])[]> {
    const { body } = await this.ask(this.staff, listInvoices, { query: {} });
    return body.facturas.toReversed().map(({ numero, total }) => [numero, total] as const);
  }

  refunds(): number {
    return this.stage.double.ledger.all('refund', this.accountId).length;
  }
}

/** Something to pay online on a page of the provider's. */
export interface Bill {
  restaurant: PayingRestaurant;
  /** The page's URL, whenever and however often it is asked for. */
  openPage: (headers?: Record<string, string>) => Promise<string | null>;
  /** What the screen asks to which the payer returns: the state of the payment. */
  check: (headers?: Record<string, string>) => Promise<string>;
  /** The states of all its payments, but for those that came to nothing. */
  states: () => Promise<string[]>;
}

export function sessionOf(url: string | null): string {
  return url?.split('/').at(-1)?.split('#')[0] ?? '';
}

export interface OrderBill extends Bill {
  orderId: number;
}

/** The whole of an order that waits for its payment. */
export async function orderBill(restaurant: PayingRestaurant): Promise<OrderBill> {
  await restaurant.connect();
  const orderId = await restaurant.order(restaurant.payer, 2, 'pending');
  const params = { id: orderId };
  return {
    restaurant,
    orderId,
    openPage: async () => {
      const { body } = await restaurant.ask(restaurant.payer, createCheckout, {
        body: { idOrder: orderId },
      });
      return body.url;
    },
    check: async () =>
      (await restaurant.ask(restaurant.payer, checkPayment, { params })).body.estado,
    states: async () => {
      const { body } = await restaurant.ask(restaurant.staff, readOrderMoney, { params });
      return counting(body.pagos);
    },
  };
}

export interface ShareBill extends Bill {
  orderId: number;
  tab: () => Promise<TabWire>;
  paymentNumber: () => number;
}

/** What one of a table has ordered. */
export async function shareBill(restaurant: PayingRestaurant): Promise<ShareBill> {
  await restaurant.connect();
  const orderId = await restaurant.order(restaurant.payer, 2, 'false');
  return shareOf(restaurant, restaurant.payer, orderId, { modo: 'mio', importe: TWO });
}

export async function shareOf(
  restaurant: PayingRestaurant,
  payer: Person,
  orderId: number,
  body: object,
): Promise<ShareBill> {
  const key = randomUUID();
  const { idcuenta } = (await restaurant.ask(payer, readOwnTab)).body;
  const tab = async () =>
    (await restaurant.ask(restaurant.staff, readTab, { params: { id: idcuenta } })).body;
  let paymentNumber = 0;
  return {
    restaurant,
    orderId,
    tab,
    paymentNumber: () => paymentNumber,
    openPage: async (headers) => {
      const reply = await restaurant.ask(payer, startTabPayment, {
        headers: { [IDEMPOTENCY_HEADER]: key, ...headers },
        body,
      });
      expect([200, 201], JSON.stringify(reply.body)).toContain(reply.status);
      paymentNumber = reply.body.idpago;
      return reply.body.url;
    },
    check: async (headers = {}) => {
      const params = { id: paymentNumber };
      const reply = await restaurant.ask(payer, checkTabPayment, { params, headers });
      return reply.body.pago.estado;
    },
    states: async () => counting((await tab()).pagos.filter(({ forma }) => forma === 'online')),
  };
}

function counting(payments: readonly { estado: string }[]): string[] {
  return payments.map(({ estado }) => estado).filter((state) => state !== 'caducado');
}

/** The order as the restaurant's history shows it. */
export async function orderInHistory({ restaurant, orderId }: OrderBill) {
  const { body } = await restaurant.ask(restaurant.staff, listHistory);
  return body.pedidos.find((order) => order.idorder === orderId);
}
