import {
  cancelOrder,
  checkPayment,
  createAccountLink,
  createCheckout,
  dropOrder,
  listOrderChanges,
  pauseKitchen,
  payAtTable,
  placeOrder,
  refundOrder,
} from '@simplato/contract';
import { describe, expect, test, vi } from 'vitest';
import {
  byId,
  inTime,
  moneyOf,
  openPayingTestApp,
  openStripeRestaurant,
  orderOf,
  TIMEOUT,
  sessionOf,
  tell,
  waitingDiner,
} from '../../../test/paying-through-stripe.ts';

const paying = openPayingTestApp();
const { testApp, double } = paying;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const reason = { body: { motivo: 'Cerramos la cocina' } };
const expireOf = (sessionId: string) => `POST /v1/checkout/sessions/${sessionId}/expire`;
const readOf = (sessionId: string) => `GET /v1/checkout/sessions/${sessionId}`;

/** Stripe closes the page, but its responses to the request to close it are lost. */
function loseAnswers(sessionId: string): void {
  double.misbehave('fail-after', { on: expireOf(sessionId), times: 3 });
}

const told = async (sessionId: string, type = 'checkout.session.expired') =>
  tell(testApp, double.event(type, sessionId));

describe('a diner who leaves a payment while Stripe does not answer the closing of its page', () => {
  test('chose to pay the waiter: the event about the closed page switches the order to the table', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    loseAnswers(sessionId);
    await guest.refused('payment_not_closed', payAtTable, byId(idorder));
    await told(sessionId);
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('false');
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({
      status: 'READY',
      ispaid: 'false',
    });
  });

  test('chose to pay the waiter, and the kitchen has closed when the page is: nothing reaches it', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    loseAnswers(sessionId);
    await guest.refused('payment_not_closed', payAtTable, byId(idorder));
    await owner.call(pauseKitchen, { body: { cerrada: true } });
    await told(sessionId);
    await expect
      .poll(async () => (await moneyOf(owner, idorder)).pagos[0]?.estado, TIMEOUT)
      .toBe('caducado');
    expect(await orderOf(owner, idorder)).toMatchObject({ status: 'READY', ispaid: 'pending' });
    await guest.refused('kitchen_closed', payAtTable, byId(idorder));
  });

  test('chose to pay the waiter: without any event the order is switched within a minute', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    loseAnswers(sessionId);
    await guest.refused('payment_not_closed', payAtTable, byId(idorder));
    testApp.clock.advance(MINUTE_MS);
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('false');
  });

  test('dropped the order: it is cancelled, and says that the diner discarded it', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    loseAnswers(sessionId);
    await guest.refused('payment_not_closed', dropOrder, byId(idorder));
    await told(sessionId);
    await expect
      .poll(async () => (await orderOf(owner, idorder))?.motivo, TIMEOUT)
      .toBe('Lo has descartado antes de pagar');
  });

  test('paid on the old page after all: the payment counts', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('fail-before', { on: expireOf(sessionId), times: 3 });
    await guest.refused('payment_not_closed', payAtTable, byId(idorder));
    double.pay(sessionId);
    await told(sessionId, 'checkout.session.completed');
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('true');
    await guest.refused('already_paid', payAtTable, byId(idorder));
  });

  test('asked for the page again: the order is neither dropped nor switched', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('fail-before', { on: expireOf(sessionId), times: 3 });
    await guest.refused('payment_not_closed', dropOrder, byId(idorder));
    const { url } = await guest.call(createCheckout, { body: { idOrder: idorder } });
    expect(url).toContain(sessionId);
    double.pay(sessionId);
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'pagado' });
    expect(await orderOf(owner, idorder)).toMatchObject({ status: 'READY', ispaid: 'true' });
  });

  test('did not ask to leave: after the page closes early, the order still waits for a payment', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.expire(sessionId);
    await told(sessionId);
    await expect
      .poll(async () => (await moneyOf(owner, idorder)).pagos[0]?.estado, TIMEOUT)
      .toBe('caducado');
    expect(await orderOf(owner, idorder)).toMatchObject({ status: 'READY', ispaid: 'pending' });
    const { url } = await guest.call(createCheckout, { body: { idOrder: idorder } });
    expect(url).not.toContain(sessionId);
  });

  test('cannot pay the waiter for an order that the restaurant cancelled', async () => {
    const { owner, guest, idorder } = await waitingDiner(paying);
    await owner.call(cancelOrder, { ...byId(idorder), ...reason });
    await guest.refused('order_cancelled', payAtTable, byId(idorder));
  });

  test('paying the waiter, dropping and cancelling at once: one of them wins, never two', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    const sent = await Promise.all([
      guest.send(payAtTable, byId(idorder)),
      guest.send(dropOrder, byId(idorder)),
      guest.send(payAtTable, byId(idorder)),
      guest.send(checkPayment, byId(idorder)),
      owner.send(cancelOrder, { ...byId(idorder), ...reason }),
    ]);
    const order = await orderOf(owner, idorder);
    const isOver = order?.status === 'CANCELLED';
    const switched = [sent[0], sent[2]].filter(({ statusCode }) => statusCode === 200);
    for (const { body } of switched) {
      expect(JSON.parse(body)).toMatchObject({ ispaid: 'false', status: 'READY' });
    }
    expect(isOver || order?.ispaid === 'false').toBe(true);
    expect((await moneyOf(owner, idorder)).pagos[0]?.estado).toBe('caducado');
    expect(double.ledger.find('checkout.session', sessionId)).toMatchObject({ status: 'expired' });
  });
});

