import {
  acceptInvitation,
  advanceOrder,
  askForClosing,
  CHECK_ID,
  COOKIES,
  forgotDinerPassword,
  listAudit,
  listOrders,
  listOwnOrders,
  placeOrder,
  readDiner,
  readReadiness,
  receivePaymentEvent,
  resetDinerPassword,
  streamOrders,
  undoStep,
} from '@simplato/contract';
import { PASSWORD, passwordField, serve } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../test/event-reader.ts';
import { openPayingRestaurant, orderOnline, press } from '../../test/paying.ts';
import {
  generalPassword,
  loggedInDiner,
  LUCIA,
  mailedToken,
  registeredDiner,
} from '../../test/people.ts';
import { openTestApp, TEST_CONFIG } from '../../test/test-app.ts';
import { queueMail } from '../mail/outbox.ts';

const testApp = openTestApp();
const TOKEN = 'una-clave-bastante-larga';

function keptLines() {
  const lines: string[] = [];
  return { lines, logTo: { write: (line: string) => lines.push(line) } };
}

/** The log lines with this message. */
function told(lines: readonly string[], message: string) {
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === message);
}

/** The value of a metric, by its name and labels in Prometheus' format. */
async function measured(name: string, app = testApp.app): Promise<number> {
  const { statusCode, body } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  const line = body.split('\n').find((text) => text.startsWith(`${name} `));
  if (line === undefined) throw new Error(`No ${name} in:\n${body}`);
  return Number(line.slice(name.length + 1));
}

