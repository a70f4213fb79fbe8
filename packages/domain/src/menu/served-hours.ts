import { addDays, intervalOn, wallTime, weekdayOf, type Weekday } from '../time/restaurant-time.ts';

/** When a category is served on some days. A `to` before `from` is after midnight. */
export interface ServedSlot {
  days: readonly Weekday[];
  /** 'HH:MM', Madrid time; `from` is inclusive, `to` exclusive. */
  from: string;
  to: string;
}

/** Null: whenever the restaurant is open. */
export type ServedHours = readonly ServedSlot[] | null;

export const SERVED_SLOTS_LIMIT = 14;

export function isServed(hours: ServedHours, at: Date): boolean {
  if (hours === null) return true;
  const today = wallTime(at).date;
  // The night of yesterday may not be over.
  return [addDays(today, -1), today].some((date) =>
    hours.some(({ days, from, to }) => {
      if (!days.includes(weekdayOf(date))) return false;
      const { fromMs, toMs } = intervalOn(date, from, to);
      return fromMs <= at.getTime() && at.getTime() < toMs;
    }),
  );
}
