import { placeOrder } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { untilItWaits } from '../../../test/until-it-waits.ts';
import type { Queryable } from '../../db/database.ts';
import { insertPayment } from '../payments/payment-queries.ts';
import { KitchenPaces } from '../promises/kitchen-paces.ts';
import { settlePayment } from '../payments/settle.ts';
import { remarkOnOrder, updatePayment, markRefunded, markStray } from './payment-change-queries.ts';
import { updateStatus } from './step-queries.ts';
import { updateLine } from './tick-line.ts';

/** Two changes of one order at once: the second waits, and holds no lock that the first may need. */
const testApp = openTestApp();
/** Late enough that the worker does not check the payment during the test. */
const TOMORROW = new Date(Date.now() + 86_400_000);

const CHANGES: Record<
  string,
  (order: { restaurantId: number; orderId: number }) => Promise<unknown>
> = {
  'a step': async (order) =>
    updateStatus(testApp.db, { ...order, from: ['received'], to: 'preparing', actor: 'ana' }),
  'a tick': async (order) =>
    updateLine(testApp.db, { ...order, lineNumber: 1, isDone: true, actor: 'ana' }),
  'a payment': async (order) =>
    updatePayment(testApp.db, {
      ...order,
      from: 'unpaid',
      to: 'paid',
      in: ['received'],
      actor: '',
    }),
  'a refund': async (order) =>
    markRefunded(testApp.db, { ...order, refundedCents: 100, actor: 'ana', reason: '' }),
  'a stray payment': async (order) =>
    markStray(testApp.db, { ...order, stray: { state: 'unseen', amountCents: 100 } }),
  'a remark': async (order) =>
    remarkOnOrder(testApp.db, { ...order, actor: 'ana', reason: 'Tarde' }),
};

const lockOrder = async (tx: Queryable, orderId: number) =>
  tx.query('select 1 from orders where order_id = $1 for update', [orderId]);

test.each(Object.keys(CHANGES))(
  '%s waits for its order without locking the restaurant',
  async (name) => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    let change: Promise<unknown> = Promise.resolve();
    await testApp.db.transaction(async (tx) => {
      await lockOrder(tx, idorder);
      change = CHANGES[name]!({ restaurantId: restaurant.restaurantId, orderId: idorder });
      await untilItWaits(tx, change);
      await tx.query(
        'select 1 from restaurant_counters where restaurant_id = $1 for update nowait',
        [restaurant.restaurantId],
      );
    });
    await change;
  },
);

test("a payment that comes too late waits for its order's lock before its refund is recorded", async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  const order = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  const { restaurantId } = restaurant;
  await testApp.db.query("update orders set payment = 'pending'");
  const [{ total } = { total: 0 }] = await testApp.db.query<{ total: number }>(
    'select total_cents as total from orders',
  );
  const payment = await insertPayment(testApp.db, {
    restaurantId,
    orderId: order.idorder,
    accountId: 'acct_1',
    email: null,
    amountCents: total,
    platformFeeCents: 0,
    expiresAt: TOMORROW,
    lookAt: TOMORROW,
  });
  await testApp.db.query("update orders set status = 'cancelled'");
  const onError = (error: unknown) => expect(error).toBeUndefined();
  const dependencies = {
    db: testApp.db,
    now: testApp.clock.now,
    paces: new KitchenPaces(testApp.db, testApp.clock.now, onError),
    announce: () => undefined,
    onError,
    payments: {
      readCheckout: async () => ({ state: 'paid', paymentId: 'pi_1', amountCents: total }),
    },
  } as unknown as Parameters<typeof settlePayment>[0];
  let settled: Promise<unknown> = Promise.resolve();
  await testApp.db.transaction(async (tx) => {
    await lockOrder(tx, order.idorder);
    settled = settlePayment(dependencies, { ...payment!, sessionId: 'cs_1' });
    await untilItWaits(tx, settled);
    await tx.query('lock table refunds in share mode nowait');
  });
  expect(await settled).toBe('late');
});
