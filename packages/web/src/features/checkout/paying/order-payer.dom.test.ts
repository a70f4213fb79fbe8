import { COOKIES, orderExample, orderFromWire, type ErrorCode } from '@simplato/contract';
import { encodeBase64, UNPAID_TEXTS, type Order } from '@simplato/domain';
import { beforeEach, expect, it } from 'vitest';
import { RefusedError, UnansweredError } from '../../../api/call-error.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { addToBasket, basketOf, storedNote } from '../basket/basket-store.ts';
import { createOrderPayer } from './order-payer.ts';
import { createOrderSender } from '../sending/order-sender.ts';
import { payingOrderOf } from './paying-order-store.ts';
import { orderBody, paidOnline, type OrderBody } from '../order-body.ts';
import { storedLastOrder } from '../sending/pending-order-store.ts';

const restaurant = 1001;
const account = 'acct_1';
const salmorejo = {
  productId: 101,
  name: 'Salmorejo',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 700,
};

/** A fake server with orders, which refuses or does not answer as the test requires. */
function createRestaurant() {
  const orders = new Map<number, Order>();
  const deeds: string[] = [];
  const left: string[] = [];
  const trouble: { next: ErrorCode | 'silence' | null } = { next: null };
  const meet = async (deed: string) => {
    await Promise.resolve();
    deeds.push(deed);
    const { next } = trouble;
    trouble.next = null;
    if (next === 'silence') throw new UnansweredError();
    if (next) throw new RefusedError({ code: next, message: 'No.' });
  };
  const find = (orderId: number): Order => orders.get(orderId)!;
  const change = (orderId: number, given: Partial<Order>): Order => {
    const order = { ...find(orderId), ...given, version: find(orderId).version + 1 };
    orders.set(orderId, order);
    return order;
  };
  const sender = createOrderSender({
    place: async ({ body }) => {
      await meet('place');
      const orderId = orders.size + 1;
      const payment = body.ispaid === 'pending' ? 'pending' : 'unpaid';
      orders.set(orderId, {
        ...orderFromWire({ ...orderExample, ispaid: 'pending' }),
        orderId,
        payment,
        totalCents: 700,
      });
      return { ...orderExample, idorder: orderId, total: '7.00', ispaid: body.ispaid ?? 'false' };
    },
    makeKey: () => `key-${orders.size}`,
    now: () => 0,
    isOnline: () => true,
    lock: async (work) => work(),
  });
  const payer = createOrderPayer({
    wire: {
      checkout: async ({ orderId, amountCents, accountId }) => {
        expect(accountId).toBe(account);
        await meet(`checkout ${orderId} of ${amountCents}`);
        return { url: `/pay/${orderId}` };
      },
      check: async (orderId) => {
        await meet(`check ${orderId}`);
        return { progress: 'sin_pagar', order: find(orderId) };
      },
      atTable: async (orderId) => {
        await meet(`table ${orderId}`);
        return change(orderId, { payment: 'unpaid' });
      },
      drop: async (orderId) => {
        await meet(`drop ${orderId}`);
        return change(orderId, { status: 'cancelled' });
      },
    },
    send: sender.start,
    lock: async (work) => work(),
    leave: (url) => void left.push(url),
  });
  return { payer, deeds, left, trouble, change };
}

const online = (tipCents = 0, more: Partial<OrderBody> = {}) =>
  paidOnline(
    {
      ...orderBody(restaurant, {
        lines: basketOf(restaurant),
        note: storedNote.read(),
        isByCourses: false,
      }),
      ...more,
    },
    tipCents,
  );
const atTable = () =>
  orderBody(restaurant, {
    lines: basketOf(restaurant),
    note: storedNote.read(),
    isByCourses: false,
  });

beforeEach(() => {
  clearStorages();
  addToBasket(restaurant, salmorejo);
});

it('places the order, keeps the basket and goes to the provider', async () => {
  const { payer, deeds, left } = createRestaurant();
  await payer.online(restaurant, online(), account);
  expect(deeds).toEqual(['place', 'checkout 1 of 700']);
  expect(left).toEqual(['/pay/1']);
  expect(basketOf(restaurant)).toHaveLength(1);
  expect(payingOrderOf(restaurant)?.orderId).toBe(1);
  expect(payer.read().isPaying).toBe(true);
});

it('treats a double tap as one', async () => {
  const { payer, deeds, left } = createRestaurant();
  await Promise.all([
    payer.online(restaurant, online(), account),
    payer.online(restaurant, online(), account),
  ]);
  await payer.online(restaurant, online(), account);
  expect(deeds).toEqual(['place', 'checkout 1 of 700']);
  expect(left).toEqual(['/pay/1']);
});

it('reuses the order for the same basket, also when switching to the waiter', async () => {
  const { payer, deeds } = createRestaurant();
  await payer.online(restaurant, online(), account);
  payer.comeBack();
  await payer.online(restaurant, online(), account);
  payer.comeBack();
  const outcome = await payer.atTable(restaurant, atTable());
  expect(deeds).toEqual(['place', 'checkout 1 of 700', 'checkout 1 of 700', 'table 1']);
  expect(outcome).toMatchObject({ kind: 'at-table', order: { orderId: 1 } });
  expect(basketOf(restaurant)).toEqual([]);
  expect(storedLastOrder.read()).toBe(1);
  expect(payingOrderOf(restaurant)).toBeNull();
});

