import type { ServedHours } from '@simplato/domain';
import { expect, it } from 'vitest';
import { servedWords } from './served-words.ts';

const all = [1, 2, 3, 4, 5, 6, 7] as const;
const lunch = { from: '13:00', to: '16:00' };
const dinner = { from: '20:30', to: '00:30' };

it.each<{ hours: ServedHours; words: string | null }>([
  { hours: null, words: null },
  { hours: [{ days: all, ...lunch }], words: 'De 13:00 a 16:00' },
  {
    hours: [
      { days: all, ...lunch },
      { days: all, ...dinner },
    ],
    words: 'De 13:00 a 16:00 y de 20:30 a 00:30',
  },
  { hours: [{ days: [5, 4, 3, 2, 1], ...lunch }], words: 'De lunes a viernes, de 13:00 a 16:00' },
  { hours: [{ days: [6, 7], ...lunch }], words: 'Sábado y domingo, de 13:00 a 16:00' },
  { hours: [{ days: [1, 3, 5], ...lunch }], words: 'Lunes, miércoles y viernes, de 13:00 a 16:00' },
  {
    hours: [
      { days: [5], ...lunch },
      { days: [6, 7], ...dinner },
    ],
    words: 'Viernes, de 13:00 a 16:00; sábado y domingo, de 20:30 a 00:30',
  },
])('hours are told as people say them: $words', ({ hours, words }) => {
  expect(servedWords(hours)).toBe(words);
});
