import {
  addDays,
  wallTime,
  weekdayOf,
  WEEKDAYS,
  intervalOn,
  type Interval,
  type Weekday,
} from '../time/restaurant-time.ts';

/**
 * When a restaurant takes orders, in Madrid time: any number of spans a day. A span that closes at or
 * before its opening time runs past midnight and still belongs to the day it began on; 00:00 to
 * 00:00 is the whole day. No spans at all means always open.
 */
export interface OpeningSpan {
  day: Weekday;
  /** 'HH:MM' */
  opens: string;
  closes: string;
}
export type OpeningHours = readonly OpeningSpan[];

export const SPANS_A_DAY = 4;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_MINUTES = 1_440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

export interface Opening {
  isOpen: boolean;
  /** When that state ends: closing time, or the next opening. Null when it never does. */
  changesAtMs: number | null;
}

export function openingAt(hours: OpeningHours, instantMs: number): Opening {
  if (hours.length === 0) return { isOpen: true, changesAtMs: null };
  const around = intervalsAround(hours, instantMs);
  const current = around.find(({ fromMs, toMs }) => fromMs <= instantMs && instantMs < toMs);
  if (current) return { isOpen: true, changesAtMs: current.toMs };
  const next = around.find(({ fromMs }) => fromMs > instantMs);
  return { isOpen: false, changesAtMs: next?.fromMs ?? null };
}

/** From yesterday, whose night may not be over, to a week from now; adjoining spans are merged. */
function intervalsAround(hours: OpeningHours, instantMs: number): Interval[] {
  const today = wallTime(instantMs).date;
  const intervals: Interval[] = [];
  for (let ahead = -1; ahead <= 7; ahead += 1) {
    const date = addDays(today, ahead);
    for (const { day, opens, closes } of hours) {
      if (day !== weekdayOf(date)) continue;
      intervals.push(intervalOn(date, opens, closes));
    }
  }
  const merged: Interval[] = [];
  for (const next of intervals.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = merged.at(-1);
    if (last && next.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, next.toMs);
    else merged.push({ ...next });
  }
  return merged;
}

/** What is wrong with each day's spans, as a message; empty when everything is valid. */
export function openingFaults(hours: OpeningHours): ReadonlyMap<Weekday, string> {
  const faults = new Map<Weekday, string>();
  for (const day of WEEKDAYS) {
    const spans = hours.filter((span) => span.day === day);
    if (spans.length > SPANS_A_DAY) faults.set(day, `Caben ${SPANS_A_DAY} tramos al día.`);
    for (const { opens, closes } of spans) {
      if (!TIME.test(opens) || !TIME.test(closes)) {
        faults.set(day, 'Escribe a qué hora abres y a qué hora cierras.');
      } else if (opens === closes && opens !== '00:00') {
        faults.set(day, 'Abre y cierra a la misma hora. Para todo el día, de 00:00 a 00:00.');
      }
    }
  }
  if (faults.size > 0) return faults;
  for (const [index, span] of hours.entries()) {
    const isHit = hours.some((other, place) => place < index && overlap(span, other));
    if (isHit) faults.set(span.day, 'Dos tramos se pisan.');
  }
  return faults;
}

/** Compares spans within a cyclic week, where Sunday night runs into Monday. */
function overlap(one: OpeningSpan, other: OpeningSpan): boolean {
  const [first, second] = [onRing(one), onRing(other)];
  const gap = (second.start - first.start + WEEK_MINUTES) % WEEK_MINUTES;
  return gap < first.length || WEEK_MINUTES - gap < second.length;
}

function onRing({ day, opens, closes }: OpeningSpan): { start: number; length: number } {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return {
    start: (day - 1) * DAY_MINUTES + from,
    length: to <= from ? to + DAY_MINUTES - from : to - from,
  };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
