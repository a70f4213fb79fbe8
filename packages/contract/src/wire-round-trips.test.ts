import fc from 'fast-check';
import {
  MAX_NET_MICROS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type Category,
  type Order,
  type Product,
  type Restaurant,
} from '@simplato/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { categoryFromWire, categoryToWire, categoryWire } from './categories.ts';
import { orderFromWire, orderToWire, orderWire } from './order-wire.ts';
import { productFromWire, productToWire, productWire } from './products.ts';
import { enterpriseWire, restaurantFromWire, restaurantToWire } from './restaurants.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const text = fc.string({ unit: 'grapheme' });
const netMicros = fc.integer({ min: 0, max: MAX_NET_MICROS });
const vatPercent = fc.integer({ min: 0, max: 21 });

/** Out over the wire as JSON, through the schema, and back in. */
function overTheWire<Wire>(schema: z.ZodMiniType<Wire>, wire: Wire): Wire {
  return z.parse(schema, JSON.parse(JSON.stringify(wire)));
}

test('a product crosses the wire unchanged', () => {
  const product: fc.Arbitrary<Product> = fc.record({
    productId: id,
    restaurantId: id,
    categoryId: id,
    name: text,
    description: text,
    netMicros,
    vatPercent,
    quantity: fc.nat(),
    imageUrl: text,
    brand: text,
    reference: text,
    barcode: text,
    isAvailable: fc.boolean(),
  });
  fc.assert(
    fc.property(product, (one) => {
      expect(productFromWire(overTheWire(productWire, productToWire(one)))).toEqual(one);
    }),
  );
});

test('a category crosses the wire unchanged', () => {
  const category: fc.Arbitrary<Category> = fc.record({
    categoryId: id,
    restaurantId: id,
    name: text,
    course: fc.integer(),
    isActive: fc.boolean(),
    imageUrl: text,
    color: text,
  });
  fc.assert(
    fc.property(category, (one) => {
      expect(categoryFromWire(overTheWire(categoryWire, categoryToWire(one)))).toEqual(one);
    }),
  );
});

test('a restaurant crosses the wire unchanged', () => {
  const restaurant: fc.Arbitrary<Restaurant> = fc.record({
    restaurantId: id,
    taxId: text,
    legalName: text,
    country: text,
    province: text,
    city: text,
    postalCode: text,
    address: text,
    phone: text,
    vatPercent,
    facebook: text,
    instagram: text,
    google: text,
  });
  fc.assert(
    fc.property(restaurant, (one) => {
      expect(restaurantFromWire(overTheWire(enterpriseWire, restaurantToWire(one)))).toEqual(one);
    }),
  );
});

const line = fc.record({
  productId: id,
  name: text,
  quantity: fc.integer({ min: 1, max: 99 }),
  note: text,
  course: fc.integer({ min: 1, max: 99 }),
  netMicros,
  vatPercent,
  unitGrossCents: fc.nat(12_100_000),
});
const order: fc.Arbitrary<Order> = fc
  .record({
    orderId: id,
    restaurantId: id,
    tableName: fc.stringMatching(/^[A-Za-z0-9]{1,24}$/),
    isTableVerified: fc.boolean(),
    note: text,
    lines: fc.array(line, { maxLength: 5 }),
    totalCents: fc.nat(),
    status: fc.constantFrom(...ORDER_STATUSES),
    payment: fc.constantFrom(...PAYMENT_STATUSES),
    placedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    version: fc.nat(),
  })
  // A note that only repeats the table is no note: the server never stores one.
  .filter((one) => one.note !== one.tableName);

test('an order crosses the wire unchanged', () => {
  fc.assert(
    fc.property(order, (one) => {
      expect(orderFromWire(overTheWire(orderWire, orderToWire(one)))).toEqual(one);
    }),
  );
});

test("an order without a note carries its table in 'comentarios', as older screens expect", () => {
  fc.assert(
    fc.property(order, (one) => {
      const wire = orderToWire({ ...one, note: '' });
      expect(wire.comentarios).toBe(one.tableName);
      expect(wire.mesa).toBe(one.tableName);
    }),
  );
});
