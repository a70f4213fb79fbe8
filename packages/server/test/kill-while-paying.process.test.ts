import { randomUUID } from 'node:crypto';
import {
  checkPayment,
  createAccountLink,
  createCheckout,
  readOrderMoney,
  readPaymentAccount,
  receivePaymentEvent,
  refundOrder,
} from '@simplato/contract';
import { encodeTableCode } from '@simplato/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createFolder,
  createPostgresDatabase,
  postgresServer,
  type DataPlace,
} from './process/data-places.ts';
import {
  ask,
  logInDemoStaff,
  readBoard,
  readMenu,
  sendOrder,
  sitDown,
  type Person,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { StripeDouble } from './stripe-double.ts';

const places = [
  { name: 'embedded', create: async (): Promise<DataPlace> => createFolder() },
  ...(postgresServer ? [{ name: 'postgres', create: createPostgresDatabase }] : []),
];
const PATIENCE = { timeout: 120_000 };

/** Kills the server where money is between the provider and the database, and starts it again. */
describe.each(places)('a server killed while somebody pays, on $name', ({ create }) => {
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

  beforeEach(async () => {
    place = await create();
    double = new StripeDouble();
    await double.start();
    server = await start();
    staff = await logInDemoStaff(server.url);
    const { body } = await ask(server.url, staff, createAccountLink, { body: {} });
    double.activate(body.accountId);
    const account = await ask(server.url, staff, readPaymentAccount);
    expect(account.body.estado).toBe('activa');
    const code = { restaurantId: staff.restaurantId, tableName: '4', key: null };
    diner = await sitDown(server.url, encodeTableCode(code));
  });
  afterEach(async () => {
    await server.kill();
    await double.stop();
    await place.remove();
  });

  async function placeOnline(): Promise<number> {
    const [dish] = await readMenu(server.url, diner);
    const order = {
      lineas: [{ idproductos: dish!.idproductos, quantity: 2 }],
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

  test('while the page is made: there is one to pay on afterwards, and it is paid once', async () => {
    const idorder = await placeOnline();
    double.misbehave('slow', { on: 'POST /v1/checkout/sessions' });
    const cut = askForPage(idorder).catch(() => null);
    await expect.poll(() => double.requests.at(-1)?.call, PATIENCE).toContain('checkout/sessions');
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

  test('after an event was thanked for: it is worked on afterwards', async () => {
    const idorder = await placeOnline();
    const { body } = await askForPage(idorder);
    const sessionId = sessionOf(body.url);
    double.pay(sessionId);
    // The provider's answer to what the event makes us ask does not come before the end.
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
      .poll(async () => (await readBoard(server.url, staff)).map(({ ispaid }) => ispaid), PATIENCE)
      .toEqual(['true']);
  });

  test('while money goes back: it goes back once', async () => {
    const idorder = await paidOrder();
    double.misbehave('slow', { on: 'POST /v1/refunds' });
    const body = { que: { tipo: 'importe', importe: '2.00' }, motivo: 'Frío' };
    const cut = ask(server.url, staff, refundOrder, { params: { id: idorder }, body }).catch(
      () => null,
    );
    await expect.poll(() => double.requests.at(-1)?.call, PATIENCE).toBe('POST /v1/refunds');
    await killAndStart();
    expect(await cut).toBeNull();
    await expect.poll(async () => (await money(idorder)).body.devuelto, PATIENCE).toBe('2.00');
    expect((await money(idorder)).body.devoluciones).toHaveLength(1);
  });
});
