import { orderExample, orderFromWire } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { describe, expect, it } from 'vitest';
import { changesAfter, withoutChange } from './changes.ts';

const ALL = () => true;
const NONE: ReadonlySet<number> = new Set();
const order = (orderId: number, removed: number, status: Order['status'] = 'received'): Order => {
  const base = orderFromWire(orderExample);
  const [first, ...others] = base.lines;
  return { ...base, orderId, status, lines: [{ ...first!, removed }, ...others] };
};
const opened = changesAfter(null, [order(1, 0), order(2, 1)], ALL, NONE);
const changed = (...given: Parameters<typeof changesAfter>) => [
  ...changesAfter(...given).changed.keys(),
];

describe('which orders have lost something', () => {
  it('marks nothing when the board is opened, nor an order that arrives', () => {
    expect([...opened.changed.keys()]).toEqual([]);
    expect(changed(opened, [order(1, 0), order(2, 1), order(3, 1)], ALL, NONE)).toEqual([]);
  });

  it('marks an order until somebody touches it, or it leaves the board', () => {
    const after = changesAfter(opened, [order(1, 1), order(2, 1)], ALL, NONE);
    expect([...after.changed.keys()]).toEqual([1]);
    expect(changed(after, [order(1, 1), order(2, 1)], ALL, NONE)).toEqual([1]);
    expect(changed(withoutChange(after, 1), [order(1, 1)], ALL, NONE)).toEqual([]);
    expect(changed(after, [order(1, 1, 'cancelled')], ALL, NONE)).toEqual([]);
  });

  it('does not mark what is taken off here, whether the stream or the answer comes first', () => {
    const streamed = changesAfter(opened, [order(1, 1)], ALL, new Set([1]));
    expect(changed(streamed, [order(1, 1)], ALL, NONE)).toEqual([]);
    expect(changed(withoutChange(opened, order(1, 1)), [order(1, 1)], ALL, NONE)).toEqual([]);
  });

  it('does not mark lines of another station, nor when the station changes', () => {
    const elsewhere = changesAfter(opened, [order(1, 1)], () => false, NONE);
    expect([...elsewhere.changed.keys()]).toEqual([]);
    expect(changed(elsewhere, [order(1, 1)], ALL, NONE)).toEqual([]);
  });

  it('returns the same object if nothing changed', () => {
    expect(changesAfter(opened, [order(1, 0), order(2, 1)], ALL, NONE)).toBe(opened);
  });
});

describe('of which orders a course was fired', () => {
  const inTurn = (orderId: number, firedAt: string | null, removed = 0): Order => {
    const whole = order(orderId, removed);
    const held = { doneAt: null, servedAt: null };
    return { ...whole, courses: [{ course: whole.lines[0]!.course, firedAt, ...held }] };
  };
  const AT = '2026-11-28T21:00:00.000Z';
  const held = changesAfter(null, [inTurn(1, null)], ALL, NONE);

  it('marks one that the room, the table or another board has fired', () => {
    const after = changesAfter(held, [inTurn(1, AT)], ALL, NONE);
    expect([...after.changed]).toEqual([[1, 'fired']]);
    expect(changed(withoutChange(after, 1), [inTurn(1, AT)], ALL, NONE)).toEqual([]);
  });

  it('does not mark what is fired here, nor for the screen of another station', () => {
    expect(changed(withoutChange(held, inTurn(1, AT)), [inTurn(1, AT)], ALL, NONE)).toEqual([]);
    expect(changed(held, [inTurn(1, AT)], () => false, NONE)).toEqual([]);
  });

  it('no longer marks one whose firing was undone, but what was taken off', () => {
    const fired = changesAfter(held, [inTurn(1, AT)], ALL, NONE);
    const undone = changesAfter(fired, [inTurn(1, null)], ALL, NONE);
    expect([...undone.changed]).toEqual([]);
    expect([...changesAfter(undone, [inTurn(1, AT)], ALL, NONE).changed]).toEqual([[1, 'fired']]);
    const removed = changesAfter(fired, [inTurn(1, AT, 1)], ALL, NONE);
    expect([...changesAfter(removed, [inTurn(1, null, 1)], ALL, NONE).changed]).toEqual([
      [1, 'removed'],
    ]);
  });

  it('tells first what was taken off', () => {
    const after = changesAfter(held, [inTurn(1, AT, 1)], ALL, NONE);
    expect([...after.changed]).toEqual([[1, 'removed']]);
  });
});
