import {
  cancelOrder,
  closeTab,
  checkPayment,
  listAudit,
  listClosedOrders,
  listTabs,
  readOwnTab,
  readTab,
  readTill,
  refundOrder,
  returnByHand,
} from '@simplato/contract';
import { formatEuros } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { orderOnline } from '../../../test/paying.ts';
import {
  byId,
  inTime,
  moneyOf,
  openPayingTestApp,
  openStripeRestaurant,
  orderOf,
  sessionOf,
  tell,
  TIMEOUT,
  waitingDiner,
} from '../../../test/paying-through-stripe.ts';
import { LUCIA, registeredDiner } from '../../../test/people.ts';

const paying = openPayingTestApp();
const { testApp, double } = paying;
const MINUTE_MS = 60_000;
const REFUND = 'POST /v1/refunds';
const ALL = { que: { tipo: 'todo' } as const, motivo: 'Frío' };
const reason = { body: { motivo: 'Cerramos la cocina' } };

/** A paid order of 30,90 €. */
async function paidOrder() {
  const waiting = await waitingDiner(paying);
  const paymentId = double.pay(waiting.sessionId);
  await waiting.guest.call(checkPayment, byId(waiting.idorder));
  return { ...waiting, paymentId };
}

type Paid = Awaited<ReturnType<typeof paidOrder>>;
const refundsOf = async ({ owner, idorder }: Paid) =>
  (await moneyOf(owner, idorder)).devoluciones.map(({ importe, estado }) => [importe, estado]);
const returned = async ({ owner, idorder }: Paid) => (await moneyOf(owner, idorder)).devuelto;

describe('a failure that Stripe repeats for its key', () => {
  test('does not hold up a refund that an owner asked for', async () => {
    const paid = await paidOrder();
    double.misbehave('fail', { on: REFUND });
    const { devolucion } = await paid.owner.call(refundOrder, {
      ...byId(paid.idorder),
      body: ALL,
    });
    expect(devolucion.estado).toBe('en_curso');
    await inTime(testApp, async () => refundsOf(paid)).toEqual([['30.90', 'hecha']]);
    expect(double.ledger.all('refund', paid.accountId)).toHaveLength(1);
  });

  test('does not hold up the refund of a payment that came too late', async () => {
    const waiting = await waitingDiner(paying);
    double.completeLater(waiting.sessionId);
    await waiting.owner.call(cancelOrder, { ...byId(waiting.idorder), ...reason });
    double.misbehave('fail', { on: REFUND, times: 2 });
    double.pay(waiting.sessionId);
    await waiting.guest.call(checkPayment, byId(waiting.idorder));
    const stray = async () => (await orderOf(waiting.owner, waiting.idorder))?.pagosuelto?.estado;
    await inTime(testApp, stray).toBe('devuelto');
  });

  test('after the work was done, is made good without refunding twice', async () => {
    const paid = await paidOrder();
    double.misbehave('fail-after', { on: REFUND });
    await paid.owner.call(refundOrder, { ...byId(paid.idorder), body: ALL });
    await inTime(testApp, async () => refundsOf(paid)).toEqual([['30.90', 'hecha']]);
    expect(double.ledger.all('refund', paid.accountId)).toHaveLength(1);
  });
});

describe('a refund in Stripe’s dashboard of which no notice came', () => {
  test('is found when the same money is refunded here: nothing is left to return', async () => {
    const paid = await paidOrder();
    double.refundFromDashboard(paid.paymentId);
    const { devolucion, pedido } = await paid.owner.call(refundOrder, {
      ...byId(paid.idorder),
      body: ALL,
    });
    expect([devolucion.estado, pedido.devuelto]).toEqual(['fallida', '30.90']);
    expect(
      double.requests.filter(({ call, account }) => call === REFUND && account === paid.accountId),
    ).toEqual([]);
    expect(await refundsOf(paid)).toEqual([
      ['30.90', 'fallida'],
      ['30.90', 'hecha'],
    ]);
  });

  test('of a part leaves the rest to a cancelled order', async () => {
    const paid = await paidOrder();
    double.refundFromDashboard(paid.paymentId, 1000);
    await paid.owner.call(cancelOrder, { ...byId(paid.idorder), ...reason });
    await inTime(testApp, async () => returned(paid)).toBe('30.90');
    expect(await refundsOf(paid)).toEqual([
      ['30.90', 'fallida'],
      ['10.00', 'hecha'],
      ['20.90', 'hecha'],
    ]);
  });

  test('made after Stripe looked at the payment, is read after its refusal', async () => {
    const paid = await paidOrder();
    double.misbehave('slow', { on: REFUND });
    const asking = paid.owner.call(refundOrder, { ...byId(paid.idorder), body: ALL });
    const isAsked = () =>
      double.requests.some(({ call, account }) => call === REFUND && account === paid.accountId);
    await expect.poll(isAsked, TIMEOUT).toBe(true);
    double.refundFromDashboard(paid.paymentId);
    double.release();
    const { devolucion, pedido } = await asking;
    expect([devolucion.estado, pedido.devuelto]).toEqual(['fallida', '30.90']);
  });
});