describe('metrics', () => {
  test('count open orders by status, with the age of the oldest', async () => {
    const { restaurant, owner } = await openPayingRestaurant(testApp);
    const guest = await restaurant.seat();
    expect(await measured('simplato_oldest_unserved_order_seconds')).toBe(0);
    const { idorder } = await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await guest.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
    await orderOnline(guest, restaurant.order({ rabo: 1 }));
    await owner.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    await testApp.db.query(`update orders set placed_at = placed_at - interval '90 seconds'
      where order_id = ${idorder}`);

    expect(await measured('simplato_orders_open{status="received"}')).toBe(1);
    expect(await measured('simplato_orders_open{status="preparing"}')).toBe(1);
    expect(await measured('simplato_orders_open{status="ready"}')).toBe(0);
    expect(await measured('simplato_orders_awaiting_payment')).toBe(1);
    const oldest = await measured('simplato_oldest_unserved_order_seconds');
    expect(oldest).toBeGreaterThanOrEqual(90);
  });

  test('tell for how long a product has been on the pass, but not what a restaurant forgot to close', async () => {
    const restaurant = await testApp.openRestaurant();
    const [guest, owner] = [await restaurant.seat(), await restaurant.logIn()];
    const ages = async () => [
      Math.round((await measured('simplato_oldest_unserved_order_seconds')) / 60),
      Math.round((await measured('simplato_oldest_ready_order_seconds')) / 60),
    ];
    for (const status of ['READY', 'PREPARING', 'COMPLETED'] as const) {
      const { idorder } = await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
      if (status === 'READY') continue;
      await owner.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
      if (status === 'COMPLETED') await owner.call(advanceOrder, { body: { idorder, status } });
    }
    expect(await ages()).toEqual([0, 0]);
    // One that is put back on the pass counts from then.
    const { idorder } = await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await serve(owner, idorder);
    await testApp.db.query(
      `update orders set placed_at = now() - interval '3 hours' where order_id = ${idorder}`,
    );
    await owner.call(undoStep, { params: { id: idorder }, body: { status: 'CLOSED' } });
    expect(await ages()).toEqual([0, 0]);
    await owner.call(advanceOrder, { body: { idorder, status: 'CLOSED' } });
    await testApp.db.query(`update orders set placed_at = now() - interval '11 hours',
      status_changed_at = now() - interval '2 hours'`);
    expect(await ages()).toEqual([660, 120]);
    const page = (await testApp.app.inject('/operador')).body;
    expect(page).toContain('puede que siga en el pase');
    await testApp.db.query("update orders set placed_at = now() - interval '13 hours'");
    expect(await ages()).toEqual([0, 0]);
    expect(await measured('simplato_orders_open{status="ready"}')).toBe(1);
    expect((await testApp.app.inject('/operador')).body).toContain('Todo marcha.');
  });

  test('include the delay of events to streams, and the number of open streams', async () => {
    const restaurant = await testApp.openRestaurant();
    const reader = await testApp.read(await restaurant.logIn(), streamOrders);
    await reader.next('latido');
    const before = await measured('simplato_stream_lag_seconds_count');
    await (await restaurant.seat()).call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await reader.next('order');
    expect(await measured('simplato_stream_lag_seconds_count')).toBe(before + 1);
    expect(await measured('simplato_streams_open')).toBe(1);
  });

  test('include mails that are waiting or were given up', async () => {
    const to = 'alguien@example.com';
    // In one transaction, because the application's own sender takes any mail that is due.
    await testApp.db.transaction(async (tx) => {
      await queueMail(tx, { to, subject: 'Hola', text: 'Hola' });
      await queueMail(tx, { to, subject: 'Adiós', text: 'Adiós' });
      await tx.query(`update outbox set given_up_at = now() where subject = 'Adiós'`);
      await tx.query(`update outbox set created_at = now() - interval '5 minutes',
        due_at = now() + interval '1 hour' where subject = 'Hola'`);
    });
    expect(await measured('simplato_outbox_waiting')).toBe(1);
    expect(await measured('simplato_outbox_oldest_seconds')).toBeGreaterThanOrEqual(300);
    expect(await measured('simplato_outbox_given_up')).toBe(1);
  });

  test('include the delay from the provider’s event to the paid order', async () => {
    const { restaurant } = await openPayingRestaurant(testApp);
    const before = await measured('simplato_settle_delay_seconds_count');
    const { url } = await orderOnline(await restaurant.seat(), restaurant.order({ rabo: 1 }));
    await press(testApp.app, url, 'pagar');
    await expect
      .poll(async () => measured('simplato_settle_delay_seconds_count'), { timeout: 30_000 })
      .toBeGreaterThan(before);
    await expect
      .poll(async () => measured('simplato_provider_notices_waiting'), { timeout: 30_000 })
      .toBe(0);
  });

  test('label a call with its route, never with the requested path', async () => {
    await testApp.app.inject('/api/shop/orders/987654/recibo');
    await testApp.app.inject('/api/nada/secreto-de-alguien');
    const { body } = await testApp.app.inject('/metrics');
    expect(body).toContain('route="/api/shop/orders/:id/recibo"');
    expect(body).not.toContain('987654');
    expect(body).not.toContain('secreto-de-alguien');
  });

  test('are still served without the database, and report that it is down', async () => {
    const app = await testApp.appWithoutDatabase();
    expect(await measured('simplato_database_up', app)).toBe(0);
    expect(await measured('simplato_outbox_waiting', app)).toBeNaN();
    expect(await measured('simplato_database_writable', app)).toBe(0);
    expect(await measured('simplato_database_up')).toBe(1);
    expect(await measured('simplato_database_writable')).toBe(1);
  });

  test('report that the database answers but is read-only', async () => {
    const app = await testApp.appOnReadOnlyDatabase();
    expect(await measured('simplato_database_up', app)).toBe(1);
    expect(await measured('simplato_database_writable', app)).toBe(0);
    expect(await measured('simplato_outbox_waiting', app)).toBe(0);
  });
});

