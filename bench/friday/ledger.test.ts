import { orderExample, type OrderWire } from '@simplato/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeHouse, type HouseBooks } from './close-house.ts';
import { Ledger, type Entry, type Listener, type SentOrder } from './ledger.ts';
import { wireCents } from './priced-choice.ts';

/** Two of a dish with an option, and one without. */
const SENT: SentOrder = {
  note: 'Sin prisa (1)',
  restaurantId: 1001,
  table: '4',
  visit: 'lucia',
  lines: [
    { productId: 101, version: 1, optionIds: [3], quantity: 2, note: 'sin sal', unitCents: 1033 },
    { productId: 140, version: 1, optionIds: [], quantity: 1, note: '', unitCents: 250 },
  ],
  totalCents: 2316,
  sentAt: 0,
};

/** The order as a correct server would return it. */
function taken(sent: SentOrder, more: Partial<OrderWire> = {}): OrderWire {
  return {
    ...orderExample,
    idorder: 1,
    evento: 1,
    identerprise: sent.restaurantId,
    mesa: sent.table,
    verificada: true,
    comentarios: sent.note,
    total: wireCents(sent.totalCents),
    ispaid: 'false',
    status: 'READY',
    lineas: sent.lines.map((line) => ({
      idproductos: line.productId,
      name: 'Plato',
      opciones: line.optionIds.map((idopcion) => ({ idopcion, nombre: 'Entera', precio: '3.33' })),
      quantity: line.quantity,
      nota: line.note,
      curso: 1,
      price: '1.000000',
      porcentajeimpuestos: 10,
      preciounitario: wireCents(line.unitCents),
      subtotal: wireCents(line.unitCents * line.quantity),
      hecha: false,
    })),
    ...more,
  };
}

let ledger: Ledger;
let entry: Entry;
let board: Listener;
let phone: Listener;

beforeEach(() => {
  ledger = new Ledger();
  entry = ledger.send(SENT);
  board = ledger.listen({ name: 'board', restaurantId: 1001, visit: null });
  phone = ledger.listen({ name: 'phone', restaurantId: 1001, visit: 'lucia' });
});

/** The kinds of breaches, each once. */
function broken(): string[] {
  return [...new Set(ledger.breaches.map((breach) => breach.slice(0, breach.indexOf(':'))))];
}

function books(history: OrderWire[], more: Partial<HouseBooks> = {}): HouseBooks {
  const centsOf = (orders: OrderWire[]) =>
    orders.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
  const grossCents = centsOf(history);
  const atTable = centsOf(history.filter(({ status }) => status === 'CLOSED'));
  return {
    restaurantId: 1001,
    history,
    board: history.filter(({ status }) => status !== 'CLOSED'),
    figures: {
      orders: history.length,
      grossCents,
      online: 0,
      atTable,
      due: grossCents - atTable,
    },
    ...more,
  };
}

test('an honest evening breaks nothing', () => {
  const order = taken(SENT);
  const preparing = taken(SENT, { status: 'PREPARING', evento: 2 });
  ledger.hear(board, 1, order);
  ledger.acknowledge(order);
  // A second tap, and a retry after a lost answer: the same order.
  ledger.acknowledge(order);
  ledger.hear(phone, 1, order);
  ledger.step(preparing);
  expect(ledger.unheardBy(board)).toEqual([entry]);
  ledger.hear(board, 2, preparing);
  ledger.read(phone, preparing);
  expect(ledger.unheardBy(board)).toEqual([]);
  expect(ledger.unheardBy(phone)).toEqual([]);
  closeHouse(ledger, books([preparing]));
  expect(ledger.breaches).toEqual([]);
});

