import { checkPayment } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { onlyRow } from '../../db/database.ts';
import { findPayment, findPaymentOfSession, type Payment } from './payment-queries.ts';
import { insertRefund, leaseRefunds, listRefundsOfPayment, refundKey } from './refund-queries.ts';

const testApp = openTestApp();
const LATER = new Date(Date.UTC(2100, 0, 1));

/** A tab with a payment of its own, and an order in it that was paid online. */
async function paidTwice() {
  const { restaurant } = await openPayingRestaurant(testApp);
  const { restaurantId } = restaurant;
  const guest = await restaurant.seat();
  const { idorder, url, sessionId } = await orderOnline(guest, restaurant.order({ agua: 1 }));
  await press(testApp.app, url, 'pagar');
  await guest.call(checkPayment, { params: { id: idorder } });
  const { paymentNumber } = onlyRow(
    await testApp.db.query<{ paymentNumber: number }>(
      `insert into payments (restaurant_id, tab_id, account_id, state, amount_cents,
         platform_fee_cents, tip_cents, payment_id, expires_at, settled_at, look_at)
       select restaurant_id, tab_id, 'acct_1', 'paid', 1200, 12, 200, 'pi_of_tab', now(), now(), 'infinity'
       from tabs where restaurant_id = $1 and closed_at is null
       returning payment_number as "paymentNumber"`,
      [restaurantId],
    ),
  );
  const ofTab = await findPayment(testApp.db, { restaurantId, paymentNumber });
  const ofOrder = await findPaymentOfSession(testApp.db, sessionId);
  if (!ofOrder) throw new Error('the order has no payment');
  return { restaurantId, idorder, ofTab, ofOrder };
}

async function refund({ restaurantId, paymentNumber }: Payment, amountCents: number) {
  return insertRefund(testApp.db, {
    restaurantId,
    paymentNumber,
    request: null,
    amountCents,
    platformFeeCents: 0,
    lines: [],
    reason: '',
    actor: 'casa1',
    lookAt: LATER,
  });
}

test('refunds of a tab are counted and named by its payment, those of an order by the order', async () => {
  const { restaurantId, idorder, ofTab, ofOrder } = await paidTwice();
  expect(ofTab).toMatchObject({ orderId: null, attempt: null, form: 'online', tipCents: 200 });
  const made = [];
  for (const payment of [ofTab, ofOrder, ofTab]) made.push(await refund(payment, 100));
  expect(made.map(refundKey)).toEqual([
    `pago-${restaurantId}-${ofTab.paymentNumber}-refund-1`,
    `order-${restaurantId}-${idorder}-refund-1`,
    `pago-${restaurantId}-${ofTab.paymentNumber}-refund-2`,
  ]);
  expect(await listRefundsOfPayment(testApp.db, ofTab)).toEqual([made[0], made[2]]);
});

test('the worker leaves to a waiter what was taken at the table and has to go back', async () => {
  const { ofTab } = await paidTwice();
  const online = await refund(ofTab, 100);
  const byHand = await refund(ofTab, 200);
  await testApp.db.query(
    'update refunds set is_by_hand = true where restaurant_id = $1 and payment_number = $2 and refund_number = $3',
    [byHand.restaurantId, byHand.paymentNumber, byHand.refundNumber],
  );
  expect(await leaseRefunds(testApp.db, LATER, LATER)).toEqual([online]);
});
