import { describe, expect, test } from 'vitest';
import type { Order, OrderLine } from '../orders/order.ts';
import { withPartUnits } from '../orders/removals.ts';
import {
  ALL_AT_ONCE,
  COPY_HEADING,
  KITCHEN_REMOVALS,
  KITCHEN_STATION,
  stationRemoval,
  stationTicket,
  ticketUnits,
} from './station-ticket.ts';

const [STARTERS, MAINS] = [1, 2] as const;
const PLACED = '2026-11-20T20:31:07.000Z';
const FIRED = '2026-11-20T20:58:00.000Z';

const line = (name: string, station: string, more: Partial<OrderLine> = {}): OrderLine => ({
  productId: 1,
  name,
  quantity: 2,
  note: '',
  vatPercent: 10,
  unitGrossCents: 950,
  netMicros: 8_636_364,
  formatId: null,
  options: [],
  course: STARTERS,
  station,
  forName: '',
  removed: 0,
  removeReason: '',
  ...more,
});

const order: Order = {
  orderId: 128,
  restaurantId: 1001,
  tableName: '4',
  partyName: 'Lucía',
  isTableVerified: true,
  note: '',
  lines: [
    line('Gambas', 'Plancha', { note: 'sin sal', forName: 'Marco' }),
    line('Salmorejo', 'Fríos', { quantity: 3 }),
    line('Entrecot', 'Plancha', { course: MAINS, quantity: 1 }),
    line('Pan', 'Horno', { quantity: 1 }),
  ],
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
  leftCents: null,
  readyAt: null,
  promise: null,
  payment: 'unpaid',
  placedAt: PLACED,
  version: 1,
};

const byCourses: Order = {
  ...order,
  courses: [
    { course: STARTERS, firedAt: PLACED, doneAt: null, servedAt: null },
    { course: MAINS, firedAt: FIRED, doneAt: null, servedAt: null },
  ],
};

const GRILL_PRINTER = '192.168.1.51:9100';
const stations = [
  { name: 'Plancha', printer: GRILL_PRINTER },
  { name: 'Fríos', printer: '' },
];
const ticket = (of: Order, station = 'Plancha', course: number = ALL_AT_ONCE, isCopy = false) =>
  stationTicket(of, { station, course }, { stations, isCopy });
const productsOf = (...args: Parameters<typeof ticket>) =>
  ticket(...args)?.flatMap((row) => (row.kind === 'product' ? row.text : []));

describe("a station's ticket", () => {
  test('of an order that comes all at once has its lines by course, and counts the rest', () => {
    expect(ticket(order)).toEqual([
      { kind: 'station', text: 'Plancha' },
      { kind: 'table', text: 'Mesa 4 · Lucía' },
      { kind: 'detail', text: 'Pedido nº 128 · 21:31' },
      { kind: 'rule' },
      { kind: 'course', text: 'Primeros' },
      { kind: 'product', quantity: 2, text: 'Gambas' },
      { kind: 'wish', text: 'Para Marco' },
      { kind: 'wish', text: 'sin sal' },
      { kind: 'rule' },
      { kind: 'course', text: 'Segundos' },
      { kind: 'product', quantity: 1, text: 'Entrecot' },
      { kind: 'rest', text: 'y 4 de otras partidas' },
    ]);
  });

  test('of a course has that course alone, and when it was fired', () => {
    expect(ticket(byCourses, 'Plancha', MAINS)).toEqual([
      { kind: 'station', text: 'Plancha' },
      { kind: 'table', text: 'Mesa 4 · Lucía' },
      { kind: 'detail', text: 'Pedido nº 128 · 21:58' },
      { kind: 'rule' },
      { kind: 'course', text: 'Segundos' },
      { kind: 'product', quantity: 1, text: 'Entrecot' },
    ]);
  });

  test('says on top what somebody at the table must not eat, whoever makes it, and the note last', () => {
    const [prawns, soup] = order.lines;
    const rows = ticket({
      ...order,
      note: 'Sin prisa',
      lines: [prawns!, { ...soup!, note: 'Alergia al apio', quantity: 1 }],
      avoidances: [{ forName: 'Lucía', allergens: ['huevos'] }],
    });
    expect(rows?.slice(1, 4)).toEqual([
      { kind: 'table', text: 'Mesa 4 · Lucía' },
      { kind: 'allergy', text: 'ALERGIA · Lucía: huevos' },
      { kind: 'allergy', text: 'ALERGIA · Alergia al apio' },
    ]);
    expect(rows?.slice(-3)).toEqual([
      { kind: 'rule' },
      { kind: 'note', text: 'Sin prisa' },
      { kind: 'rest', text: 'y 1 de otra partida' },
    ]);
  });

  test('is headed as a copy where it may be on paper already', () => {
    expect(ticket(order, 'Plancha', ALL_AT_ONCE, true)?.[0]).toEqual({
      kind: 'copy',
      text: COPY_HEADING,
    });
  });

  test("of the kitchen's own printer has what none of the stations makes", () => {
    expect(ticket(order, KITCHEN_STATION)?.[0]).toEqual({ kind: 'table', text: 'Mesa 4 · Lucía' });
    expect(productsOf(order, KITCHEN_STATION)).toEqual(['Pan']);
  });

  test('leaves out what was taken off, and is none once nothing is left', () => {
    const [prawns, , steak] = order.lines;
    const none = { quantity: 0, removed: 2 };
    expect(productsOf({ ...order, lines: [{ ...prawns!, ...none }, steak!] })).toEqual([
      'Entrecot',
    ]);
    expect(ticket({ ...order, lines: [{ ...prawns!, ...none }] })).toBeNull();
  });

  test.each<[string, Partial<Order>]>([
    ['is cancelled', { status: 'cancelled' }],
    ['is closed', { status: 'closed' }],
    ['is being paid', { payment: 'pending' }],
  ])('is none of an order that %s', (_what, change) => {
    expect(ticket({ ...order, ...change })).toBeNull();
  });

  test('is none of a course that is held, that the order does not have, or that others make', () => {
    const courses = byCourses.courses.map((one) =>
      one.course === MAINS ? { ...one, firedAt: null } : one,
    );
    expect(ticket({ ...order, courses }, 'Plancha', MAINS)).toBeNull();
    expect(ticket(byCourses, 'Plancha', 3)).toBeNull();
    expect(ticket(byCourses, 'Fríos', MAINS)).toBeNull();
  });
});

