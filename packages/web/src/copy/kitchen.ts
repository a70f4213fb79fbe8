import { addDays, wallTime, weekdayOf, type Weekday } from '@simplato/domain';
import { las } from './hour-words.ts';
import type { Words } from './words.ts';

/** What the menu says about the kitchen and its hours; the restaurant's own card says more. */
export const KITCHEN_COPY = {
  catalogue: 'restaurant',
  days: {
    1: 'lunes',
    2: 'martes',
    3: 'miércoles',
    4: 'jueves',
    5: 'viernes',
    6: 'sábado',
    7: 'domingo',
  } satisfies Record<Weekday, string>,
  servedSlot: (from: string, to: string) => `de ${from} a ${to}`,
  servedDays: (first: string, last: string) => `de ${first} a ${last}`,
  at: (time: string) => `a ${las(time)}`,
  tomorrowAt: (time: string) => `mañana a ${las(time)}`,
  dayAt: (day: string, time: string) => `el ${day} a ${las(time)}`,
  notice: {
    paused: 'La cocina está cerrada ahora mismo',
    outsideHours: 'Ahora estamos cerrados',
    reopens: (when: string) =>
      `Vuelve a abrir ${when}. Mientras tanto puedes mirar la carta y elegir: lo guardamos en este móvil.`,
    opens: (when: string) =>
      `Abrimos ${when}. Mientras tanto puedes mirar la carta y elegir: lo guardamos en este móvil.`,
    opensSomeday:
      'Puedes mirar la carta y elegir: lo guardamos en este móvil. En cuanto vuelva a abrir, podrás enviarlo.',
  },
} as const;

export type KitchenWords = Words<typeof KITCHEN_COPY>;

export function dayName(day: Weekday): string {
  return KITCHEN_COPY.days[day];
}

/** '21:30', in the restaurant's local time. */
export function restaurantTime(instantMs: number): string {
  return wallTime(instantMs).time;
}

/** Late in the evening, 'a las 00:30' is clearer than tomorrow. */
const SOON_MS = 3 * 3_600_000;

/** 'a las 21:30', 'mañana a las 13:00', 'el martes a las 13:00'. */
export function describeWhen(
  instantMs: number,
  nowMs: number,
  words: KitchenWords = KITCHEN_COPY,
): string {
  const [date, today] = [wallTime(instantMs).date, wallTime(nowMs).date];
  const time = restaurantTime(instantMs);
  if (date === today || instantMs - nowMs < SOON_MS) return words.at(time);
  if (date === addDays(today, 1)) return words.tomorrowAt(time);
  return words.dayAt(words.days[weekdayOf(date)], time);
}

export function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase('es') + word.slice(1);
}
