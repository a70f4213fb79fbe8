import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSubColumns } from './use-sub-columns.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

test.each([
  ['16px', 4],
  ['32px', 2],
])('with letters of %s, as many sub-columns fit as have room for their words', (size, fit) => {
  document.documentElement.style.fontSize = size;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(measure: () => void) {
        this.observe = measure;
      }
      disconnect() {}
    },
  );
  const deck = document.createElement('div');
  Object.defineProperty(deck, 'clientWidth', { value: 1256 });
  const columns = { received: [], preparing: [], ready: [] };
  const { result } = renderHook(() => useSubColumns({ current: deck }, columns, 300));
  expect(result.current.fit).toBe(fit);
});
