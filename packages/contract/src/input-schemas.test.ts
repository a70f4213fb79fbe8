import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createCategory } from './categories.ts';
import { newCategoryFromWire } from './category-wire.ts';
import { placeOrder } from './orders.ts';
import { newProductFromWire } from './product-wire.ts';
import { createProduct, readProduct } from './products.ts';
import { joinTab } from './tabs.ts';
import { delayOrders, pauseKitchen } from './kitchen.ts';
import { changeRestaurant, settingsFromWire } from './restaurants.ts';
import {
  ORDER_STATUS_WIRE,
  PAYMENT_WIRE,
  paymentFromWire,
  paymentToWire,
  statusFromWire,
  statusToWire,
} from './order-status-wire.ts';

const product = { productostype: 11, name: 'Salmorejo', price: '6,363636' };
const line = { idproductos: 101, quantity: 1 };

describe('the number of a tab', () => {
  test.each([27, '27', 10, '99'])('is read from %j', (numero) => {
    expect(z.parse(joinTab.body, { numero })).toEqual({ numero: Number(numero) });
  });

  test.each([7, '7', '07', '027', ' 27', '2e1', '27.0', 27.5, 100, '100', '٢٧'])(
    'is not %j, and the answer names it',
    (numero) => {
      const { error } = z.safeParse(joinTab.body, { numero });
      expect(error?.issues[0]?.path).toEqual(['numero']);
    },
  );
});

describe('a new product', () => {
  test('gets the defaults of the older screens', () => {
    expect(newProductFromWire(z.parse(createProduct.body, product))).toEqual({
      categoryId: 11,
      name: 'Salmorejo',
      description: '',
      netMicros: 6_363_636,
      vatPercent: 10,
      quantity: 1000,
      imageUrl: '',
      brand: '',
      reference: '',
      barcode: '',
      soldOut: 'no',
      allergens: null,
      traces: [],
      diet: null,
      zonePrices: [],
      soldBy: null,
      formats: [],
      optionGroups: [],
      includes: [],
      translations: {},
    });
  });

  test.each(['2,5', '2.5', 2.5])('may have the price %j', (price) => {
    expect(z.parse(createProduct.body, { ...product, price }).price).toBe(2_500_000);
  });

  test.each(['6.363636363636363', '6,36363636363636363636', 7 / 1.1])(
    'may have the price %j, rounded to six decimals',
    (price) => {
      expect(z.parse(createProduct.body, { ...product, price }).price).toBe(6_363_636);
    },
  );

  test.each([
    { price: 'gratis' },
    { price: -1 },
    { price: null },
    { price: '1.123456789012345678901' },
    { price: 1e-7 },
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(121) },
    { name: 7 },
    { name: 'Sal\0morejo' },
    { name: 'Sal\ud800morejo' },
    { name: 'Sal\u202eojerom' },
    { price: 1e300 },
    { porcentajeimpuestos: 22 },
    { porcentajeimpuestos: -1 },
    { porcentajeimpuestos: 10.5 },
    { productostype: 0 },
    { productostype: '11' },
    { productostype: 2_147_483_648 },
    { disponible: 'no' },
    { dieta: 'sin gluten' },
    { dieta: '' },
    { dieta: ['vegano'] },
    { description: 'x'.repeat(501) },
  ])('%j is refused', (wrong) => {
    expect(z.safeParse(createProduct.body, { ...product, ...wrong }).success).toBe(false);
  });
});

test.each(['Crème brûlée', 'Paella 🥘', '👩‍👩‍👧', 'مطعم'])('the name %j is accepted', (name) => {
  expect(z.parse(createProduct.body, { ...product, name }).name).toBe(name);
});

test.each([
  ['Pan\u200b', 'Pan'],
  ['Pan\u00a0 con\ntomate', 'Pan con tomate'],
  ['Cafe\u0301', 'Café'],
])('the name %j is stored as %j, wherever it is on the menu', (name, stored) => {
  const opciones = [
    { nombre: name, minimo: 0, maximo: 1, valores: [{ nombre: name }], traducciones: { en: name } },
  ];
  const traducciones = { en: { name } };
  const read = newProductFromWire(
    z.parse(createProduct.body, { ...product, name, opciones, traducciones }),
  );
  expect(read).toMatchObject({
    name: stored,
    optionGroups: [{ name: stored, options: [{ name: stored }], translations: { en: stored } }],
    translations: { en: { name: stored } },
  });
  expect(z.parse(createCategory.body, { nombrecategoria: name }).nombrecategoria).toBe(stored);
});

test.each(['\u200b', '\u3164', '\u2800', ' \u00ad '])('a name of only %j is refused', (name) => {
  const opciones = [{ nombre: name, minimo: 0, maximo: 1, valores: [{ nombre: 'Pan' }] }];
  for (const wrong of [{ name }, { opciones }]) {
    expect(z.safeParse(createProduct.body, { ...product, ...wrong }).success).toBe(false);
  }
  expect(z.safeParse(createCategory.body, { nombrecategoria: name }).success).toBe(false);
});

test('a note keeps its lines and pictures, and is composed', () => {
  const nota = 'sin azu\u0301car\n👩‍👩‍👧';
  const { lineas } = z.parse(placeOrder.body, { lineas: [{ ...line, nota }] });
  expect(lineas[0]!.nota).toBe('sin azúcar\n👩‍👩‍👧');
});

