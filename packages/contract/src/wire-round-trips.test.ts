import fc from 'fast-check';
import {
  ALLERGEN_KEYS,
  DIET_KEYS,
  MAX_NET_MICROS,
  MENU_LANGUAGES,
  ORDER_OBSTACLES,
  ORDER_ORIGINS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  SOLD_BY_UNITS,
  SOLD_OUT,
  STRAY_STATES,
  TILL_FORMS,
  TILL_ROW_KINDS,
  WEEKDAYS,
  type Category,
  type ClosedShift,
  type MenuLanguage,
  type Restaurant,
  type Order,
  type PaidShare,
  type Product,
  SCREEN_PRINTER,
  TEXT_ROW_KINDS,
  TICKET_REASONS,
  type TicketRow,
  type WaitingTicket,
  type Station,
} from '@simplato/domain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { categoryFromWire, categoryToWire, categoryWire } from './category-wire.ts';
import { orderFromWire, orderToWire, orderWire } from './order-wire.ts';
import { productExample, productFromWire, productToWire, productWire } from './product-wire.ts';
import { enterpriseWire, restaurantFromWire, restaurantToWire } from './restaurants.ts';
import { stationFromWire, stationToWire } from './stations.ts';
import {
  ticketRowFromWire,
  ticketRowToWire,
  waitingTicketFromWire,
  waitingTicketToWire,
} from './tickets.ts';
import { readShare, shareFromWire, shareToWire } from './receipts.ts';
import { closedShiftFromWire, closedShiftToWire, readShift } from './till.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const text = fc.string({ unit: 'grapheme' });
const netMicros = fc.integer({ min: 0, max: MAX_NET_MICROS });
const time = fc.stringMatching(/^(?:0\d|1\d|2[0-3]):[0-5]\d$/);
const vatPercent = fc.integer({ min: 0, max: 21 });

const translations = <Texts>(words: fc.Arbitrary<Texts>) =>
  fc.dictionary(fc.constantFrom<MenuLanguage>(...MENU_LANGUAGES), words, { noNullPrototype: true });
const slot = fc.record({ days: fc.subarray([...WEEKDAYS]), from: time, to: time });
const option = { optionId: id, name: text, netMicros, translations: translations(text) };
const zonePrices = fc.array(fc.record({ zone: text, netMicros }), { maxLength: 3 });
const format = fc.record({
  formatId: id,
  name: text,
  netMicros,
  zonePrices,
  allergens: fc.option(fc.subarray(ALLERGEN_KEYS)),
  soldOut: fc.constantFrom(...SOLD_OUT),
  translations: translations(text),
});
const group = {
  groupId: id,
  name: text,
  min: fc.nat(30),
  max: fc.nat(30),
  translations: translations(text),
};
const allergens = fc.subarray(ALLERGEN_KEYS, { minLength: 1 });
const extra = fc.record({ ...option, allergens: fc.option(allergens, { nil: undefined }) });
const partProduct = fc.record({
  productId: id,
  allergens: fc.option(fc.subarray(ALLERGEN_KEYS)),
  traces: fc.subarray(ALLERGEN_KEYS),
  soldOut: fc.constantFrom(...SOLD_OUT),
});
const optionGroup = fc.oneof(
  fc.record({ ...group, options: fc.array(extra, { maxLength: 3 }) }),
  fc.record({
    ...group,
    course: fc.integer({ min: 1, max: 5 }),
    options: fc.array(fc.record({ ...option, product: partProduct }), { maxLength: 3 }),
  }),
);
const photo = fc.record({
  hash: fc.stringMatching(/^[\w-]{1,43}$/),
  width: fc.nat(),
  height: fc.nat(),
  widths: fc.array(fc.nat(), { maxLength: 3 }),
  blur: text,
});

/** Converts to JSON and back, through the schema. */
function overTheWire<Wire>(schema: z.ZodMiniType<Wire>, wire: Wire): Wire {
  return z.parse(schema, JSON.parse(JSON.stringify(wire)));
}

test('a product is the same after a round trip over the wire', () => {
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
    soldOut: fc.constantFrom(...SOLD_OUT),
    allergens: fc.option(fc.subarray(ALLERGEN_KEYS)),
    traces: fc.subarray(ALLERGEN_KEYS),
    diet: fc.option(fc.constantFrom(...DIET_KEYS)),
    zonePrices,
    soldBy: fc.option(
      fc.record({ unit: fc.constantFrom(...SOLD_BY_UNITS), least: fc.nat(), step: fc.nat() }),
    ),
    formats: fc.array(format, { maxLength: 3 }),
    optionGroups: fc.array(optionGroup, { maxLength: 3 }),
    includes: fc.array(text, { maxLength: 2 }),
    translations: translations(
      fc.record(
        { name: text, description: text, includes: text },
        { requiredKeys: ['name', 'description'] },
      ),
    ),
    photo: fc.option(photo),
    position: fc.nat(),
    version: fc.nat(),
  });
  fc.assert(
    fc.property(product, (one) => {
      expect(productFromWire(overTheWire(productWire, productToWire(one)))).toEqual(one);
    }),
  );
});

