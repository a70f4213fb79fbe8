import { checkPayment, readPaymentAccount, readRestaurant, refundOrder } from '@simplato/contract';
import { expect, test } from 'vitest';
import {
  byId,
  moneyOf,
  openPayingTestApp,
  openStripeRestaurant,
  orderOf,
  tell,
  TIMEOUT,
  waitingDiner,
} from '../../../test/paying-through-stripe.ts';

/** Stripe works at once and answers late: meanwhile it goes on, and its events overtake the answer. */
const paying = openPayingTestApp();
const { testApp, double } = paying;
const REFUND = 'POST /v1/refunds';
const isAsked = (call: string) => () => double.requests.some((request) => request.call === call);

async function handled(type: string, id: string): Promise<void> {
  const event = double.event(type, id);
  await tell(testApp, event);
  const find = async () =>
    testApp.db.query(
      'select 1 from payment_events where event_id = $1 and handled_at is not null',
      [event.eventId],
    );
  await expect.poll(find, TIMEOUT).toHaveLength(1);
}

test('a refund that failed while the answer "succeeded" was on its way stays failed', async () => {
  const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
  double.pay(sessionId);
  await guest.call(checkPayment, byId(idorder));
  double.misbehave('slow-answer', { on: REFUND });
  const body = { que: { tipo: 'importe', importe: '7.00' } as const, motivo: 'Salió frío' };
  const asking = owner.call(refundOrder, { ...byId(idorder), body });
  await expect.poll(() => double.ledger.all('refund').length, TIMEOUT).toBe(1);
  const refundId = double.ledger.all('refund')[0]!.id;
  await handled('refund.created', refundId);
  expect(await orderOf(owner, idorder)).toMatchObject({ devuelto: '7.00' });
  double.setRefund(refundId, 'failed');
  await handled('refund.failed', refundId);
  double.release();

  expect((await asking).devolucion.estado).toBe('fallida');
  const { devoluciones, devuelto } = await moneyOf(owner, idorder);
  expect([devoluciones.map(({ estado }) => estado), devuelto]).toEqual([
    ['fallida', 'en_curso'],
    '0.00',
  ]);
  const again = { estado: 'devolviendose', importe: '7.00' };
  expect(await orderOf(owner, idorder)).toMatchObject({ pagosuelto: again });
});

test('an account that was restricted while the answer "active" was on its way stays so', async () => {
  const { restaurant, owner, accountId } = await openStripeRestaurant(paying);
  const call = `GET /v1/accounts/${accountId}`;
  double.requests.length = 0;
  double.misbehave('slow-answer', { on: call });
  const asking = owner.call(readPaymentAccount);
  await expect.poll(isAsked(call), TIMEOUT).toBe(true);
  double.setAccount(accountId, { charges_enabled: false });
  await handled('account.updated', accountId);
  double.release();

  expect((await asking).estado).toBe('en_revision');
  const guest = await restaurant.seat();
  expect((await guest.call(readRestaurant)).pagoonline).toBe(false);
});

test('a payment that came while the answer "refused" was on its way counts', async () => {
  const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
  double.completeLater(sessionId);
  double.decline(sessionId);
  double.requests.length = 0;
  double.misbehave('slow-answer', { on: `GET /v1/checkout/sessions/${sessionId}` });
  const asking = guest.call(checkPayment, byId(idorder));
  await expect.poll(isAsked(`GET /v1/checkout/sessions/${sessionId}`), TIMEOUT).toBe(true);
  double.pay(sessionId);
  await handled('checkout.session.async_payment_succeeded', sessionId);
  double.release();

  expect((await asking).estado).toBe('pagado');
  expect(await orderOf(owner, idorder)).toMatchObject({ ispaid: 'true', pagosuelto: null });
});
