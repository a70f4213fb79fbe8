import {
  cancelOrder,
  checkPayment,
  IDEMPOTENCY_HEADER,
  listOrderChanges,
  readOrderMoney,
  refundOrder,
  type WhatToRefundWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { metAfter } from '../../../test/meeting.ts';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };

const byId = (idorder: number) => ({ params: { id: idorder } });
const wish = (idorder: number, que: WhatToRefundWire, key?: string) => ({
  ...byId(idorder),
  ...(key === undefined ? {} : { headers: { [IDEMPOTENCY_HEADER]: key } }),
  body: { que, motivo: 'Salió frío' },
});
const ALL = { tipo: 'todo' } as const;
const amount = (importe: string) => ({ tipo: 'importe', importe }) as const;
const lines = (...lineas: { linea: number; quantity: number }[]) =>
  ({ tipo: 'lineas', lineas }) as const;

/** A paid order: two salmorejos (14.00), a wine (12.90) and a tip of 1.35. */
async function paidOrder() {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  const guest = await restaurant.seat();
  const order = restaurant.order({ salmorejo: 2, vino: 1 }, { propina: '1.35' });
  const { idorder, url } = await orderOnline(guest, order);
  await press(testApp.app, url, 'pagar');
  const { estado } = await guest.call(checkPayment, byId(idorder));
  expect(estado).toBe('pagado');
  return { restaurant, owner, guest, idorder };
}

type Paid = Awaited<ReturnType<typeof paidOrder>>;

/** The refunded amount, once the provider has completed all refunds. */
async function refundedOf({ owner, idorder }: Paid, devuelto: string) {
  const money = () => owner.call(readOrderMoney, byId(idorder));
  await expect
    .poll(async () => {
      testApp.clock.advance(MINUTE_MS);
      const said = await money();
      return [said.devuelto, said.comisionproveedor !== null];
    }, TIMEOUT)
    .toEqual([devuelto, true]);
  return money();
}

describe('a refund', () => {
  test('of everything: the diner sees it, and the platform keeps no fee', async () => {
    const paid = await paidOrder();
    const { devolucion } = await paid.owner.call(refundOrder, wish(paid.idorder, ALL));
    expect(devolucion).toMatchObject({ numero: 1, importe: '28.25', comision: '0.54' });
    const money = await refundedOf(paid, '28.25');
    expect(money).toMatchObject({ cobrado: '28.25', comision: '0.00' });
    // The provider keeps its own fee: 1.4 % of 28.25 and 0.25.
    expect(money).toMatchObject({ comisionproveedor: '0.65', neto: '-0.65' });
    const { pedido } = await paid.guest.call(checkPayment, byId(paid.idorder));
    expect([pedido.ispaid, pedido.devuelto]).toEqual(['true', '28.25']);
    await paid.owner.refused('not_refundable', refundOrder, wish(paid.idorder, ALL));
  });

  test('by lines: each unit can be refunded once', async () => {
    const paid = await paidOrder();
    const one = lines({ linea: 1, quantity: 1 });
    expect((await paid.owner.call(refundOrder, wish(paid.idorder, one))).devolucion).toMatchObject({
      importe: '7.00',
      lineas: [{ linea: 1, quantity: 1 }],
    });
    const two = lines({ linea: 1, quantity: 2 });
    await paid.owner.refused('refund_too_much', refundOrder, wish(paid.idorder, two));
    await paid.owner.refused(
      'refund_too_much',
      refundOrder,
      wish(paid.idorder, lines({ linea: 9, quantity: 1 })),
    );
    await refundedOf(paid, '7.00');
  });

  test('by amount: never more than is left, and the fee in proportion', async () => {
    const paid = await paidOrder();
    await paid.owner.refused('refund_too_much', refundOrder, wish(paid.idorder, amount('28.26')));
    await paid.owner.refused('bad_request', refundOrder, wish(paid.idorder, amount('0')));
    await paid.owner.refused('bad_request', refundOrder, wish(paid.idorder, amount('-1')));
    await paid.owner.call(refundOrder, wish(paid.idorder, amount('10,00')));
    await paid.owner.refused('refund_too_much', refundOrder, wish(paid.idorder, amount('18.26')));
    await paid.owner.call(refundOrder, wish(paid.idorder, ALL));
    const money = await refundedOf(paid, '28.25');
    expect(money.devoluciones.map(({ importe }) => importe)).toEqual(['10.00', '18.25']);
    expect(money.comision).toBe('0.00');
    const changes = await paid.owner.call(listOrderChanges, byId(paid.idorder));
    const told = changes.map(({ tipo, ispaid, devuelto }) => [tipo, ispaid, devuelto]);
    expect(told.slice(0, 2)).toEqual([
      ['paso', 'pending', '0.00'],
      ['pago', 'true', '0.00'],
    ]);
    // In the order in which the provider completed them.
    expect(new Set(told.slice(2))).toEqual(
      new Set([
        ['devolucion', 'true', '10.00'],
        ['devolucion', 'true', '18.25'],
      ]),
    );
  });

  test('is made once per key; the key cannot be used for another refund', async () => {
    const paid = await paidOrder();
    const asked = await Promise.all(
      Array.from({ length: 10 }, () =>
        paid.owner.call(refundOrder, wish(paid.idorder, amount('5'), 'clave-1')),
      ),
    );
    expect(new Set(asked.map(({ devolucion }) => devolucion.numero))).toEqual(new Set([1]));
    await paid.owner.refused('key_reused', refundOrder, wish(paid.idorder, ALL, 'clave-1'));
    await refundedOf(paid, '5.00');
  });

  test('never exceeds what was paid, even with many requests at once', async () => {
    const paid = await paidOrder();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () =>
        paid.owner.send(refundOrder, wish(paid.idorder, amount('10.00'))),
      ),
    );
    const taken = sent.filter(({ statusCode }) => statusCode === 201);
    expect(taken).toHaveLength(2);
    await refundedOf(paid, '20.00');
  });

  test('can only be made by an owner, in the own restaurant, of an order paid online', async () => {
    const paid = await paidOrder();
    const colleague = await paid.restaurant.logInColleague();
    await colleague.refused('forbidden', refundOrder, wish(paid.idorder, ALL));
    const other = await (await testApp.openRestaurant()).logIn();
    await other.refused('not_found', refundOrder, wish(paid.idorder, ALL));
    const waiting = await orderOnline(paid.guest, paid.restaurant.order({ rabo: 1 }));
    await paid.owner.refused('not_refundable', refundOrder, wish(waiting.idorder, ALL));
  });
});

