import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

it('notifies current listeners, and none that have left', () => {
  const { subscribe, emit } = createEmitter();
  const [stays, leaves] = [vi.fn(), vi.fn()];
  subscribe(stays);
  const leave = subscribe(leaves);
  emit();
  leave();
  emit();
  expect(stays).toHaveBeenCalledTimes(2);
  expect(leaves).toHaveBeenCalledTimes(1);
});

it('reports the first arrival and the last departure, once each', () => {
  const on = { first: vi.fn(), last: vi.fn() };
  const { subscribe } = createEmitter(on);
  const leaveFirst = subscribe(() => undefined);
  const leaveSecond = subscribe(() => undefined);
  expect(on.first).toHaveBeenCalledTimes(1);
  leaveFirst();
  expect(on.last).not.toHaveBeenCalled();
  leaveSecond();
  leaveSecond();
  expect(on.last).toHaveBeenCalledTimes(1);
  subscribe(() => undefined);
  expect(on.first).toHaveBeenCalledTimes(2);
});
