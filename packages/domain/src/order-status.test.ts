import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canAdvance,
  canCancel,
  canUndo,
  isOpen,
  needsReasonToReturn,
  nextStatus,
  ORDER_STATUSES,
  previousStatus,
  UNDO_WINDOW_MS,
  type OrderStatus,
} from './order-status.ts';

/** Every step that the house knows, written out. */
const STEPS: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['received', 'preparing'],
  ['preparing', 'ready'],
  ['ready', 'closed'],
];
const isStep = (from: OrderStatus, to: OrderStatus) =>
  STEPS.some(([one, other]) => one === from && other === to);

describe('the way of an order', () => {
  const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })));
  test.each(pairs)('from $from to $to', ({ from, to }) => {
    expect(canAdvance(from, to)).toBe(isStep(from, to));
  });

  test('each status knows its neighbours', () => {
    expect(ORDER_STATUSES.map(nextStatus)).toEqual(['preparing', 'ready', 'closed', null, null]);
    expect(ORDER_STATUSES.map(previousStatus)).toEqual([
      null,
      'received',
      'preparing',
      'ready',
      null,
    ]);
  });

  test('no sequence of steps and undos leaves the table', () => {
    const move = fc.oneof(
      fc.record({ kind: fc.constant('advance' as const), to: fc.constantFrom(...ORDER_STATUSES) }),
      fc.record({ kind: fc.constant('undo' as const), elapsedMs: fc.nat(2 * UNDO_WINDOW_MS) }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 50 }), (moves) => {
        let status: OrderStatus = 'received';
        for (const asked of moves) {
          const before: OrderStatus = status;
          if (asked.kind === 'advance' && canAdvance(status, asked.to)) status = asked.to;
          if (asked.kind === 'undo' && canUndo(status, asked.elapsedMs)) {
            status = previousStatus(status)!;
          }
          expect(ORDER_STATUSES).toContain(status);
          if (status !== before) {
            expect(asked.kind === 'undo' ? isStep(status, before) : isStep(before, status)).toBe(
              true,
            );
          }
        }
      }),
    );
  });
});

describe('taking a step back', () => {
  test.each([
    { status: 'received', elapsedMs: 0, can: false },
    { status: 'preparing', elapsedMs: 0, can: true },
    { status: 'ready', elapsedMs: 1_000, can: true },
    { status: 'closed', elapsedMs: UNDO_WINDOW_MS, can: true },
    { status: 'closed', elapsedMs: UNDO_WINDOW_MS + 1, can: false },
    { status: 'preparing', elapsedMs: 3_600_000, can: false },
    { status: 'cancelled', elapsedMs: 0, can: false },
  ] as const)('$status after $elapsedMs ms: $can', ({ status, elapsedMs, can }) => {
    expect(canUndo(status, elapsedMs)).toBe(can);
  });
});

describe('cancelling', () => {
  test.each([
    { status: 'received', payment: 'unpaid', can: true },
    { status: 'preparing', payment: 'unpaid', can: true },
    { status: 'ready', payment: 'unpaid', can: true },
    { status: 'closed', payment: 'unpaid', can: false },
    { status: 'cancelled', payment: 'unpaid', can: false },
    { status: 'received', payment: 'paid', can: false },
    { status: 'received', payment: 'pending', can: true },
  ] as const)('$status and $payment: $can', ({ status, payment, can }) => {
    expect(canCancel(status, payment, false)).toBe(can);
  });

  test('what is paid, by whoever may give the money back', () => {
    expect(canCancel('preparing', 'paid', true)).toBe(true);
    expect(canCancel('closed', 'paid', true)).toBe(false);
  });
});

test('the board shows what is neither closed nor cancelled', () => {
  expect(ORDER_STATUSES.filter(isOpen)).toEqual(['received', 'preparing', 'ready']);
});

test('only a closed order comes back without a reason', () => {
  expect(ORDER_STATUSES.filter((status) => !needsReasonToReturn(status))).toEqual(['closed']);
});
