import { placeOrder } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openStage } from '../../../test/test-app.ts';
import { untilItWaits } from '../../../test/until-it-waits.ts';
import type { Queryable } from '../../db/database.ts';
import { insertPayment } from '../payments/payment-queries.ts';
import { recordCheckout } from '../payments/settle.ts';
import { remarkOnOrder, updatePayment, markRefunded, markStray } from './payment-change-queries.ts';
import { updateStatus } from './step-queries.ts';
import { updateLine } from './tick-queries.ts';

/** Two changes of one order at once: the second waits, and holds no lock that the first may need. */
const stage = openStage();
/** Late enough that the worker does not check the payment during the test. */
const TOMORROW = new Date(Date.now() + 86_400_000);

const CHANGES: Record<
  string,
  (order: { restaurantId: number; orderId: number }) => Promise<unknown>
> = {
  'a step': async (order) =>
    updateStatus(stage.db, { ...order, from: ['received'], to: 'preparing', actor: 'ana' }),
  'a tick': async (order) =>
    updateLine(stage.db, { ...order, lineNumber: 1, isDone: true, actor: 'ana' }),
  'a payment': async (order) =>
    updatePayment(stage.db, { ...order, from: 'unpaid', to: 'paid', in: ['received'], actor: '' }),
  'a refund': async (order) =>
    markRefunded(stage.db, { ...order, refundedCents: 100, actor: 'ana', reason: '' }),
  'a stray payment': async (order) =>
    markStray(stage.db, { ...order, stray: { state: 'unseen', amountCents: 100 } }),
  'a remark': async (order) => remarkOnOrder(stage.db, { ...order, actor: 'ana', reason: 'Tarde' }),
};

const lockOrder = async (tx: Queryable, orderId: number) =>
  tx.query('select 1 from orders where order_id = $1 for update', [orderId]);

test.each(Object.keys(CHANGES))(
  '%s waits for its order without locking the house',
  async (name) => {
    const house = await stage.openHouse();
    const diner = await house.seat();
    const { idorder } = await diner.call(placeOrder, { body: house.order({ agua: 1 }) });
    let change: Promise<unknown> = Promise.resolve();
    await stage.db.transaction(async (tx) => {
      await lockOrder(tx, idorder);
      change = CHANGES[name]!({ restaurantId: house.restaurantId, orderId: idorder });
      await untilItWaits(tx, change);
      await tx.query(
        'select 1 from restaurant_counters where restaurant_id = $1 for update nowait',
        [house.restaurantId],
      );
    });
    await change;
  },
);

test("a payment that comes too late waits for its order's lock before its refund is recorded", async () => {
  const house = await stage.openHouse();
  const diner = await house.seat();
  const order = await diner.call(placeOrder, { body: house.order({ agua: 1 }) });
  const { restaurantId } = house;
  await stage.db.query("update orders set payment = 'pending'");
  const [{ total } = { total: 0 }] = await stage.db.query<{ total: number }>(
    'select total_cents as total from orders',
  );
  const payment = await insertPayment(stage.db, {
    restaurantId,
    orderId: order.idorder,
    accountId: 'acct_1',
    email: null,
    amountCents: total,
    platformFeeCents: 0,
    expiresAt: TOMORROW,
    lookAt: TOMORROW,
  });
  await stage.db.query("update orders set status = 'cancelled'");
  const parts = {
    db: stage.db,
    now: stage.clock.now,
    announce: () => undefined,
    onError: (error: unknown) => expect(error).toBeUndefined(),
  } as unknown as Parameters<typeof recordCheckout>[0];
  let settled: Promise<unknown> = Promise.resolve();
  await stage.db.transaction(async (tx) => {
    await lockOrder(tx, order.idorder);
    settled = recordCheckout(parts, payment!, {
      state: 'paid',
      paymentId: 'pi_1',
      amountCents: total,
    });
    await untilItWaits(tx, settled);
    await tx.query('lock table refunds in share mode nowait');
  });
  expect(await settled).toBe('late');
});