it.each([
  ['product', () => addToBasket(restaurant, salmorejo), 0, {}],
  ['note', () => storedNote.write('Sin prisa'), 0, {}],
  ['tip', () => undefined, 150, {}],
  ['way it comes', () => undefined, 0, { portiempos: true }],
])(
  'drops the first order and places a new one when the %s changed',
  async (_what, edit, tipCents, more) => {
    const { payer, deeds } = createRestaurant();
    await payer.online(restaurant, online(), account);
    payer.comeBack();
    edit();
    await payer.online(restaurant, online(tipCents, more), account);
    expect(deeds.slice(2, 4)).toEqual(['drop 1', 'place']);
    expect(deeds).toHaveLength(5);
    expect(payingOrderOf(restaurant)?.orderId).toBe(2);
  },
);

it('drops the first order and places a new one when the basket is taken to another table', async () => {
  const sitAt = (table: string) => {
    document.cookie = `${COOKIES.table}=${encodeURIComponent(encodeBase64(table))}`;
  };
  sitAt(orderExample.mesa);
  const { payer, deeds } = createRestaurant();
  await payer.online(restaurant, online(), account);
  payer.comeBack();
  sitAt('7');
  await payer.online(restaurant, online(), account);
  expect(deeds.slice(2, 4)).toEqual(['drop 1', 'place']);
  document.cookie = `${COOKIES.table}=; Max-Age=-1`;
});

it('places no second order if the first cannot be dropped', async () => {
  const { payer, deeds, trouble } = createRestaurant();
  await payer.online(restaurant, online(), account);
  payer.comeBack();
  addToBasket(restaurant, salmorejo);
  trouble.next = 'payment_underway';
  const outcome = await payer.online(restaurant, online(), account);
  expect(outcome).toEqual({ kind: 'underway', orderId: 1 });
  expect(deeds.filter((deed) => deed === 'place')).toHaveLength(1);
});

it('recognises an order that was paid meanwhile, and empties the basket', async () => {
  const { payer, trouble, change } = createRestaurant();
  await payer.online(restaurant, online(), account);
  payer.comeBack();
  change(1, { payment: 'paid' });
  trouble.next = 'already_paid';
  expect(await payer.atTable(restaurant, atTable())).toMatchObject({ kind: 'paid' });
  expect(basketOf(restaurant)).toEqual([]);
});

it('places a new order if the first has expired', async () => {
  const { payer, deeds, trouble, change } = createRestaurant();
  await payer.online(restaurant, online(), account);
  payer.comeBack();
  change(1, { status: 'cancelled', cancelReason: UNPAID_TEXTS.neverPaid });
  trouble.next = 'not_payable';
  await payer.online(restaurant, online(), account);
  expect(deeds.slice(3)).toEqual(['check 1', 'place', 'checkout 2 of 700']);
});

const late = { state: 'returning', amountCents: 700 } as const;
it.each([
  ['the restaurant', { cancelReason: 'Mesa equivocada' }],
  ['the hour, and money came after it', { cancelReason: UNPAID_TEXTS.neverPaid, stray: late }],
])(
  'reports an order that was ended by %s, and places no new one by itself',
  async (_who, ended) => {
    const { payer, deeds, trouble, change } = createRestaurant();
    await payer.online(restaurant, online(), account);
    payer.comeBack();
    change(1, { status: 'cancelled', ...ended });
    trouble.next = 'order_cancelled';
    const outcome = await payer.atTable(restaurant, atTable());
    expect(outcome).toMatchObject({ kind: 'over', order: { orderId: 1 } });
    expect(deeds.filter((deed) => deed === 'place')).toHaveLength(1);
    expect(basketOf(restaurant)).toHaveLength(1);
    expect(payingOrderOf(restaurant)).toBeNull();
  },
);

it('reports what failed', async () => {
  const { payer, trouble } = createRestaurant();
  await payer.online(restaurant, online(), account);
  payer.comeBack();
  trouble.next = 'payment_not_closed';
  expect(await payer.atTable(restaurant, atTable())).toMatchObject({
    kind: 'failed',
    tried: 'turn',
  });
  addToBasket(restaurant, salmorejo);
  trouble.next = 'payment_not_closed';
  expect(await payer.online(restaurant, online(), account)).toMatchObject({
    kind: 'failed',
    tried: 'drop',
  });
});

it('places no second order if the waiter was chosen on another device', async () => {
  const { payer, deeds, trouble, change } = createRestaurant();
  await payer.online(restaurant, online(), account);
  payer.comeBack();
  change(1, { payment: 'unpaid' });
  trouble.next = 'not_payable';
  expect(await payer.online(restaurant, online(), account)).toMatchObject({ kind: 'at-table' });
  expect(deeds.filter((deed) => deed === 'place')).toHaveLength(1);
});

it.each(['silence', 'provider_silent'] as const)('keeps everything after %s', async (next) => {
  const { payer, deeds, trouble } = createRestaurant();
  await payer.online(restaurant, online(), account);
  payer.comeBack();
  trouble.next = next;
  expect(await payer.online(restaurant, online(), account)).toMatchObject({ kind: 'failed' });
  expect(payer.read().isPaying).toBe(false);
  expect(basketOf(restaurant)).toHaveLength(1);
  await payer.online(restaurant, online(), account);
  expect(deeds.filter((deed) => deed === 'place')).toHaveLength(1);
});