describe('a new category', () => {
  test('gets the first course and is active', () => {
    const body = z.parse(createCategory.body, { nombrecategoria: ' Tapas ' });
    expect(newCategoryFromWire(body)).toEqual({
      name: 'Tapas',
      course: 1,
      isActive: true,
      imageUrl: '',
      color: '',
      servedHours: null,
      translations: {},
    });
  });

  test.each([
    { nombrecategoria: '' },
    { curso: 0 },
    { curso: 100 },
    { activo: 2 },
    { activo: true },
  ])('%j is refused', (wrong) => {
    const body = { nombrecategoria: 'Tapas', ...wrong };
    expect(z.safeParse(createCategory.body, body).success).toBe(false);
  });
});

describe('the settings of a restaurant', () => {
  const { version: _, horario: _hours, ...spec } = changeRestaurant.example.body;

  test('are accepted as older screens send them, without hours, trade name and version', () => {
    const { nombrecomercial: _name, ...older } = spec;
    const read = settingsFromWire(z.parse(changeRestaurant.body, older));
    expect(read.tradeName).toBeUndefined();
    expect(read.hours).toBeUndefined();
    expect(read.version).toBeUndefined();
  });

  test.each([
    ['', ''],
    ['  ', ''],
    ['  Casa   Jose\u0301\n', 'Casa José'],
  ])('read the trade name %j as %j', (nombrecomercial, tradeName) => {
    const body = z.parse(changeRestaurant.body, { ...spec, nombrecomercial });
    expect(settingsFromWire(body).tradeName).toBe(tradeName);
  });

  test.each([
    'nifcif',
    'razonsocial',
    'provincia',
    'ciudad',
    'codigopostal',
    'direccion',
    'telefono',
    'iva',
  ])('must include %s', (field) => {
    for (const empty of [undefined, '', '  ', null]) {
      const body = { ...spec, [field]: empty };
      expect(z.safeParse(changeRestaurant.body, body).success).toBe(false);
    }
  });

  test.each([
    { iva: 22 },
    { nombrecomercial: 'x'.repeat(61) },
    { nombrecomercial: 'El \u202ePalacio' },
    { nombrecomercial: null },
    { telefono: '91000028' },
    { codigopostal: 'abcde' },
    { provincia: 'Lisboa' },
    { instagram: 'javascript:alert(1)' },
    { google: 'https://evil.example/' },
    { horario: [{ dia: 8, abre: '13:00', cierra: '16:00' }] },
    { horario: [{ dia: 1, abre: '13:00', cierra: '24:00' }] },
    { horario: [{ dia: 1, abre: '13:00', cierra: '13:00' }] },
    { horario: [1, 2].map(() => ({ dia: 1, abre: '13:00', cierra: '16:00' })) },
    { horario: null },
    { version: 0 },
    { version: '1' },
  ])('%j is refused', (wrong) => {
    expect(z.safeParse(changeRestaurant.body, { ...spec, ...wrong }).success).toBe(false);
  });
});

test.each([
  {},
  { cerrada: 'no' },
  { cerrada: true, minutos: 0 },
  { cerrada: true, minutos: 721 },
  { cerrada: true, minutos: 1.5 },
])('%j is refused as a pause', (body) => {
  expect(z.safeParse(pauseKitchen.body, body).success).toBe(false);
});

test.each([{}, { minutos: 4 }, { minutos: 181 }, { minutos: 10.5 }])(
  '%j is refused as a delay',
  (body) => {
    expect(z.safeParse(delayOrders.body, body).success).toBe(false);
  },
);

describe('an order', () => {
  test.each([
    { lineas: [{ ...line, quantity: 0 }] },
    { lineas: [{ ...line, quantity: 100 }] },
    { lineas: [{ ...line, quantity: 1.5 }] },
    { lineas: [{ ...line, quantity: '1' }] },
    { lineas: [{ ...line, nota: 'x'.repeat(141) }] },
    { lineas: Array.from({ length: 101 }, () => line) },
    { lineas: [{ ...line, nota: 'sin\0sal' }] },
    { lineas: [{ ...line, nota: '\udc00' }] },
    { lineas: {} },
    { lineas: [line], comentarios: 'x'.repeat(281) },
    { lineas: [line], total: '12,345' },
    { lineas: [line], ispaid: 'maybe' },
  ])('%j is refused', (body) => {
    expect(z.safeParse(placeOrder.body, body).success).toBe(false);
  });

  test.each([
    { 'idempotency-key': '' },
    { 'idempotency-key': 'x'.repeat(101) },
    { 'idempotency-key': 'dos palabras' },
    { 'idempotency-key': 'ñ' },
  ])('%j is refused as an idempotency key', (headers) => {
    expect(z.safeParse(placeOrder.headers, headers).success).toBe(false);
  });
});

test.each(['0', '0x1', '-1', '1.5', '', 'abc', '12345678901', '2147483648'])(
  '%j is refused as an id in a path',
  (id) => {
    expect(z.safeParse(readProduct.params, { id }).success).toBe(false);
  },
);

test('an id in a path is read as a number', () => {
  expect(z.parse(readProduct.params, { id: '101' })).toEqual({ id: 101 });
});

test('every status and payment flag is the same after conversion to the wire and back', () => {
  for (const wire of ORDER_STATUS_WIRE) expect(statusToWire(statusFromWire(wire))).toBe(wire);
  for (const wire of PAYMENT_WIRE) expect(paymentToWire(paymentFromWire(wire))).toBe(wire);
  expect(statusFromWire('READY')).toBe('received');
  expect(paymentFromWire('false')).toBe('unpaid');
});