test('a product from an older server without diets has none', () => {
  const { dieta: _, ...before } = productExample;
  expect(productFromWire(overTheWire(productWire, before)).diet).toBeNull();
});

test('a category is the same after a round trip over the wire', () => {
  const category: fc.Arbitrary<Category> = fc.record({
    categoryId: id,
    restaurantId: id,
    name: text,
    course: fc.integer(),
    isActive: fc.boolean(),
    imageUrl: text,
    color: text,
    servedHours: fc.option(fc.array(slot, { maxLength: 3 })),
    translations: translations(text),
    position: fc.nat(),
    version: fc.nat(),
  });
  fc.assert(
    fc.property(category, (one) => {
      expect(categoryFromWire(overTheWire(categoryWire, categoryToWire(one)))).toEqual(one);
    }),
  );
});

test('a restaurant is the same after a round trip over the wire', () => {
  const restaurant: fc.Arbitrary<Restaurant> = fc.record({
    restaurantId: id,
    taxId: text,
    legalName: text,
    tradeName: text,
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
    accent: fc.constantFrom('#b3202a', '#4f6228'),
    logo: fc.option(photo),
    hasPublicMenu: fc.boolean(),
    suggestsCourses: fc.boolean(),
    dinersFire: fc.boolean(),
    version: id,
    paysOnline: fc.boolean(),
    chargedAccountId: fc.string(),
    takesTips: fc.boolean(),
    kitchen: fc.record({
      hours: fc.array(fc.record({ day: fc.constantFrom(1, 5, 7), opens: time, closes: time })),
      pause: fc.option(fc.record({ until: fc.option(fc.constant('2026-11-20T20:30:00.000Z')) })),
      delay: fc.option(
        fc.record({ minutes: fc.nat(), until: fc.constant('2026-11-20T20:45:00.000Z') }),
      ),
    }),
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
  options: fc.array(fc.record({ optionId: id, name: text, grossCents: fc.nat() }), {
    maxLength: 3,
  }),
  quantity: fc.integer({ min: 1, max: 99 }),
  note: text,
  course: fc.integer({ min: 1, max: 99 }),
  station: text,
  formatId: fc.option(id),
  netMicros,
  vatPercent,
  unitGrossCents: fc.nat(12_100_000),
  forName: text,
  removed: fc.integer({ min: 0, max: 99 }),
  removeReason: text,
});
const instant = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
const order: fc.Arbitrary<Order> = fc
  .record({
    orderId: id,
    restaurantId: id,
    tableName: fc.stringMatching(/^[A-Za-z0-9]{1,24}$/),
    partyName: text,
    isTableVerified: fc.boolean(),
    note: text,
    avoidances: fc.array(fc.record({ forName: text, allergens: fc.subarray(ALLERGEN_KEYS) }), {
      maxLength: 3,
    }),
    lines: fc.array(line, { maxLength: 5 }),
    doneLines: fc.subarray([1, 2, 3, 4, 5]),
    courses: fc.array(
      fc.record({
        course: fc.integer({ min: 1, max: 99 }),
        firedAt: fc.option(instant),
        doneAt: fc.option(instant),
        servedAt: fc.option(instant),
      }),
      { maxLength: 3 },
    ),
    origin: fc.constantFrom(...ORDER_ORIGINS),
    totalCents: fc.nat(),
    cancelReason: text,
    tipCents: fc.integer({ min: 0, max: 10_000 }),
    refundedCents: fc.integer({ min: 0, max: 100_000 }),
    leftCents: fc.option(fc.integer({ min: 0, max: 100_000 })),
    paidDespite: fc.constantFrom(null, ...ORDER_OBSTACLES),
    seenAt: fc.option(instant),
    allergySeenAt: fc.option(instant),
    readyAt: fc.option(instant),
    promise: fc.option(fc.record({ from: instant, until: instant })),
    stray: fc.option(
      fc.record({
        state: fc.constantFrom(...STRAY_STATES),
        amountCents: fc.integer({ min: 1, max: 100_000 }),
      }),
      { nil: null },
    ),
    status: fc.constantFrom(...ORDER_STATUSES),
    payment: fc.constantFrom(...PAYMENT_STATUSES),
    placedAt: instant,
    version: fc.nat(),
  })
  .map((one) => ({
    ...one,
    doneLines: one.doneLines.filter((number) => number <= one.lines.length),
  }))
  // A note equal to the table's name cannot be told from no note; the server never stores one.
  .filter((one) => one.note !== one.tableName);

test('an order is the same after a round trip over the wire', () => {
  fc.assert(
    fc.property(order, (one) => {
      expect(orderFromWire(overTheWire(orderWire, orderToWire(one)))).toEqual(one);
    }),
  );
});

test("an order without a note has its table in 'comentarios', as older screens expect", () => {
  fc.assert(
    fc.property(order, (one) => {
      const wire = orderToWire({ ...one, note: '' });
      expect(wire.comentarios).toBe(one.tableName);
      expect(wire.mesa).toBe(one.tableName);
    }),
  );
});

test('what a payment paid, with its VAT, survives the wire', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const paid = fc.record({
    name: text,
    quantity: fc.nat(99),
    unitGrossCents: cents,
    vatPercent,
  });
  const share: fc.Arbitrary<PaidShare> = fc.record({
    paymentNumber: id,
    tableName: text,
    startedAt: fc.constant('2026-11-27T18:30:00.000Z'),
    form: fc.constantFrom(...TILL_FORMS),
    lines: fc.array(paid),
    takenOff: fc.array(paid),
    bands: fc.array(fc.record({ vatPercent, netCents: cents, vatCents: cents, grossCents: cents })),
    onAccountCents: cents,
    tipCents: cents,
    chargedCents: cents,
    refundedCents: cents,
    returningCents: cents,
  });
  fc.assert(
    fc.property(share, (one) => {
      const wire = overTheWire(readShare.answers[200], shareToWire(one));
      expect(shareFromWire(wire)).toEqual(one);
    }),
  );
});

test('the Z of a closed shift survives the wire', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const signed = fc.integer({ min: -100_000_000, max: 100_000_000 });
  const at = fc.constant('2026-11-27T18:30:00.000Z');
  const band = { vatPercent, netCents: signed, vatCents: signed, grossCents: signed };
  const closedShift: fc.Arbitrary<ClosedShift> = fc.record({
    shiftNumber: id,
    openedAt: at,
    openedBy: text,
    closedAt: at,
    closedBy: text,
    movements: fc.array(
      fc.record({
        movementNumber: id,
        cents: signed.filter((one) => one !== 0),
        reason: text,
        actor: text,
        movedAt: at,
      }),
    ),
    countedCents: cents,
    leftCents: cents,
    differenceReason: text,
    report: fc.record({
      charges: fc.nat(),
      returns: fc.nat(),
      rows: fc.array(
        fc.record({
          kind: fc.constantFrom(...TILL_ROW_KINDS),
          form: fc.constantFrom(...TILL_FORMS),
          count: fc.nat(),
          amountCents: signed,
          tipCents: signed,
        }),
      ),
      saleCents: signed,
      tipCents: signed,
      late: fc.record({ payments: fc.nat(), inCents: cents, backCents: signed }),
      byVat: fc.array(fc.record(band)),
      byPerson: fc.array(fc.record({ name: fc.option(text, { nil: null }), amountCents: signed })),
      drawer: fc.record({
        floatCents: cents,
        inCents: cents,
        outCents: cents,
        cashCents: cents,
        cashBackCents: signed,
        expectedCents: signed,
        sinceCents: signed,
      }),
      open: fc.array(
        fc.record({
          paymentNumber: id,
          tableName: text,
          amountCents: cents,
          startedAt: at,
          isLetGo: fc.boolean(),
        }),
      ),
    }),
  });
  fc.assert(
    fc.property(closedShift, (shift) => {
      const wire = closedShiftToWire({
        ...shift,
        leftCents: Math.min(shift.leftCents, shift.countedCents),
      });
      expect(z.parse(readShift.answers[200], wire)).toEqual(wire);
      expect(closedShiftFromWire(wire)).toEqual({
        ...shift,
        leftCents: Math.min(shift.leftCents, shift.countedCents),
      });
    }),
  );
});

