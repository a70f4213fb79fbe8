/**
 * The local time of our restaurants, which is Madrid's wherever the server or the tablet is. Local dates
 * and times are converted to instants only here, and never by adding hours: twice a year a day has
 * 23 or 25 of them.
 */
export const RESTAURANT_TIME_ZONE = 'Europe/Madrid';

const DAY_MS = 86_400_000;

/** Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A Date, or milliseconds since the epoch. */
export type Instant = Date | number;

export interface WallTime {
  /** 'YYYY-MM-DD' */
  date: string;
  weekday: Weekday;
  /** 'HH:MM', 24 hours, so that times can be compared as text. */
  time: string;
  hour: number;
}

let wallFormat: Intl.DateTimeFormat | undefined;

/** Created on first use: that blocks a slow phone for a moment, and most pages show no time. */
function wall(): Intl.DateTimeFormat {
  wallFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: RESTAURANT_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return wallFormat;
}

export function wallTime(instant: Instant): WallTime {
  const parts = new Map(
    wall()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  const time = `${part('hour')}:${part('minute')}`;
  return { date, weekday: weekdayOf(date), time, hour: Number(part('hour')) };
}

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (sundayFirst === 0 ? 7 : sundayFirst) as Weekday;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** '20/11/2026' for '2026-11-20'. */
export function spanishDate(date: string): string {
  return date.split('-').toReversed().join('/');
}

/** Whether the text is a 'YYYY-MM-DD' date that exists. */
export function isDate(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/**
 * The instant of a local date and 'HH:MM'. An hour repeated in autumn means its first occurrence; a
 * time skipped in spring is moved forward by the skipped hour.
 */
export function instantInMadrid(date: string, time: string): number {
  const naiveMs = Date.parse(`${date}T${time}:00Z`);
  const byYesterday = naiveMs - offsetMs(naiveMs - DAY_MS);
  if (byYesterday + offsetMs(byYesterday) === naiveMs) return byYesterday;
  const byTomorrow = naiveMs - offsetMs(naiveMs + DAY_MS);
  return byTomorrow + offsetMs(byTomorrow) === naiveMs ? byTomorrow : byYesterday;
}

/** An instant on the wall, to the second, with its offset: '2026-11-30T02:58:59+01:00'. */
export function wallTimeWithOffset(instant: Instant): string {
  const instantMs = Number(instant);
  const offset = offsetMs(instantMs);
  const [wallClock] = new Date(instantMs + offset).toISOString().split('.');
  const hours = String(offset / 3_600_000).padStart(2, '0');
  return `${wallClock}+${hours}:00`;
}

export interface Interval {
  fromMs: number;
  toMs: number;
}

/** Kept ready: the same few are asked for again and again, and Intl is slow on a phone. */
const intervals = new Map<string, Interval>();
const INTERVALS_KEPT = 500;

/**
 * When a span that begins on `date` is in fact: one that ends at or before the time at which it begins
 * runs past midnight. Instants, not the time on the wall: on one night of the year the wall shows an
 * hour twice.
 */
export function intervalOn(date: string, from: string, to: string): Interval {
  const key = `${date} ${from} ${to}`;
  const known = intervals.get(key);
  if (known) return known;
  if (intervals.size >= INTERVALS_KEPT) intervals.clear();
  const interval = {
    fromMs: instantInMadrid(date, from),
    toMs: instantInMadrid(to <= from ? addDays(date, 1) : date, to),
  };
  intervals.set(key, interval);
  return interval;
}

/** Offset of local time from UTC. */
function offsetMs(instantMs: number): number {
  const { date, time } = wallTime(instantMs);
  const minuteMs = Math.floor(instantMs / 60_000) * 60_000;
  return Date.parse(`${date}T${time}:00Z`) - minuteMs;
}
