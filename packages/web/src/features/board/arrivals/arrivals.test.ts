import { orderExample, orderFromWire } from '@simplato/contract';
import type { Order, OrderStatus } from '@simplato/domain';
import { describe, expect, it } from 'vitest';
import { admit, touch, touchAll } from './arrivals.ts';

const order = (orderId: number, status: OrderStatus = 'received'): Order => ({
  ...orderFromWire(orderExample),
  orderId,
  status,
});

describe('which orders are new', () => {
  it('marks nothing as new on a device that opens the board for the first time', () => {
    expect(admit(null, [order(1), order(2)])).toEqual({ known: [1, 2], fresh: [] });
  });

  it('marks an order as new that arrives later, or came during a reload', () => {
    const before = admit(null, [order(1)]);
    expect(admit(before, [order(1), order(2)]).fresh).toEqual([2]);
  });

  it('removes the mark when an order is touched, when all are seen, or when it moves on', () => {
    const fresh = admit(admit(null, []), [order(1), order(2), order(3)]);
    expect(touch(fresh, 2).fresh).toEqual([1, 3]);
    expect(touchAll(fresh).fresh).toEqual([]);
    expect(admit(fresh, [order(1), order(2, 'preparing'), order(3)]).fresh).toEqual([1, 3]);
  });

  it('keeps the mark of an order that is begun by firing a course of it elsewhere', () => {
    const fresh = admit(admit(null, []), [order(1), order(2)]);
    const course = { course: 2, firedAt: '2026-11-28T21:00:00.000Z', doneAt: null, servedAt: null };
    const begun = { ...order(1, 'preparing'), courses: [course] };
    const first = { ...course, firedAt: begun.placedAt };
    expect(admit(fresh, [begun]).fresh).toEqual([1]);
    expect(admit(fresh, [{ ...begun, courses: [first] }]).fresh).toEqual([]);
    expect(admit(touch(fresh, 1), [begun]).fresh).toEqual([]);
  });

  it('does not mark an order again that was moved back to "en curso"', () => {
    const stepped = admit(admit(null, [order(1)]), [order(1, 'preparing')]);
    expect(admit(stepped, [order(1)]).fresh).toEqual([]);
  });

  it('returns the same object if nothing changed', () => {
    const before = admit(null, [order(1)]);
    expect(admit(before, [order(1)])).toBe(before);
  });
});
