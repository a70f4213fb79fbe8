import { cancelOrder, checkPayment, readRestaurant } from '@simplato/contract';
import { expect, test } from 'vitest';
import {
  byId,
  inTime,
  moneyOf,
  openPayingTestApp,
  orderOf,
  TIMEOUT,
  waitingDiner,
} from '../../../test/paying-through-stripe.ts';

/** No event of Stripe comes in these tests. */
const paying = openPayingTestApp();
const { testApp, double } = paying;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const reason = { body: { motivo: 'Cerramos la cocina' } };

/** An order of 30,90 € that was paid `ago`. */
async function paidOrder(ago = 0) {
  const waiting = await waitingDiner(paying);
  const paymentId = double.pay(waiting.sessionId);
  await waiting.guest.call(checkPayment, byId(waiting.idorder));
  await inTime(
    testApp,
    async () => (await moneyOf(waiting.owner, waiting.idorder)).comisionproveedor,
  ).not.toBeNull();
  for (const object of double.ledger.all('checkout.session')) object.created! -= ago / 1000;
  return { ...waiting, paymentId };
}

const anHourLater = () => testApp.clock.advance(HOUR_MS);

test('a refund in the dashboard of an old payment, a dispute and its end are found within the hour', async () => {
  const old = await paidOrder(90 * DAY_MS);
  double.refundFromDashboard(old.paymentId, 1000);
  const dispute = double.dispute(old.paymentId);
  const money = async () => moneyOf(old.owner, old.idorder);
  anHourLater();
  await expect.poll(money, TIMEOUT).toMatchObject({ devuelto: '10.00', disputado: true });
  double.setDispute(dispute, 'lost');
  anHourLater();
  await expect.poll(money, TIMEOUT).toMatchObject({ disputaperdida: true });
});

test('a refund that a bank refuses days later is found within the hour, and made again', async () => {
  const paid = await paidOrder();
  await paid.owner.call(cancelOrder, { ...byId(paid.idorder), ...reason });
  const devuelto = async () => (await orderOf(paid.owner, paid.idorder))?.devuelto;
  await expect.poll(devuelto, TIMEOUT).toBe('30.90');
  double.setRefund(double.ledger.all('refund', paid.accountId)[0]!.id, 'failed');
  anHourLater();
  await expect
    .poll(async () => orderOf(paid.owner, paid.idorder), TIMEOUT)
    .toMatchObject({ devuelto: '0.00', pagosuelto: { estado: 'devolviendose', importe: '30.90' } });
  await inTime(testApp, devuelto).toBe('30.90');
  expect(await orderOf(paid.owner, paid.idorder)).toMatchObject({ pagosuelto: null });
});

test('a payment that the books wrote off is found within the hour, and goes back', async () => {
  const { owner, idorder, sessionId } = await waitingDiner(paying);
  await owner.call(cancelOrder, { ...byId(idorder), ...reason });
  // As after an answer that was not true, or a copy of older data was restored.
  Object.assign(double.ledger.find('checkout.session', sessionId), { status: 'open' });
  double.pay(sessionId);
  anHourLater();
  const stray = async () => (await orderOf(owner, idorder))?.pagosuelto?.estado;
  await expect.poll(stray, TIMEOUT).toMatch(/devol|devuelto/);
});

test('a payment that is not in the books at all is reported', async () => {
  const { idorder, sessionId } = await waitingDiner(paying);
  double.pay(sessionId);
  await testApp.db.query('delete from payments where order_id = $1', [idorder]);
  anHourLater();
  const reported = () => paying.logged().some((line) => line.includes(sessionId));
  await expect.poll(reported, TIMEOUT).toBe(true);
});

test('an account that may not charge any more is found within the hour', async () => {
  const { guest, accountId } = await waitingDiner(paying);
  double.setAccount(accountId, { charges_enabled: false });
  anHourLater();
  await expect.poll(async () => (await guest.call(readRestaurant)).pagoonline, TIMEOUT).toBe(false);
});
