import { expect, test } from 'vitest';
import { kitchenTicket, removalTicket } from './kitchen-ticket.ts';
import type { Order } from '../orders/order.ts';

const line = (name: string, course: number, note = '') => ({
  productId: 1,
  name,
  quantity: 2,
  note,
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
const order: Order = {
  orderId: 128,
  restaurantId: 1001,
  tableName: '4',
  partyName: '',
  isTableVerified: true,
  note: '',
  lines: [line('Flan', 3), line('Salmorejo', 1, 'sin huevo'), line('Sopa', 1)],
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
};

test('of an order by courses, the ticket says which course is held', () => {
  const courses = [
    { course: 1, firedAt: order.placedAt, doneAt: null, servedAt: null },
    { course: 3, firedAt: null, doneAt: null, servedAt: null },
  ];
  const titles = kitchenTicket({ ...order, courses }, '21:31').flatMap((row) =>
    row.kind === 'course' ? row.text : [],
  );
  expect(titles).toEqual(['Primeros', 'Postres · EN ESPERA']);
});

test('a kitchen ticket shows the table and its products by course', () => {
  expect(kitchenTicket(order, '21:31')).toEqual([
    { kind: 'table', text: 'Mesa 4' },
    { kind: 'detail', text: 'Pedido nº 128 · 21:31' },
    { kind: 'rule' },
    { kind: 'course', text: 'Primeros' },
    { kind: 'product', quantity: 2, text: 'Salmorejo' },
    { kind: 'wish', text: 'sin huevo' },
    { kind: 'product', quantity: 2, text: 'Sopa' },
    { kind: 'rule' },
    { kind: 'course', text: 'Postres' },
    { kind: 'product', quantity: 2, text: 'Flan' },
  ]);
});

test('a kitchen ticket says the party, and whom each line is for', () => {
  const lines = [line('Sopa', 1), { ...line('Pan', 1, 'sin sal'), forName: 'Marco' }];
  const rows = kitchenTicket({ ...order, partyName: 'Lucía', lines }, '21:31');
  expect(rows[0]).toEqual({ kind: 'table', text: 'Mesa 4 · Lucía' });
  expect(rows.slice(4)).toEqual([
    { kind: 'product', quantity: 2, text: 'Sopa' },
    { kind: 'product', quantity: 2, text: 'Pan' },
    { kind: 'wish', text: 'Para Marco' },
    { kind: 'wish', text: 'sin sal' },
  ]);
});

test('a kitchen ticket says first, and large, what somebody must not eat', () => {
  const avoidances = [{ forName: 'Lucía', allergens: ['huevos', 'frutos-de-cascara'] as const }];
  const note = 'Sin prisa\nCelíaca';
  expect(kitchenTicket({ ...order, avoidances, note }, '21:31').slice(0, 4)).toEqual([
    { kind: 'table', text: 'Mesa 4' },
    { kind: 'allergy', text: 'ALERGIA · Lucía: huevos, frutos de cáscara' },
    { kind: 'allergy', text: 'ALERGIA · Celíaca' },
    { kind: 'detail', text: 'Pedido nº 128 · 21:31' },
  ]);
});

test('a kitchen ticket shows what is unusual about the order', () => {
  const unusual: Order = {
    ...order,
    tableName: 'Terraza 1',
    partyName: '',
    isTableVerified: false,
    origin: 'staff',
    paidDespite: 'kitchen-closed',
    note: 'Alergia a los frutos secos\n\nSin prisa',
    lines: [line('Pan', 9)],
  };
  expect(kitchenTicket(unusual, '21:31')).toEqual([
    { kind: 'table', text: 'Terraza 1' },
    { kind: 'allergy', text: 'ALERGIA · Alergia a los frutos secos' },
    { kind: 'detail', text: 'Pedido nº 128 · 21:31' },
    { kind: 'detail', text: 'Tomado por el camarero' },
    { kind: 'detail', text: 'Se pagó con la cocina ya cerrada' },
    { kind: 'detail', text: 'Mesa sin verificar' },
    { kind: 'rule' },
    { kind: 'course', text: 'Otros' },
    { kind: 'product', quantity: 2, text: 'Pan' },
    { kind: 'rule' },
    { kind: 'note', text: 'Alergia a los frutos secos' },
    { kind: 'note', text: 'Sin prisa' },
  ]);
});

test('a kitchen ticket leaves out what was taken off whole, and a change says what to take off', () => {
  const [soup, bread] = [line('Sopa', 1), line('Pan', 1, 'sin sal')];
  const lines = [
    { ...soup, quantity: 1, removed: 1 },
    { ...bread, quantity: 0, removed: 2, forName: 'Marco' },
  ];
  const taken = { ...order, lines };
  expect(kitchenTicket(taken, '21:31').filter(({ kind }) => kind === 'product')).toEqual([
    { kind: 'product', quantity: 1, text: 'Sopa' },
  ]);
  const units = [
    { lineNumber: 1, quantity: 1 },
    { lineNumber: 2, quantity: 2 },
  ];
  expect(removalTicket(taken, units, 'Se han ido', '21:40')).toEqual([
    { kind: 'table', text: 'Mesa 4' },
    { kind: 'detail', text: 'Cambia el pedido nº 128 · 21:40' },
    { kind: 'rule' },
    { kind: 'removed', text: 'QUITAR 1 × Sopa' },
    { kind: 'removed', text: 'QUITAR 2 × Pan' },
    { kind: 'wish', text: 'Para Marco' },
    { kind: 'wish', text: 'sin sal' },
    { kind: 'rule' },
    { kind: 'note', text: 'Se han ido' },
  ]);
});

test('a kitchen ticket says what was weighed', () => {
  const prawns = { ...line('Gamba roja', 2), quantity: 1, grams: 320, isWeighed: true };
  expect(kitchenTicket({ ...order, lines: [prawns] }, '21:31')).toContainEqual({
    kind: 'product',
    quantity: 1,
    text: 'Gamba roja · 320 g',
  });
});
