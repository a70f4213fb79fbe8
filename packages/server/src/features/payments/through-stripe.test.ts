import {
  checkPayment,
  createCheckout,
  listOrders,
  payAtTable,
  placeOrder,
  readDay,
  readOrderMoney,
  readRestaurant,
  refundOrder,
} from '@simplato/contract';
import { businessDay } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { orderOnline } from '../../../test/paying.ts';
import {
  byId,
  openPayingTestApp,
  openStripeRestaurant,
  TIMEOUT,
  sessionOf,
  tell,
  waitingDiner,
} from '../../../test/paying-through-stripe.ts';
import type { TestClient } from '../../../test/test-client.ts';

const paying = openPayingTestApp();
const { testApp, double, options } = paying;
const MINUTE_MS = 60_000;

async function orderOf(staff: TestClient, idorder: number) {
  return (await staff.call(listOrders)).find((order) => order.idorder === idorder);
}

async function countEvents({ restaurantId }: RestaurantOfTest): Promise<number> {
  const [row] = await testApp.db.query<{ count: number }>(
    'select count(*)::int as count from order_events where restaurant_id = $1',
    [restaurantId],
  );
  return row?.count ?? 0;
}

describe('events of Stripe', () => {
  test('pay the order once, even if sent twice, in reverse or all at once', async () => {
    const { restaurant, owner, idorder, sessionId } = await waitingDiner(paying);
    const paymentId = double.pay(sessionId);
    const events = [
      double.event('charge.updated', paymentId),
      double.event('checkout.session.completed', sessionId),
      double.event('checkout.session.async_payment_succeeded', sessionId),
    ];
    const before = await countEvents(restaurant);
    const answers = await Promise.all(
      [...events, ...events.toReversed()].map((one) => tell(testApp, one)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from(answers, () => 200));
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('true');
    testApp.clock.advance(10 * MINUTE_MS);
    await expect
      .poll(
        async () => (await owner.call(readOrderMoney, byId(idorder))).comisionproveedor,
        TIMEOUT,
      )
      .not.toBeNull();
    expect(await countEvents(restaurant)).toBe(before + 1);
  });

  test('are accepted only with a recent signature of Stripe’s over these very bytes', async () => {
    const { owner, idorder, sessionId } = await waitingDiner(paying);
    double.pay(sessionId);
    const good = double.event('checkout.session.completed', sessionId);
    const refused = [
      await tell(testApp, good, 't=1,v1=00'),
      await tell(testApp, good, ''),
      await tell(testApp, {
        ...good,
        body: Buffer.from(good.body.toString().replace('evt_', 'evt-')),
      }),
      await tell(
        testApp,
        double.event('checkout.session.completed', sessionId, {
          at: new Date(Date.now() - 10 * MINUTE_MS),
        }),
      ),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(await orderOf(owner, idorder)).toMatchObject({ ispaid: 'pending' });
    const either = double.event('checkout.session.completed', sessionId, {
      secrets: ['whsec_plataforma'],
    });
    expect((await tell(testApp, either)).statusCode).toBe(200);
  });

  test('about somebody else’s sale are acknowledged, and change nothing', async () => {
    const { restaurant, accountId } = await waitingDiner(paying);
    const before = await countEvents(restaurant);
    const foreign = await options.payments?.createCheckout({
      accountId,
      restaurantId: 9999,
      orderId: 1,
      key: 'not-ours',
      lines: [{ name: 'Otra cosa', quantity: 1, unitGrossCents: 900 }],
      tipCents: 0,
      amountCents: 900,
      platformFeeCents: 0,
      email: null,
      successUrl: 'https://otra.example/ok',
      cancelUrl: 'https://otra.example/no',
      expiresAt: new Date(Date.now() + 31 * MINUTE_MS),
    });
    const sessionId = foreign?.sessionId ?? '';
    double.pay(sessionId);
    const event = double.event('checkout.session.completed', sessionId);
    expect((await tell(testApp, event)).statusCode).toBe(200);
    await expect
      .poll(
        async () =>
          testApp.db.query(
            'select 1 from payment_events where event_id = $1 and handled_at is not null',
            [event.eventId],
          ),
        TIMEOUT,
      )
      .toHaveLength(1);
    expect(await countEvents(restaurant)).toBe(before);
  });

  test('are not needed: without any, the payment is found all the same', async () => {
    const { owner, idorder, sessionId } = await waitingDiner(paying);
    double.pay(sessionId);
    testApp.clock.advance(4 * MINUTE_MS);
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('true');
  });

  test('about an account that may not charge any more, or is gone, remove the button to pay online', async () => {
    const { restaurant, accountId } = await openStripeRestaurant(paying);
    const guest = await restaurant.seat();
    double.setAccount(accountId, { charges_enabled: false });
    await tell(testApp, double.event('account.updated', accountId));
    const paysOnline = async () => (await guest.call(readRestaurant)).pagoonline;
    await expect.poll(paysOnline, TIMEOUT).toBe(false);
    double.activate(accountId);
    await tell(testApp, double.event('account.updated', accountId));
    await expect.poll(paysOnline, TIMEOUT).toBe(true);
    double.deauthorise(accountId);
    await tell(testApp, double.event('account.application.deauthorized', accountId));
    await expect.poll(paysOnline, TIMEOUT).toBe(false);
  });

  test('about a refund made in Stripe’s dashboard, or a dispute, are recorded and shown', async () => {
    const { owner, idorder, sessionId } = await waitingDiner(paying);
    const paymentId = double.pay(sessionId);
    await tell(testApp, double.event('checkout.session.completed', sessionId));
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('true');
    double.refundFromDashboard(paymentId, 1000);
    await tell(testApp, double.event('charge.refunded', paymentId));
    await expect.poll(async () => (await orderOf(owner, idorder))?.devuelto, TIMEOUT).toBe('10.00');
    const dispute = double.dispute(paymentId, 'warning_needs_response');
    await tell(testApp, double.event('charge.dispute.created', dispute));
    const money = () => owner.call(readOrderMoney, byId(idorder));
    await expect.poll(async () => (await money()).disputado, TIMEOUT).toBe(true);
    expect((await money()).reclamado).toBe('0.00');
    double.setDispute(dispute, 'needs_response');
    await tell(testApp, double.event('charge.dispute.updated', dispute));
    await expect.poll(async () => (await money()).reclamado, TIMEOUT).toBe('30.90');
    double.setDispute(dispute, 'won');
    await tell(testApp, double.event('charge.dispute.closed', dispute));
    await expect.poll(async () => (await money()).disputado, TIMEOUT).toBe(false);
    expect(await money()).toMatchObject({ reclamado: '0.00', disputaperdida: false });
    const dia = businessDay(testApp.clock.now().getTime());
    const { reclamados } = await owner.call(readDay, { params: { dia } });
    expect(reclamados).toContain(idorder);
    expect((await money()).devoluciones).toMatchObject([{ importe: '10.00', estado: 'hecha' }]);
    await owner.refused('refund_too_much', refundOrder, {
      ...byId(idorder),
      body: { que: { tipo: 'importe', importe: '20.91' }, motivo: 'x' },
    });
  });

  test('about a refund from the dashboard that the bank has yet to make: it is made once', async () => {
    const { owner, idorder, sessionId } = await waitingDiner(paying);
    const paymentId = double.pay(sessionId);
    await tell(testApp, double.event('checkout.session.completed', sessionId));
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('true');
    const refundId = double.refundFromDashboard(paymentId, 500, 'pending');
    await tell(testApp, double.event('charge.refunded', paymentId));
    const refunds = async () => (await owner.call(readOrderMoney, byId(idorder))).devoluciones;
    const asked = [expect.objectContaining({ importe: '5.00', estado: 'en_curso' })];
    await expect.poll(refunds, TIMEOUT).toEqual(asked);
    const looks = () => double.requests.filter(({ call }) => call === 'GET /v1/refunds').length;
    for (let round = 0; round < 3; round += 1) {
      const before = looks();
      testApp.clock.advance(2 * MINUTE_MS);
      await expect.poll(looks, TIMEOUT).toBeGreaterThan(before);
    }
    expect(await refunds()).toEqual(asked);
    double.setRefund(refundId, 'succeeded');
    testApp.clock.advance(2 * MINUTE_MS);
    await expect
      .poll(refunds, TIMEOUT)
      .toEqual([expect.objectContaining({ importe: '5.00', estado: 'hecha' })]);
    expect((await orderOf(owner, idorder))?.devuelto).toBe('5.00');
  });
});

describe('Stripe in trouble', () => {
  const PAGE = 'POST /v1/checkout/sessions';

  test.each(['fail-before', 'fail-after', 'hang-up-before'] as const)(
    '%s while creating a page: the diner is told, and the order can still be paid either way',
    async (trouble) => {
      const { restaurant, owner } = await openStripeRestaurant(paying);
      const guest = await restaurant.seat();
      const first = await orderOnline(guest, restaurant.order({ rabo: 1 }));
      const second = await orderOnline(guest, restaurant.order({ vino: 1 }));
      await guest.call(payAtTable, byId(second.idorder));
      // More often than the SDK retries.
      double.misbehave(trouble, { on: PAGE, times: 3 });
      const third = restaurant.order({ agua: 1 }, { ispaid: 'pending' });
      await expect(orderOnline(guest, third)).rejects.toThrow('503');
      const idorder = second.idorder + 1;
      expect(await orderOf(owner, idorder)).toMatchObject({ ispaid: 'pending' });
      await guest.call(createCheckout, { body: { idOrder: idorder } });
      expect(await sessionOf(testApp, idorder)).not.toBe(first.sessionId);
      double.pay(await sessionOf(testApp, idorder));
      expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'pagado' });
    },
  );

  test('an account that may not charge any more, of which no notice came: the button goes, and the owner is told', async () => {
    const { restaurant, accountId } = await openStripeRestaurant(paying);
    const guest = await restaurant.seat();
    double.setAccount(accountId, { charges_enabled: false });
    const body = restaurant.order({ rabo: 1 }, { ispaid: 'pending' });
    const { idorder } = await guest.call(placeOrder, { body });
    await guest.refused('no_online_payment', createCheckout, { body: { idOrder: idorder } });
    expect((await guest.call(readRestaurant)).pagoonline).toBe(false);
    const mails = await testApp.db.query<{ subject: string }>('select subject from outbox');
    expect(mails.map(({ subject }) => subject).join()).toContain('ya no puede cobrar online');
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({ ispaid: 'false' });
  });

  test('a page whose response was lost is given up, and the next one is paid', async () => {
    const { restaurant, owner } = await openStripeRestaurant(paying);
    const guest = await restaurant.seat();
    double.misbehave('hang-up-after', { on: PAGE });
    const body = restaurant.order({ rabo: 1 }, { ispaid: 'pending' });
    await expect(orderOnline(guest, body)).rejects.toThrow('503');
    await guest.call(createCheckout, { body: { idOrder: 1 } });
    double.pay(await sessionOf(testApp, 1));
    expect(await guest.call(checkPayment, byId(1))).toMatchObject({ estado: 'pagado' });
    const { pagos } = await owner.call(readOrderMoney, byId(1));
    expect(pagos.map(({ estado }) => estado)).toEqual(['caducado', 'pagado']);
  });

  test('if Stripe creates no page, the diner can still pay the waiter', async () => {
    const { restaurant, owner } = await openStripeRestaurant(paying);
    const guest = await restaurant.seat();
    double.misbehave('fail-before', { on: PAGE, times: 3 });
    const body = restaurant.order({ agua: 1 }, { ispaid: 'pending' });
    await expect(orderOnline(guest, body)).rejects.toThrow('503');
    expect(await guest.call(payAtTable, byId(1))).toMatchObject({ ispaid: 'false' });
    expect(await orderOf(owner, 1)).toMatchObject({ ispaid: 'false' });
  });

  test('an open page that cannot be closed rules out paying the waiter: it could be paid twice', async () => {
    const { guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('fail-before', { on: `POST /v1/checkout/sessions/${sessionId}`, times: 3 });
    await guest.refused('payment_not_closed', payAtTable, byId(idorder));
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({ ispaid: 'false' });
  });

  test.each(['fail-before', 'fail-after', 'hang-up-after', 'too-many'] as const)(
    '%s during a refund: the money is refunded once',
    async (trouble) => {
      const { owner, idorder, sessionId } = await waitingDiner(paying);
      double.pay(sessionId);
      await tell(testApp, double.event('checkout.session.completed', sessionId));
      await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('true');
      double.misbehave(trouble, { on: 'POST /v1/refunds', times: 3 });
      const body = { que: { tipo: 'importe', importe: '5.00' } as const, motivo: 'Frío' };
      await owner.call(refundOrder, { ...byId(idorder), body });
      await expect
        .poll(async () => {
          testApp.clock.advance(2 * MINUTE_MS);
          return (await owner.call(readOrderMoney, byId(idorder))).devuelto;
        }, TIMEOUT)
        .toBe('5.00');
      const { devoluciones } = await owner.call(readOrderMoney, byId(idorder));
      expect(devoluciones).toHaveLength(1);
    },
  );
});
