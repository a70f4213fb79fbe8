import { checkPayment, readOrderMoney, refundOrder, returnByHand } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';

/** With the sandbox, as somebody who tries the product presses its buttons. */
const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };

async function paidOrder() {
  const { restaurant, owner } = await openPayingRestaurant(testApp);
  const guest = await restaurant.seat();
  const { idorder, url } = await orderOnline(guest, restaurant.order({ rabo: 1 }));
  await press(testApp.app, url, 'pagar');
  const byOrder = { params: { id: idorder } };
  await guest.call(checkPayment, byOrder);
  const money = () => owner.call(readOrderMoney, byOrder);
  const inTime = (look: () => Promise<unknown>, stepMs = MINUTE_MS) =>
    expect.poll(async () => {
      testApp.clock.advance(stepMs);
      return look();
    }, TIMEOUT);
  return { owner, guest, byOrder, url, money, inTime };
}

test.each(['devolver', 'devolver-sin-aviso'])(
  'a refund in the panel ("%s") is found, and nothing is returned twice',
  async (how) => {
    const { owner, byOrder, url, money, inTime } = await paidOrder();
    await press(testApp.app, url, how);
    const body = { que: { tipo: 'todo' } as const, motivo: 'Frío' };
    if (how === 'devolver-sin-aviso') {
      const { devolucion } = await owner.call(refundOrder, { ...byOrder, body });
      expect(devolucion.estado).toBe('fallida');
    }
    await inTime(async () => (await money()).devuelto).toBe('18.00');
    await owner.refused('not_refundable', returnByHand, byOrder);
  },
);

test('a refund that the bank sends back is owed again, and made good by itself', async () => {
  const { guest, byOrder, url, money, inTime } = await paidOrder();
  await press(testApp.app, url, 'devolver');
  await inTime(async () => (await money()).devuelto).toBe('18.00');
  await press(testApp.app, url, 'devolucion-falla');
  await inTime(
    async () => (await guest.call(checkPayment, byOrder)).pedido.pagosuelto?.estado,
    2_000,
  ).toBe('devolviendose');
  await inTime(async () => (await money()).devuelto).toBe('18.00');
});
