import {
  checkTabPayment,
  handBack,
  IDEMPOTENCY_HEADER,
  placeOrder,
  readOwnTab,
  readTab,
  removeFromOrder,
  startTabPayment,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import {
  inTime,
  openPayingTestApp,
  openStripeRestaurant,
  tell,
  TIMEOUT,
} from '../../../test/paying-through-stripe.ts';

const paying = openPayingTestApp();
const { testApp, double } = paying;
const REFUND = 'POST /v1/refunds';
const MINUTE_MS = 60_000;

/** One of three oxtails at 18,00 € that somebody has paid for is taken off again. */
async function oneTakenOff() {
  const { restaurant, owner, accountId } = await openStripeRestaurant(paying);
  const phone = await restaurant.seat();
  const { idcuenta } = await phone.call(readOwnTab);
  const { idorder } = await phone.call(placeOrder, { body: restaurant.order({ rabo: 3 }) });
  const keyed = { headers: { [IDEMPOTENCY_HEADER]: 'share' } };
  const body = { modo: 'todo', importe: '54.00' } as const;
  const { idpago } = await phone.call(startTabPayment, { ...keyed, body });
  const [row] = await testApp.db.query<{ sessionId: string }>(
    'select session_id as "sessionId" from payments where restaurant_id = $1 and payment_number = $2',
    [owner.restaurantId, idpago],
  );
  const paymentId = double.pay(row?.sessionId ?? '');
  await phone.call(checkTabPayment, { params: { id: idpago } });
  const takeOff = async () =>
    owner.call(removeFromOrder, {
      params: { id: idorder },
      body: { lineas: [{ linea: 1, unidades: 1 }], motivo: 'Se ha terminado' },
    });
  const payment = async () => {
    const { pagos } = await owner.call(readTab, { params: { id: idcuenta } });
    return pagos[0];
  };
  const sent = () => double.ledger.all('refund', accountId);
  return { owner, phone, paymentId, idpago, idcuenta, takeOff, payment, sent };
}

test('a refund of a share that Stripe refuses again and again is made once, and not of more', async () => {
  const { takeOff, sent } = await oneTakenOff();
  double.misbehave('refuse', { on: REFUND, times: 3 });
  await takeOff();
  await inTime(testApp, async () => sent().length, 10 * MINUTE_MS).toBeGreaterThan(0);
  expect(sent()).toMatchObject([{ amount: 1800 }]);
});

test('a refund of a share that Stripe refuses for good is to be handed back, until somebody has', async () => {
  const { owner, takeOff, payment, sent, idpago, idcuenta } = await oneTakenOff();
  double.misbehave('refuse', { on: REFUND, times: 6 });
  await takeOff();
  await inTime(testApp, payment, 10 * MINUTE_MS).toMatchObject({
    estado: 'pordevolver',
    pordevolver: '18.00',
  });
  const of = { params: { id: idcuenta, idpago } };
  await owner.call(handBack, of);
  expect(await payment()).toMatchObject({
    estado: 'pagado',
    pordevolver: '0.00',
    importe: '36.00',
  });
  expect(sent()).toEqual([]);
});

test('what was to be handed back of a share, and the dashboard returns, is owed no more', async () => {
  const { takeOff, payment, paymentId } = await oneTakenOff();
  double.misbehave('refuse', { on: REFUND, times: 6 });
  await takeOff();
  await inTime(testApp, payment, 10 * MINUTE_MS).toMatchObject({ estado: 'pordevolver' });
  double.refundFromDashboard(paymentId, 1800);
  await tell(testApp, double.event('charge.refunded', paymentId));
  await expect.poll(payment, TIMEOUT).toMatchObject({ estado: 'pagado', pordevolver: '0.00' });
  expect(await payment()).toMatchObject({ importe: '36.00' });
});

test('what the dashboard has returned of a share before is not given back again with its product', async () => {
  const { takeOff, payment, paymentId, sent } = await oneTakenOff();
  double.refundFromDashboard(paymentId, 4600);
  await tell(testApp, double.event('charge.refunded', paymentId));
  await expect.poll(payment, TIMEOUT).toMatchObject({ motivo: expect.stringMatching(/panel/) });
  await takeOff();
  await inTime(testApp, async () => sent().length).toBe(2);
  expect(sent()).toMatchObject([{ amount: 4600 }, { amount: 800 }]);
  expect(await payment()).toMatchObject({ pordevolver: '0.00' });
});
