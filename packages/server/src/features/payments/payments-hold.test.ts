import {
  cancelOrder,
  checkPayment,
  createAccountLink,
  createCheckout,
  dropOrder,
  listOrderChanges,
  payAtTable,
  placeOrder,
  refundOrder,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import {
  byId,
  inTime,
  moneyOf,
  openPayingStage,
  openStripeHouse,
  orderOf,
  PATIENCE,
  sessionOf,
  tell,
  waitingDiner,
} from '../../../test/paying-through-stripe.ts';

const paying = openPayingStage();
const { stage, double } = paying;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const reason = { body: { motivo: 'Cerramos la cocina' } };
const expireOf = (sessionId: string) => `POST /v1/checkout/sessions/${sessionId}/expire`;
const readOf = (sessionId: string) => `GET /v1/checkout/sessions/${sessionId}`;

/** Stripe closes the page, and neither that nor what it is asked about it comes through. */
function loseAnswers(sessionId: string): void {
  double.misbehave('fail-after', { on: expireOf(sessionId), times: 3 });
}

const told = async (sessionId: string, type = 'checkout.session.expired') =>
  tell(stage, double.event(type, sessionId));

describe('leaving a payment whose closing is not answered', () => {
  test('to the waiter: the event about the closed page turns the order, and cancels nothing', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    loseAnswers(sessionId);
    await guest.refused('payment_not_closed', payAtTable, byId(idorder));
    await told(sessionId);
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, PATIENCE).toBe('false');
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({
      status: 'READY',
      ispaid: 'false',
    });
  });

  test('to the waiter: without any event it is turned within a minute', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    loseAnswers(sessionId);
    await guest.refused('payment_not_closed', payAtTable, byId(idorder));
    stage.clock.advance(MINUTE_MS);
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, PATIENCE).toBe('false');
  });

  test('dropped: it is over for the reason that the diner gave', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    loseAnswers(sessionId);
    await guest.refused('payment_not_closed', dropOrder, byId(idorder));
    await told(sessionId);
    await expect
      .poll(async () => (await orderOf(owner, idorder))?.motivo, PATIENCE)
      .toBe('Lo has descartado antes de pagar');
  });

  test('and paid on after all: the payment counts, whatever was wanted before', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('fail-before', { on: expireOf(sessionId), times: 3 });
    await guest.refused('payment_not_closed', payAtTable, byId(idorder));
    double.pay(sessionId);
    await told(sessionId, 'checkout.session.completed');
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, PATIENCE).toBe('true');
    await guest.refused('already_paid', payAtTable, byId(idorder));
  });

  test('and asking for the page again takes the wish back', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('fail-before', { on: expireOf(sessionId), times: 3 });
    await guest.refused('payment_not_closed', dropOrder, byId(idorder));
    const { url } = await guest.call(createCheckout, { body: { idOrder: idorder } });
    expect(url).toContain(sessionId);
    double.pay(sessionId);
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'pagado' });
    expect(await orderOf(owner, idorder)).toMatchObject({ status: 'READY', ispaid: 'true' });
  });

  test('a page that closes before its time leaves an order waiting that nobody wanted to leave', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.expire(sessionId);
    await told(sessionId);
    await expect
      .poll(async () => (await moneyOf(owner, idorder)).pagos[0]?.estado, PATIENCE)
      .toBe('caducado');
    expect(await orderOf(owner, idorder)).toMatchObject({ status: 'READY', ispaid: 'pending' });
    const { url } = await guest.call(createCheckout, { body: { idOrder: idorder } });
    expect(url).not.toContain(sessionId);
  });

  test('what is cancelled goes to no waiter', async () => {
    const { owner, guest, idorder } = await waitingDiner(paying);
    await owner.call(cancelOrder, { ...byId(idorder), ...reason });
    await guest.refused('order_cancelled', payAtTable, byId(idorder));
  });

  test('two wishes, events and the waiter at once: one ending, never both', async () => {
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
    const turned = [sent[0], sent[2]].filter(({ statusCode }) => statusCode === 200);
    for (const { body } of turned) {
      expect(JSON.parse(body)).toMatchObject({ ispaid: 'false', status: 'READY' });
    }
    expect(isOver || order?.ispaid === 'false').toBe(true);
    expect((await moneyOf(owner, idorder)).pagos[0]?.estado).toBe('caducado');
    expect(double.ledger.find('checkout.session', sessionId)).toMatchObject({ status: 'expired' });
  });
});