test("a station's ticket says of each line how many, by its number", () => {
  expect(ticketUnits(order, { station: 'Plancha', course: ALL_AT_ONCE }, stations)).toEqual([
    { lineNumber: 1, quantity: 2 },
    { lineNumber: 3, quantity: 1 },
  ]);
  expect(ticketUnits(byCourses, { station: 'Plancha', course: MAINS }, stations)).toEqual([
    { lineNumber: 3, quantity: 1 },
  ]);
});

describe("what is taken off a station's paper", () => {
  const [prawns, soup, steak] = order.lines;
  const units = [1, 2, 3].map((lineNumber) => ({ lineNumber, quantity: 1 }));
  const slip = (of: Order, station = 'Plancha', isCopy = false) =>
    stationRemoval(of, { station, printer: GRILL_PRINTER, units, at: FIRED }, { stations, isCopy });

  test('is its own, with the reasons, and when it was', () => {
    const lines = [
      { ...prawns!, removeReason: 'No quedan' },
      { ...soup!, removeReason: 'Se han ido' },
      { ...steak!, removeReason: 'No quedan' },
    ];
    expect(slip({ ...order, lines })).toEqual([
      { kind: 'station', text: 'Plancha' },
      { kind: 'table', text: 'Mesa 4 · Lucía' },
      { kind: 'detail', text: 'Cambia el pedido nº 128 · 21:58' },
      { kind: 'rule' },
      { kind: 'removed', text: 'QUITAR 1 × Gambas' },
      { kind: 'wish', text: 'Para Marco' },
      { kind: 'wish', text: 'sin sal' },
      { kind: 'removed', text: 'QUITAR 1 × Entrecot' },
      { kind: 'rule' },
      { kind: 'note', text: 'No quedan' },
    ]);
  });

  test('of what was cancelled has that reason, and is headed where it may be on paper already', () => {
    const rows = slip({ ...order, status: 'cancelled', cancelReason: 'Se han ido' }, 'Fríos', true);
    expect(rows?.[0]).toEqual({ kind: 'copy', text: COPY_HEADING });
    expect(rows?.at(-1)).toEqual({ kind: 'note', text: 'Se han ido' });
  });

  test('is nothing of what others make, or of what has left the kitchen', () => {
    expect(slip(order, 'Barra')).toBeNull();
    expect(slip({ ...order, status: 'closed' })).toBeNull();
  });

  test("is everything on the kitchen's own printer, but what a station says on the same one", () => {
    const removed = (of: Order) =>
      slip(of, KITCHEN_REMOVALS)?.flatMap((row) => (row.kind === 'removed' ? row.text : []));
    const elsewhere = { ...order, lines: order.lines.map((one) => ({ ...one, station: 'Fríos' })) };
    expect(removed(elsewhere)).toHaveLength(3);
    expect(removed(order)).toEqual(['QUITAR 1 × Salmorejo']);
    expect(slip(order, KITCHEN_REMOVALS)?.[0]?.kind).toBe('table');
  });

  test('of a set menu is of the products that are made for it', () => {
    const lines = [
      { ...prawns!, name: 'Menú', options: [{ productId: 3 } as OrderLine['options'][number]] },
      { ...soup!, menuLine: 1 },
    ];
    const taken = withPartUnits(lines, [{ lineNumber: 1, quantity: 1 }]);
    const rows = stationRemoval(
      { ...order, lines },
      { station: KITCHEN_REMOVALS, printer: GRILL_PRINTER, units: taken, at: FIRED },
      { stations, isCopy: false },
    );
    expect(rows?.flatMap((row) => (row.kind === 'removed' ? row.text : []))).toEqual([
      expect.stringMatching(/^QUITAR 1 × Salmorejo/),
    ]);
  });
});