test('an order is cancelled whose money goes back twice: from here, stuck, and from the dashboard', async () => {
  const paid = await paidOrder();
  double.misbehave('fail', { on: REFUND, times: Infinity });
  await paid.owner.call(refundOrder, { ...byId(paid.idorder), body: ALL });
  double.refundFromDashboard(paid.paymentId);
  double.behave();
  await tell(testApp, double.event('charge.refunded', paid.paymentId));
  await expect.poll(async () => returned(paid), TIMEOUT).toBe('30.90');
  const cancelled = await paid.owner.call(cancelOrder, { ...byId(paid.idorder), ...reason });
  expect(cancelled).toMatchObject({ status: 'CANCELLED', devuelto: '30.90' });
  await inTime(testApp, async () => refundsOf(paid)).toEqual([
    ['30.90', 'fallida'],
    ['30.90', 'hecha'],
  ]);
});

describe('the refund of a cancelled order', () => {
  const STUCK = { pagosuelto: { estado: 'sin_devolver', importe: '30.90' } };

  test('that Stripe refuses is tried again, and nobody reads that it goes back meanwhile', async () => {
    const paid = await paidOrder();
    double.misbehave('refuse', { on: REFUND });
    await paid.owner.call(cancelOrder, { ...byId(paid.idorder), ...reason });
    const stray = async () => (await paid.guest.call(checkPayment, byId(paid.idorder))).pedido;
    await expect
      .poll(stray, TIMEOUT)
      .toMatchObject({ pagosuelto: { estado: 'devolviendose', importe: '30.90' } });
    await inTime(testApp, async () => returned(paid)).toBe('30.90');
    expect(await stray()).toMatchObject({ pagosuelto: null, devuelto: '30.90' });
    expect(await refundsOf(paid)).toEqual([
      ['30.90', 'fallida'],
      ['30.90', 'hecha'],
    ]);
  });

  test.each(['online', 'by hand'])(
    'that Stripe refuses for good is marked until an owner has settled it %s',
    async (how) => {
      const paid = await paidOrder();
      double.misbehave('refuse', { on: REFUND, times: 6 });
      await paid.owner.call(cancelOrder, { ...byId(paid.idorder), ...reason });
      // Large steps would let the owner's session expire.
      await inTime(
        testApp,
        async () => orderOf(paid.owner, paid.idorder),
        10 * MINUTE_MS,
      ).toMatchObject(STUCK);
      await testApp.db.query(
        "update orders set status_changed_at = now() - interval '40 days' where restaurant_id = $1",
        [paid.owner.restaurantId],
      );
      const stuck = async () => {
        const query = { dinero: 'sin_devolver' } as const;
        const listed = await paid.owner.call(listClosedOrders, { query });
        return listed.map((one) => one.pedido.idorder);
      };
      expect(await stuck()).toEqual([paid.idorder]);
      // The room has it as what a waiter has to hand back, whatever has become of the tab.
      const { idcuenta } = await paid.guest.call(readOwnTab);
      await paid.owner.call(closeTab, { ...byId(idcuenta), body: {} });
      const inRoom = async () => {
        const tabs = await paid.owner.call(listTabs);
        return tabs.flatMap(({ pagos }) =>
          pagos.map(({ idorder, estado, pordevolver }) => [idorder, estado, pordevolver]),
        );
      };
      expect(await inRoom()).toEqual([[paid.idorder, 'pordevolver', '30.90']]);
      const inTill = async () => (await paid.owner.call(readTill)).pordevolver;
      expect(await inTill()).toMatchObject([
        { idcuenta, idorder: paid.idorder, mesa: '4', nombre: 'Comensal 1', importe: '30.90' },
      ]);
      if (how === 'by hand') {
        const back = await paid.owner.call(returnByHand, byId(paid.idorder));
        expect(back).toMatchObject({ pagosuelto: null, devuelto: '30.90' });
        expect(await stuck()).toEqual([]);
        expect(await inRoom()).toEqual([]);
        expect(await inTill()).toEqual([]);
        const { pagos } = await paid.owner.call(readTab, byId(idcuenta));
        expect(pagos).toMatchObject([{ estado: 'devuelto', importe: '30.90', devuelto: '30.90' }]);
        // A second time, nothing more is given back; nor does anything more go back online.
        expect(await paid.owner.call(returnByHand, byId(paid.idorder))).toEqual(back);
        await paid.owner.refused('refund_too_much', refundOrder, {
          ...byId(paid.idorder),
          body: { que: { tipo: 'importe', importe: '1.00' }, motivo: 'Frío' },
        });
        expect((await moneyOf(paid.owner, paid.idorder)).devoluciones.at(-1)).toMatchObject({
          importe: '30.90',
          comision: '0.00',
          estado: 'hecha',
          enmano: true,
        });
        const trail = await paid.owner.call(listAudit, { query: {} });
        expect(trail.cambios[0]).toMatchObject({
          sobre: `Pedido nº ${paid.idorder}`,
          cambios: [{ campo: 'Devuelto en mano', antes: '', despues: formatEuros(3090) }],
        });
        expect(double.ledger.all('refund', paid.accountId)).toEqual([]);
        return;
      }
      const { pedido } = await paid.owner.call(refundOrder, { ...byId(paid.idorder), body: ALL });
      expect(pedido).toMatchObject({ pagosuelto: null, devuelto: '30.90' });
      expect(await stuck()).toEqual([]);
    },
  );
});