describe('an answer that lies', () => {
  const lies: [string, Partial<OrderWire>, string][] = [
    ['about the total', { total: '23.17' }, 'mispriced'],
    ['about the house', { identerprise: 1002 }, 'in the wrong house'],
    ['about the table', { mesa: '5' }, 'at the wrong table'],
    ['about the code', { verificada: false }, 'at the wrong table'],
    ['about who sent it', { comentarios: 'Sin prisa (2)' }, 'nobody sent it'],
    ['by a line less', { lineas: taken(SENT).lineas.slice(1) }, 'changed'],
  ];
  test.each(lies)('%s', (_, lie, breach) => {
    ledger.acknowledge(taken(SENT, lie));
    expect(broken()).toContain(breach);
  });

  const lines: [string, Partial<OrderWire['lineas'][number]>, string][] = [
    ['price', { preciounitario: '10.34' }, 'mispriced'],
    ['sum', { subtotal: '20.67' }, 'mispriced'],
    ['quantity', { quantity: 3 }, 'changed'],
    ['dish', { idproductos: 102 }, 'changed'],
    ['note', { nota: '' }, 'changed'],
    ['option', { opciones: [] }, 'changed'],
  ];
  test.each(lines)("about a line's %s", (_, lie, breach) => {
    const [first, ...others] = taken(SENT).lineas;
    ledger.acknowledge(taken(SENT, { lineas: [{ ...first!, ...lie }, ...others] }));
    expect(broken()).toContain(breach);
  });

  test('by two numbers for one order', () => {
    ledger.acknowledge(taken(SENT));
    ledger.acknowledge(taken(SENT, { idorder: 2 }));
    expect(broken()).toEqual(['doubled']);
  });

  test('by one number for two orders', () => {
    const other = { ...SENT, note: 'Sin prisa (2)' };
    ledger.send(other);
    ledger.acknowledge(taken(SENT));
    ledger.acknowledge(taken(other));
    expect(broken()).toEqual(['lost']);
  });

  test('by a no after a yes', () => {
    ledger.acknowledge(taken(SENT));
    ledger.refuse(entry);
    expect(broken()).toEqual(['lost']);
  });
});

describe('a stream that fails', () => {
  test('to tell of an order', () => {
    ledger.acknowledge(taken(SENT));
    expect(ledger.unheardBy(board)).toEqual([entry]);
    expect(ledger.unheardBy(phone)).toEqual([entry]);
  });

  test('by leaving an event out', () => {
    ledger.hear(board, 1, taken(SENT));
    ledger.hear(board, 3, taken(SENT, { evento: 3, status: 'PREPARING' }));
    expect(broken()).toEqual(['heard out of order']);
  });

  test('by saying an event twice', () => {
    ledger.hear(phone, 1, taken(SENT));
    ledger.hear(phone, 1, taken(SENT));
    expect(broken()).toEqual(['heard out of order']);
  });

  test('by going a step back', () => {
    ledger.hear(board, 1, taken(SENT, { status: 'PREPARING' }));
    ledger.hear(board, 2, taken(SENT, { evento: 2 }));
    expect(broken()).toEqual(['heard out of order']);
  });

  test('by telling a board of another house', () => {
    const other = ledger.listen({ name: 'board', restaurantId: 1002, visit: null });
    ledger.hear(other, 1, taken(SENT));
    expect(broken()).toEqual(['in the wrong house']);
  });

  test("by telling a phone of another's order", () => {
    const other = ledger.listen({ name: 'phone', restaurantId: 1001, visit: 'pablo' });
    ledger.hear(other, 1, taken(SENT));
    expect(broken()).toEqual(['at the wrong table']);
  });
});

describe('books that do not fit', () => {
  const order = taken(SENT);
  beforeEach(() => ledger.acknowledge(order));

  test('with an order lost', () => {
    closeHouse(ledger, books([]));
    expect(broken()).toContain('lost');
  });

  test('with an order doubled', () => {
    closeHouse(ledger, books([order, taken(SENT, { idorder: 2 })]));
    expect(broken()).toContain('doubled');
  });

  test('with an order that nobody sent', () => {
    closeHouse(ledger, books([order, taken(SENT, { idorder: 2, comentarios: 'otra' })]));
    expect(broken()).toContain('nobody sent it');
  });

  test('with an order that was refused', () => {
    const other = { ...SENT, note: 'Sin prisa (2)' };
    ledger.refuse(ledger.send(other));
    closeHouse(ledger, books([order, taken(other, { idorder: 2 })]));
    expect(broken()).toContain('doubled');
  });

  test('with a step that was acknowledged and is not there', () => {
    ledger.step(taken(SENT, { status: 'PREPARING', evento: 2 }));
    closeHouse(ledger, books([order]));
    expect(broken()).toEqual(['a step that is not']);
  });

  test('with a payment that was made and is not there', () => {
    entry.isPaidOnline = true;
    closeHouse(ledger, books([order]));
    expect(broken()).toEqual(['wrongly paid']);
  });

  test('with a gap in the numbers', () => {
    ledger.send({ ...SENT, note: 'Sin prisa (2)' });
    closeHouse(ledger, books([order, taken({ ...SENT, note: 'Sin prisa (2)' }, { idorder: 3 })]));
    expect(broken()).toEqual(['lost']);
  });

  test('with an order that its board does not show', () => {
    closeHouse(ledger, books([order], { board: [] }));
    expect(broken()).toEqual(['lost']);
  });

  test('with figures of a cent less', () => {
    const figures = { orders: 1, grossCents: 2315, online: 0, atTable: 0, due: 2315 };
    closeHouse(ledger, books([order], { figures }));
    expect(broken()).toEqual(['figures do not sum']);
  });
});
