import {
  cancelOrder,
  changeBasket,
  listOrderChanges,
  changeProduct,
  checkPayment,
  createCheckout,
  deleteProduct,
  dropOrder,
  listOrders,
  listProducts,
  pauseKitchen,
  payAtTable,
  placeOrder,
  placeRound,
  productFactsToWire,
  productFromWire,
  readOrderMoney,
  readOwnTab,
  readRestaurant,
  restoreProduct,
  switchTips,
} from '@simplato/contract';
import { CAME_TOO_LATE, PLAIN_CHOICE, productFacts } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { registeredDiner } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };

const byId = (idorder: number) => ({ params: { id: idorder } });

async function boardOf(staff: TestClient, idorder: number) {
  return (await staff.call(listOrders)).find((order) => order.idorder === idorder);
}

async function waitingDiner(takesTips = false) {
  const { restaurant, owner } = await openPayingRestaurant(testApp, takesTips);
  const guest = await restaurant.seat();
  const waiting = await orderOnline(guest, restaurant.order({ rabo: 1, vino: 1 }));
  return { restaurant, owner, guest, ...waiting };
}

test('an order that waits for its payment is in no basket of its table any more', async () => {
  const { restaurant } = await openPayingRestaurant(testApp);
  const [guest, friend] = [await restaurant.seat('4'), await restaurant.seat('4')];
  const { lineas = [], ...order } = restaurant.order({ rabo: 1 });
  const { version } = await guest.call(changeBasket, { body: { lineas } });
  await orderOnline(guest, { ...order, lineas });
  expect((await friend.call(readOwnTab)).cestas).toEqual([]);
  await friend.refused('round_empty', placeRound, { body: { comensales: [1], version } });
});

describe('an order that could not be placed any more while it waits for its payment', () => {
  /** Its line says what the diner read. */
  async function readingDiner() {
    const { restaurant, owner } = await openPayingRestaurant(testApp);
    const guest = await restaurant.seat();
    const id = restaurant.products.rabo;
    const menu = await owner.call(listProducts);
    const product = menu.find(({ idproductos }) => idproductos === id)!;
    const category = { name: 'Segundos', translations: {} };
    const entry = { product: productFromWire(product), category };
    const leido = productFactsToWire(productFacts(entry, PLAIN_CHOICE, ['es']));
    const lineas = [{ idproductos: id, quantity: 1, leido }];
    const waiting = await orderOnline(guest, { lineas });
    const change = async (to: object) => {
      await owner.call(changeProduct, { body: { idproductos: id, ...to } });
    };
    return { owner, guest, id, change, ...waiting };
  }
  type Reading = Awaited<ReturnType<typeof readingDiner>>;
  const pause = async ({ owner }: Reading, cerrada: boolean) => {
    await owner.call(pauseKitchen, { body: { cerrada } });
  };

  test.each<{
    what: string;
    code: 'kitchen_closed' | 'menu_changed';
    spoil: (reading: Reading) => Promise<unknown>;
    mend: (reading: Reading) => Promise<unknown>;
  }>([
    {
      what: 'the kitchen is closed',
      code: 'kitchen_closed',
      spoil: (reading) => pause(reading, true),
      mend: (reading) => pause(reading, false),
    },
    {
      what: 'a product is sold out',
      code: 'menu_changed',
      spoil: ({ change }) => change({ agotado: 'hoy' }),
      mend: ({ change }) => change({ agotado: 'no' }),
    },
    {
      what: 'a product is deleted',
      code: 'menu_changed',
      spoil: ({ owner, id }) => owner.call(deleteProduct, { params: { id } }),
      mend: ({ owner, id }) => owner.call(restoreProduct, { params: { id } }),
    },
    {
      what: 'a product has an allergen that was not read',
      code: 'menu_changed',
      spoil: ({ change }) => change({ alergenos: ['cacahuetes'] }),
      mend: ({ change }) => change({ alergenos: null }),
    },
  ])('is neither paid nor released: $what', async ({ code, spoil, mend }) => {
    const reading = await readingDiner();
    const { owner, guest, idorder } = reading;
    await spoil(reading);
    await guest.refused(code, payAtTable, byId(idorder));
    await guest.refused(code, createCheckout, { body: { idOrder: idorder } });
    expect(await boardOf(owner, idorder)).toMatchObject({ ispaid: 'pending', status: 'READY' });
    // Nobody can pay on the page that was open.
    expect((await owner.call(readOrderMoney, byId(idorder))).pagos[0]?.estado).toBe('caducado');
    await mend(reading);
    await guest.call(createCheckout, { body: { idOrder: idorder } });
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({ ispaid: 'false' });
  });

  test('is read again if it did not say what was read, and the menu has changed since', async () => {
    const { restaurant, owner, guest, idorder } = await waitingDiner();
    await owner.call(changeProduct, {
      body: { idproductos: restaurant.products.rabo, alergenos: ['cacahuetes'] },
    });
    await guest.refused('menu_changed', payAtTable, byId(idorder));
    await guest.refused('menu_changed', createCheckout, { body: { idOrder: idorder } });
  });

  test.each([
    ['cocina_cerrada', (reading: Reading) => pause(reading, true)],
    ['carta_cambiada', ({ change }: Reading) => change({ alergenos: ['cacahuetes'] })],
  ] as const)('is honoured once it is paid, and the board says so: %s', async (pesea, spoil) => {
    const reading = await readingDiner();
    const { owner, guest, idorder, url } = reading;
    await spoil(reading);
    await press(testApp.app, url, 'pagar');
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'pagado' });
    expect(await boardOf(owner, idorder)).toMatchObject({ ispaid: 'true', pesea });
  });

  test('is paid at the price that was agreed, though the menu has another by now', async () => {
    const { owner, guest, change, idorder, amount } = await readingDiner();
    await change({ price: '99' });
    await guest.call(createCheckout, { body: { idOrder: idorder, amount } });
    await guest.call(payAtTable, byId(idorder));
    expect(await boardOf(owner, idorder)).toMatchObject({ total: '18.00', pesea: null });
  });
});