describe('a restaurant that leaves Stripe while somebody pays', () => {
  async function leftHouse() {
    const waiting = await waitingDiner(paying);
    double.deauthorise(waiting.accountId);
    return waiting;
  }

  test('the diner can pay the waiter, and nobody claims that nothing was charged', async () => {
    const { owner, guest, idorder } = await leftHouse();
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({
      ispaid: 'false',
      pagosuelto: { estado: 'sin_saber', importe: '30.90' },
    });
    expect((await moneyOf(owner, idorder)).pagos[0]?.estado).toBe('perdido');
    const changes = await owner.call(listOrderChanges, byId(idorder));
    expect(changes.map(({ motivo }) => motivo).join()).toContain('está en su cuenta de Stripe');
  });

  test('the diner can drop the order, and order again', async () => {
    const { house, guest, idorder } = await leftHouse();
    expect(await guest.call(dropOrder, byId(idorder))).toMatchObject({ status: 'CANCELLED' });
    await guest.call(placeOrder, { body: house.order({ agua: 1 }) });
  });

  test('asked about, the payment is out of sight; the order is free', async () => {
    const { owner, guest, idorder } = await leftHouse();
    const { estado, pedido } = await guest.call(checkPayment, byId(idorder));
    expect([estado, pedido.pagosuelto?.estado]).toEqual(['sin_pagar', 'sin_saber']);
    expect(await orderOf(owner, idorder)).toMatchObject({ status: 'READY', ispaid: 'pending' });
    await guest.refused('no_online_payment', createCheckout, { body: { idOrder: idorder } });
  });

  test('left alone, attempt and order end by themselves', async () => {
    const { owner, idorder } = await leftHouse();
    await inTime(stage, async () => (await orderOf(owner, idorder))?.status, 5 * MINUTE_MS).toBe(
      'CANCELLED',
    );
    expect((await moneyOf(owner, idorder)).pagos[0]?.estado).toBe('perdido');
  });

  test('connected again, it can be paid online again', async () => {
    const { owner, guest, idorder } = await leftHouse();
    await guest.call(checkPayment, byId(idorder));
    double.forgetKeys();
    const { accountId } = await owner.call(createAccountLink, { body: {} });
    double.activate(accountId);
    await tell(stage, double.event('account.updated', accountId));
    await expect
      .poll(
        async () => (await guest.send(createCheckout, { body: { idOrder: idorder } })).statusCode,
        PATIENCE,
      )
      .toBe(200);
    double.pay(await sessionOf(stage, idorder));
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'pagado' });
  });

  test('what was paid before stays paid; giving it back fails, and says where it can be done', async () => {
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

  test('events about it end', async () => {
    const { idorder, guest, sessionId } = await leftHouse();
    await guest.call(checkPayment, byId(idorder));
    const event = double.event('checkout.session.completed', sessionId);
    await tell(stage, event);
    await expect.poll(async () => openEvents(), PATIENCE).toBe(0);
  });
});

async function keptEvent(eventId: string) {
  const [kept] = await stage.db.query<{ attempts: number; failure: string | null }>(
    'select attempts, failure from payment_events where event_id = $1',
    [eventId],
  );
  return kept;
}

async function openEvents(): Promise<number> {
  const [row] = await stage.db.query<{ count: number }>(
    'select count(*)::int as count from payment_events where handled_at is null',
  );
  return row?.count ?? 0;
}

