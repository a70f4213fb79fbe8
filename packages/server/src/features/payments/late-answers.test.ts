import { checkPayment, listOrderChanges, readOrderMoney } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { PaymentProvider } from '@simplato/domain';
import { storeEvent } from './event-queries.ts';
import { makeRefund, refundKey } from './make-refund.ts';
import { listPaymentsOfOrder } from './payment-queries.ts';
import { insertRefund } from './refund-queries.ts';
import type { SettlingDependencies } from './settle.ts';
import { workOnEvents } from './work-on-events.ts';

const testApp = openTestApp();
const HOUR_MS = 3_600_000;
const AMOUNT = 700;

/** A refund of 7.00 of a paid order; the application's own worker does not find it due. */
async function askedRefund() {
  const { restaurant, owner } = await openPayingRestaurant(testApp);
  const guest = await restaurant.seat();
  const { idorder, url } = await orderOnline(guest, restaurant.order({ salmorejo: 2 }));
  await press(testApp.app, url, 'pagar');
  const byId = { params: { id: idorder } };
  expect((await guest.call(checkPayment, byId)).estado).toBe('pagado');
  const [payment] = await listPaymentsOfOrder(testApp.db, restaurant.restaurantId, idorder);
  const refund = await insertRefund(testApp.db, {
    restaurantId: restaurant.restaurantId,
    orderId: idorder,
    attempt: payment!.attempt,
    request: null,
    amountCents: AMOUNT,
    platformFeeCents: 0,
    lines: [],
    reason: 'Salió frío',
    actor: 'cocina',
    lookAt: new Date(Date.now() + HOUR_MS),
  });
  return { owner, byId, refund, payment: payment! };
}

test.each([
  ['done', 'hecha', '7.00'],
  ['failed', 'fallida', '0.00'],
] as const)(
  'an answer "pending" that comes after an event has told that a refund is %s does not undo that',
  async (end, estado, devuelto) => {
    const { owner, byId, refund, payment } = await askedRefund();
    const refundId = 're_late';
    const dependencies = {
      db: testApp.db,
      now: () => new Date(Date.now() + 2 * HOUR_MS),
      announce: () => undefined,
      onError: (error: unknown) => {
        throw error;
      },
      payments: {
        readPayment: async () => ({
          providerFeeCents: null,
          isDisputed: false,
          refunds: [{ refundId, key: refundKey(refund), amountCents: AMOUNT, state: end }],
        }),
        // The provider has made it and told of its end before the answer to the call arrives.
        refund: async () => {
          const { accountId, paymentId } = payment;
          const event = { eventId: 'evt_end', kind: 'payment' as const, accountId };
          const at = new Date(Date.now() + HOUR_MS);
          await storeEvent(testApp.db, { ...event, objectId: paymentId ?? '' }, at);
          await workOnEvents(dependencies);
          expect(await told()).toEqual(expected);
          return { refundId, state: 'pending' };
        },
      } as Partial<PaymentProvider>,
    } as unknown as SettlingDependencies;
    const expected = { estados: [estado], devuelto };
    async function told() {
      const money = await owner.call(readOrderMoney, byId);
      return { estados: money.devoluciones.map((one) => one.estado), devuelto: money.devuelto };
    }

    await makeRefund(dependencies, refund);

    expect(await told()).toEqual(expected);
    const changes = await owner.call(listOrderChanges, byId);
    expect(changes).toHaveLength(3);
    const [row] = await testApp.db.query('select settled_at is null as "isUnsettled" from refunds');
    expect(row).toEqual({ isUnsettled: false });
  },
);