describe('cancelling a paid order', () => {
  const reason = { body: { motivo: 'No queda rabo' } };

  test('refunds what has not been refunded yet', async () => {
    const paid = await paidOrder();
    await paid.owner.call(refundOrder, wish(paid.idorder, amount('5.00')));
    const cancelled = await paid.owner.call(cancelOrder, { ...byId(paid.idorder), ...reason });
    expect(cancelled.status).toBe('CANCELLED');
    const money = await refundedOf(paid, '28.25');
    expect(money.devoluciones.map(({ importe, motivo }) => [importe, motivo])).toEqual([
      ['5.00', 'Salió frío'],
      ['23.25', 'No queda rabo'],
    ]);
    const { pedido } = await paid.guest.call(checkPayment, byId(paid.idorder));
    expect(pedido).toMatchObject({ motivo: 'No queda rabo', devuelto: '28.25' });
  });

  test('needs an owner', async () => {
    const paid = await paidOrder();
    const colleague = await paid.restaurant.logInColleague();
    await colleague.refused('paid_order', cancelOrder, { ...byId(paid.idorder), ...reason });
  });

  test('says that the order is over if it was closed meanwhile, not that an owner is needed', async () => {
    const paid = await paidOrder();
    const colleague = await paid.restaurant.logInColleague();
    const app = await testApp.anotherApp({
      db: metAfter(testApp.db, 'from orders o where', async () =>
        testApp.db.query("update orders set status = 'closed'"),
      ),
    });
    const late = testApp.visitor(app, colleague.cookies);
    await late.refused('not_cancellable', cancelOrder, { ...byId(paid.idorder), ...reason });
  });

  test('does not need an owner while the payment is pending', async () => {
    const { restaurant } = await openPayingRestaurant(testApp);
    const guest = await restaurant.seat();
    const { idorder, url } = await orderOnline(guest, restaurant.order({ rabo: 1 }));
    const colleague = await restaurant.logInColleague();
    expect(await colleague.call(cancelOrder, { ...byId(idorder), ...reason })).toMatchObject({
      status: 'CANCELLED',
    });
    expect(await press(testApp.app, url, 'pagar')).not.toContain('/clients/pago');
  });
});