describe('a restaurant that leaves Stripe while somebody pays', () => {
  async function leftRestaurant() {
    const waiting = await waitingDiner(paying);
    double.deauthorise(waiting.accountId);
    return waiting;
  }

  test('the diner can pay the waiter, and no text claims that nothing was charged', async () => {
    const { owner, guest, idorder } = await leftRestaurant();
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({
      ispaid: 'false',
      pagosuelto: { estado: 'sin_saber', importe: '30.90' },
    });
    expect((await moneyOf(owner, idorder)).pagos[0]?.estado).toBe('perdido');
    const changes = await owner.call(listOrderChanges, byId(idorder));
    expect(changes.map(({ motivo }) => motivo).join()).toContain('está en su cuenta de Stripe');
  });

  test('the diner can drop the order, and order again', async () => {
    const { restaurant, guest, idorder } = await leftRestaurant();
    expect(await guest.call(dropOrder, byId(idorder))).toMatchObject({ status: 'CANCELLED' });
    await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  });

  test('checking the payment: it can no longer be seen, and the order can be paid another way', async () => {
    const { owner, guest, idorder } = await leftRestaurant();
    const { estado, pedido } = await guest.call(checkPayment, byId(idorder));
    expect([estado, pedido.pagosuelto?.estado]).toEqual(['sin_pagar', 'sin_saber']);
    expect(await orderOf(owner, idorder)).toMatchObject({ status: 'READY', ispaid: 'pending' });
    await guest.refused('no_online_payment', createCheckout, { body: { idOrder: idorder } });
  });

  test('if nobody does anything, attempt and order end after half an hour', async () => {
    const { owner, idorder } = await leftRestaurant();
    await inTime(testApp, async () => (await orderOf(owner, idorder))?.status, 5 * MINUTE_MS).toBe(
      'CANCELLED',
    );
    await expect
      .poll(async () => (await moneyOf(owner, idorder)).pagos[0]?.estado, TIMEOUT)
      .toBe('perdido');
  });

  test('once connected again, the order can be paid online again', async () => {
    const { owner, guest, idorder } = await leftRestaurant();
    await guest.call(checkPayment, byId(idorder));
    double.forgetKeys();
    const { accountId } = await owner.call(createAccountLink, { body: {} });
    double.activate(accountId);
    await tell(testApp, double.event('account.updated', accountId));
    await expect
      .poll(
        async () => (await guest.send(createCheckout, { body: { idOrder: idorder } })).statusCode,
        TIMEOUT,
      )
      .toBe(200);
    double.pay(await sessionOf(testApp, idorder));
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'pagado' });
  });

  test('what was paid before stays paid; a refund fails, and says where it can be made', async () => {
    const { owner, guest, accountId, idorder, sessionId } = await waitingDiner(paying);
    double.pay(sessionId);
    await guest.call(checkPayment, byId(idorder));
    double.deauthorise(accountId);
    const body = { que: { tipo: 'todo' } as const, motivo: 'Frío' };
    const { devolucion } = await owner.call(refundOrder, { ...byId(idorder), body });
    expect(devolucion.estado).toBe('fallida');
    const changes = await owner.call(listOrderChanges, byId(idorder));
    expect(changes.at(-1)?.motivo).toContain('solo se devuelve desde su cuenta de Stripe');
    expect(await orderOf(owner, idorder)).toMatchObject({ ispaid: 'true', devuelto: '0.00' });
  });

  test('the events about it are given up', async () => {
    const { idorder, guest, sessionId } = await leftRestaurant();
    await guest.call(checkPayment, byId(idorder));
    const event = double.event('checkout.session.completed', sessionId);
    await tell(testApp, event);
    await expect.poll(async () => openEvents(), TIMEOUT).toBe(0);
  });
});

