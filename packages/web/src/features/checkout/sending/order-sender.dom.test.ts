import {
  errorMessage,
  orderToWire,
  weighLine,
  type ErrorBody,
  type OrderWire,
} from '@simplato/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedError, UnansweredError } from '../../../api/call-error.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { addToBasket, basketOf, storedNote } from '../basket/basket-store.ts';
import { storedPayingOrder } from '../paying/paying-order-store.ts';
import { createOrderSender } from './order-sender.ts';
import { pendingOrderOf, storedLastOrder, type PendingOrder } from './pending-order-store.ts';
import { orderBody } from '../order-body.ts';

const restaurant = 1001;
const salmorejo = {
  productId: 101,
  name: 'Salmorejo',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 700,
};

let isOnline = true;

/** A fake server with idempotency keys, on a connection that the test can break. */
function createRestaurant() {
  const orders = new Map<string, OrderWire>();
  const requests: PendingOrder[] = [];
  const line = {
    /** 'lost': the order is stored, but the answer never arrives. */
    is: 'up' as 'up' | 'down' | 'lost' | Partial<ErrorBody>,
  };
  const place = async (pending: PendingOrder): Promise<OrderWire> => {
    requests.push(structuredClone(pending));
    const { is } = line;
    await Promise.resolve();
    if (is === 'down') throw new UnansweredError();
    if (typeof is === 'object') throw new RefusedError({ message: 'No.', ...is } as ErrorBody);
    const order = orders.get(pending.idempotencyKey) ?? newOrder(orders.size + 1);
    orders.set(pending.idempotencyKey, order);
    if (is === 'lost') throw new UnansweredError();
    return order;
  };
  return { orders, requests, line, place };
}

function newOrder(orderId: number): OrderWire {
  return orderToWire({
    orderId,
    restaurantId: restaurant,
    tableName: '4',
    partyName: '',
    isTableVerified: true,
    note: '',
    lines: [],
    doneLines: [],
    courses: [],
    origin: 'diner',
    cancelReason: '',
    tipCents: 0,
    refundedCents: 0,
    stray: null,
    paidDespite: null,
    seenAt: null,
    avoidances: [],
    allergySeenAt: null,
    promise: null,
    leftCents: null,
    readyAt: null,
    totalCents: 1400,
    status: 'received',
    payment: 'unpaid',
    placedAt: '2026-11-20T20:31:07.000Z',
    version: orderId,
  });
}

function createTab(server: ReturnType<typeof createRestaurant>) {
  let keys = 0;
  return createOrderSender({
    place: server.place,
    makeKey: () => `key-${Math.random()}-${(keys += 1)}`,
    now: Date.now,
    isOnline: () => isOnline,
    lock: (work) => work(),
  });
}

const body = () =>
  orderBody(restaurant, {
    lines: basketOf(restaurant),
    note: storedNote.read(),
    isByCourses: false,
  });
const sentKeys = (server: ReturnType<typeof createRestaurant>) =>
  new Set(server.requests.map((request) => request.idempotencyKey));

let server: ReturnType<typeof createRestaurant>;
let tab: ReturnType<typeof createTab>;

beforeEach(() => {
  clearStorages();
  isOnline = true;
  server = createRestaurant();
  tab = createTab(server);
  addToBasket(restaurant, salmorejo);
  addToBasket(restaurant, salmorejo);
  storedNote.write('sin prisa');
});

