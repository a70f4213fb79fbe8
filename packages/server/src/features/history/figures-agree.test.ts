import {
  dayFiguresFromWire,
  RESTAURANT_STATUS_WIRE,
  listHistory,
  orderFromWire,
  placeOrder,
  readDay,
} from '@simplato/contract';
import {
  businessDay,
  formatCents,
  ORDER_STATUSES,
  ordersCsv,
  PAYMENT_STATUSES,
} from '@simplato/domain';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

const TIP_CENTS = 100;

/** A day with one order of each status and payment, with different amounts and each with a tip. */
async function oneOfEach() {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  // Unpaid orders of an earlier day would be swept.
  const at = testApp.clock.now();
  let quantity = 0;
  for (const status of ORDER_STATUSES) {
    const diner = await restaurant.seat(status);
    for (const payment of PAYMENT_STATUSES) {
      quantity += 1;
      const { idorder } = await diner.call(placeOrder, {
        body: restaurant.order({ agua: quantity }),
      });
      await testApp.db.query(
        'update orders set status = $1, payment = $2, tip_cents = $3, placed_at = $4 where order_id = $5',
        [status, payment, TIP_CENTS, at, idorder],
      );
    }
  }
  return { staff, dia: businessDay(at.getTime()) };
}

test("the day's figures, the history and its CSV file count each kind of order the same way", async () => {
  const { staff, dia } = await oneOfEach();
  const figures = dayFiguresFromWire(await staff.call(readDay, { params: { dia } }));
  const list = async (query: Record<string, string> = {}) => {
    const { pedidos } = await staff.call(listHistory, { query });
    return pedidos.map(orderFromWire);
  };
  const all = await list();
  const rows = ordersCsv(all)
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(';'));
  const inTable = (isIt: (status: string, payment: string) => boolean) => {
    const found = rows.filter(([, , , , status = '', payment = '']) => isIt(status, payment));
    const totals = found.map((cells) => Number(cells[7]?.replace(',', '')));
    return { orders: found.length, grossCents: totals.reduce((sum, one) => sum + one, 0) };
  };
  const inHistory = async (status: string) => {
    const found = await list({ status });
    const grossCents = found.reduce((sum, { totalCents }) => sum + totalCents, 0);
    return { orders: found.length, grossCents };
  };

  expect(figures.cancelled.orders).toBe(2);
  expect(await inHistory('CANCELLED')).toEqual(figures.cancelled);
  expect(inTable((status) => status === 'Cancelado')).toEqual(figures.cancelled);
  expect((await inHistory('ABANDONED')).orders).toBe(1);
  expect(inTable((status) => status === 'No llegó a cocina')).toEqual(await inHistory('ABANDONED'));

  // A closed order with an open payment does not occur, and would not count either.
  expect(figures.atTable.orders).toBe(0);
  expect(inTable((_, payment) => payment === 'En la mesa')).toEqual(figures.atTable);
  expect(figures.due.orders).toBe(4);
  expect(inTable((_, payment) => payment === 'Por cobrar')).toEqual(figures.due);

  expect(figures.money.tipCents).toBe(ORDER_STATUSES.length * TIP_CENTS);
  const tips = rows.map((cells) => Number(cells[8]?.replace(',', '')));
  expect(formatCents(tips.reduce((sum, one) => sum + one, 0))).toBe(
    formatCents(figures.money.tipCents),
  );
});

test('each order is found in the history under exactly one status', async () => {
  const { staff } = await oneOfEach();
  const { pedidos: all } = await staff.call(listHistory);
  const found = await Promise.all(
    RESTAURANT_STATUS_WIRE.map(async (status) => staff.call(listHistory, { query: { status } })),
  );
  const numbers = found.flatMap(({ pedidos }) => pedidos.map(({ idorder }) => idorder));
  expect(numbers.toSorted((one, other) => other - one)).toEqual(all.map(({ idorder }) => idorder));
});
