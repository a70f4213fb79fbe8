import { expect, it } from 'vitest';
import { MENU_TEXTS } from '../i18n/menu-texts/menu-languages.ts';
import type { ServedHours } from './served-hours.ts';
import { servedText } from './served-text.ts';

const all = [1, 2, 3, 4, 5, 6, 7] as const;
const lunch = { from: '13:00', to: '16:00' };
const dinner = { from: '20:30', to: '00:30' };

it.each<{ hours: ServedHours; words: string | null }>([
  { hours: null, words: null },
  { hours: [{ days: all, ...lunch }], words: 'de 13:00 a 16:00' },
  {
    hours: [
      { days: all, ...lunch },
      { days: all, ...dinner },
    ],
    words: 'de 13:00 a 16:00 y de 20:30 a 00:30',
  },
  { hours: [{ days: [5, 4, 3, 2, 1], ...lunch }], words: 'de lunes a viernes, de 13:00 a 16:00' },
  { hours: [{ days: [6, 7], ...lunch }], words: 'sábado y domingo, de 13:00 a 16:00' },
  { hours: [{ days: [1, 3, 5], ...lunch }], words: 'lunes, miércoles y viernes, de 13:00 a 16:00' },
  {
    hours: [
      { days: [5], ...lunch },
      { days: [6, 7], ...dinner },
    ],
    words: 'viernes, de 13:00 a 16:00; sábado y domingo, de 20:30 a 00:30',
  },
])('hours are described in words: $words', ({ hours, words }) => {
  expect(servedText(hours, MENU_TEXTS.es, 'es')).toBe(words);
});

it.each([
  ['en', 'Monday to Friday, from 13:00 to 16:00'],
  ['fr', 'du lundi au vendredi, de 13:00 à 16:00'],
  ['de', 'Montag bis Freitag, von 13:00 bis 16:00 Uhr'],
  ['pt', 'de segunda-feira a sexta-feira, das 13:00 às 16:00'],
  ['ca', 'de dilluns a divendres, de 13:00 a 16:00'],
] as const)('hours are described in %s', (language, words) => {
  const hours = [{ days: [1, 2, 3, 4, 5], ...lunch }] as const;
  expect(servedText(hours, MENU_TEXTS[language], language)).toBe(words);
});