describe('a refund of a part that the bank sends back', () => {
  const part = (importe: string) => ({
    que: { tipo: 'importe', importe } as const,
    motivo: 'Frío',
  });

  async function sentBack() {
    const paid = await paidOrder();
    await paid.owner.call(refundOrder, { ...byId(paid.idorder), body: part('5.00') });
    const [refund] = double.ledger.all('refund', paid.accountId);
    double.setRefund(refund!.id, 'failed');
    await tell(testApp, double.event('refund.failed', refund!.id));
    const stray = async () => (await orderOf(paid.owner, paid.idorder))?.pagosuelto;
    await expect.poll(stray, TIMEOUT).toMatchObject({ estado: 'devolviendose' });
    return paid;
  }

  test.each([
    ['told', 500, []],
    ['not told', 500, []],
    ['told', 200, [['3.00', 'hecha']]],
    ['told', 700, []],
  ] as const)(
    'and somebody returns in the dashboard, %s, %i cents, is not made good twice',
    async (how, cents, rest) => {
      const paid = await sentBack();
      double.refundFromDashboard(paid.paymentId, cents);
      if (how === 'told') await tell(testApp, double.event('charge.refunded', paid.paymentId));
      const settled = async () =>
        (await refundsOf(paid)).every(([, state]) => state !== 'en_curso');
      await inTime(testApp, settled).toBe(true);
      expect(await refundsOf(paid)).toEqual([
        ['5.00', 'fallida'],
        ['5.00', 'fallida'],
        [(cents / 100).toFixed(2), 'hecha'],
        ...rest,
      ]);
      expect(await orderOf(paid.owner, paid.idorder)).toMatchObject({ pagosuelto: null });
      // It was done before it came to nothing, whatever was heard of it since.
      const [first] = await testApp.db.query<{ keepsItsDays: boolean }>(
        `select settled_at < undone_at as "keepsItsDays" from refunds
         where restaurant_id = $1 and state = 'failed' order by refund_number`,
        [paid.owner.restaurantId],
      );
      expect(first).toEqual({ keepsItsDays: true });
    },
  );

  test('is made good beside what its owner returns of the rest meanwhile', async () => {
    const paid = await sentBack();
    await paid.owner.call(refundOrder, { ...byId(paid.idorder), body: part('5.00') });
    await inTime(testApp, async () => returned(paid)).toBe('10.00');
  });
});

