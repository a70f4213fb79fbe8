import { describe, expect, it } from 'vitest';
import { bellAfter } from './bell-after.ts';

describe('what the bell does', () => {
  it.each([
    { before: [], after: [1], deed: 'strike' },
    { before: [1], after: [1, 2], deed: 'strike' },
    { before: [1], after: [2], deed: 'strike' },
    { before: [1, 2], after: [1], deed: 'carry-on' },
    { before: [1], after: [1], deed: 'carry-on' },
    { before: [1], after: [], deed: 'rest' },
    { before: [], after: [], deed: 'carry-on' },
  ])('$before → $after: $deed', ({ before, after, deed }) => {
    expect(bellAfter(before, after)).toBe(deed);
  });
});
