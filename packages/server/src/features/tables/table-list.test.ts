import {
  cancelOrder,
  changeTable,
  closeTab,
  createTables,
  deleteTable,
  enterTable,
  listAudit,
  listOrders,
  listTableNames,
  listTables,
  listTabs,
  moveTab,
  placeOrder,
  readOwnTab,
  readTableCode,
  renewTableKey,
  seatParty,
} from '@simplato/contract';
import { TABLES_LIMIT } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

describe('the tables of a restaurant', () => {
  test('are created many at once and sorted in natural order', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    expect(await staff.call(listTables)).toEqual([]);
    const mesas = ['Terraza 10', '10', ' Terraza  2 ', '2'];
    const made = await staff.call(createTables, { body: { mesas } });
    expect(made.map(({ mesa }) => mesa)).toEqual(['2', '10', 'Terraza 2', 'Terraza 10']);
    expect(await staff.call(listTables)).toEqual(made);
    for (const { mesa, codigo, url } of made) {
      expect(await staff.call(readTableCode, { params: { mesa } })).toEqual({ mesa, codigo, url });
      expect(await testApp.visitor().enter(url)).toMatchObject({ mesa, verificada: true });
    }
  });

  test('keep their codes if they are created again', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const before = await staff.call(createTables, { body: { mesas: ['1', '2'] } });
    const after = await staff.call(createTables, { body: { mesas: ['2', '3', '2'] } });
    expect(after.slice(0, 2)).toEqual(before);
    expect(after).toHaveLength(3);
  });

  test('cannot be seen or deleted by another restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    await (await restaurant.logIn()).call(createTables, { body: { mesas: ['1'] } });
    const stranger = await other.logIn();
    expect(await stranger.call(listTables)).toEqual([]);
    await stranger.refused('not_found', deleteTable, { params: { mesa: '1' } });
  });

  test('are listed by name for all staff; only the owner sees their codes', async () => {
    const restaurant = await testApp.openRestaurant();
    const mesas = ['Terraza 1', '2'];
    await (await restaurant.logIn()).call(createTables, { body: { mesas } });
    const waiter = await restaurant.logInColleague();
    expect(await waiter.call(listTableNames)).toEqual([
      { mesa: '2', zona: '' },
      { mesa: 'Terraza 1', zona: '' },
    ]);
    await waiter.refused('forbidden', listTables);
    const stranger = await (await testApp.openRestaurant()).logIn();
    expect(await stranger.call(listTableNames)).toEqual([]);
  });

  test('show how many of their orders are open', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, guest] = [await restaurant.logIn(), await restaurant.seat('4')];
    for (const _ of [1, 2, 3]) {
      await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    }
    await staff.call(cancelOrder, { params: { id: 2 }, body: { motivo: 'Se han ido' } });
    await testApp.db.query(`update orders set status = 'closed' where order_id = 1`);
    expect(await staff.call(listTables)).toMatchObject([{ mesa: '4', pedidosabiertos: 1 }]);
  });

  test.each([['4-B'], ['<b>'], ['1', ''], ['4\0'], [4], []])(
    'are not created if a name is invalid: %j',
    async (...mesas) => {
      const staff = await (await testApp.openRestaurant()).logIn();
      await staff.refused('bad_request', createTables, { body: { mesas } });
      expect(await staff.call(listTables)).toEqual([]);
    },
  );

  test.each([
    ['1', 'Mesa 1'],
    ['mesa 1', '1'],
    ['Terraza 2', 'TERRAZA 2'],
  ])('cannot read the same on codes and tickets: %s and %s', async (one, other) => {
    const owner = await (await testApp.openRestaurant()).logIn();
    await owner.call(createTables, { body: { mesas: [one] } });
    const { fields } = await owner.refused('bad_request', createTables, {
      body: { mesas: [other] },
    });
    expect(fields?.['mesas']).toContain(`«${other}» y «${one}» se leerían igual`);
    const made = await owner.call(listTables);
    expect(made.map(({ mesa }) => mesa)).toEqual([one]);
  });

  test('cannot exceed the limit of a restaurant', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const mesas = Array.from({ length: TABLES_LIMIT }, (_, index) => `${index + 1}`);
    await staff.call(createTables, { body: { mesas } });
    const { fields } = await staff.refused('bad_request', createTables, {
      body: { mesas: ['una más'] },
    });
    expect(fields?.['mesas']).toContain(`${TABLES_LIMIT} mesas`);
    for (const endpoint of [readTableCode, renewTableKey]) {
      await staff.refused('bad_request', endpoint, { params: { mesa: 'una más' } });
      await staff.call(endpoint, { params: { mesa: '1' } });
    }
    expect(await staff.call(listTables)).toHaveLength(TABLES_LIMIT);
  });

  test('cannot exceed it by being created in several places at once', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const third = TABLES_LIMIT / 3;
    const additions = Array.from({ length: 5 }, async (_, place) => {
      const mesas = Array.from({ length: third }, (__, index) => `${place * third + index}`);
      return staff.call(createTables, { body: { mesas } });
    });
    const ends = await Promise.allSettled(additions);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await staff.call(listTables)).toHaveLength(TABLES_LIMIT);
  });
});

test.each([readTableCode, renewTableKey])(
  'a table created by $method $path is in the trail of changes',
  async (endpoint) => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const params = { mesa: '7' };
    await staff.call(endpoint, { params });
    await staff.call(endpoint, { params });
    const { cambios } = await staff.call(listAudit);
    const added = cambios.filter(({ que }) => que === 'Mesas nuevas');
    expect(added).toMatchObject([{ sobre: '7' }]);
  },
);

