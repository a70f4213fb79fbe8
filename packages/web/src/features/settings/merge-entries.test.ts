import { expect, test } from 'vitest';
import { mergeEntries } from './merge-entries.ts';
import type { SettingsEntry } from './settings-entry.ts';

const base: SettingsEntry = {
  taxId: 'B00283002',
  legalName: 'Taberna del Palacio, S.L.',
  tradeName: '',
  province: 'Madrid',
  city: 'Aranjuez',
  postalCode: '28300',
  address: 'Calle de los Jardineros, 7',
  phone: '910000283',
  vatPercent: '10',
  facebook: '',
  instagram: '',
  google: '',
  accent: '#b3202a',
  hasPublicMenu: false,
  suggestsCourses: false,
  dinersFire: true,
  hours: [{ day: 5, opens: '13:00', closes: '16:00' }],
};

test('fields that only one side changed are merged', () => {
  const mine = { ...base, phone: '600100200' };
  const theirs = { ...base, address: 'Calle Nueva, 1', hours: [] };
  expect(mergeEntries(base, mine, theirs)).toEqual({
    entry: { ...base, phone: '600100200', address: 'Calle Nueva, 1', hours: [] },
    clashes: [],
  });
});

test('fields that both sides changed keep my value, and are reported', () => {
  const mine = { ...base, address: 'La mía, 1', hours: [] };
  const theirs = {
    ...base,
    address: 'La suya, 2',
    hours: [{ day: 6 as const, opens: '13:00', closes: '16:00' }],
  };
  const { entry, clashes } = mergeEntries(base, mine, theirs);
  expect(entry).toEqual(mine);
  expect(clashes).toEqual(['address', 'hours']);
});

test('the same change on both sides is no conflict', () => {
  const same = { ...base, phone: '600100200' };
  expect(mergeEntries(base, same, { ...same })).toEqual({ entry: same, clashes: [] });
});
