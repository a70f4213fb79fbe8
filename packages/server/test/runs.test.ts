import { afterEach, expect, test, vi } from 'vitest';
import { runsOr, seedOrNew } from './runs.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['', '0', '-1', '1.5', 'many', '2000 tables'])('refuses to play %j tables', (typed) => {
  vi.stubEnv('TABLES', typed);
  expect(() => runsOr(2, 'TABLES')).toThrow('TABLES');
});

test('plays as many as are named, or else a few, by a seed that can be read', () => {
  expect(runsOr(2, 'TABLES')).toBe(2);
  vi.stubEnv('TABLES', '2000');
  expect(runsOr(2, 'TABLES')).toBe(2000);
  vi.stubEnv('SEED', '7');
  expect(seedOrNew()).toBe(7);
  vi.stubEnv('SEED', 'seven');
  expect(seedOrNew).toThrow('SEED');
});
