import {
  orderExample,
  tabExample,
  tabPaymentExample,
  type OrderWire,
  type TabWire,
} from '@simplato/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeRestaurant, type RestaurantBooks } from './close-restaurant.ts';
import { Ledger, type Entry, type Listener } from './ledger.ts';
import type { SentOrder } from './priced-choice.ts';
import { wireCents } from './priced-choice.ts';

/** Two of a product with an option, and one without. */
const SENT: SentOrder = {
  note: 'Sin prisa (1)',
  restaurantId: 1001,
  table: '4',
  visit: 'lucia',
  lines: [
    {
      productId: 101,
      version: 1,
      optionIds: [3],
      quantity: 2,
      note: 'sin sal',
      unitCents: 1033,
    },
    {
      productId: 140,
      version: 1,
      optionIds: [],
      quantity: 1,
      note: '',
      unitCents: 250,
    },
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
      para: line.friend?.name ?? '',
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

function books(history: OrderWire[], more: Partial<RestaurantBooks> = {}): RestaurantBooks {
  const centsOf = (orders: OrderWire[]) =>
    orders.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
  const grossCents = centsOf(history);
  return {
    restaurantId: 1001,
    history,
    board: history.filter(({ status }) => status !== 'CLOSED'),
    figures: {
      orders: history.length,
      grossCents,
      online: 0,
      unpaid: grossCents,
    },
    ...more,
  };
}

test('a correct server causes no breach', () => {
  const order = taken(SENT);
  const preparing = taken(SENT, { status: 'PREPARING', evento: 2 });
  ledger.hear(board, 1, order);
  ledger.acknowledge(order, 'lucia');
  // A second tap, and a retry after a lost answer: the same order.
  ledger.acknowledge(order, 'lucia');
  ledger.hear(phone, 1, order);
  ledger.step(preparing);
  expect(ledger.unheardBy(board)).toEqual([entry]);
  ledger.hear(board, 2, preparing);
  ledger.read(phone, preparing);
  expect(ledger.unheardBy(board)).toEqual([]);
  expect(ledger.unheardBy(phone)).toEqual([]);
  closeRestaurant(ledger, books([preparing]));
  expect(ledger.breaches).toEqual([]);
});

describe('a wrong answer is a breach', () => {
  const lies: [string, Partial<OrderWire>, string][] = [
    ['about the total', { total: '23.17' }, 'mispriced'],
    ['about the restaurant', { identerprise: 1002 }, 'in the wrong restaurant'],
    ['about the table', { mesa: '5' }, 'at the wrong table'],
    ['about the code', { verificada: false }, 'at the wrong table'],
    ['about who sent it', { comentarios: 'Sin prisa (2)' }, 'nobody sent it'],
    ['by a line less', { lineas: taken(SENT).lineas.slice(1) }, 'changed'],
  ];
  test.each(lies)('%s', (_, lie, breach) => {
    ledger.acknowledge(taken(SENT, lie), 'lucia');
    expect(broken()).toContain(breach);
  });

  const lines: [string, Partial<OrderWire['lineas'][number]>, string][] = [
    ['price', { preciounitario: '10.34' }, 'mispriced'],
    ['sum', { subtotal: '20.67' }, 'mispriced'],
    ['quantity', { quantity: 3 }, 'changed'],
    ['product', { idproductos: 102 }, 'changed'],
    ['note', { nota: '' }, 'changed'],
    ['person', { para: 'Marco' }, 'changed'],
    ['option', { opciones: [] }, 'changed'],
  ];
  test.each(lines)('if a line has the wrong %s', (_, lie, breach) => {
    const [first, ...others] = taken(SENT).lineas;
    ledger.acknowledge(taken(SENT, { lineas: [{ ...first!, ...lie }, ...others] }), 'lucia');
    expect(broken()).toContain(breach);
  });

  test('if one order gets two numbers', () => {
    ledger.acknowledge(taken(SENT), 'lucia');
    ledger.acknowledge(taken(SENT, { idorder: 2 }), 'lucia');
    expect(broken()).toEqual(['doubled']);
  });

  test('if two orders get the same number', () => {
    const other = { ...SENT, note: 'Sin prisa (2)' };
    ledger.send(other);
    ledger.acknowledge(taken(SENT), 'lucia');
    ledger.acknowledge(taken(other), 'lucia');
    expect(broken()).toEqual(['lost']);
  });

  test('if an order is refused after it was accepted', () => {
    ledger.acknowledge(taken(SENT), 'lucia');
    ledger.refuse(entry);
    expect(broken()).toEqual(['lost']);
  });
});

describe('a faulty stream', () => {
  test('that never reports an order is noticed', () => {
    ledger.acknowledge(taken(SENT), 'lucia');
    expect(ledger.unheardBy(board)).toEqual([entry]);
    expect(ledger.unheardBy(phone)).toEqual([entry]);
  });

  test('that skips an order’s event is a breach, whether it was known before or not', () => {
    ledger.hear(board, 1, taken(SENT));
    ledger.hear(board, 3, taken(SENT, { evento: 3, status: 'COMPLETED' }));
    expect(broken()).toEqual([]);
    ledger.step(taken(SENT, { evento: 2, status: 'PREPARING' }));
    expect(broken()).toEqual(['heard out of order']);
    ledger.step(taken(SENT, { evento: 4, status: 'CLOSED' }));
    ledger.hearTab(board, 5);
    expect(ledger.broken).toBe(2);
  });

  test('may number what happens to tabs in between', () => {
    ledger.hearTab(board, 1);
    ledger.hear(board, 2, taken(SENT, { evento: 2 }));
    ledger.hearTab(board, 2);
    expect(broken()).toEqual([]);
    ledger.hearTab(board, 1);
    expect(broken()).toEqual(['heard out of order']);
  });

  test('that repeats an event is a breach', () => {
    ledger.hear(phone, 1, taken(SENT));
    ledger.hear(phone, 1, taken(SENT));
    expect(broken()).toEqual(['heard out of order']);
  });

  test('that reports an earlier status after a later one is a breach', () => {
    ledger.hear(board, 1, taken(SENT, { status: 'PREPARING' }));
    ledger.hear(board, 2, taken(SENT, { evento: 2 }));
    expect(broken()).toEqual(['heard out of order']);
  });

  test('that sends an order to another restaurant’s board is a breach', () => {
    const other = ledger.listen({ name: 'board', restaurantId: 1002, visit: null });
    ledger.hear(other, 1, taken(SENT));
    expect(broken()).toEqual(['in the wrong restaurant']);
  });

  test('that sends an order to another diner’s phone is a breach', () => {
    const other = ledger.listen({ name: 'phone', restaurantId: 1001, visit: 'pablo' });
    ledger.hear(other, 1, taken(SENT));
    expect(broken()).toContain('at the wrong table');
  });
});

describe('the final check finds', () => {
  const order = taken(SENT);
  beforeEach(() => ledger.acknowledge(order, 'lucia'));

  test('a lost order', () => {
    closeRestaurant(ledger, books([]));
    expect(broken()).toContain('lost');
  });

  test('an order that is there twice', () => {
    closeRestaurant(ledger, books([order, taken(SENT, { idorder: 2 })]));
    expect(broken()).toContain('doubled');
  });

  test('an order that nobody sent', () => {
    closeRestaurant(ledger, books([order, taken(SENT, { idorder: 2, comentarios: 'otra' })]));
    expect(broken()).toContain('nobody sent it');
  });

  test('an order that was refused', () => {
    const other = { ...SENT, note: 'Sin prisa (2)' };
    ledger.refuse(ledger.send(other));
    closeRestaurant(ledger, books([order, taken(other, { idorder: 2 })]));
    expect(broken()).toContain('doubled');
  });

  test('a change of status that was acknowledged and is missing', () => {
    ledger.step(taken(SENT, { status: 'PREPARING', evento: 2 }));
    closeRestaurant(ledger, books([order]));
    expect(broken()).toEqual(['a step that is not']);
  });

  test('a payment that was made and is missing', () => {
    entry.isPaidOnline = true;
    closeRestaurant(ledger, books([order]));
    expect(broken()).toEqual(['wrongly paid']);
  });

  test('a gap in the order numbers', () => {
    ledger.send({ ...SENT, note: 'Sin prisa (2)' });
    closeRestaurant(
      ledger,
      books([order, taken({ ...SENT, note: 'Sin prisa (2)' }, { idorder: 3 })]),
    );
    expect(broken()).toEqual(['lost']);
  });

  test('an open order that is missing from the board', () => {
    closeRestaurant(ledger, books([order], { board: [] }));
    expect(broken()).toEqual(['lost']);
  });

  test('daily figures that are a cent short', () => {
    const figures = { orders: 1, grossCents: 2315, online: 0, unpaid: 2315 };
    closeRestaurant(ledger, books([order], { figures }));
    expect(broken()).toEqual(['figures do not sum']);
  });
});

describe('a tab', () => {
  const OF_LUCIA = { known: [1], visits: ['lucia', 'marco'], reader: 'lucia' };

  function tabOf(order: OrderWire, more: Partial<TabWire> = {}): TabWire {
    const { total } = order;
    const lineas = order.lineas.map((line) => ({
      ...line,
      idcomensal: 1,
      libre: line.quantity,
      compartidas: [],
    }));
    const pedidos = [{ ...order, idcomensal: 1, lineas }];
    return { ...tabExample, mesa: '4', pedidos, total, pendiente: total, ...more };
  }

  beforeEach(() => ledger.acknowledge(taken(SENT), 'lucia'));

  test('that has what its phones ordered keeps every promise', () => {
    ledger.readTab(tabOf(taken(SENT)), OF_LUCIA);
    expect(ledger.breaches).toEqual([]);
  });

  test.each([
    ['in part', 1000, { importe: '13.16', estado: 'pagado' }],
    ['whole', 2316, { importe: '23.16', estado: 'devuelto' }],
  ] as const)('shows a payment that was given back %s', (_, backCents, shown) => {
    const order = taken(SENT);
    const paid = ledger.money.pay({
      restaurantId: SENT.restaurantId,
      form: 'online',
      saleCents: 2316,
      tipCents: 0,
      tab: { tabId: tabExample.idcuenta, paymentNumber: 1 },
      url: null,
    });
    paid.backCents = backCents;
    const standing = shown.estado === 'pagado' ? shown.importe : '0.00';
    const pago = { ...tabPaymentExample, idpago: 1, forma: 'online' as const, ...shown };
    const bill = { total: standing, pagado: standing, pendiente: '0.00', pagos: [pago] };
    ledger.readTab(tabOf(order, bill), OF_LUCIA);
    expect(ledger.breaches).toEqual([]);
    const wrong = { ...pago, estado: shown.estado === 'pagado' ? 'devuelto' : 'pagado' } as const;
    ledger.readTab(tabOf(order, { ...bill, pagos: [wrong] }), OF_LUCIA);
    expect(broken()).toContain('wrongly paid');
  });

  test.each([
    ['lost', tabOf(taken(SENT), { pedidos: [], total: '0.00', pendiente: '0.00' }), OF_LUCIA],
    ['shown to a stranger', tabOf(taken(SENT)), { ...OF_LUCIA, visits: ['marco'] }],
    ['shown to a stranger', tabOf(taken(SENT)), { ...OF_LUCIA, reader: 'marco' }],
    ['changed', tabOf(taken(SENT, { comentarios: '' })), OF_LUCIA],
    ['figures do not sum', tabOf(taken(SENT), { pendiente: '23.15' }), OF_LUCIA],
    ['figures do not sum', tabOf(taken(SENT, { status: 'CANCELLED' })), OF_LUCIA],
  ])('breaks a promise: %s', (kind, tab, by) => {
    ledger.readTab(tab, by);
    expect(broken()).toEqual([kind]);
  });
});

describe('an order for all', () => {
  const MARCO = { visit: 'marco', memberId: 2, name: 'Marco', note: 'Celíaco' };
  const [ownLine, line] = SENT.lines;
  const TOGETHER: SentOrder = {
    ...SENT,
    note: 'Sin prisa (2)',
    kitchenNote: 'Lucía: Sin prisa (2)\nMarco: Celíaco',
    lines: [ownLine!, { ...line!, note: 'sin hielo', friend: MARCO }],
  };
  const whole = taken(TOGETHER, { comentarios: TOGETHER.kitchenNote!, ispaid: 'false' });
  const withNotes = (comentarios: string, ...notes: string[]): OrderWire => ({
    ...whole,
    comentarios,
    lineas: whole.lineas.map((one, index) => ({ ...one, nota: notes[index]! })),
  });
  const toLucia = withNotes('Sin prisa (2)', 'sin sal', '');
  const toMarco = withNotes('Celíaco', '', 'sin hielo');
  const toInes = withNotes('', '', '');

  function tabOf(order: OrderWire, members: readonly number[] = [1, 2]): TabWire {
    const { total } = order;
    const lineas = order.lineas.map((one, index) => ({
      ...one,
      idcomensal: members[index]!,
      libre: one.quantity,
      compartidas: [],
    }));
    const pedidos = [{ ...order, idcomensal: 1, lineas }];
    return { ...tabExample, mesa: '4', pedidos, total, pendiente: total };
  }
  const readBy = (reader: string | null) => ({
    known: [],
    visits: ['lucia', 'marco', 'ines'],
    reader,
  });

  beforeEach(() => {
    ledger.send(TOGETHER);
    ledger.acknowledge(toLucia, 'lucia');
  });

  test('keeps every promise if each reads their own words, and the kitchen all of them', () => {
    ledger.hear(board, 1, whole);
    ledger.hear(phone, 1, toLucia);
    ledger.readTab(tabOf(whole), readBy(null));
    ledger.readTab(tabOf(toLucia), readBy('lucia'));
    ledger.readTab(tabOf(toMarco), readBy('marco'));
    ledger.readTab(tabOf(toInes), readBy('ines'));
    ledger.see('history', whole, null);
    expect(ledger.breaches).toEqual([]);
    expect([...ledger.entries]).toHaveLength(2);
  });

  test.each([
    [
      'an allergy that does not reach the kitchen',
      withNotes(toLucia.comentarios, 'sin sal', 'sin hielo'),
    ],
    ['a note that does not reach the kitchen', withNotes(whole.comentarios, 'sin sal', '')],
  ])('breaks a promise by %s', (_, order) => {
    ledger.hear(board, 1, order);
    expect(broken()).toEqual(['changed']);
  });

  test.each([
    ['lucia', whole],
    ['marco', whole],
    ['ines', toMarco],
  ])('breaks a promise if %s reads the words of another', (reader, order) => {
    ledger.readTab(tabOf(order), readBy(reader));
    expect(broken()).toEqual(['shown to a stranger']);
  });

  test('breaks a promise if a sender’s own line is marked for a friend', () => {
    const [own, ofMarco] = whole.lineas;
    ledger.hear(board, 1, { ...whole, lineas: [{ ...own!, para: 'Marco' }, ofMarco!] });
    expect(broken()).toEqual(['changed']);
  });

  test('breaks a promise if a line is marked with nobody’s name, or in the tab as another’s', () => {
    const [own, ofMarco] = whole.lineas;
    ledger.hear(board, 1, { ...whole, lineas: [own!, { ...ofMarco!, para: '' }] });
    expect(broken()).toEqual(['changed']);
    ledger.readTab(tabOf(toLucia, [1, 1]), readBy('lucia'));
    expect(ledger.broken).toBe(2);
  });
});

describe('what is chosen at a table', () => {
  const [line] = SENT.lines;
  const lines = [line!];
  const LUCIA = { visit: 'lucia', memberId: 1, name: 'Lucía', note: 'Celíaca', lines };
  const MARCO = { visit: 'marco', memberId: 2, name: 'Marco', note: '', lines: [] };
  const basket = (nota: string, comentarios: string) => ({
    idcomensal: 1,
    lineas: [{ idproductos: 101, quantity: 2, opciones: [3], nota }],
    comentarios,
  });
  const tabOf = (...cestas: TabWire['cestas']) => ({ ...tabExample, cestas });

  test('is in its basket, with its notes for its own phone alone', () => {
    ledger.readBaskets(tabOf(basket('sin sal', 'Celíaca')), [LUCIA, MARCO], 'lucia');
    ledger.readBaskets(tabOf(basket('', '')), [LUCIA, MARCO], 'marco');
    ledger.readBaskets(tabOf(), [{ ...LUCIA, lines: [] }, MARCO], 'marco');
    expect(ledger.breaches).toEqual([]);
  });

  test.each([
    ['lost', tabOf(), [LUCIA], 'lucia'],
    ['doubled', tabOf(basket('', '')), [{ ...LUCIA, lines: [] }], 'marco'],
    ['changed', tabOf(basket('sin sal', '')), [LUCIA], 'lucia'],
    ['shown to a stranger', tabOf(basket('', 'Celíaca')), [LUCIA], 'marco'],
    ['shown to a stranger', tabOf(basket('sin sal', '')), [LUCIA], 'marco'],
  ])('breaks a promise: %s', (kind, tab, choosing, reader) => {
    ledger.readBaskets(tab, choosing, reader);
    expect(broken()).toEqual([kind]);
  });
});
