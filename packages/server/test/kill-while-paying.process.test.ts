import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  checkPayment,
  createAccountLink,
  createCheckout,
  dropOrder,
  listHistory,
  listOrderChanges,
  payAtTable,
  readOrderMoney,
  readPaymentAccount,
  receivePaymentEvent,
  refundOrder,
} from '@simplato/contract';
import {
  addTables,
  Client,
  fetchFrom,
  fillMenu,
  openRestaurant,
  PASSWORD,
} from '@simplato/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DataPlace } from './process/data-places.ts';
import { EVERY_DATABASE } from './process/demo-places.ts';
import { ask, readBoard, readMenu, sendOrder, sitDown, type Person } from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { StripeDouble } from './stripe-double.ts';

const TIMEOUT = { timeout: 120_000 };

let opened = 0;

/**
 * Kills the server between a call to the provider and the write to the database, and starts it
 * again. The tests share the server; each has a restaurant of its own.
 */
describe.each(EVERY_DATABASE)('a server killed while somebody pays, on $name', ({ create }) => {
  let place: DataPlace;
  let server: ServerProcess;
  let double: StripeDouble;
  let staff: Person;
  let diner: Person;

  const start = () =>
    startServer({
      env: {
        ...place.env,
        STRIPE_SECRET_KEY: double.config.secretKey,
        STRIPE_API_URL: double.config.apiUrl,
        STRIPE_WEBHOOK_SECRET: 'whsec_plataforma',
        STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_conectadas',
      },
    });
  const killAndStart = async () => {
    await server.kill();
    double.release();
    server = await start();
  };

  beforeAll(async () => {
    place = await create();
    double = new StripeDouble();
    await double.start();
    server = await start();
  });
  beforeEach(async () => {
    opened += 1;
    double.requests.length = 0;
    staff = new Client(fetchFrom(server.url));
    const username = `cocina${opened}`;
    const email = `${username}@taberna.example`;
    await openRestaurant(staff, { username, email, password: PASSWORD });
    const product = { name: 'Croquetas', price: '8.636364' };
    await fillMenu(staff, [{ nombrecategoria: 'Tapas', products: [product] }]);
    const [table] = await addTables(staff, ['4']);
    diner = await sitDown(server.url, table!.codigo);
  });
  afterAll(async () => {
    await server.kill();
    await double.stop();
    await place.remove();
  });

  async function connect(): Promise<void> {
    const { body } = await ask(server.url, staff, createAccountLink, { body: {} });
    double.activate(body.accountId);
    const account = await ask(server.url, staff, readPaymentAccount);
    expect(account.body.estado).toBe('activa');
  }

  async function placeOnline(): Promise<number> {
    await connect();
    const [product] = await readMenu(server.url, diner);
    const order = {
      lineas: [{ idproductos: product!.idproductos, quantity: 2 }],
      ispaid: 'pending' as const,
    };
    const { status, body } = await sendOrder(server.url, diner, randomUUID(), order);
    expect(status).toBe(201);
    return body.idorder;
  }

  const askForPage = (idOrder: number) =>
    ask(server.url, diner, createCheckout, { body: { idOrder } });
  const check = (id: number) => ask(server.url, diner, checkPayment, { params: { id } });
  const money = (id: number) => ask(server.url, staff, readOrderMoney, { params: { id } });
  const sessionOf = (url: string) => url.split('/').at(-1)?.split('#')[0] ?? '';

  async function paidOrder(): Promise<number> {
    const idorder = await placeOnline();
    const { body } = await askForPage(idorder);
    double.pay(sessionOf(body.url));
    expect((await check(idorder)).body.estado).toBe('pagado');
    return idorder;
  }

  /** An order whose diner is at Stripe's page. */
  async function waitingOrder(): Promise<{ idorder: number; sessionId: string }> {
    const idorder = await placeOnline();
    const { body } = await askForPage(idorder);
    return { idorder, sessionId: sessionOf(body.url) };
  }

  /** The order as the restaurant's history shows it. */
  async function orderOf(idorder: number) {
    const { body } = await ask(server.url, staff, listHistory);
    return body.pedidos.find((order) => order.idorder === idorder);
  }

  const steps = async (idorder: number) =>
    (await ask(server.url, staff, listOrderChanges, { params: { id: idorder } })).body.map(
      ({ tipo, status, ispaid }) => [tipo, status, ispaid].join(' '),
    );

  /** Stripe does its work, and the server is killed before the answer arrives. */
  async function killDuring(call: string, work: () => Promise<unknown>): Promise<void> {
    double.misbehave('slow', { on: call });
    const cut = work().catch(() => null);
    await untilAsked(call);
    await killAndStart();
    expect(await cut).toBeNull();
  }

  /** Checks all requests, since other calls may follow at once. */
  async function untilAsked(call: string): Promise<void> {
    const isAsked = () => double.requests.some((seen) => seen.call.startsWith(call));
    await expect.poll(isAsked, TIMEOUT).toBe(true);
  }

  const cancel = (id: number) =>
    ask(server.url, staff, cancelOrder, { params: { id }, body: { motivo: 'Sin gas' } });

  test('while the account is created: one account exists afterwards', async () => {
    const before = double.ledger.all('account').length;
    await killDuring('POST /v1/accounts', () =>
      ask(server.url, staff, createAccountLink, { body: {} }),
    );
    await connect();
    expect(double.ledger.all('account')).toHaveLength(before + 1);
  });

  test('while the order is switched to the waiter: it is switched once, without further action', async () => {
    const { idorder, sessionId } = await waitingOrder();
    await killDuring(`POST /v1/checkout/sessions/${sessionId}/expire`, () =>
      ask(server.url, diner, payAtTable, { params: { id: idorder } }),
    );
    await expect.poll(async () => (await orderOf(idorder))?.ispaid, TIMEOUT).toBe('false');
    const again = await ask(server.url, diner, payAtTable, { params: { id: idorder } });
    expect([again.status, again.body.status]).toEqual([200, 'READY']);
    expect(await steps(idorder)).toEqual(['paso READY pending', 'pago READY false']);
  });

  test('while the order is dropped: it is cancelled, and never reaches the kitchen', async () => {
    const { idorder, sessionId } = await waitingOrder();
    await killDuring(`POST /v1/checkout/sessions/${sessionId}/expire`, () =>
      ask(server.url, diner, dropOrder, { params: { id: idorder } }),
    );
    await expect.poll(async () => (await orderOf(idorder))?.status, TIMEOUT).toBe('CANCELLED');
    expect((await orderOf(idorder))?.motivo).toBe('Lo has descartado antes de pagar');
    expect(await readBoard(server.url, staff)).toEqual([]);
  });

  test('while the restaurant cancels: the payment page is closed, and cancelling again succeeds', async () => {
    const { idorder, sessionId } = await waitingOrder();
    await killDuring(`POST /v1/checkout/sessions/${sessionId}/expire`, () => cancel(idorder));
    await expect
      .poll(async () => (await money(idorder)).body.pagos[0]?.estado, TIMEOUT)
      .toBe('caducado');
    expect(await orderOf(idorder)).toMatchObject({ status: 'READY', ispaid: 'pending' });
    expect((await cancel(idorder)).body).toMatchObject({ status: 'CANCELLED', pagosuelto: null });
  });

  test('while the diner returns from paying: the order is paid once', async () => {
    const { idorder, sessionId } = await waitingOrder();
    double.pay(sessionId);
    await killDuring(`GET /v1/checkout/sessions/${sessionId}`, () => check(idorder));
    expect((await check(idorder)).body.estado).toBe('pagado');
    expect(await steps(idorder)).toEqual(['paso READY pending', 'pago READY true']);
  });

  test('while a late payment is refunded: it is refunded once', async () => {
    const { idorder, sessionId } = await waitingOrder();
    double.completeLater(sessionId);
    expect((await cancel(idorder)).body.pagosuelto?.estado).toBe('en_duda');
    double.pay(sessionId);
    double.misbehave('slow', { on: 'POST /v1/refunds' });
    expect((await check(idorder)).body.pedido.pagosuelto?.estado).toBe('devolviendose');
    await untilAsked('POST /v1/refunds');
    await killAndStart();
    await expect
      .poll(async () => (await orderOf(idorder))?.pagosuelto?.estado, TIMEOUT)
      .toBe('devuelto');
    const { ledger } = double;
    expect(ledger.all('refund', ledger.ownerOf(sessionId))).toHaveLength(1);
  });

  test('while the payment page is created: one page remains, and is paid once', async () => {
    const idorder = await placeOnline();
    double.misbehave('slow', { on: 'POST /v1/checkout/sessions' });
    const cut = askForPage(idorder).catch(() => null);
    await untilAsked('POST /v1/checkout/sessions');
    await killAndStart();
    expect(await cut).toBeNull();

    const { status, body } = await askForPage(idorder);
    expect(status).toBe(200);
    double.pay(sessionOf(body.url));
    expect((await check(idorder)).body.estado).toBe('pagado');
    const attempts = (await money(idorder)).body.pagos.map(({ estado }) => estado);
    expect(attempts.filter((state) => state !== 'caducado')).toEqual(['pagado']);
    const board = await readBoard(server.url, staff);
    expect(board.map(({ ispaid }) => ispaid)).toEqual(['true']);
  });

  test('after an event was acknowledged: it is processed after the restart', async () => {
    const idorder = await placeOnline();
    const { body } = await askForPage(idorder);
    const sessionId = sessionOf(body.url);
    double.pay(sessionId);
    // The server asks the provider about the event, and is killed before the answer arrives.
    double.misbehave('slow', { on: `GET /v1/checkout/sessions/${sessionId}` });
    const event = double.event('checkout.session.completed', sessionId);
    const answer = await fetch(`${server.url}/api${receivePaymentEvent.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
      body: new Uint8Array(event.body),
    });
    expect(answer.status).toBe(200);
    await killAndStart();
    await expect
      .poll(async () => (await readBoard(server.url, staff)).map(({ ispaid }) => ispaid), TIMEOUT)
      .toEqual(['true']);
  });

  test('while a refund is made: it is made once', async () => {
    const idorder = await paidOrder();
    double.misbehave('slow', { on: 'POST /v1/refunds' });
    const body = { que: { tipo: 'importe', importe: '2.00' }, motivo: 'Frío' };
    const cut = ask(server.url, staff, refundOrder, { params: { id: idorder }, body }).catch(
      () => null,
    );
    await untilAsked('POST /v1/refunds');
    await killAndStart();
    expect(await cut).toBeNull();
    await expect.poll(async () => (await money(idorder)).body.devuelto, TIMEOUT).toBe('2.00');
    expect((await money(idorder)).body.devoluciones).toHaveLength(1);
  });
});
