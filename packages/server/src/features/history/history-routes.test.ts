import {
  advanceOrder,
  cancelOrder,
  HISTORY_PAGE,
  listHistory,
  moveOrder,
  placeOrder,
  readDay,
  readOwnTab,
  tickLine,
} from '@simplato/contract';
import { ORDER_PACE } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

/** A restaurant with four orders: two on the 20th, one after that midnight, one the next evening. */
async function twoDays() {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const place = async (
    table: string,
    at: string,
    basket: Parameters<RestaurantOfTest['order']>[0],
  ) => {
    const diner = await restaurant.seat(table);
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order(basket) });
    await testApp.db.query('update orders set placed_at = $1 where order_id = $2', [at, idorder]);
    return idorder;
  };
  const lunch = await place('4', '2026-11-20T13:10:00Z', { rabo: 1, vino: 1 });
  const dinner = await place('Terraza 1', '2026-11-20T20:31:00Z', { salmorejo: 3 });
  const late = await place('4', '2026-11-21T01:30:00Z', { agua: 2 });
  const next = await place('2', '2026-11-21T20:00:00Z', { agua: 1 });
  return { restaurant, staff, lunch, dinner, late, next };
}

async function numbers(staff: TestClient, query: Record<string, string> = {}) {
  const { pedidos } = await staff.call(listHistory, { query });
  return pedidos.map(({ idorder }) => idorder);
}

describe('the history', () => {
  test('lists every order, the latest first, whatever its status', async () => {
    const { staff, lunch, dinner, late, next } = await twoDays();
    await staff.call(cancelOrder, { params: { id: dinner }, body: { motivo: 'Se han ido' } });
    expect(await numbers(staff)).toEqual([next, late, dinner, lunch]);
    expect(await numbers(staff, { status: 'CANCELLED' })).toEqual([dinner]);
  });

  test('is filtered by days, which end at five in the morning', async () => {
    const { staff, lunch, dinner, late, next } = await twoDays();
    expect(await numbers(staff, { desde: '2026-11-20', hasta: '2026-11-20' })).toEqual([
      late,
      dinner,
      lunch,
    ]);
    expect(await numbers(staff, { desde: '2026-11-21' })).toEqual([next]);
    expect(await numbers(staff, { hasta: '2026-11-19' })).toEqual([]);
  });

  test('counts an order that waited for its payment on the day it was paid', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const placeAt = async (at: string) => {
      const diner = await restaurant.seat();
      const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
      await testApp.db.query('update orders set placed_at = $1 where order_id = $2', [at, idorder]);
      return idorder;
    };
    const longBefore = await placeAt('2025-03-01T20:00:00Z');
    const waited = await placeAt('2025-03-22T20:00:00Z');
    const meanwhile = await placeAt('2025-03-21T20:00:00Z');
    const longAfter = await placeAt('2025-04-20T20:00:00Z');
    expect(await numbers(staff, { desde: '2025-03-22', hasta: '2025-03-22' })).toEqual([waited]);
    expect(await numbers(staff, { hasta: '2025-03-21' })).toEqual([meanwhile, longBefore]);
    expect(await numbers(staff, { desde: '2025-03-22' })).toEqual([longAfter, waited]);
    expect(await numbers(staff, { numero: String(waited), hasta: '2025-03-21' })).toEqual([]);
  });

  test('is filtered by table, number, status and payment', async () => {
    const { staff, lunch, dinner, late, next } = await twoDays();
    await testApp.db.query("update orders set payment = 'paid' where order_id = $1", [lunch]);
    await staff.call(advanceOrder, { body: { idorder: next, status: 'PREPARING' } });
    expect(await numbers(staff, { mesa: 'terraza' })).toEqual([dinner]);
    expect(await numbers(staff, { mesa: '4' })).toEqual([late, lunch]);
    expect(await numbers(staff, { numero: String(dinner) })).toEqual([dinner]);
    expect(await numbers(staff, { status: 'PREPARING' })).toEqual([next]);
    expect(await numbers(staff, { status: 'READY' })).toEqual([late, dinner, lunch]);
    expect(await numbers(staff, { ispaid: 'true' })).toEqual([lunch]);
    expect(await numbers(staff, { mesa: '4', ispaid: 'false' })).toEqual([late]);
    expect(await numbers(staff, { ispaid: 'pending' })).toEqual([]);
    await testApp.db.query("update orders set payment = 'pending' where order_id <> $1", [next]);
    expect(await numbers(staff, { ispaid: 'pending' })).toEqual([late, dinner, lunch]);
    expect(await numbers(staff, { status: 'PREPARING', ispaid: 'pending' })).toEqual([]);
  });

  test('is filtered by the tab of an order, also by that of one that was moved into it', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const place = async (table: string) => {
      const diner = await restaurant.seat(table);
      const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
      return { diner, idorder };
    };
    const [first, elsewhere] = [await place('4'), await place('7')];
    const second = await place('4');
    const ofTab = async (cuenta: number) => numbers(staff, { cuenta: String(cuenta) });
    expect(await ofTab(first.idorder)).toEqual([second.idorder, first.idorder]);
    expect(await ofTab(elsewhere.idorder)).toEqual([elsewhere.idorder]);
    const { idcuenta } = await first.diner.call(readOwnTab);
    await staff.call(moveOrder, { params: { id: elsewhere.idorder }, body: { idcuenta } });
    expect(await ofTab(elsewhere.idorder)).toHaveLength(3);
    expect(await ofTab(999)).toEqual([]);
    const other = await testApp.openRestaurant();
    expect(await numbers(await other.logIn(), { cuenta: String(first.idorder) })).toEqual([]);
  });

  test('comes in pages that neither skip nor repeat an order', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const count = HISTORY_PAGE + 5;
    let diner = await restaurant.seat();
    for (let placed = 0; placed < count; placed += 1) {
      // The most that one visit may order within the limit.
      if (placed % ORDER_PACE.ofVisit === 0) diner = await restaurant.seat(`Mesa ${placed}`);
      await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    }
    const first = await staff.call(listHistory);
    expect(first.pedidos).toHaveLength(HISTORY_PAGE);
    // A new order arrives while the first page is read.
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const second = await staff.call(listHistory, { query: { antes: String(first.siguiente) } });
    expect(second.siguiente).toBeNull();
    const seen = [...first.pedidos, ...second.pedidos].map(({ idorder }) => idorder);
    expect(seen).toEqual(Array.from({ length: count }, (_, index) => count - index));
    // Further back than the first search reaches, on both sides of its limit.
    const ofFirst = await numbers(staff, { mesa: 'Mesa 0' });
    expect(ofFirst).toEqual(seen.slice(-ORDER_PACE.ofVisit));
  });

  test.each([
    { desde: '2026-02-30' },
    { hasta: 'ayer' },
    { numero: 'cuatro' },
    { status: 'LISTO' },
    { antes: '-1' },
  ])('refuses the filter %j', async (query) => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const refusal = await staff.refused('bad_request', listHistory, { query });
    expect(Object.keys(refusal.fields ?? {})).toEqual(Object.keys(query));
  });

  test('shows no orders of another restaurant', async () => {
    await twoDays();
    const other = await (await testApp.openRestaurant()).logIn();
    expect(await numbers(other)).toEqual([]);
    const day = await other.call(readDay, { params: { dia: '2026-11-20' } });
    expect(day.pedidos).toBe(0);
  });
});