describe('access to the metrics, the operator’s page and the mailbox', () => {
  const paths = ['/metrics', '/operador', '/dev/correo', '/dev/correo.json'];
  const basic = (pair: string) => ({
    authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
  });
  const guarded = async () =>
    testApp.anotherApp({ config: { ...TEST_CONFIG, operatorToken: TOKEN } });

  test.each(paths)('%s: accepts the token as Bearer and as Basic', async (url) => {
    const app = await guarded();
    for (const headers of [{ authorization: `Bearer ${TOKEN}` }, basic(`operador:${TOKEN}`)]) {
      const { statusCode, headers: answer } = await app.inject({ url, headers });
      expect([statusCode, answer['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  test.each(paths)(
    '%s: refuses everybody else, and makes browsers ask for the token',
    async (url) => {
      const app = await guarded();
      const wrong = [
        {},
        { authorization: `Bearer ${TOKEN}x` },
        { authorization: 'Bearer' },
        basic(`otro:${TOKEN}`),
        basic(TOKEN),
        { authorization: 'Basic %%%' },
      ];
      for (const headers of wrong) {
        const { statusCode, headers: answer, body } = await app.inject({ url, headers });
        expect([statusCode, body.includes('simplato_')]).toEqual([401, false]);
        expect(answer['www-authenticate']).toContain('Basic');
      }
    },
  );

  test.each(paths)(
    '%s: without a token, allows only this machine, and nobody in production',
    async (url) => {
      const seenFrom = async (more: object, app = testApp.app) =>
        (await app.inject({ url, ...more })).statusCode;
      for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80']) {
        expect(await seenFrom({ headers: { host } }), host).toBe(200);
      }
      expect(await seenFrom({ remoteAddress: '192.168.1.20' })).toBe(404);
      const disguised = [
        { 'x-forwarded-for': '83.1.2.3' },
        { 'x-real-ip': '83.1.2.3' },
        // A name that its owner has pointed at this machine.
        { host: 'evil.example:3000' },
        { host: 'localhost.evil.example' },
      ];
      for (const headers of disguised) {
        expect(await seenFrom({ headers }), JSON.stringify(headers)).toBe(404);
      }
      for (const change of [{ isProduction: true }, { trustedProxies: ['127.0.0.1'] }]) {
        const app = await testApp.anotherApp({ config: { ...TEST_CONFIG, ...change } });
        // In production there is no mailbox: its address is the site's, like any unknown one.
        const unknown = await seenFrom({ url: '/dev/nada' }, app);
        const isMissing = 'isProduction' in change && url.startsWith('/dev/');
        expect(await seenFrom({}, app), JSON.stringify(change)).toBe(isMissing ? unknown : 404);
      }
    },
  );
});

test('a wrong token of the operator is logged without the token, and none at all is not', async () => {
  const { lines, logTo } = keptLines();
  const config = { ...TEST_CONFIG, logLevel: 'info', operatorToken: TOKEN };
  const app = await testApp.anotherApp({ config, logTo });
  await app.inject('/operador');
  await app.inject({ url: '/metrics', headers: { authorization: 'Bearer otra-clave' } });
  expect(told(lines, 'refused')).toMatchObject([
    { code: 'wrong_operator_token', route: '/metrics', reqId: expect.any(String) },
  ]);
  expect(lines.join('')).not.toContain('otra-clave');
});

test('the right token is logged once an hour for each page, without the token', async () => {
  const { lines, logTo } = keptLines();
  const config = { ...TEST_CONFIG, logLevel: 'info', operatorToken: TOKEN };
  const app = await testApp.anotherApp({ config, logTo });
  const read = async (url: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } });
  await read('/metrics');
  await read('/operador');
  testApp.clock.advance(3_599_000);
  await read('/metrics');
  expect(told(lines, 'operator admitted').map(({ route }) => route)).toEqual([
    '/metrics',
    '/operador',
  ]);
  testApp.clock.advance(1_000);
  await read('/metrics');
  expect(told(lines, 'operator admitted')).toHaveLength(3);
  expect(lines.join('')).not.toContain(TOKEN);
});

test('a reset of a password is logged, and so is a link that is not valid', async () => {
  const { lines, logTo } = keptLines();
  const app = await testApp.anotherApp({ config: { ...TEST_CONFIG, logLevel: 'info' }, logTo });
  await registeredDiner(testApp);
  const visitor = testApp.visitor(app);
  await visitor.call(forgotDinerPassword, { body: { email: LUCIA.mail } });
  const token = await mailedToken(testApp, LUCIA.mail);
  const body = { token, newPassword: generalPassword(testApp, 'Servilleta7') };
  await visitor.call(resetDinerPassword, { body });
  await visitor.refused('bad_token', resetDinerPassword, { body });
  expect(told(lines, 'password reset')[0]).toMatchObject({ as: 'diner' });
  expect(told(lines, 'refused')[0]).toMatchObject({ code: 'bad_token' });
  expect(lines.join('')).not.toContain(token);
});

describe('the operator ends the sessions of an account', () => {
  const url = '/operador/sesiones';
  const bearer = { authorization: `Bearer ${TOKEN}` };
  const config = { ...TEST_CONFIG, operatorToken: TOKEN };
  const devicesOf = async (account: string) =>
    testApp.db.query('select 1 from known_devices where account = $1', [account]);

  test('of staff, by the address in any case, and the restaurant’s owners read about it', async () => {
    const restaurant = await testApp.openRestaurant();
    const { restaurantId, mail } = restaurant;
    const [owner, colleague] = [await restaurant.logIn(), await restaurant.logInColleague()];
    const [row] = await testApp.db.query<{ id: number; username: string }>(
      'select staff_id as id, username from staff where restaurant_id = $1 and email = $2',
      [restaurantId, mail],
    );
    const account = `staff:${restaurantId}:${row?.id}`;
    expect(await devicesOf(account)).toHaveLength(1);
    const { lines, logTo } = keptLines();
    const app = await testApp.anotherApp({ config: { ...config, logLevel: 'info' }, logTo });
    const payload = { correo: ` ${mail.toUpperCase()} `, tipo: 'personal' };

    const { statusCode } = await app.inject({ method: 'POST', url, headers: bearer, payload });

    expect(statusCode).toBe(204);
    await owner.refused('no_session', listOrders);
    await colleague.call(listOrders);
    expect(await devicesOf(account)).toEqual([]);
    const { cambios } = await (await restaurant.logIn()).call(listAudit);
    expect(cambios[0]).toMatchObject({
      quien: '',
      area: 'equipo',
      que: 'Sesiones cerradas por quien opera Simplato',
      sobre: row?.username,
    });
    expect(told(lines, 'sessions ended')).toMatchObject([
      { of: { kind: 'staff', restaurantId, staffId: row?.id }, reqId: expect.any(String) },
    ]);
    expect(lines.join('').toLowerCase()).not.toContain(mail.toLowerCase());
  });

  test('of a diner, and of nobody if the address is the other kind’s', async () => {
    const diner = await registeredDiner(testApp);
    const app = await testApp.anotherApp({ config });
    const end = async (tipo: string, correo: string = LUCIA.mail) => {
      const payload = { correo, tipo };
      const answer = await app.inject({ method: 'POST', url, headers: bearer, payload });
      return answer.statusCode;
    };
    expect([await end('personal'), await end('nadie'), await end('comensal', '')]).toEqual([
      404, 400, 400,
    ]);
    await diner.call(readDiner);
    expect(await end('comensal')).toBe(204);
    await diner.refused('no_session', readDiner);
  });

  test('only with a Bearer token, which no browser sends by itself', async () => {
    const diner = await registeredDiner(testApp);
    const pair = Buffer.from(`operador:${TOKEN}`).toString('base64');
    const app = await testApp.anotherApp({ config });
    const payload = { correo: LUCIA.mail, tipo: 'comensal' };
    const post = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
    expect(await post({})).toBe(401);
    expect(await post({ authorization: `Basic ${pair}` })).toBe(401);
    expect(await post({ authorization: `Bearer ${TOKEN}x` })).toBe(401);
    const unset = await testApp.app.inject({ method: 'POST', url, headers: bearer, payload });
    expect(unset.statusCode).toBe(404);
    await diner.call(readDiner);
  });
});

test('in production without a token, the metrics are not served', async () => {
  const stripe = {
    secretKey: 'sk_test_x',
    apiUrl: 'http://127.0.0.1:9',
    pageDomain: null,
    webhookSecrets: ['whsec_x'],
  };
  const app = await testApp.anotherApp({ config: { ...TEST_CONFIG, isProduction: true, stripe } });
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});

describe('the operator’s page', () => {
  test('shows that all is well, or what is wrong', async () => {
    const well = (await testApp.app.inject('/operador')).body;
    expect(well).toContain('Todo marcha.');
    await testApp.db.transaction(async (tx) => {
      await queueMail(tx, { to: 'a@example.com', subject: 'x', text: 'x' });
      await tx.query(`update outbox set created_at = now() - interval '2 hours',
        due_at = now() + interval '1 hour'`);
    });
    const stuck = (await testApp.app.inject('/operador')).body;
    expect(stuck).toContain('Hay una cosa que mirar.');
    expect(stuck).toContain('2 h 0 min');
    const gone = (await (await testApp.appWithoutDatabase()).inject('/operador')).body;
    expect(gone).toContain('No contesta: nadie puede pedir.');
  });

  test('shows that the database is read-only', async () => {
    const app = await testApp.appOnReadOnlyDatabase();
    const page = (await app.inject('/operador')).body;
    expect(page).toContain('Hay una cosa que mirar.');
    expect(page).toContain('Solo deja leer: la carta y el tablero se ven, pero nadie puede pedir.');
  });
});

describe('the id of a call', () => {
  test('is in its response and its log line, with the route and status', async () => {
    const { lines, logTo } = keptLines();
    const config = { ...TEST_CONFIG, logLevel: 'info' };
    const app = await testApp.appWithoutDatabase({ config, logTo });
    const response = await app.inject('/api/ready');
    expect(response.statusCode).toBe(503);
    const id = response.headers['x-request-id'];
    const line = told(lines, 'call failed')[0];
    expect(line).toMatchObject({ reqId: id, method: 'GET', route: '/api/ready', status: 503 });
  });

  test('and the restaurant are in the lines about who signed in and who was refused, and no address', async () => {
    const { lines, logTo } = keptLines();
    const app = await testApp.anotherApp({ config: { ...TEST_CONFIG, logLevel: 'info' }, logTo });
    const restaurant = await testApp.openRestaurant();
    const { restaurantId, mail } = restaurant;
    const staff = testApp.visitor(app);
    await staff.logIn(mail, PASSWORD);
    await staff.refused('wrong_password', askForClosing, {
      body: { password: passwordField('Equivocada1', testApp.clock.now(), restaurantId) },
    });
    expect(told(lines, 'signed in')[0]).toMatchObject({
      reqId: expect.any(String),
      as: { role: 'owner', restaurantId, staffId: expect.any(Number) },
      by: 'password',
    });
    expect(told(lines, 'refused')[0]).toMatchObject({
      reqId: expect.any(String),
      role: 'owner',
      restaurantId,
      staffId: expect.any(Number),
      code: 'wrong_password',
    });
    expect(lines.join('')).not.toContain(mail);
  });

  test('and the number of a diner, but not their name', async () => {
    const { lines, logTo } = keptLines();
    const app = await testApp.anotherApp({ config: { ...TEST_CONFIG, logLevel: 'info' }, logTo });
    await registeredDiner(testApp);
    const diner = await loggedInDiner(testApp, testApp.visitor(app));
    await diner.refused('forbidden', listOrders, { checkId: CHECK_ID.general });
    const who = { role: 'diner', restaurantId: null, dinerId: expect.any(Number) };
    expect(told(lines, 'signed in')[0]).toMatchObject({ as: who });
    expect(told(lines, 'refused')[0]).toMatchObject(who);
    for (const name of Object.values(LUCIA)) expect(lines.join('')).not.toContain(name);
  });

  test('and the caller’s role and restaurant are in the lines about who went where they may not', async () => {
    const { lines, logTo } = keptLines();
    const app = await testApp.anotherApp({ config: { ...TEST_CONFIG, logLevel: 'info' }, logTo });
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const { restaurantId } = restaurant;
    const [owner, guest] = [testApp.visitor(app), testApp.visitor(app)];
    await owner.logIn(restaurant.mail, PASSWORD);
    await guest.enter(await restaurant.codeOf('4'));
    await owner.refused('other_house', listOrders, { checkId: other.restaurantId });
    await guest.refused('forbidden', listOrders);
    const headers = { origin: 'https://evil.example' };
    await guest.refused('other_site', listOwnOrders, { headers });
    await testApp.visitor(app).refused('other_site', listOwnOrders, { headers });

    const always = {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      reqId: expect.any(String),
      msg: 'refused',
    };
    const [asOwner, asGuest] = [
      { ...always, role: 'owner', restaurantId, staffId: expect.any(Number) },
      { ...always, role: 'guest', restaurantId },
    ];
    const [board, own] = [`/api${listOrders.path}`, `/api${listOwnOrders.path}`];
    expect(told(lines, 'refused')).toEqual([
      { ...asOwner, code: 'other_house', route: board },
      { ...asGuest, code: 'forbidden', route: board },
      { ...asGuest, code: 'other_site', route: own },
      { ...always, code: 'other_site', route: own },
    ]);
  });

  test('is in the lines about calls that no screen of ours makes', async () => {
    const { lines, logTo } = keptLines();
    const app = await testApp.anotherApp({ config: { ...TEST_CONFIG, logLevel: 'info' }, logTo });
    const restaurant = await testApp.openRestaurant();
    const guest = testApp.visitor(app);
    await guest.enter(await restaurant.codeOf('4'));
    const key = 'canario-de-la-clave-del-pedido';
    const headers = { 'idempotency-key': key };
    await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }), headers });
    const contentcheck = 'canario';
    const body = restaurant.order({ vino: 1 });
    await guest.refused('key_reused', placeOrder, { body, headers });
    await guest.refused('unknown_client', listOwnOrders, { headers: { authorization: undefined } });
    await guest.refused('bad_check', listOwnOrders, { headers: { contentcheck } });
    const signature = { 'stripe-signature': 't=1,v1=canario', 'content-type': 'application/json' };
    await guest.refused('bad_signature', receivePaymentEvent, { headers: signature, body: {} });
    const password = generalPassword(testApp, PASSWORD);
    const joining = { token: 'canario', nombreusuario: 'nadie', password };
    await guest.refused('bad_invitation', acceptInvitation, { body: joining });

    const codes = told(lines, 'refused').map(({ code }) => code);
    expect(codes).toEqual([
      'key_reused',
      'unknown_client',
      'bad_check',
      'bad_signature',
      'bad_invitation',
    ]);
    expect(lines.join('')).not.toContain('canario');
  });

  test('and the refusal of a page of another site does not need the database', async () => {
    const app = await testApp.appWithoutDatabase();
    const guest = testApp.visitor(app);
    guest.cookies.set(COOKIES.session, 'a'.repeat(43));
    const headers = { origin: 'https://evil.example' };
    await guest.refused('other_site', listOwnOrders, { headers });
  });

  test('is a trusted proxy’s if valid, or else a new one', async () => {
    const config = { ...TEST_CONFIG, trustedProxies: ['10.0.0.0/8'] };
    const app = await testApp.anotherApp({ config });
    const given = async (id: string, remoteAddress = '10.1.2.3') => {
      const headers = { 'x-request-id': id };
      const answer = await app.inject({ url: '/api/health', headers, remoteAddress });
      return answer.headers['x-request-id'];
    };
    expect(await given('proxy-0001-abcd')).toBe('proxy-0001-abcd');
    expect(await given('proxy-0001-abcd', '::ffff:10.1.2.3')).toBe('proxy-0001-abcd');
    for (const stranger of ['83.1.2.3', '::1', 'unix']) {
      expect(await given('proxy-0001-abcd', stranger)).toMatch(/^[\da-f-]{36}$/);
    }
    for (const bad of [
      'corto',
      'x'.repeat(65),
      'con espacios dentro',
      '<script>alert(1)</script>',
    ]) {
      expect(await given(bad)).toMatch(/^[\da-f-]{36}$/);
    }
  });
});

test('a process that is being stopped reports it, serves on, and closes its streams', async () => {
  const restaurant = await testApp.openRestaurant();
  const app = await testApp.anotherApp();
  const visitor = testApp.visitor(app);
  await addressOf(app);
  expect((await visitor.call(readReadiness)).status).toBe('ready');
  const staff = testApp.visitor(app);
  await staff.logIn(restaurant.mail, 'Comanda2026');
  const reader = await testApp.read(staff, streamOrders);
  await reader.next('latido');

  await app.drain(20);

  await visitor.refused('unavailable', readReadiness);
  await reader.ended;
  const guest = testApp.visitor(app);
  await guest.enter(await restaurant.codeOf('4'));
  expect(await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) })).toMatchObject({
    idorder: 1,
  });
});