describe('an order that is paid online', () => {
  test('waits for its payment, and then goes to the kitchen', async () => {
    const { owner, guest, idorder, url, amount } = await waitingDiner();
    expect(amount).toBe(3090);
    expect(await boardOf(owner, idorder)).toMatchObject({ ispaid: 'pending', status: 'READY' });
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'sin_pagar' });
    const back = await press(testApp.app, url, 'pagar');
    expect(back).toContain(`/clients/pago?pedido=${idorder}&sesion=`);
    const { estado, pedido } = await guest.call(checkPayment, byId(idorder));
    expect([estado, pedido.ispaid]).toEqual(['pagado', 'true']);
    expect(await boardOf(owner, idorder)).toMatchObject({ ispaid: 'true', status: 'READY' });
  });

  test('is paid even if the diner never comes back: the provider’s event reports it', async () => {
    const { owner, idorder, url } = await waitingDiner();
    await press(testApp.app, url, 'pagar');
    testApp.clock.advance(MINUTE_MS);
    await expect.poll(async () => (await boardOf(owner, idorder))?.ispaid, TIMEOUT).toBe('true');
  });

  test('reaches the kitchen once, however many calls ask at once', async () => {
    const { owner, guest, idorder, url } = await waitingDiner();
    const before = (await boardOf(owner, idorder))?.evento ?? 0;
    await press(testApp.app, url, 'pagar');
    await Promise.all(Array.from({ length: 20 }, () => guest.call(checkPayment, byId(idorder))));
    expect((await boardOf(owner, idorder))?.evento).toBe(before + 1);
  });

  test('has one payment page, however often it is requested', async () => {
    const { guest, idorder, url, amount } = await waitingDiner();
    const asked = await Promise.all(
      Array.from({ length: 10 }, () =>
        guest.call(createCheckout, { body: { idOrder: idorder, amount } }),
      ),
    );
    expect(new Set(asked.map((page) => page.url))).toEqual(new Set([url]));
  });

  test('accepts the general ContentCheck and its restaurant’s, and no other', async () => {
    const { guest, idorder, url } = await waitingDiner();
    const body = { idOrder: idorder };
    expect((await guest.call(createCheckout, { body, checkId: 1 })).url).toBe(url);
    await guest.refused('other_house', createCheckout, { body, checkId: 0 });
    await guest.refused('other_house', createCheckout, { body, checkId: 999_999 });
    const nowhere = await registeredDiner(testApp);
    await nowhere.refused('forbidden', createCheckout, { body, checkId: 1 });
  });

  test('is charged at the server’s amount, on the restaurant’s own account', async () => {
    const { guest, idorder } = await waitingDiner();
    const ask = (more: object) => ({ body: { idOrder: idorder, ...more } });
    await guest.refused('payment_differs', createCheckout, ask({ amount: 1 }));
    await guest.refused('account_differs', createCheckout, ask({ stripeAccountId: 'acct_other' }));
    const { stripeAccountId } = await guest.call(readRestaurant);
    expect(stripeAccountId).not.toBe('');
    await guest.call(createCheckout, ask({ stripeAccountId }));
  });

  test('cannot be paid, switched or dropped by anybody else', async () => {
    const { restaurant, idorder, amount } = await waitingDiner();
    const other = await restaurant.seat('9');
    const body = { idOrder: idorder, amount };
    await other.refused('not_found', createCheckout, { body });
    await other.refused('not_found', checkPayment, byId(idorder));
    await other.refused('not_found', payAtTable, byId(idorder));
    await other.refused('not_found', dropOrder, byId(idorder));
    const stranger = await (await testApp.openRestaurant()).seat();
    await stranger.refused('not_found', createCheckout, { body });
  });

  test('is refused below the provider’s minimum', async () => {
    const { restaurant } = await openPayingRestaurant(testApp);
    await testApp.db.query('update products set net_price = 0.1');
    testApp.db.signals.announce('menu', String(restaurant.restaurantId));
    const guest = await restaurant.seat();
    const body = {
      lineas: [{ idproductos: restaurant.products.agua, quantity: 1 }],
      ispaid: 'pending' as const,
    };
    await guest.refused('bad_request', placeOrder, { body });
  });
});

