import { describe, expect, it } from 'vitest';
import { canMove, moveScanner, SCANNER_STATES } from './scanner-state.ts';

describe('the scanner', () => {
  it('cannot be paused before it has started', () => {
    expect(canMove('notStarted', 'paused')).toBe(false);
    expect(moveScanner('notStarted', 'paused')).toBe('notStarted');
  });

  it.each([
    ['notStarted', 'scanning'],
    ['scanning', 'paused'],
    ['scanning', 'notStarted'],
    ['paused', 'scanning'],
    ['paused', 'notStarted'],
  ] as const)('goes from %s to %s', (from, to) => {
    expect(moveScanner(from, to)).toBe(to);
  });

  it('ignores a change to its current state', () => {
    for (const state of SCANNER_STATES) expect(canMove(state, state)).toBe(false);
  });
});