test('a station is the same after a round trip over the wire', () => {
  const station: fc.Arbitrary<Station> = fc.record({
    name: text,
    categoryIds: fc.uniqueArray(id, { maxLength: 3 }),
    printer: fc.constantFrom('', '192.168.1.51:9100', SCREEN_PRINTER),
  });
  fc.assert(
    fc.property(station, (one) => {
      expect(stationFromWire(stationToWire(one))).toEqual(one);
    }),
  );
});

test('a ticket that waits, and each of its rows, is the same after a round trip over the wire', () => {
  const waiting: fc.Arbitrary<WaitingTicket> = fc.record({
    ticketId: id,
    station: text,
    tableName: text,
    orderId: id,
    course: fc.integer({ min: 0, max: 99 }),
    queuedAt: instant,
    reason: fc.constantFrom(...TICKET_REASONS),
  });
  const row: fc.Arbitrary<TicketRow> = fc.oneof(
    fc.record({ kind: fc.constantFrom(...TEXT_ROW_KINDS), text }),
    fc.record({ kind: fc.constant('product' as const), quantity: fc.nat(99), text }),
    fc.constant<TicketRow>({ kind: 'rule' }),
  );
  fc.assert(
    fc.property(waiting, row, (ticket, one) => {
      expect(waitingTicketFromWire(waitingTicketToWire(ticket))).toEqual(ticket);
      expect(ticketRowFromWire(ticketRowToWire(one))).toEqual(one);
    }),
  );
});