async function keptEvent(eventId: string) {
  const [kept] = await testApp.db.query<{ attempts: number; failure: string | null }>(
    'select attempts, failure from payment_events where event_id = $1',
    [eventId],
  );
  return kept;
}

async function openEvents(): Promise<number> {
  const [row] = await testApp.db.query<{ count: number }>(
    'select count(*)::int as count from payment_events where handled_at is null',
  );
  return row?.count ?? 0;
}

describe('an event that cannot be processed', () => {
  test('is given up after a number of tries, and logged once', async () => {
    const { guest, idorder, sessionId } = await waitingDiner(paying);
    const paymentId = double.pay(sessionId);
    await guest.call(checkPayment, byId(idorder));
    // An error of Stripe's that is neither temporary nor says that the object is gone.
    double.misbehave('refuse', { on: `GET /v1/payment_intents/${paymentId}`, times: 1_000 });
    const event = double.event('charge.updated', paymentId);
    await tell(testApp, event);
    for (let tries = 1; tries <= 20; tries += 1) {
      await expect
        .poll(async () => (await keptEvent(event.eventId))?.attempts, TIMEOUT)
        .toBe(tries);
      testApp.clock.advance(6 * MINUTE_MS);
      // An event that we ignore: it only wakes the worker.
      await tell(testApp, double.event('payment_intent.created', paymentId));
    }
    await expect.poll(openEvents, TIMEOUT).toBe(0);
    expect((await keptEvent(event.eventId))?.failure).toContain('balance');
    const said = paying.logged().filter((line) => line.includes('is given up after'));
    expect(said).toHaveLength(1);
  });

  test('is refused if it names no object', async () => {
    const { sessionId } = await waitingDiner(paying);
    const { eventId } = double.event('checkout.session.completed', sessionId);
    const empty = double.signed({
      id: eventId,
      type: 'checkout.session.completed',
      livemode: false,
    });
    expect((await tell(testApp, empty)).statusCode).toBe(400);
  });

  test.each([
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
    ['a number as its id', { id: 7 }],
    ['NUL in its id', { id: 'evt_\0' }],
    ['NUL in its account', { account: 'acct_\0' }],
    ['an object as its account', { account: {} }],
    ['NUL in its object', { data: { object: { id: 'cs_\0' } } }],
    ['a list as its object', { data: { object: { id: ['cs_1'] } } }],
    ['a kind that we ignore, and no id', { id: undefined, type: 'invoice.paid' }],
  ])('is refused if it has %s', async (_, change) => {
    const whole = {
      id: 'evt_1',
      type: 'checkout.session.completed',
      livemode: false,
      account: 'acct_1',
      data: { object: { id: 'cs_1' } },
    };
    expect(
      (await tell(testApp, double.signed({ ...whole, ...(change as object) }))).statusCode,
    ).toBe(400);
  });
});

