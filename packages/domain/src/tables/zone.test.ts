import { describe, expect, test } from 'vitest';
import { byZone, knownZone, ZONE_LENGTH, zoneFault, zoneName } from './zone.ts';

describe('a zone', () => {
  test.each(['', 'Salón', 'Terraza 2', "L'Hort", 'x'.repeat(ZONE_LENGTH)])('may be %j', (text) => {
    expect(zoneFault(text)).toBeNull();
  });

  test.each(['<b>', ' - ', '{x}', '🌿', 'x'.repeat(ZONE_LENGTH + 1)])('may not be %j', (text) => {
    expect(zoneFault(text)).not.toBeNull();
  });

  test('is stored tidy, and written as other tables have it', () => {
    expect(zoneName(' Sala \u200b grande ')).toBe('Sala grande');
    expect(knownZone('terraza', ['Salón', 'Terraza'])).toBe('Terraza');
    expect(knownZone('Barra', ['Salón'])).toBe('Barra');
  });
});

test('tables are listed by zone, and those of none last', () => {
  const tables = ['', 'Terraza', 'Barra', 'Terraza'].map((zone, name) => ({ zone, name }));
  expect(byZone(tables).map(({ zone, tables: of }) => [zone, of.map(({ name }) => name)])).toEqual([
    ['Barra', [2]],
    ['Terraza', [1, 3]],
    ['', [0]],
  ]);
});
