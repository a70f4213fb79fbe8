import { expect, it } from 'vitest';
import { stepsOf, type UnsentTap, withoutRefused, withTap } from './unsent-taps.ts';

const order = { orderId: 1, tableName: '4' };
const step = (
  from: 'received' | 'preparing',
  to: 'preparing' | 'ready',
): UnsentTap & { kind: 'step' } => ({ kind: 'step', order, from, to, at: '2026-11-20T20:31:00Z' });
const tick = (isDone: boolean): UnsentTap => ({ kind: 'tick', order, lineNumber: 2, isDone });
const soldOut = (productId: number): UnsentTap => ({
  kind: 'sold-out',
  productId,
  name: 'Flan',
  soldOut: 'today',
});
const allergy: UnsentTap = { kind: 'allergy', order };
const first = step('received', 'preparing');
const second = step('preparing', 'ready');

it('keeps taps in their sequence, and of those on the same thing the last, but for steps', () => {
  const tapped = [allergy, tick(true), first, soldOut(7), tick(false), soldOut(8), soldOut(7)];
  expect([...tapped, allergy, second].reduce<readonly UnsentTap[]>(withTap, [])).toEqual([
    first,
    tick(false),
    soldOut(8),
    soldOut(7),
    allergy,
    second,
  ]);
});

it('of what is done to a course keeps the last, and drops it with a step that was refused', () => {
  const fire = (course: number, at = 'T'): UnsentTap => ({ kind: 'fire', order, course, at });
  const serve: UnsentTap = { kind: 'serve', order, course: 1, at: 'T' };
  const tapped = [serve, fire(2), fire(3), fire(2, 'later')];
  const kept = [serve, fire(3), fire(2, 'later')];
  expect(tapped.reduce<readonly UnsentTap[]>(withTap, [])).toEqual(kept);
  expect(withoutRefused([first, tick(true), ...kept], first)).toEqual([tick(true)]);
  expect(withoutRefused([...kept, tick(true), second], serve)).toEqual([tick(true)]);
});

it('reads the steps of an order as one', () => {
  expect(stepsOf([first, tick(true), second], 1)).toEqual({
    orderId: 1,
    from: 'received',
    to: 'ready',
    at: second.at,
  });
  expect(stepsOf([tick(true)], 1)).toBeNull();
  expect(stepsOf([first], 2)).toBeNull();
});

it('drops what follows from a step that was refused, and nothing else', () => {
  expect(withoutRefused([first, tick(true), second, soldOut(7)], first)).toEqual([
    tick(true),
    soldOut(7),
  ]);
  expect(withoutRefused([tick(true), first], tick(true))).toEqual([first]);
});
