import type { Order } from '@simplato/domain';
import { type MouseEvent, useCallback, useRef } from 'react';
import type { SlipStep } from './course-step.ts';

/** A wet thumb bounces: a second tap within this time and distance counts as the same tap. */
const ECHO_MS = 350;
const ECHO_PX = 30;

/** With which a slip leaves its column, as it does with a step of its whole order. */
const LEAVING: readonly SlipStep['kind'][] = ['begin', 'bump', 'recall'];

interface Tap {
  at: number;
  x: number;
  y: number;
}

/**
 * Handles a press on a step button before the order moves. The focus moves on to the next slip of
 * the column instead of following the one that leaves; and a bounced tap does not advance the next
 * slip, which has just slid under the thumb.
 */
export function useStepButtons(
  stepOf: (order: Order) => SlipStep | null,
  advance: (order: Order) => void,
  fire: (order: Order, course: number) => void,
  serve: (order: Order, course: number) => void,
) {
  const lastTap = useRef<Tap | null>(null);

  const isEchoed = useCallback((event: MouseEvent) => {
    if (!isTouch(event)) return false;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (isEcho(lastTap.current, tap)) return true;
    lastTap.current = tap;
    return false;
  }, []);

  return {
    onStep: useCallback(
      (order: Order, event: MouseEvent<HTMLButtonElement>) => {
        if (isEchoed(event)) return;
        const step = stepOf(order);
        const leaves = step === null || LEAVING.includes(step.kind);
        if (leaves && document.activeElement === event.currentTarget) {
          focusNeighbour(event.currentTarget);
        }
        advance(order);
      },
      [stepOf, advance, isEchoed],
    ),
    onFire: useCallback(
      (order: Order, course: number, event: MouseEvent<HTMLButtonElement>) => {
        if (isEchoed(event)) return;
        if (document.activeElement === event.currentTarget) focusStep(event.currentTarget);
        fire(order, course);
      },
      [fire, isEchoed],
    ),
    onServe: useCallback(
      (order: Order, course: number, event: MouseEvent<HTMLButtonElement>) => {
        if (isEchoed(event)) return;
        if (document.activeElement === event.currentTarget) focusStep(event.currentTarget);
        serve(order, course);
      },
      [serve, isEchoed],
    ),
  };
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}

function isEcho(before: Tap | null, tap: Tap): boolean {
  return (
    before !== null &&
    tap.at - before.at < ECHO_MS &&
    Math.hypot(tap.x - before.x, tap.y - before.y) < ECHO_PX
  );
}

function focusNeighbour(button: HTMLElement): void {
  const place = button.closest('[data-order]');
  const neighbour = place?.nextElementSibling ?? place?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[data-step]') ??
    button.closest('[data-column]')?.querySelector<HTMLElement>('h2');
  target?.focus({ preventScroll: true });
}

/** The button leaves, and its slip stays. */
function focusStep(button: HTMLElement): void {
  const step = button.closest('[data-order]')?.querySelector<HTMLElement>('[data-step]');
  step?.focus({ preventScroll: true });
}