describe('an order whose diner has long left', () => {
  const HOUR_MS = 60 * MINUTE_MS;
  const ended = { status: 'CANCELLED', motivo: 'El pago en línea no se terminó a tiempo' };

  test('does not reach the kitchen when the bank pays days later: the money goes back', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.completeLater(sessionId);
    await told(sessionId, 'checkout.session.completed');
    testApp.clock.advance(20 * MINUTE_MS);
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'en_curso' });
    double.pay(sessionId);
    testApp.clock.advance(3 * HOUR_MS);
    await told(sessionId, 'checkout.session.async_payment_succeeded');
    await expect
      .poll(async () => orderOf(owner, idorder), TIMEOUT)
      .toMatchObject({
        ...ended,
        ispaid: 'pending',
        pagosuelto: { importe: '30.90' },
      });
    await inTime(testApp, async () => (await orderOf(owner, idorder))?.pagosuelto?.estado).toBe(
      'devuelto',
    );
  });

  test('is cancelled while the bank still thinks about it, and says that money may come', async () => {
    const { owner, idorder, sessionId } = await waitingDiner(paying);
    double.completeLater(sessionId);
    await told(sessionId, 'checkout.session.completed');
    testApp.clock.advance(2 * HOUR_MS);
    await expect
      .poll(async () => orderOf(owner, idorder), TIMEOUT)
      .toMatchObject({
        ...ended,
        pagosuelto: { estado: 'en_duda', importe: '30.90' },
      });
  });

  test('is not sent to the table when Stripe closes its page hours later', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('fail-before', { on: expireOf(sessionId), times: 3 });
    await guest.refused('payment_not_closed', payAtTable, byId(idorder));
    testApp.clock.advance(3 * HOUR_MS);
    await expect.poll(async () => orderOf(owner, idorder), TIMEOUT).toMatchObject(ended);
  });

  test('still waits after a refusal of the bank, for as long as a new order does', async () => {
    const { restaurant, owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.completeLater(sessionId);
    double.decline(sessionId);
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'sin_pagar' });
    const body = restaurant.order({ agua: 1 }, { ispaid: 'pending' });
    const forgotten = await guest.call(placeOrder, { body });
    await testApp.db.query(`update orders set placed_at = placed_at - interval '40 minutes'`);
    await expect.poll(async () => orderOf(owner, forgotten.idorder), TIMEOUT).toMatchObject(ended);
    expect(await orderOf(owner, idorder)).toMatchObject({ status: 'READY', ispaid: 'pending' });
    await testApp.db.query(`update payments set settled_at = settled_at - interval '40 minutes'`);
    await expect.poll(async () => orderOf(owner, idorder), TIMEOUT).toMatchObject(ended);
  });
});

