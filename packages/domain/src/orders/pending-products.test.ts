import { expect, test } from 'vitest';
import type { Order } from './order.ts';
import { pendingProducts } from './pending-products.ts';

const line = (name: string, quantity: number, course = 1) => ({
  productId: name.length,
  name,
  quantity,
  note: '',
  vatPercent: 10,
  unitGrossCents: 950,
  netMicros: 8_636_364,
  formatId: null,
  options: [],
  course,
  station: '',
  forName: '',
  removed: 0,
  removeReason: '',
});

let orderId = 0;
const order = (lines: Order['lines'], given: Partial<Order> = {}): Order => ({
  orderId: (orderId += 1),
  restaurantId: 1001,
  tableName: '4',
  partyName: '',
  isTableVerified: true,
  note: '',
  lines,
  doneLines: [],
  courses: [],
  origin: 'diner',
  totalCents: 0,
  status: 'received',
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
  payment: 'unpaid',
  placedAt: '2026-11-20T20:31:07.000Z',
  version: 1,
  ...given,
});
const croquetas = line('Croquetas', 3);
const pan = line('Pan', 1, 5);

const said = (orders: Order[]) =>
  pendingProducts(orders).map(
    ({ quantity, name, orders: count }) => `${quantity} ${name} (${count})`,
  );

test.each([
  { of: 'no orders', orders: [], says: [] },
  {
    of: 'the same product in two orders',
    orders: [order([croquetas, pan]), order([croquetas], { status: 'preparing' })],
    says: ['6 Croquetas (2)', '1 Pan (1)'],
  },
  { of: 'one product twice in an order', orders: [order([pan, pan])], says: ['2 Pan (1)'] },
  {
    of: 'a ticked line',
    orders: [order([croquetas, pan], { doneLines: [1] })],
    says: ['1 Pan (1)'],
  },
  {
    of: 'a line that was taken off',
    orders: [order([{ ...croquetas, quantity: 0, removed: 3 }, pan])],
    says: ['1 Pan (1)'],
  },
  {
    of: 'what is ready, closed or cancelled',
    orders: [
      order([pan], { status: 'ready' }),
      order([pan], { status: 'closed' }),
      order([pan], { status: 'cancelled' }),
    ],
    says: [],
  },
  { of: 'an open online payment', orders: [order([pan], { payment: 'pending' })], says: [] },
  {
    of: 'as many of each: by name',
    orders: [order([line('Ñoquis', 1), line('Oreja', 1), line('Nata', 1)])],
    says: ['1 Nata (1)', '1 Ñoquis (1)', '1 Oreja (1)'],
  },
])('pending products: $of', ({ orders, says }) => {
  expect(said(orders)).toEqual(says);
});

test('the pending products of a station leave out other products', () => {
  const orders = [order([croquetas, pan])];
  expect(pendingProducts(orders, ({ course }) => course === 5)).toMatchObject([{ name: 'Pan' }]);
});

test('a product that two stations make is counted at each', () => {
  const [grill, cold] = ['Plancha', 'Fríos'].map((station) => ({ ...croquetas, station }));
  const counted = pendingProducts([order([grill!, cold!]), order([grill!])]);
  expect(counted.map(({ station, quantity, orders }) => [station, quantity, orders])).toEqual([
    ['Plancha', 6, 2],
    ['Fríos', 3, 1],
  ]);
});
