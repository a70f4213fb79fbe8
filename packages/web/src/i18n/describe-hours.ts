import { WEEKDAYS, type KitchenState, type OpeningHours, type Weekday } from '@simplato/domain';
import { capital, describeWhen, restaurantTime } from './describe-when.ts';
import { RESTAURANT_MESSAGES } from './es/restaurant.ts';
import type { Messages } from './messages.ts';

type RestaurantMessages = Messages<typeof RESTAURANT_MESSAGES>;

/** One line on whether the restaurant takes orders, shown below its address. */
export function describeState(
  state: KitchenState,
  nowMs: number,
  words: RestaurantMessages = RESTAURANT_MESSAGES,
): string {
  if (state.isOpen) {
    const { closesAtMs } = state;
    const isSoon = closesAtMs !== null && closesAtMs - nowMs < 24 * 3_600_000;
    return isSoon ? words.openUntil(restaurantTime(closesAtMs)) : words.openNow;
  }
  const isPaused = state.reason === 'paused';
  if (state.opensAtMs === null) return isPaused ? words.pausedNow : words.closedNow;
  const when = describeWhen(state.opensAtMs, nowMs, words);
  return isPaused ? words.pausedUntil(when) : words.closedUntil(when);
}

export interface HoursRow {
  days: string;
  spans: string;
}

/** The week in as few lines as possible: consecutive days with the same hours are grouped. */
export function describeHours(
  hours: OpeningHours,
  words: RestaurantMessages = RESTAURANT_MESSAGES,
): HoursRow[] {
  if (hours.length === 0) return [];
  const rows: { first: Weekday; last: Weekday; spans: string }[] = [];
  for (const day of WEEKDAYS) {
    const spans = describeDay(hours, day, words);
    const before = rows.at(-1);
    if (before?.spans === spans) before.last = day;
    else rows.push({ first: day, last: day, spans });
  }
  return rows.map(({ first, last, spans }) => ({ days: describeDays(first, last, words), spans }));
}

function describeDay(hours: OpeningHours, day: Weekday, words: RestaurantMessages): string {
  const spans = hours
    .filter((span) => span.day === day && span.opens !== '' && span.closes !== '')
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '00:00' ? words.allDay : `${opens}–${closes}`,
    );
  return spans.length === 0 ? words.closedDay : spans.join(' · ');
}

function describeDays(first: Weekday, last: Weekday, words: RestaurantMessages): string {
  const [from, to] = [capital(words.days[first]), words.days[last]];
  if (first === last) return from;
  return last - first === 1 ? words.twoDays(from, to) : words.dayRange(from, to);
}
