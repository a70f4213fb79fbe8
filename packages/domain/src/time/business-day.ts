import { addDays, instantInMadrid, wallTime, type Instant } from './restaurant-time.ts';

/**
 * A restaurant's business day, 'YYYY-MM-DD'. Evenings run past midnight, so the day ends at five in
 * the morning, local time: an order at three still belongs to the evening before.
 */
export const DAY_STARTS_AT_HOUR = 5;
const DAY_STARTS_AT = '05:00';

/** The business day of an instant: '2026-11-20' until five in the morning of the 21st. */
export function businessDay(instant: Instant): string {
  const { date, time } = wallTime(instant);
  return time < DAY_STARTS_AT ? addDays(date, -1) : date;
}

export function dayStartsAt(day: string): number {
  return instantInMadrid(day, DAY_STARTS_AT);
}
