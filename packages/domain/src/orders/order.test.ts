import { expect, test } from 'vitest';
import { courseName } from '../menu/menu.ts';
import { byCourse, describeLines, readOrderNumber } from './order.ts';
import { goesToKitchen } from '../payments/payment-status.ts';

test('an order is described by its quantities and names, one line each', () => {
  const lines = [
    { name: 'Salmorejo', quantity: 2, options: [] },
    { name: 'Lomo alto', quantity: 1, options: [{ name: 'Poco hecho' }, { name: 'Patatas' }] },
    { name: 'Agua con gas', quantity: 1, options: [] },
  ];
  expect(describeLines(lines)).toBe(
    '2 × Salmorejo\n1 × Lomo alto (Poco hecho, Patatas)\n1 × Agua con gas',
  );
  expect(describeLines([])).toBe('');
});

test.each([
  ['128', 128],
  [' nº 128 ', 128],
  ['n.º 128', 128],
  ['#128', 128],
  ['0128', 128],
  ['', null],
  ['abc', null],
  ['12a', null],
  ['0', null],
  ['-4', null],
  ['1234567890', null],
])("an order's number is read from %j", (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});

test("the kitchen sees products by course, and within a course in the diner's order", () => {
  const lines = [
    { name: 'Flan', course: 3 },
    { name: 'Gazpacho', course: 1 },
    { name: 'Natillas', course: 3 },
    { name: 'Croquetas', course: 1 },
  ];
  const ordered = structuredClone(lines);
  expect(byCourse(lines).map((line) => line.name)).toEqual([
    'Gazpacho',
    'Croquetas',
    'Flan',
    'Natillas',
  ]);
  expect(lines).toEqual(ordered);
});

test('the five courses have names, and any other number is unknown', () => {
  expect([1, 2, 3, 4, 5].map(courseName)).toEqual([
    'Primeros',
    'Segundos',
    'Postres',
    'Bebidas',
    'Complementos',
  ]);
  expect([0, 6, -1, 99].map(courseName)).toEqual(Array.from({ length: 4 }, () => 'Unknown'));
});

test('an order whose online payment is open does not go to the kitchen', () => {
  expect(goesToKitchen('unpaid')).toBe(true);
  expect(goesToKitchen('paid')).toBe(true);
  expect(goesToKitchen('pending')).toBe(false);
});

declare function structuredClone<Value>(value: Value): Value;
