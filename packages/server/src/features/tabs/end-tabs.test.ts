import {
  callWaiter,
  chargeTab,
  closeTab,
  endCall,
  enterTable,
  IDEMPOTENCY_HEADER,
  joinTab,
  listTabs,
  placeOrder,
  readBoardSettings,
  readOwnTab,
  readPlace,
  readTab,
  seatParty,
  takeCall,
  undoCharge,
} from '@simplato/contract';
import { serve } from '@simplato/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { minutesPass } from '../../../test/minutes-pass.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { dropEmptyTabs, endTabs, noteSeen, withdrawAbandoned } from './end-tabs.ts';

const testApp = openTestApp();

async function open() {
  const restaurant = await testApp.openRestaurant();
  const [phone, staff] = [await restaurant.seat(), await restaurant.logIn()];
  const { idcuenta } = await phone.call(readOwnTab);
  const ended = async () => {
    await endTabs(testApp.db, async () => {});
    return (await staff.call(readTab, { params: { id: idcuenta } })).estado === 'CERRADA';
  };
  const orderAndServe = async () => {
    const { idorder } = await phone.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await serve(staff, idorder);
  };
  return { restaurant, phone, staff, idcuenta, ended, orderAndServe };
}

const letMinutesPass = async (minutes: number) => minutesPass(testApp.db, minutes);

describe('a tab that nobody closes', () => {
  test('ends a quarter of an hour after its last phone, if nothing was ordered', async () => {
    const { ended } = await open();
    await letMinutesPass(14);
    expect(await ended()).toBe(false);
    await letMinutesPass(2);
    expect(await ended()).toBe(true);
  });

  test('stays while its phone has a stream open', async () => {
    const { restaurant, ended } = await open();
    const visits = await testApp.db.query<{ visitId: string }>(
      'select visit_id as "visitId" from visits',
    );
    await letMinutesPass(20);
    const { restaurantId } = restaurant;
    await noteSeen(
      testApp.db,
      visits.map(({ visitId }) => ({ restaurantId, visitId })),
    );
    expect(await ended()).toBe(false);
  });

  test('ends with what is due an hour after it was served, where nobody uses the room', async () => {
    const { orderAndServe, ended } = await open();
    await orderAndServe();
    await letMinutesPass(59);
    expect(await ended()).toBe(false);
    await letMinutesPass(2);
    expect(await ended()).toBe(true);
  });

  test('and where nobody does more than answer calls and say how tables have paid', async () => {
    const { orderAndServe, ended, phone, staff, idcuenta } = await open();
    await orderAndServe();
    const { idllamada } = await phone.call(callWaiter, { body: { motivo: 'agua' } });
    for (const answer of [takeCall, endCall]) {
      await staff.call(answer, { params: { id: idllamada } });
    }
    const charge = {
      params: { id: idcuenta },
      headers: { [IDEMPOTENCY_HEADER]: 'una-parte' },
      body: { forma: 'efectivo', importe: '0.50' },
    } as const;
    const { pago } = await staff.call(chargeTab, charge);
    const params = { id: idcuenta, idpago: pago.idpago };
    await staff.call(undoCharge, { params, body: { motivo: 'Me he equivocado' } });
    expect((await staff.call(readBoardSettings)).usasala).toBe(false);
    await letMinutesPass(61);
    expect(await ended()).toBe(true);
  });

  test('ends there the morning after, though nothing was served, but not within an hour', async () => {
    const { restaurant, phone, ended } = await open();
    await phone.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await letMinutesPass(59);
    expect(await ended()).toBe(false);
    await letMinutesPass(24 * 60);
    expect(await ended()).toBe(true);
  });

  test('stays with what is due where somebody does', async () => {
    const { restaurant, orderAndServe, ended, staff } = await open();
    await restaurant.codeOf('9');
    const { idcuenta } = await staff.call(seatParty, { body: { mesa: '9' } });
    await staff.call(closeTab, { params: { id: idcuenta }, body: {} });
    await orderAndServe();
    await letMinutesPass(120);
    expect(await ended()).toBe(false);
  });

  test('that has ended takes nobody in: the same phone begins the next one', async () => {
    const { restaurant, phone, idcuenta, orderAndServe, ended } = await open();
    await orderAndServe();
    await letMinutesPass(61);
    await ended();
    const entry = await phone.call(enterTable, { body: { codigo: await restaurant.codeOf('4') } });
    expect(entry.idcuenta).not.toBe(idcuenta);
    expect(await phone.call(readOwnTab)).toMatchObject({ pedidos: [], total: '0.00' });
  });
});

test('whoever asked to be let in waits while its phone is there, and ten minutes longer', async () => {
  const { restaurant, phone } = await open();
  await letMinutesPass(40);
  const late = await restaurant.seat();
  await late.call(joinTab, { body: { pedir: true } });
  await testApp.db.query(`update tab_members set joined_at = joined_at - interval '40 minutes'`);
  const [waiting] = await testApp.db.query<{ visitId: string }>(
    'select visit_id as "visitId" from tab_members where not is_in',
  );
  const { restaurantId } = restaurant;
  await noteSeen(testApp.db, [{ restaurantId, visitId: waiting!.visitId }]);
  const waitingNow = async () => {
    await withdrawAbandoned(testApp.db);
    return (await phone.call(readOwnTab)).comensales.filter(({ dentro }) => !dentro).length;
  };
  await letMinutesPass(9);
  expect(await waitingNow()).toBe(1);
  await letMinutesPass(2);
  expect(await waitingNow()).toBe(0);
});

test('a phone that reads where it is counts as seen, also where its stream does not get through', async () => {
  const { restaurant, phone } = await open();
  await letMinutesPass(40);
  const late = await restaurant.seat();
  await late.call(joinTab, { body: { pedir: true } });
  await letMinutesPass(11);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const app = await testApp.anotherApp();
    for (const one of [late, phone]) await testApp.visitor(app, one.cookies).call(readPlace);
    await vi.advanceTimersByTimeAsync(60_000);
  } finally {
    vi.useRealTimers();
  }
  const seenNow = `select 1 from visits where seen_at > now() - interval '1 minute'`;
  await expect.poll(async () => testApp.db.query(seenNow)).toHaveLength(2);
  await withdrawAbandoned(testApp.db);
  expect((await phone.call(readOwnTab)).comensales).toMatchObject([
    { dentro: true },
    { dentro: false },
  ]);
});

test('closed tabs of which nothing came are deleted, and no others', async () => {
  const { restaurant, staff, orderAndServe, ended } = await open();
  await restaurant.seat('7');
  await orderAndServe();
  await letMinutesPass(61);
  await ended();
  expect(await staff.call(listTabs)).toEqual([]);
  await letMinutesPass(31);
  await dropEmptyTabs(testApp.db);
  const left = await testApp.db.query('select table_name as "tableName" from tabs');
  expect(left).toEqual([{ tableName: '4' }]);
});
