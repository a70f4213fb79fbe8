import {
  askForBill,
  callWaiter,
  changeBasket,
  changeDiner,
  COOKIES,
  deleteDiner,
  downloadDiner,
  listOrders,
  listOwnOrders,
  logInDiner,
  payAtTable,
  placeOrder,
  placeRound,
  readDiner,
  registerDiner,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import {
  dinerForm,
  dinerLogin,
  generalPassword,
  loggedInDiner,
  LUCIA,
  LUCIAS_PASSWORD,
  mailedToken,
  newAddress,
  registeredDiner,
} from '../../../test/people.ts';
import { openPayingRestaurant, orderOnline } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

/** Lucía has ordered at a table, and is signed in on two devices. */
async function luciaWithOrder() {
  const restaurant = await testApp.openRestaurant('Mesón Ñ, S.L.');
  const diner = await registeredDiner(testApp, await restaurant.seat('7'));
  const order = await diner.call(placeOrder, {
    body: restaurant.order({ agua: 1 }, { comentarios: 'Sin gas' }),
  });
  return { restaurant, diner, order, tablet: await loggedInDiner(testApp) };
}
const goodbye = (password = LUCIAS_PASSWORD) => ({
  body: { password: generalPassword(testApp, password) },
});

describe("a diner's own data", () => {
  test('can be changed; a new username must be free', async () => {
    await registeredDiner(testApp, testApp.visitor(), {
      nombreusuario: 'bruno',
      mail: 'b@example.com',
    });
    const diner = await registeredDiner(testApp);
    const changed = await diner.call(changeDiner, {
      body: { nombre: 'Lucía C.', nombreusuario: 'lucia-c' },
    });
    expect(changed).toMatchObject({
      nombre: 'Lucía C.',
      nombreusuario: 'lucia-c',
      mail: LUCIA.mail,
    });
    expect(await diner.call(readDiner)).toEqual(changed);
    expect(diner.mirror(COOKIES.userName)).toBe('lucia-c');
    await diner.refused('diner_taken', changeDiner, { body: { nombreusuario: 'BRUNO' } });
    const { fields } = await diner.refused('bad_request', changeDiner, { body: { nombre: 'L' } });
    expect(fields).toEqual({ nombre: 'El nombre es demasiado corto' });
  });

  test('can be downloaded: the account, its visits, and the orders and calls of each', async () => {
    const { diner, order } = await luciaWithOrder();
    await diner.call(callWaiter, { body: { motivo: 'otra', texto: 'Una trona' } });
    await diner.call(askForBill, { body: { forma: 'tarjeta' } });
    const { cuenta, registro, visitas } = await diner.call(downloadDiner);
    expect(cuenta).toEqual(await diner.call(readDiner));
    expect(Date.parse(registro)).toBeLessThanOrEqual(Date.now() + 60_000);
    const calls = { mesa: order.mesa, desde: expect.any(String) };
    expect(visitas).toEqual([
      {
        restaurante: 'Mesón Ñ, S.L.',
        inicio: expect.any(String),
        pedidos: [
          {
            idorder: order.idorder,
            fecha: expect.any(String),
            description: order.description,
            total: '2.50',
            comentarios: 'Sin gas',
          },
        ],
        evita: [],
        llamadas: [
          { ...calls, motivo: 'otra', forma: null, texto: 'Una trona' },
          { ...calls, motivo: 'cuenta', forma: 'tarjeta', texto: '' },
        ],
      },
    ]);
  });

  test('include what they avoid, ordered or still chosen, and whoever sent it', async () => {
    const restaurant = await testApp.openRestaurant();
    const [marco, lucia] = [await restaurant.seat('7'), await restaurant.seat('7')];
    const diner = await registeredDiner(testApp, lucia);
    const lineas = [{ idproductos: restaurant.products.agua, quantity: 1 }];
    await diner.call(changeBasket, { body: { lineas, evita: ['soja'] } });
    const { version } = await marco.call(changeBasket, { body: { lineas, evita: ['huevos'] } });
    await marco.call(placeRound, { body: { comensales: [1, 2], version } });
    await diner.call(changeBasket, { body: { lineas, evita: ['apio'] } });
    expect((await diner.call(downloadDiner)).visitas[0]?.evita).toEqual(['apio', 'soja']);
  });

  test("do not include other people's visits", async () => {
    const { restaurant } = await luciaWithOrder();
    const bruno = { nombreusuario: 'bruno', mail: 'bruno@example.com', nombre: 'Bruno' };
    const other = await registeredDiner(testApp, await restaurant.seat('7'), bruno);
    expect((await other.call(downloadDiner)).visitas.map(({ pedidos }) => pedidos)).toEqual([[]]);
  });
});

describe('deleting the account', () => {
  test('ends all its sessions and deletes the cookies', async () => {
    const { diner, tablet } = await luciaWithOrder();
    const token = diner.token ?? '';
    await diner.call(deleteDiner, goodbye());
    expect([...diner.cookies.keys()]).toEqual([COOKIES.device]);
    const thief = testApp.visitor();
    thief.cookies.set(COOKIES.session, token);
    await thief.refused('no_session', readDiner);
    await tablet.refused('no_session', readDiner);
    await testApp.visitor().refused('bad_credentials', logInDiner, { body: dinerLogin(testApp) });
  });

  test("keeps the restaurant's orders, without the person", async () => {
    const { restaurant, diner, order } = await luciaWithOrder();
    const staff = await restaurant.logIn();
    const [before] = await staff.call(listOrders);
    await diner.call(deleteDiner, goodbye());
    expect(await staff.call(listOrders)).toEqual([before]);
    expect(before?.idorder).toBe(order.idorder);
    expect(await testApp.db.query('select diner_id from visits')).toEqual([{ diner_id: null }]);
  });

  test('leaves no personal data in any table, also with a payment under way and one given up', async () => {
    const { restaurant } = await openPayingRestaurant(testApp);
    const diner = await registeredDiner(testApp, await restaurant.seat('7'));
    const given = await orderOnline(diner, restaurant.order({ agua: 1 }));
    await diner.call(payAtTable, { params: { id: given.idorder } });
    await orderOnline(diner, restaurant.order({ rabo: 1 }));
    await diner.call(changeDiner, { body: newAddress(testApp, 'nueva@example.com') });
    await mailedToken(testApp, 'nueva@example.com');
    await diner.call(deleteDiner, goodbye());
    const tables = await testApp.db.query<{ name: string }>(
      // The sandbox stands for another company's computer.
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' and tablename not like 'sandbox%'`,
    );
    for (const { name } of tables) {
      const rows = await testApp.db.query<{ row: string }>(`select t::text as row from ${name} t`);
      const all = rows.map(({ row }) => row.toLowerCase()).join('\n');
      for (const said of ['lucía', 'luciac', 'lucia@', 'nueva@'])
        expect([name, all]).not.toEqual([name, expect.stringContaining(said)]);
    }
    expect(
      await testApp.db.query(`select 1 from known_devices where account like 'diner%'`),
    ).toEqual([]);
  });

  test('requires the password; guesses are slowed down', async () => {
    const diner = await registeredDiner(testApp);
    for (let guess = 0; guess < 5; guess += 1) {
      await diner.refused('wrong_password', deleteDiner, goodbye(`Equivocada${guess}`));
    }
    await diner.refused('too_many', deleteDiner, goodbye());
    expect((await diner.call(readDiner)).nombre).toBe(LUCIA.nombre);
  });

  test('frees the name and the address for a new account, without the old data', async () => {
    const { diner } = await luciaWithOrder();
    await diner.call(deleteDiner, goodbye());
    await diner.call(registerDiner, { body: dinerForm(testApp) });
    expect((await diner.call(downloadDiner)).visitas).toEqual([]);
    await diner.refused('other_house', listOwnOrders);
  });
});
