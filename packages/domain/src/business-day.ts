import { addDays, instantInMadrid, wallTime, type Instant } from './house-time.ts';

/**
 * The day of a restaurant, 'YYYY-MM-DD'. An evening goes on past midnight, so its day ends at five in
 * the morning by the clock on the wall: whoever is still eating at three has not begun tomorrow's.
 */
export const DAY_STARTS_AT_HOUR = 5;
const DAY_STARTS_AT = '05:00';

/** To which day an instant belongs: '2026-11-20' until five in the morning of the 21st. */
export function businessDay(instant: Instant): string {
  const { date, time } = wallTime(instant);
  return time < DAY_STARTS_AT ? addDays(date, -1) : date;
}

export function dayStartsAt(day: string): number {
  return instantInMadrid(day, DAY_STARTS_AT);
}