describe('an event that cannot be worked on', () => {
  test('is given up after a bounded number of tries, and said once', async () => {
    const { guest, idorder, sessionId } = await waitingDiner(paying);
    const paymentId = double.pay(sessionId);
    await guest.call(checkPayment, byId(idorder));
    // A word of Stripe's that nobody here knows: neither silence nor gone.
    double.misbehave('refuse', { on: `GET /v1/payment_intents/${paymentId}`, times: 1_000 });
    const event = double.event('charge.updated', paymentId);
    await tell(stage, event);
    for (let tries = 1; tries <= 20; tries += 1) {
      await expect
        .poll(async () => (await keptEvent(event.eventId))?.attempts, PATIENCE)
        .toBe(tries);
      stage.clock.advance(6 * MINUTE_MS);
      // Concerns nobody, and wakes whoever works on events.
      await tell(stage, double.event('payment_intent.created', paymentId));
    }
    await expect.poll(openEvents, PATIENCE).toBe(0);
    expect((await keptEvent(event.eventId))?.failure).toContain('balance');
    const said = paying.logged().filter((line) => line.includes('is given up after'));
    expect(said).toHaveLength(1);
  });

  test('that is about nothing is refused', async () => {
    const { sessionId } = await waitingDiner(paying);
    const { eventId } = double.event('checkout.session.completed', sessionId);
    const empty = double.signed({
      id: eventId,
      type: 'checkout.session.completed',
      livemode: false,
    });
    expect((await tell(stage, empty)).statusCode).toBe(400);
  });
});