describe('a deleted table', () => {
  test('keeps its orders on the board, and its codes are no longer verified', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, guest] = [await restaurant.logIn(), await restaurant.seat('4')];
    const codigo = await restaurant.codeOf('4');
    const order = await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const { idcuenta: id } = await guest.call(readOwnTab);
    await staff.call(closeTab, { params: { id }, body: { motivo: 'otro' } });
    expect(await staff.call(deleteTable, { params: { mesa: '4' } })).toEqual({ mesa: '4' });
    expect(await staff.call(listTables)).toEqual([]);
    expect(await staff.call(listOrders)).toEqual([order]);
    const entry = await testApp.visitor().call(enterTable, { body: { codigo } });
    expect(entry.verificada).toBe(false);
    await staff.refused('not_found', deleteTable, { params: { mesa: '4' } });
  });

  test('is not deleted while a tab is open there, and is once its party has moved', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const [four, five] = [await restaurant.codeOf('4'), await restaurant.codeOf('5')];
    const { idcuenta } = await staff.call(seatParty, { body: { mesa: '4' } });
    const before = await staff.call(listTables);
    const { message } = await staff.refused('table_in_use', deleteTable, { params: { mesa: '4' } });
    expect(message).toContain('tiene una cuenta abierta');
    expect(await staff.call(listTables)).toEqual(before);
    expect((await testApp.visitor().enter(four)).verificada).toBe(true);
    await staff.call(moveTab, { params: { id: idcuenta }, body: { mesa: '5' } });
    await staff.call(deleteTable, { params: { mesa: '4' } });
    expect((await testApp.visitor().enter(five)).idcuenta).toBe(idcuenta);
  });

  test('and a party that moves there at that moment never both succeed', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    await staff.call(createTables, { body: { mesas: ['1', '2', '3', '4', '5', '6', '7'] } });
    const { idcuenta: id } = await staff.call(seatParty, { body: { mesa: '1' } });
    for (const mesa of ['2', '3', '4', '5', '6', '7']) {
      const [moved, removed] = await Promise.allSettled([
        staff.call(moveTab, { params: { id }, body: { mesa } }),
        staff.call(deleteTable, { params: { mesa } }),
      ]);
      expect([moved.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const [tab] = await staff.call(listTabs);
      const tables = await staff.call(listTableNames);
      expect(tables.map((one) => one.mesa)).toContain(tab?.mesa);
    }
  });

  test('gets another key when it is created again', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, codigo] = [await restaurant.logIn(), await restaurant.codeOf('4')];
    await staff.call(deleteTable, { params: { mesa: '4' } });
    const [again] = await staff.call(createTables, { body: { mesas: ['4'] } });
    expect(again?.codigo).not.toBe(codigo);
    expect((await testApp.visitor().enter(codigo)).verificada).toBe(false);
  });
});

describe('the zone of a table', () => {
  async function open() {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    await owner.call(createTables, { body: { mesas: ['1', '2', '3'] } });
    return { restaurant, owner };
  }
  const put = (mesa: string, zona: string) => ({ params: { mesa }, body: { zona } });

  test('is given by the owner, seen by all staff, and taken back with an empty name', async () => {
    const { restaurant, owner } = await open();
    const waiter = await restaurant.logInColleague();
    expect(await owner.call(changeTable, put('2', ' Terraza '))).toEqual({
      mesa: '2',
      zona: 'Terraza',
    });
    const seen = await waiter.call(listTableNames);
    expect(seen.map(({ zona }) => zona)).toEqual(['', 'Terraza', '']);
    expect((await owner.call(listTables)).map(({ zona }) => zona)).toEqual(['', 'Terraza', '']);
    expect((await owner.call(changeTable, put('2', ''))).zona).toBe('');
    await waiter.refused('forbidden', changeTable, put('2', 'Barra'));
  });

  test('is one zone however it is written, and can be written anew', async () => {
    const { owner } = await open();
    await owner.call(changeTable, put('1', 'Terraza'));
    expect((await owner.call(changeTable, put('2', 'TERRAZA'))).zona).toBe('Terraza');
    await owner.call(changeTable, put('1', 'Salón'));
    expect((await owner.call(changeTable, put('2', 'terraza'))).zona).toBe('terraza');
  });

  test('is recorded with the change, once', async () => {
    const { owner } = await open();
    await owner.call(changeTable, put('1', 'Barra'));
    await owner.call(changeTable, put('1', 'Barra'));
    const { cambios } = await owner.call(listAudit, {});
    expect(cambios.slice(0, 2)).toMatchObject([
      { sobre: 'Mesa 1', cambios: [{ campo: 'Zona', antes: '', despues: 'Barra' }] },
      { que: 'Mesas nuevas' },
    ]);
  });

  test('has a plain name, and its table exists', async () => {
    const { owner } = await open();
    for (const zona of ['<b>', 'x'.repeat(21), '{}']) {
      const { fields } = await owner.refused('bad_request', changeTable, put('1', zona));
      expect(Object.keys(fields ?? {})).toEqual(['zona']);
    }
    await owner.refused('not_found', changeTable, put('99', 'Barra'));
    const stranger = await (await testApp.openRestaurant('Otra casa, S.L.')).logIn();
    await stranger.refused('not_found', changeTable, put('1', 'Barra'));
  });
});