describe('a tip', () => {
  test('is charged on top, without a platform fee', async () => {
    const { restaurant, owner } = await openPayingRestaurant(testApp, true);
    const guest = await restaurant.seat();
    const order = restaurant.order({ rabo: 1 }, { propina: '1.80' });
    const { idorder, url, amount } = await orderOnline(guest, order);
    expect(amount).toBe(1980);
    await press(testApp.app, url, 'pagar');
    const { pedido } = await guest.call(checkPayment, byId(idorder));
    expect([pedido.total, pedido.propina]).toEqual(['18.00', '1.80']);
    expect(await owner.call(readOrderMoney, byId(idorder))).toMatchObject({
      cobrado: '19.80',
      propina: '1.80',
      // 2 % of 18.00.
      comision: '0.36',
    });
  });

  test('is taken off an order that waits, once the restaurant takes none, and the rest can be paid', async () => {
    const { restaurant, owner } = await openPayingRestaurant(testApp, true);
    const guest = await restaurant.seat();
    const order = restaurant.order({ rabo: 1 }, { propina: '1.80' });
    const { idorder, url, amount } = await orderOnline(guest, order);
    await owner.call(switchTips, { body: { propinas: false } });
    const refusal = await guest.refused('tips_off', createCheckout, {
      body: { idOrder: idorder, amount },
    });
    expect(refusal.total).toBe('18.00');
    // Nobody pays the tip in another tab.
    expect(await press(testApp.app, url, 'pagar')).not.toContain('/clients/pago');
    await guest.refused('payment_differs', createCheckout, { body: { idOrder: idorder, amount } });
    const next = await guest.call(createCheckout, { body: { idOrder: idorder, amount: 1800 } });
    await press(testApp.app, next.url, 'pagar');
    const { pedido } = await guest.call(checkPayment, byId(idorder));
    expect(pedido).toMatchObject({ ispaid: 'true', total: '18.00', propina: '0.00' });
    expect((await owner.call(readOrderMoney, byId(idorder))).cobrado).toBe('18.00');
  });

  test('that was paid on a page that was still open is honoured', async () => {
    const { restaurant, owner } = await openPayingRestaurant(testApp, true);
    const guest = await restaurant.seat();
    const order = restaurant.order({ rabo: 1 }, { propina: '1.80' });
    const { idorder, url } = await orderOnline(guest, order);
    await owner.call(switchTips, { body: { propinas: false } });
    await press(testApp.app, url, 'pagar');
    await guest.refused('already_paid', createCheckout, { body: { idOrder: idorder } });
    expect((await owner.call(readOrderMoney, byId(idorder))).cobrado).toBe('19.80');
  });

  test('is refused if the restaurant takes none, at the table, and above the maximum', async () => {
    const { restaurant } = await openPayingRestaurant(testApp);
    const guest = await restaurant.seat();
    const order = (more: object) => ({ body: restaurant.order({ rabo: 1 }, more) });
    const online = { ispaid: 'pending', propina: '1.80' };
    // The total without the tip, which the screen then shows.
    const refusal = await guest.refused('tips_off', placeOrder, order(online));
    expect([refusal.total, refusal.lineas]).toEqual(['18.00', []]);
    await guest.refused('bad_request', placeOrder, order({ propina: '1.80' }));
    const generous = (await openPayingRestaurant(testApp, true)).restaurant;
    const other = await generous.seat();
    const body = generous.order({ rabo: 1 }, { ispaid: 'pending', propina: '18.01' });
    await other.refused('bad_request', placeOrder, { body });
  });
});

