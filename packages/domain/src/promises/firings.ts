import { businessDay } from '../time/business-day.ts';
import { wallTime } from '../time/restaurant-time.ts';

/**
 * A line of an order with the kitchen: from when it was fired until it was ticked. A step of the whole
 * order that says it is ready ticks all of its lines.
 */
export interface FiredLine {
  productId: number;
  /** Where it is made; empty where the restaurant has no stations. */
  station: string;
  quantity: number;
  firedAtMs: number;
  /** When it was ticked, for the last time, or else taken off or cancelled; null while it is neither. */
  endedAtMs: number | null;
  /** Whether it was ticked, and not taken off or cancelled. */
  isMade: boolean;
}

/** What somebody asks the kitchen for. */
export interface WantedLine {
  productId: number;
  station: string;
  quantity: number;
}

export interface Making {
  productId: number;
  station: string;
  /** Units that its station had to make when it was fired, with those that were fired with it. */
  load: number;
  /** Until it was ticked. */
  minutes: number;
}

/** The lines of an order that were fired at once, and so are promised together. */
export interface Firing {
  firedAtMs: number;
  /** The restaurant's own: its business day and the hour on its wall. */
  day: string;
  hour: number;
  /** As the order was sent: what its promise was about. */
  isFirst: boolean;
  makings: readonly Making[];
  /** Until its last line was ticked. */
  minutes: number;
}

/** A line that nobody has ticked for so long was forgotten: it holds no station up. */
export const FORGOTTEN_AFTER_MINUTES = 180;

const MINUTE_MS = 60_000;

/** Whether a station still has to make a line at an instant. */
export function isBeingMade({ firedAtMs, endedAtMs }: FiredLine, atMs: number): boolean {
  return firedAtMs < atMs && atMs < endOf(firedAtMs, endedAtMs);
}

/** Units that each station has to make, of the lines that are being made. */
export function loadOf(lines: readonly WantedLine[]): Map<string, number> {
  const load = new Map<string, number>();
  for (const { station, quantity } of lines) {
    load.set(station, (load.get(station) ?? 0) + quantity);
  }
  return load;
}

/**
 * What was fired together in each of the orders, given by their lines, oldest first. What was not made
 * whole says nothing, and is left out; it held its stations up as long as it was there.
 */
export function firingsOf(orders: readonly (readonly FiredLine[])[]): Firing[] {
  const busy = new BusyStations(orders.flat());
  return orders
    .flatMap((lines) => {
      const first = Math.min(...lines.map(({ firedAtMs }) => firedAtMs));
      return [...new Set(lines.map(({ firedAtMs }) => firedAtMs))].flatMap((firedAtMs) => {
        const together = lines.filter((line) => line.firedAtMs === firedAtMs);
        return firingOf(together, { firedAtMs, isFirst: firedAtMs === first, busy }) ?? [];
      });
    })
    .toSorted((one, other) => one.firedAtMs - other.firedAtMs);
}

function firingOf(
  lines: readonly FiredLine[],
  { firedAtMs, isFirst, busy }: { firedAtMs: number; isFirst: boolean; busy: BusyStations },
): Firing | null {
  const made = lines.filter(({ isMade }) => isMade);
  const own = loadOf(lines);
  const makings = made.map(({ productId, station, endedAtMs }) => ({
    productId,
    station,
    load: busy.unitsAt(station, firedAtMs) + (own.get(station) ?? 0),
    minutes: endedAtMs === null ? Infinity : (endedAtMs - firedAtMs) / MINUTE_MS,
  }));
  const minutes = Math.max(...makings.map((one) => one.minutes));
  const isOver = lines.every(({ endedAtMs }) => endedAtMs !== null);
  if (made.length === 0 || !isOver || minutes > FORGOTTEN_AFTER_MINUTES) return null;
  const { hour } = wallTime(firedAtMs);
  return { firedAtMs, day: businessDay(firedAtMs), hour, isFirst, makings, minutes };
}

function endOf(firedAtMs: number, endedAtMs: number | null): number {
  const forgottenAtMs = firedAtMs + FORGOTTEN_AFTER_MINUTES * MINUTE_MS;
  return Math.min(endedAtMs ?? forgottenAtMs, forgottenAtMs);
}

/** How many units each station had to make at any time. */
class BusyStations {
  /** By station, ascending. */
  readonly #fired = new Map<string, Count[]>();
  readonly #ended = new Map<string, Count[]>();

  constructor(lines: readonly FiredLine[]) {
    for (const { station, quantity: units, firedAtMs, endedAtMs } of lines) {
      add(this.#fired, station, { atMs: firedAtMs, units });
      add(this.#ended, station, { atMs: endOf(firedAtMs, endedAtMs), units });
    }
    for (const counts of [...this.#fired.values(), ...this.#ended.values()]) addUp(counts);
  }

  /** Fired before an instant, and not over at it. */
  unitsAt(station: string, atMs: number): number {
    const fired = upTo(this.#fired.get(station) ?? [], (one) => one < atMs);
    return fired - upTo(this.#ended.get(station) ?? [], (one) => one <= atMs);
  }
}

interface Count {
  atMs: number;
  units: number;
}

function add(counts: Map<string, Count[]>, station: string, count: Count): void {
  const known = counts.get(station);
  if (known) known.push(count);
  else counts.set(station, [count]);
}

/** In place: from here on each holds the units of all up to it. */
function addUp(counts: Count[]): void {
  counts.sort((one, other) => one.atMs - other.atMs);
  let units = 0;
  for (const count of counts) count.units = units += count.units;
}

/** The units of the last whose instant passes. */
function upTo(counts: readonly Count[], passes: (atMs: number) => boolean): number {
  let [low, high] = [0, counts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(counts[middle]?.atMs ?? Infinity)) low = middle + 1;
    else high = middle;
  }
  return counts[low - 1]?.units ?? 0;
}