describe('money that comes after the restaurant cancelled', () => {
  /** The restaurant cancels while the bank is processing the payment. */
  async function cancelledWhileProcessing() {
    const waiting = await waitingDiner(paying);
    double.completeLater(waiting.sessionId);
    const cancelled = await waiting.owner.call(cancelOrder, {
      ...byId(waiting.idorder),
      ...reason,
    });
    return { ...waiting, cancelled };
  }

  test('meanwhile, the restaurant and the diner see that the bank is still processing it', async () => {
    const { guest, idorder, cancelled } = await cancelledWhileProcessing();
    const awaited = { estado: 'en_duda', importe: '30.90' };
    expect(cancelled).toMatchObject({ status: 'CANCELLED', pagosuelto: awaited });
    const { estado, pedido } = await guest.call(checkPayment, byId(idorder));
    expect([estado, pedido.pagosuelto]).toEqual(['en_curso', awaited]);
  });

  test('if the bank refuses in the end, no stray payment is left', async () => {
    const { owner, guest, idorder, sessionId } = await cancelledWhileProcessing();
    double.decline(sessionId);
    await guest.call(checkPayment, byId(idorder));
    expect(await orderOf(owner, idorder)).toMatchObject({ pagosuelto: null });
  });

  test('is refunded; the order, its money and the day show it, with the fee it cost', async () => {
    const { owner, guest, idorder, sessionId } = await cancelledWhileProcessing();
    double.pay(sessionId);
    const { pedido } = await guest.call(checkPayment, byId(idorder));
    expect(pedido.pagosuelto).toEqual({ estado: 'devolviendose', importe: '30.90' });
    await inTime(testApp, async () => (await moneyOf(owner, idorder)).neto).not.toBeNull();
    await inTime(testApp, async () => orderOf(owner, idorder)).toMatchObject({
      ispaid: 'pending',
      devuelto: '0.00',
      pagosuelto: { estado: 'devuelto', importe: '30.90' },
    });
    // 1.5 % and 25 cents stay with the provider.
    expect(await moneyOf(owner, idorder)).toMatchObject({
      cobrado: '30.90',
      devuelto: '30.90',
      comision: '0.00',
      comisionproveedor: '0.71',
      neto: '-0.71',
    });
  });

  test('if the provider refuses the refund, it is retried with another key', async () => {
    const { owner, guest, idorder, sessionId } = await cancelledWhileProcessing();
    double.pay(sessionId);
    double.misbehave('refuse', { on: 'POST /v1/refunds' });
    await guest.call(checkPayment, byId(idorder));
    await inTime(testApp, async () => (await orderOf(owner, idorder))?.pagosuelto?.estado).toBe(
      'devuelto',
    );
    const { devoluciones } = await moneyOf(owner, idorder);
    expect(devoluciones.map(({ estado }) => estado)).toEqual(['fallida', 'hecha']);
    const keys = double.requests
      .filter(({ call }) => call === 'POST /v1/refunds')
      .map(({ key }) => key);
    expect(new Set(keys.slice(-2)).size).toBe(2);
  });

  test('if the provider refuses for good, the owner can request it again', async () => {
    const { owner, guest, idorder, sessionId } = await cancelledWhileProcessing();
    double.pay(sessionId);
    double.misbehave('refuse', { on: 'POST /v1/refunds', times: 6 });
    await guest.call(checkPayment, byId(idorder));
    await inTime(
      testApp,
      async () => (await orderOf(owner, idorder))?.pagosuelto?.estado,
      // Large steps would let the owner's session expire.
      10 * MINUTE_MS,
    ).toBe('sin_devolver');
    const body = { que: { tipo: 'todo' } as const, motivo: 'Llegó tarde' };
    const { devolucion, pedido } = await owner.call(refundOrder, { ...byId(idorder), body });
    expect(devolucion).toMatchObject({ estado: 'hecha', importe: '30.90' });
    expect(pedido.pagosuelto).toEqual({ estado: 'devuelto', importe: '30.90' });
    await owner.refused('not_refundable', refundOrder, { ...byId(idorder), body });
  });

  test('of another amount than the order’s does not pay it, is logged, and is refunded', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    Object.assign(double.ledger.find('checkout.session', sessionId), { amount_total: 100 });
    double.pay(sessionId);
    const { estado, pedido } = await guest.call(checkPayment, byId(idorder));
    expect([estado, pedido.ispaid, pedido.pagosuelto?.importe]).toEqual([
      'sin_pagar',
      'pending',
      '1.00',
    ]);
    // In small steps, so that the order does not expire before the money is refunded.
    await inTime(
      testApp,
      async () => (await orderOf(owner, idorder))?.pagosuelto?.estado,
      SECOND_MS,
    ).toBe('devuelto');
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({ ispaid: 'false' });
  });
});