describe('a refund of which its diner had a mail', () => {
  async function paidByLucia() {
    const { restaurant, owner, accountId } = await openStripeRestaurant(paying);
    const diner = await registeredDiner(testApp, await restaurant.seat());
    const { idorder } = await orderOnline(diner, restaurant.order({ rabo: 1 }));
    const paymentId = double.pay(await sessionOf(testApp, idorder));
    await diner.call(checkPayment, byId(idorder));
    const mails = async () => {
      const rows = await testApp.db.query<{ subject: string }>(
        'select subject from outbox where recipient = $1 order by mail_id',
        [LUCIA.mail],
      );
      return rows.slice(1).map(({ subject }) => subject);
    };
    return { restaurant, owner, diner, accountId, idorder, paymentId, mails };
  }
  const TOLD = 'Casa de Prueba te ha devuelto 5,00 €';
  const TAKEN_BACK = 'Todavía no te ha llegado la devolución de 5,00 €';
  const body = { que: { tipo: 'importe', importe: '5.00' } as const, motivo: 'Frío' };

  test('and that the bank sends back, is taken back in another, and told once it has gone through', async () => {
    const { owner, diner, accountId, idorder, mails } = await paidByLucia();
    await owner.call(refundOrder, { ...byId(idorder), body });
    expect(await mails()).toEqual([TOLD]);
    const [refund] = double.ledger.all('refund', accountId);
    double.setRefund(refund!.id, 'failed');
    await tell(testApp, double.event('refund.failed', refund!.id));
    await tell(testApp, double.event('charge.refund.updated', refund!.id));
    await expect.poll(mails, TIMEOUT).toEqual([TOLD, TAKEN_BACK]);
    const { pedido } = await diner.call(checkPayment, byId(idorder));
    expect(pedido).toMatchObject({ devuelto: '0.00', pagosuelto: { estado: 'devolviendose' } });
    await inTime(testApp, mails).toEqual([TOLD, TAKEN_BACK, TOLD]);
  });

  test('is taken back, too, if it was made in the dashboard, and the order says what is missing', async () => {
    const { diner, idorder, paymentId, mails } = await paidByLucia();
    const refundId = double.refundFromDashboard(paymentId, 500);
    await tell(testApp, double.event('charge.refunded', paymentId));
    await expect.poll(mails, TIMEOUT).toEqual([TOLD]);
    double.setRefund(refundId, 'failed');
    await tell(testApp, double.event('refund.failed', refundId));
    await expect.poll(mails, TIMEOUT).toEqual([TOLD, TAKEN_BACK]);
    const { pedido } = await diner.call(checkPayment, byId(idorder));
    expect(pedido.pagosuelto).toEqual({ estado: 'devolviendose', importe: '5.00' });
  });

  test('is not mailed about if it is given back by hand', async () => {
    const { owner, accountId, idorder, mails } = await paidByLucia();
    await owner.call(refundOrder, { ...byId(idorder), body });
    double.misbehave('refuse', { on: REFUND, times: 6 });
    const [refund] = double.ledger.all('refund', accountId);
    double.setRefund(refund!.id, 'failed');
    await tell(testApp, double.event('refund.failed', refund!.id));
    const stray = async () => (await orderOf(owner, idorder))?.pagosuelto;
    await inTime(testApp, stray, 10 * MINUTE_MS).toEqual({
      estado: 'sin_devolver',
      importe: '5.00',
    });
    const back = await owner.call(returnByHand, byId(idorder));
    expect(back).toMatchObject({ ispaid: 'true', pagosuelto: null, devuelto: '5.00' });
    expect(await mails()).toEqual([TOLD, TAKEN_BACK]);
  });
});

test('nothing is given back by hand of an order whose money is where it should be', async () => {
  const paid = await paidOrder();
  await paid.owner.refused('not_refundable', returnByHand, byId(paid.idorder));
  await paid.owner.call(refundOrder, { ...byId(paid.idorder), body: ALL });
  await paid.owner.refused('not_refundable', returnByHand, byId(paid.idorder));
});
