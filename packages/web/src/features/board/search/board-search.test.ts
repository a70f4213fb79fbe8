import { orderExample, orderFromWire } from '@simplato/contract';
import { expect, it } from 'vitest';
import { answersTo } from './board-search.ts';

const order = (orderId: number, tableName: string) => ({
  ...orderFromWire(orderExample),
  orderId,
  tableName,
});

it.each([
  ['', 128, '4', true],
  ['4', 128, '4', true],
  ['mesa 4', 128, '4', true],
  ['Mesa 4', 128, '14', true],
  ['5', 128, '4', false],
  ['128', 128, '4', true],
  ['nº 128', 128, '4', true],
  ['#128', 128, '4', true],
  ['12', 128, '4', false],
  ['terraza', 128, 'Terraza 1', true],
  ['salon', 128, 'Salón 2', true],
  ['barra', 128, 'Terraza 1', false],
])('%j finds nº %i of table %s: %s', (search, orderId, tableName, isFound) => {
  expect(answersTo(order(orderId, tableName), search)).toBe(isFound);
});