describe('a payment that is not completed', () => {
  test('after cancelling or a declined card, the page stays open, and the waiter can be paid instead', async () => {
    const { owner, guest, idorder, url, amount } = await waitingDiner();
    await press(testApp.app, url, 'rechazar');
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'sin_pagar' });
    const again = await guest.call(createCheckout, { body: { idOrder: idorder, amount } });
    expect(again.url).toBe(url);
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({ ispaid: 'false' });
    expect(await boardOf(owner, idorder)).toMatchObject({ ispaid: 'false', status: 'READY' });
    // A second request changes nothing more.
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({ ispaid: 'false' });
    // Its payment page is closed.
    expect(await press(testApp.app, url, 'pagar')).not.toContain('/clients/pago');
    await guest.refused('not_payable', createCheckout, { body: { idOrder: idorder } });
  });

  test('switching to the waiter is refused if it was paid a moment ago', async () => {
    const { guest, idorder, url } = await waitingDiner();
    await press(testApp.app, url, 'pagar');
    await guest.refused('already_paid', payAtTable, byId(idorder));
    await guest.refused('already_paid', dropOrder, byId(idorder));
    await guest.refused('already_paid', createCheckout, { body: { idOrder: idorder } });
  });

  test('once dropped by the diner, the order is over, and no kitchen has seen it', async () => {
    const { owner, guest, idorder } = await waitingDiner();
    const dropped = await guest.call(dropOrder, byId(idorder));
    expect([dropped.status, dropped.ispaid]).toEqual(['CANCELLED', 'pending']);
    expect(await boardOf(owner, idorder)).toBeUndefined();
    expect((await guest.call(dropOrder, byId(idorder))).evento).toBe(dropped.evento);
  });

  test('without any action, the order is cancelled after 31 minutes', async () => {
    const { owner, idorder, url } = await waitingDiner();
    testApp.clock.advance(35 * MINUTE_MS);
    await expect.poll(async () => boardOf(owner, idorder), TIMEOUT).toBeUndefined();
    expect(await press(testApp.app, url, 'pagar')).not.toContain('/clients/pago');
  });

  test('an order whose payment never began is cancelled as well', async () => {
    const { restaurant, owner } = await openPayingRestaurant(testApp);
    const guest = await restaurant.seat();
    const body = restaurant.order({ rabo: 1 }, { ispaid: 'pending' });
    const { idorder } = await guest.call(placeOrder, { body });
    testApp.clock.advance(35 * MINUTE_MS);
    await expect.poll(async () => boardOf(owner, idorder), TIMEOUT).toBeUndefined();
  });
});

describe('a bank that confirms later', () => {
  test('until then the diner can choose nothing else; then the order is paid', async () => {
    const { owner, guest, idorder, url } = await waitingDiner();
    await press(testApp.app, url, 'pagar-tarde');
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'en_curso' });
    await guest.refused('payment_underway', payAtTable, byId(idorder));
    await guest.refused('payment_underway', dropOrder, byId(idorder));
    await guest.refused('payment_underway', createCheckout, { body: { idOrder: idorder } });
    testApp.clock.advance(MINUTE_MS);
    await expect.poll(async () => (await boardOf(owner, idorder))?.ispaid, TIMEOUT).toBe('true');
  });

  test('if it refuses, both ways to pay are possible again, and the waiting diner is told', async () => {
    const { owner, guest, idorder, url } = await waitingDiner();
    const before = (await boardOf(owner, idorder))?.evento ?? 0;
    await press(testApp.app, url, 'pagar-tarde-y-falla');
    testApp.clock.advance(MINUTE_MS);
    expect(await guest.call(checkPayment, byId(idorder))).toMatchObject({ estado: 'sin_pagar' });
    expect((await boardOf(owner, idorder))?.evento).toBe(before + 1);
    const { url: next } = await guest.call(createCheckout, { body: { idOrder: idorder } });
    expect(next).not.toBe(url);
    expect(await guest.call(payAtTable, byId(idorder))).toMatchObject({ ispaid: 'false' });
  });

  test('money that arrives after the restaurant cancelled is refunded automatically, and shown', async () => {
    const { owner, guest, idorder, url } = await waitingDiner();
    await press(testApp.app, url, 'pagar-tarde');
    const reason = { ...byId(idorder), body: { motivo: 'Cerramos la cocina' } };
    expect(await owner.call(cancelOrder, reason)).toMatchObject({ status: 'CANCELLED' });
    testApp.clock.advance(MINUTE_MS);
    await expect
      .poll(async () => {
        const { pagos, devoluciones } = await owner.call(readOrderMoney, byId(idorder));
        testApp.clock.advance(MINUTE_MS);
        return [pagos[0]?.estado, devoluciones[0]?.importe, devoluciones[0]?.estado];
      }, TIMEOUT)
      .toEqual(['tardio', '30.90', 'hecha']);
    const { pedido } = await guest.call(checkPayment, byId(idorder));
    expect(pedido).toMatchObject({ status: 'CANCELLED', ispaid: 'pending' });
    const changes = await owner.call(listOrderChanges, byId(idorder));
    expect(changes.map(({ tipo, quien, motivo }) => [tipo, quien, motivo])).toEqual([
      ['paso', '', ''],
      ['paso', expect.stringMatching(/^cocina/), 'Cerramos la cocina'],
      ['nota', 'Simplato', CAME_TOO_LATE],
    ]);
  });
});