describe('money that comes when nobody waits for it', () => {
  /** The bank is at it when the house cancels. */
  async function cancelledWhileProcessing() {
    const waiting = await waitingDiner(paying);
    double.completeLater(waiting.sessionId);
    const cancelled = await waiting.owner.call(cancelOrder, {
      ...byId(waiting.idorder),
      ...reason,
    });
    return { ...waiting, cancelled };
  }

  test('the house hears that the bank is at it, and the diner too', async () => {
    const { guest, idorder, cancelled } = await cancelledWhileProcessing();
    const awaited = { estado: 'en_duda', importe: '30.90' };
    expect(cancelled).toMatchObject({ status: 'CANCELLED', pagosuelto: awaited });
    const { estado, pedido } = await guest.call(checkPayment, byId(idorder));
    expect([estado, pedido.pagosuelto]).toEqual(['en_curso', awaited]);
  });

  test('when the bank says no after all, nothing is left in doubt', async () => {
    const { owner, guest, idorder, sessionId } = await cancelledWhileProcessing();
    double.decline(sessionId);
    await guest.call(checkPayment, byId(idorder));
    expect(await orderOf(owner, idorder)).toMatchObject({ pagosuelto: null });
  });

  test('it goes back; order, money and day say so, and what it has cost', async () => {
    const { owner, guest, idorder, sessionId } = await cancelledWhileProcessing();
    double.pay(sessionId);
    const { pedido } = await guest.call(checkPayment, byId(idorder));
    expect(pedido.pagosuelto).toEqual({ estado: 'devolviendose', importe: '30.90' });
    await inTime(stage, async () => (await moneyOf(owner, idorder)).neto).not.toBeNull();
    expect(await orderOf(owner, idorder)).toMatchObject({
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

  test('refused by the provider, it is asked for again by itself, with another key', async () => {
    const { owner, guest, idorder, sessionId } = await cancelledWhileProcessing();
    double.pay(sessionId);
    double.misbehave('refuse', { on: 'POST /v1/refunds' });
    await guest.call(checkPayment, byId(idorder));
    await inTime(stage, async () => (await orderOf(owner, idorder))?.pagosuelto?.estado).toBe(
      'devuelto',
    );
    const { devoluciones } = await moneyOf(owner, idorder);
    expect(devoluciones.map(({ estado }) => estado)).toEqual(['fallida', 'hecha']);
    const keys = double.requests
      .filter(({ call }) => call === 'POST /v1/refunds')
      .map(({ key }) => key);
    expect(new Set(keys.slice(-2)).size).toBe(2);
  });

  test('refused for good, it is the owner’s to ask again', async () => {
    const { owner, guest, idorder, sessionId } = await cancelledWhileProcessing();
    double.pay(sessionId);
    double.misbehave('refuse', { on: 'POST /v1/refunds', times: 6 });
    await guest.call(checkPayment, byId(idorder));
    await inTime(
      stage,
      async () => (await orderOf(owner, idorder))?.pagosuelto?.estado,
      60 * MINUTE_MS,
    ).toBe('sin_devolver');
    const body = { que: { tipo: 'todo' } as const, motivo: 'Llegó tarde' };
    const { devolucion, pedido } = await owner.call(refundOrder, { ...byId(idorder), body });
    expect(devolucion).toMatchObject({ estado: 'hecha', importe: '30.90' });
    expect(pedido.pagosuelto).toEqual({ estado: 'devuelto', importe: '30.90' });
    await owner.refused('not_refundable', refundOrder, { ...byId(idorder), body });
  });

  test('another amount than the order’s pays nothing, is said, and goes back', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    Object.assign(double.ledger.find('checkout.session', sessionId), { amount_total: 100 });
    double.pay(sessionId);
    const { estado, pedido } = await guest.call(checkPayment, byId(idorder));
    expect([estado, pedido.ispaid, pedido.pagosuelto?.importe]).toEqual([
      'sin_pagar',
      'pending',
      '1.00',
    ]);
    // In steps so small that the order's own half hour cannot be over before the money is back.
    await inTime(
      stage,
      async () => (await orderOf(owner, idorder))?.pagosuelto?.estado,
      SECOND_MS,
    ).toBe('devuelto');
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({ ispaid: 'false' });
  });
});

describe('Stripe in trouble, whatever kind', () => {
  const PAGE = 'POST /v1/checkout/sessions';

  test.each(['fail-before', 'fail-after', 'hang-up-before', 'hang-up-after', 'too-many'] as const)(
    'opening a page that meets %s is refused with the truth, and works afterwards',
    async (trouble) => {
      const { house } = await openStripeHouse(paying);
      const guest = await house.seat();
      const { idorder } = await guest.call(placeOrder, {
        body: house.order({ rabo: 1 }, { ispaid: 'pending' }),
      });
      double.misbehave(trouble, { on: PAGE, times: 3 });
      const ask = { body: { idOrder: idorder } };
      await guest.refused('provider_silent', createCheckout, ask);
      double.behave();
      await guest.call(createCheckout, ask);
      double.pay(await sessionOf(stage, idorder));
      expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'pagado' });
    },
  );

  test.each(['fail-before', 'fail-after', 'hang-up-before', 'hang-up-after', 'too-many'] as const)(
    'closing a page that meets %s turns the order all the same, once',
    async (trouble) => {
      const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
      double.misbehave(trouble, { on: expireOf(sessionId), times: 3 });
      await guest.send(payAtTable, byId(idorder));
      double.behave();
      stage.clock.advance(MINUTE_MS);
      await expect
        .poll(async () => (await orderOf(owner, idorder))?.ispaid, PATIENCE)
        .toBe('false');
      expect((await moneyOf(owner, idorder)).pagos).toHaveLength(1);
    },
  );

  test('the page expires while it is turned: the event and the turn agree', async () => {
    const { owner, guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('slow', { on: expireOf(sessionId) });
    const turning = guest.call(payAtTable, byId(idorder));
    const isAsked = () => double.requests.some(({ call }) => call === expireOf(sessionId));
    await expect.poll(isAsked, PATIENCE).toBe(true);
    double.expire(sessionId);
    await told(sessionId);
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, PATIENCE).toBe('false');
    double.release();
    expect(await turning).toMatchObject({ ispaid: 'false', status: 'READY' });
  });

  test('events in any order, some lost and some twice, end in one payment', async () => {
    const { owner, idorder, sessionId } = await waitingDiner(paying);
    double.completeLater(sessionId);
    const early = double.event('checkout.session.completed', sessionId);
    const paymentId = double.pay(sessionId);
    const fee = double.event('charge.updated', paymentId);
    const late = double.event('checkout.session.async_payment_failed', sessionId);
    // async_payment_succeeded never comes.
    for (const event of [fee, late, early, early, fee]) await tell(stage, event);
    await expect.poll(async () => (await orderOf(owner, idorder))?.ispaid, PATIENCE).toBe('true');
    const changes = await owner.call(listOrderChanges, byId(idorder));
    expect(changes.filter(({ tipo }) => tipo === 'pago')).toHaveLength(1);
  });

  test('not knowing is not the same as not charged', async () => {
    const { guest, idorder, sessionId } = await waitingDiner(paying);
    double.misbehave('fail-before', { on: readOf(sessionId), times: 3 });
    const refusal = await guest.refused('payment_unknown', checkPayment, byId(idorder));
    expect(refusal.message).not.toContain('No se ha cobrado');
    double.misbehave('fail-before', { on: readOf(sessionId), times: 3 });
    await guest.refused('payment_unknown', createCheckout, { body: { idOrder: idorder } });
  });
});
