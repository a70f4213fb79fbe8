import type { Kitchen } from '@simplato/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setServerTime } from '../../../api/server-clock.ts';
import { useKitchenState } from './use-kitchen.ts';

afterEach(() => vi.useRealTimers());

it('the kitchen is open by the server’s clock, whatever this device’s says', () => {
  // A Wednesday at one, in Madrid; the device believes that it is a quarter past twelve.
  const openMs = Date.parse('2026-11-25T12:00:00Z');
  vi.useFakeTimers({ now: openMs - 45 * 60_000 });
  const kitchen: Kitchen = {
    hours: [{ day: 3, opens: '13:00', closes: '16:00' }],
    pause: null,
    delay: null,
  };
  const { result } = renderHook(() => useKitchenState(kitchen));
  expect(result.current?.state.isOpen).toBe(false);

  setServerTime(openMs + 1_000);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current?.state.isOpen).toBe(true);
});

it('the kitchen closes and opens again as time goes by', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T14:59:50Z') });
  setServerTime(Date.now());
  const kitchen: Kitchen = {
    hours: [{ day: 3, opens: '13:00', closes: '16:00' }],
    pause: null,
    delay: null,
  };
  const { result } = renderHook(() => useKitchenState(kitchen));
  expect(result.current?.state.isOpen).toBe(true);
  act(() => void vi.advanceTimersByTime(15_000));
  expect(result.current?.state.isOpen).toBe(false);
  act(() => void vi.advanceTimersByTime(7 * 24 * 3_600_000 - 2 * 3_600_000));
  expect(result.current?.state.isOpen).toBe(true);
});
