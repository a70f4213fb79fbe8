import { LANGUAGES, type Language } from '../i18n/languages.ts';
import type { MenuTexts } from '../i18n/menu-texts/menu-texts.ts';
import { WEEKDAYS } from '../time/restaurant-time.ts';
import type { ServedHours, ServedSlot } from './served-hours.ts';

type ServedTexts = Pick<MenuTexts, 'days' | 'servedSlot' | 'servedDays'>;

/** 'de lunes a viernes, de 13:00 a 16:00'; null if always served. */
export function servedText(
  hours: ServedHours,
  words: ServedTexts,
  language: Language,
): string | null {
  if (hours === null || hours.length === 0) return null;
  const timesByDays = new Map<string, string[]>();
  for (const slot of hours) {
    const days = daysText(slot, words, language);
    const time = words.servedSlot(slot.from, slot.to);
    timesByDays.set(days, [...(timesByDays.get(days) ?? []), time]);
  }
  const parts = [...timesByDays].map(([days, times]) =>
    days === '' ? listed(times, language) : `${days}, ${listed(times, language)}`,
  );
  return parts.join('; ');
}

/** Every day is not mentioned; three or more consecutive days are given as a range. */
function daysText(
  { days }: Pick<ServedSlot, 'days'>,
  words: ServedTexts,
  language: Language,
): string {
  const chosen = WEEKDAYS.filter((day) => days.includes(day));
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (chosen.length === WEEKDAYS.length || first === undefined || last === undefined) return '';
  const isRow = last - first === chosen.length - 1;
  if (isRow && chosen.length > 2) return words.servedDays(words.days[first], words.days[last]);
  return listed(
    chosen.map((day) => words.days[day]),
    language,
  );
}

/** Most lists have one entry: for that a slow phone need not load a list format. */
function listed(entries: readonly string[], language: Language): string {
  const [only = ''] = entries;
  if (entries.length <= 1) return only;
  return new Intl.ListFormat(LANGUAGES[language].locale, { type: 'conjunction' }).format(entries);
}