describe('the figures of a day', () => {
  test('agree with its orders', async () => {
    const { staff, dinner, lunch } = await twoDays();
    await staff.call(cancelOrder, { params: { id: dinner }, body: { motivo: 'Se han ido' } });
    await testApp.db.query(
      `update orders o set status_changed_at = placed_at where status = 'cancelled'`,
    );
    await testApp.db.query(
      `update order_events e set occurred_at = o.placed_at from orders o
       where o.restaurant_id = e.restaurant_id and o.order_id = e.order_id`,
    );
    await testApp.db.query("update orders set payment = 'paid' where order_id = $1", [lunch]);
    expect(await staff.call(readDay, { params: { dia: '2026-11-20' } })).toMatchObject({
      dia: '2026-11-20',
      pedidos: 2,
      total: '35.90',
      ticketmedio: '17.95',
      cancelados: { pedidos: 1, total: '21.00' },
      enlinea: { pedidos: 1, total: '30.90' },
      enmesa: { pedidos: 0, total: '0.00' },
      porcobrar: { pedidos: 1, total: '5.00' },
      platos: [
        { name: 'Rabo de toro', quantity: 1, total: '18.00' },
        { name: 'Tinto de la vega', quantity: 1, total: '12.90' },
        { name: 'Agua con gas', quantity: 2, total: '5.00' },
      ],
      iva: [
        { porcentaje: 10, base: '20.91', cuota: '2.09', total: '23.00' },
        { porcentaje: 21, base: '10.66', cuota: '2.24', total: '12.90' },
      ],
      servicio: null,
    });
  });

  test('measure the minutes until the order was last marked ready to serve', async () => {
    const { staff, lunch } = await twoDays();
    const step = async (status: 'PREPARING' | 'COMPLETED') =>
      staff.call(advanceOrder, { body: { idorder: lunch, status } });
    await step('PREPARING');
    await step('COMPLETED');
    await staff.call(tickLine, { params: { id: lunch, linea: 1 }, body: { hecha: true } });
    await testApp.db.query(
      `update order_events set occurred_at = case event_id
         when (select min(event_id) from order_events where status = 'ready')
         then timestamptz '2026-11-20T13:32:00Z' else timestamptz '2026-11-20T14:00:00Z' end
       where order_id = $1`,
      [lunch],
    );
    const { servicio } = await staff.call(readDay, { params: { dia: '2026-11-20' } });
    expect(servicio).toEqual({ pedidos: 1, media: 22, mediana: 22, maximo: 22 });
  });

  test('are not found for a date that does not exist', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    await staff.refused('not_found', readDay, { params: { dia: '2026-02-30' } });
  });
});
