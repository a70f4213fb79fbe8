import { addDays, wallTime, weekdayOf, type Weekday } from '@simplato/domain';
import { KITCHEN_MESSAGES } from './es/kitchen.ts';
import type { Messages } from './messages.ts';

export type KitchenMessages = Messages<typeof KITCHEN_MESSAGES>;

export function dayName(day: Weekday): string {
  return KITCHEN_MESSAGES.days[day];
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
  words: KitchenMessages = KITCHEN_MESSAGES,
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
