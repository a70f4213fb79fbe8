import { dayBefore, wallTime, type Weekday } from '../time/restaurant-time.ts';

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
  const { weekday, time } = wallTime(at);
  return hours.some(({ days, from, to }) => {
    if (from < to) return days.includes(weekday) && from <= time && time < to;
    const beganToday = days.includes(weekday) && from <= time;
    const beganYesterday = days.includes(dayBefore(weekday)) && time < to;
    return beganToday || beganYesterday;
  });
}