describe('sending an order', () => {
  it('sends what the diner saw: lines, unit prices, total and the note', async () => {
    await tab.start(restaurant, body());
    expect(server.requests[0]?.body).toMatchObject({
      lineas: [{ idproductos: 101, quantity: 2, nota: '', preciounitario: '7.00' }],
      total: '14.00',
      comentarios: 'sin prisa',
      ispaid: 'false',
    });
  });

  it('clears the basket and keeps the order number once the server has accepted it', async () => {
    const outcome = await tab.start(restaurant, body());
    expect(outcome).toMatchObject({ kind: 'taken', order: { orderId: 1 } });
    expect(basketOf(restaurant)).toEqual([]);
    expect(storedNote.read()).toBe('');
    expect(pendingOrderOf(restaurant)).toBeNull();
    expect(localStorage.getItem('order')).toBe('1');
  });

  it('is stored before the request, and the basket is kept until the answer', async () => {
    const sending = tab.start(restaurant, body());
    await vi.waitFor(() => expect(server.requests).toHaveLength(1), { timeout: 60_000 });
    expect(pendingOrderOf(restaurant)).toMatchObject({
      restaurantId: restaurant,
      state: 'sending',
    });
    expect(basketOf(restaurant)).toHaveLength(1);
    await sending;
  });

  it('makes one order of a double tap', async () => {
    const outcomes = await Promise.all([
      tab.start(restaurant, body()),
      tab.start(restaurant, body()),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['taken', 'taken']);
    expect(server.requests).toHaveLength(1);
  });

  it('makes one order after a lost answer, with the same key and the same body', async () => {
    server.line.is = 'lost';
    expect(await tab.start(restaurant, body())).toEqual({ kind: 'unanswered' });
    expect(basketOf(restaurant)).toHaveLength(1);
    server.line.is = 'up';
    expect(await tab.resume(restaurant)).toMatchObject({ kind: 'taken' });
    expect(server.orders.size).toBe(1);
    expect(server.requests[1]?.body).toEqual(server.requests[0]?.body);
    expect(basketOf(restaurant)).toEqual([]);
  });

  it('continues after a reload with the stored order', async () => {
    server.line.is = 'lost';
    await tab.start(restaurant, body());
    server.line.is = 'up';
    const afterReload = createTab(server);
    await afterReload.resume(restaurant);
    expect(sentKeys(server).size).toBe(1);
    expect(server.orders.size).toBe(1);
  });

  it('sends the pending order again, not a second one, on a tap meanwhile', async () => {
    server.line.is = 'down';
    await tab.start(restaurant, body());
    await tab.start(restaurant, body());
    server.line.is = 'up';
    await createTab(server).start(restaurant, body());
    expect(sentKeys(server).size).toBe(1);
    expect(server.orders.size).toBe(1);
  });

  it('can be withdrawn while it has not left the phone, and no longer', async () => {
    isOnline = false;
    server.line.is = 'down';
    await tab.start(restaurant, body());
    expect(pendingOrderOf(restaurant)?.state).toBe('unsent');
    await tab.withdraw(restaurant);
    expect(pendingOrderOf(restaurant)).toBeNull();
    expect(basketOf(restaurant)).toHaveLength(1);

    await tab.start(restaurant, body());
    isOnline = true;
    server.line.is = 'lost';
    await tab.resume(restaurant);
    isOnline = false;
    server.line.is = 'down';
    await tab.resume(restaurant);
    expect(pendingOrderOf(restaurant)?.state).toBe('unanswered');
    await tab.withdraw(restaurant);
    expect(pendingOrderOf(restaurant)).not.toBeNull();
  });

  it('leaves it to the tab that holds the lock', async () => {
    const other = createOrderSender({
      place: server.place,
      makeKey: () => 'other',
      now: Date.now,
      isOnline: () => true,
      lock: () => Promise.resolve(null),
    });
    expect(await other.start(restaurant, body())).toEqual({ kind: 'idle' });
    expect(server.requests).toHaveLength(0);
    expect(pendingOrderOf(restaurant)).toBeNull();
  });

  it('sends nothing of another restaurant', async () => {
    server.line.is = 'down';
    await tab.start(restaurant, body());
    expect(await tab.resume(2002)).toEqual({ kind: 'idle' });
    expect(server.requests).toHaveLength(1);
  });

  it('refuses an empty basket without a request', async () => {
    expect(await tab.start(restaurant, { lineas: [] })).toMatchObject({
      kind: 'refused',
      reason: { code: 'empty_basket', message: 'No hay productos en el carrito' },
    });
    expect(server.requests).toHaveLength(0);
  });

  it('starts no payment for what is to be weighed, and leaves the basket whole', async () => {
    const scale = createTab({ ...server, place: async () => weighLine.example.answer });
    const { kind } = await scale.start(restaurant, { lineas: [{ idproductos: 150, quantity: 1 }] });
    expect(kind).toBe('taken');
    expect(storedPayingOrder.read()).toBeNull();
    expect(pendingOrderOf(restaurant)).toBeNull();
    expect(basketOf(restaurant)).toHaveLength(1);
  });
});

describe('an order that the server refuses', () => {
  it('is dropped with its key, and the basket is kept', async () => {
    server.line.is = { code: 'bad_request', message: 'Hay datos que no podemos leer.' };
    expect(await tab.start(restaurant, body())).toMatchObject({
      kind: 'refused',
      reason: { code: 'bad_request', message: 'Hay datos que no podemos leer.' },
    });
    expect(pendingOrderOf(restaurant)).toBeNull();
    expect(basketOf(restaurant)).toHaveLength(1);
    server.line.is = 'up';
    await tab.start(restaurant, body());
    expect(sentKeys(server).size).toBe(2);
  });

  it('for too many orders keeps the basket, says what to do, and is not sent again by itself', async () => {
    server.line.is = 'lost';
    await tab.start(restaurant, body());
    server.line.is = { code: 'too_many_orders', message: errorMessage('too_many_orders') };
    expect(await tab.resume(restaurant)).toMatchObject({
      kind: 'refused',
      reason: {
        code: 'too_many_orders',
        message: expect.stringMatching(/no se ha enviado.*sigue aquí.*pide al personal/) as string,
      },
    });
    expect(pendingOrderOf(restaurant)).toBeNull();
    expect(basketOf(restaurant)).toHaveLength(1);
    expect(await tab.resume(restaurant)).toEqual({ kind: 'idle' });
    expect(server.requests).toHaveLength(2);
  });

  it('returns the current lines if the menu has changed', async () => {
    const now = {
      idproductos: 101,
      name: 'Salmorejo',
      quantity: 2,
      disponible: true,
      preciounitario: '8.00',
      opciones: [],
      motivo: null,
    };
    server.line.is = { code: 'menu_changed', lineas: [now] };
    expect(await tab.start(restaurant, body())).toMatchObject({
      kind: 'changed',
      currentLines: [now],
    });
    expect(pendingOrderOf(restaurant)).toBeNull();
    expect(storedLastOrder.read()).toBeNull();
  });

  it.each(['server_error', 'unavailable'] as const)('stays pending on %s', async (code) => {
    server.line.is = { code };
    expect(await tab.start(restaurant, body())).toEqual({ kind: 'unanswered' });
    expect(pendingOrderOf(restaurant)?.state).toBe('unanswered');
  });

  it('was certainly not stored if the first attempt was refused for its session', async () => {
    server.line.is = { code: 'no_session' };
    await tab.start(restaurant, body());
    expect(pendingOrderOf(restaurant)).toBeNull();
  });

  it('may have been stored if the session ended after a lost answer, so the key is kept', async () => {
    server.line.is = 'lost';
    await tab.start(restaurant, body());
    server.line.is = { code: 'no_session' };
    expect(await tab.resume(restaurant)).toEqual({ kind: 'unanswered' });
    server.line.is = 'up';
    await tab.resume(restaurant);
    expect(server.orders.size).toBe(1);
    expect(basketOf(restaurant)).toEqual([]);
  });

  it('counts as accepted if the key was used by the previous visit', async () => {
    server.line.is = 'lost';
    await tab.start(restaurant, body());
    server.line.is = { code: 'key_reused' };
    expect(await tab.resume(restaurant)).toEqual({ kind: 'takenBefore' });
    expect(basketOf(restaurant)).toEqual([]);
    expect(pendingOrderOf(restaurant)).toBeNull();
  });
});
