import {
  advanceOrder,
  listOrderChanges,
  listOrders,
  listOwnOrders,
  placeOrder,
  returnOrder,
  seeOrder,
  streamOrders,
  streamOwnOrders,
  tickLine,
  undoStep,
  type BodyInputOf,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

type Evita = NonNullable<BodyInputOf<typeof placeOrder>['evita']>;

async function ordered(evita: Evita = []) {
  const restaurant = await testApp.openRestaurant();
  const [phone, cook] = [await restaurant.seat(), await restaurant.logInColleague()];
  const placed = await phone.call(placeOrder, {
    body: { ...restaurant.order({ agua: 1 }), evita },
  });
  return { restaurant, phone, cook, placed, one: { params: { id: placed.idorder } } };
}

describe('an order', () => {
  test('has been seen by nobody until somebody in the kitchen says so, and the phone hears it', async () => {
    const { phone, cook, placed, one } = await ordered();
    expect(placed).toMatchObject({ visto: null, alergiavista: null });
    const [board, hears] = [
      await testApp.read(cook, streamOrders),
      await testApp.read(phone, streamOwnOrders),
    ];
    const seen = await cook.call(seeOrder, { ...one, body: {} });
    expect(seen).toMatchObject({ visto: ISO, alergiavista: null, status: 'READY' });
    expect(await board.nextOrder()).toEqual(seen);
    expect(await hears.nextOrder()).toEqual(seen);
    expect((await phone.call(listOwnOrders))[0]?.visto).toBe(seen.visto);
  });

  test('says since when it waits at the pass, also after it was served by mistake', async () => {
    const { cook, placed, one } = await ordered();
    const step = async (status: 'PREPARING' | 'COMPLETED' | 'CLOSED') =>
      cook.call(advanceOrder, { body: { idorder: placed.idorder, status } });
    expect((await step('PREPARING')).lista).toBeNull();
    const { lista } = await step('COMPLETED');
    expect(lista).toEqual(ISO);
    expect((await step('CLOSED')).lista).toBeNull();
    await testApp.db.query(
      `update order_events set occurred_at = occurred_at - interval '5 minutes'`,
    );
    const undone = { ...one, body: { status: 'CLOSED' as const, motivo: '' } };
    const since = Date.parse((await cook.call(returnOrder, undone)).lista!);
    expect(since).toBeLessThan(Date.parse(lista!) - 60_000);
    const again = { ...one, body: { status: 'COMPLETED' as const, motivo: 'Está frío' } };
    expect((await cook.call(returnOrder, again)).lista).toBeNull();
    expect(Date.parse((await step('COMPLETED')).lista!)).toBeGreaterThan(Date.parse(lista!));
  });

  test('is seen once: who saw it first stands, however many press at once', async () => {
    const { cook, one } = await ordered();
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => cook.call(seeOrder, { ...one, body: {} })),
    );
    expect(new Set(answers.map(({ visto, evento }) => `${visto} ${evento}`)).size).toBe(1);
  });

  test('keeps when its allergy was seen, and by whom', async () => {
    const { restaurant, cook, one } = await ordered(['huevos']);
    const first = await cook.call(seeOrder, { ...one, body: {} });
    const seen = await cook.call(seeOrder, { ...one, body: { alergia: true } });
    expect(seen).toMatchObject({ visto: first.visto, alergiavista: ISO });
    expect(await cook.call(seeOrder, { ...one, body: { alergia: true } })).toEqual(seen);
    const changes = await cook.call(listOrderChanges, one);
    expect(changes.slice(1)).toMatchObject([
      { tipo: 'nota', motivo: 'Alergia vista', quien: `barra${restaurant.restaurantId}` },
    ]);
  });

  test('has no allergy seen where nobody has told of one', async () => {
    const { cook, one } = await ordered();
    const seen = await cook.call(seeOrder, { ...one, body: { alergia: true } });
    expect(seen).toMatchObject({ visto: ISO, alergiavista: null });
    expect(await cook.call(seeOrder, { ...one, body: { alergia: true } })).toEqual(seen);
    const said = (await cook.call(listOrderChanges, one)).map(({ motivo }) => motivo);
    expect(said).toEqual(['']);
  });

  test('has been seen by whoever moves it on, also if that is undone', async () => {
    const { cook, placed, one } = await ordered();
    const { idorder } = placed;
    const moved = await cook.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    expect(moved.visto).toEqual(ISO);
    const undone = await cook.call(undoStep, { ...one, body: { status: 'PREPARING' } });
    expect(undone).toMatchObject({ status: 'READY', visto: moved.visto });
  });

  test('has been seen by whoever ticks one of its lines', async () => {
    const { cook, placed } = await ordered();
    const params = { id: placed.idorder, linea: 1 };
    expect((await cook.call(tickLine, { params, body: { hecha: true } })).visto).toEqual(ISO);
    expect((await cook.call(listOrders))[0]?.visto).toEqual(ISO);
  });

  test('that has left the board is not seen any more', async () => {
    const { cook, one } = await ordered();
    await testApp.db.query(`update orders set status = 'closed'`);
    await cook.refused('wrong_step', seeOrder, { ...one, body: {} });
  });
});