describe('Stripe in trouble, whatever kind', () => {
  const PAGE = 'POST /v1/checkout/sessions';

  test.each(['fail-before', 'fail-after', 'hang-up-before', 'hang-up-after', 'too-many'] as const)(
    '%s while opening a page: the diner is told that Stripe does not answer; then it works',
    async (trouble) => {
      const { restaurant } = await openStripeRestaurant(paying);
      const guest = await restaurant.seat();
      const { idorder } = await guest.call(placeOrder, {
        body: restaurant.order({ rabo: 1 }, { ispaid: 'pending' }),
      });
      double.misbehave(trouble, { on: PAGE, times: 3 });
      const ask = { body: { idOrder: idorder } };
      await guest.refused('provider_silent', createCheckout, ask);
      double.behave();
      await guest.call(createCheckout, ask);
      double.pay(await sessionOf(testApp, idorder));
      expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'pagado' });
    },
  );

  test.each(['fail-before', 'fail-after', 'hang-up-before', 'hang-up-after', 'too-many'] as const)(
    '%s while closing a page: the order is still switched to the table, once',
    async (trouble) => {
      const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
      double.misbehave(trouble, { on: expireOf(sessionId), times: 3 });
      await guest.send(payAtTable, byId(idorder));
      double.behave();
      testApp.clock.advance(MINUTE_MS);
      await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('false');
      expect((await moneyOf(owner, idorder)).pagos).toHaveLength(1);
    },
  );

  test('the page expires while the diner switches to the waiter: both come to the same end', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('slow', { on: expireOf(sessionId) });
    const switching = guest.call(payAtTable, byId(idorder));
    const isAsked = () => double.requests.some(({ call }) => call === expireOf(sessionId));
    await expect.poll(isAsked, TIMEOUT).toBe(true);
    double.expire(sessionId);
    await told(sessionId);
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('false');
    double.release();
    expect(await switching).toMatchObject({ ispaid: 'false', status: 'READY' });
  });

  test('events in any order, some lost and some twice, end in one payment', async () => {
    const { owner, idorder, sessionId } = await waitingDiner(paying);
    double.completeLater(sessionId);
    const early = double.event('checkout.session.completed', sessionId);
    const paymentId = double.pay(sessionId);
    const fee = double.event('charge.updated', paymentId);
    const late = double.event('checkout.session.async_payment_failed', sessionId);
    // The event async_payment_succeeded is lost.
    for (const event of [fee, late, early, early, fee]) await tell(testApp, event);
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, TIMEOUT).toBe('true');
    const changes = await owner.call(listOrderChanges, byId(idorder));
    expect(changes.filter(({ tipo }) => tipo === 'pago')).toHaveLength(1);
  });

  test('is asked about once, however many calls ask at the same time', async () => {
    const { guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('slow', { on: readOf(sessionId), times: 1 });
    const reads = () => double.requests.filter(({ call }) => call === readOf(sessionId)).length;
    const before = reads();
    const query = vi.spyOn(testApp.db, 'query');
    // The worker's rounds read payments too, but of no order in particular.
    const lists = () =>
      query.mock.calls.filter(
        ([text, values]) => text.includes('from payments') && values?.includes(idorder),
      );
    const asked = Array.from({ length: 20 }, () => guest.call(checkPayment, byId(idorder)));
    // Every call has come as far as asking Stripe.
    await expect.poll(() => lists().length, TIMEOUT).toBeGreaterThanOrEqual(20);
    await Promise.all(query.mock.results.map(({ value }) => value as Promise<unknown>));
    query.mockRestore();
    await expect.poll(() => reads(), TIMEOUT).toBe(before + 1);
    double.release();
    for (const { estado } of await Promise.all(asked)) expect(estado).toBe('sin_pagar');
    expect(reads()).toBe(before + 1);
  });

  test('while it is unknown, no answer says that nothing was charged', async () => {
    const { guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('fail-before', { on: readOf(sessionId), times: 3 });
    const refusal = await guest.refused('payment_unknown', checkPayment, byId(idorder));
    expect(refusal.message).not.toContain('No se ha cobrado');
    double.misbehave('fail-before', { on: readOf(sessionId), times: 3 });
    await guest.refused('payment_unknown', createCheckout, { body: { idOrder: idorder } });
  });
});
