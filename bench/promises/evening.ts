import { planCourses } from '@simplato/domain';
import type { Chance } from '../friday/chance.ts';
import type { TrueKitchen, TrueProduct } from './kitchens.ts';

const MINUTE_MS = 60_000;
/** From opening to the last order, with its peak in between. */
const OPEN_MINUTES = 210;
const PEAK = { minutes: 95, varies: 45 };

/** A line as it was made. */
export interface Plate {
  product: TrueProduct;
  quantity: number;
  firedAtMs: number;
  tickedAtMs: number;
  /** With nothing else to make. */
  aloneMinutes: number;
  /** From the pass until somebody eats it. */
  standsMinutes: number;
}

export interface PlayedOrder {
  party: number;
  placedAtMs: number;
  plates: Plate[];
}

/** What somebody does on a phone or a tablet. Parties are counted from 0, lines from 1. */
export type Deed = { atMs: number; party: number } & (
  | { kind: 'order' }
  | { kind: 'tick'; line: number }
  | { kind: 'step'; to: 'PREPARING' | 'COMPLETED' | 'CLOSED' }
  | { kind: 'fire' | 'serve'; course: number }
);

export interface Evening {
  orders: PlayedOrder[];
  /** In their order. */
  deeds: Deed[];
}

/**
 * An evening in a kitchen whose times are known: each station makes so many lines at a time, in the order
 * in which they were fired, and a runner carries a course once all of it is there. The kitchen does
 * not depend on what a server says, so an evening is complete before it is played.
 */
export function imagineEvening(kitchen: TrueKitchen, opensAtMs: number, chance: Chance): Evening {
  return new Imagined(kitchen, opensAtMs, chance).run();
}

interface Job {
  ms: number;
  done: () => void;
}

class Imagined {
  readonly #kitchen: TrueKitchen;
  readonly #chance: Chance;
  readonly #opensAtMs: number;
  /** How slow the whole evening is. */
  readonly #night: number;
  readonly #free: Map<string, number>;
  readonly #waiting = new Map<string, Job[]>();
  readonly #coming: { atMs: number; run: () => void }[] = [];
  readonly #orders: PlayedOrder[] = [];
  readonly #deeds: Deed[] = [];
  #nowMs = 0;

  constructor(kitchen: TrueKitchen, opensAtMs: number, chance: Chance) {
    this.#kitchen = kitchen;
    this.#opensAtMs = opensAtMs;
    this.#chance = chance;
    this.#night = Math.exp(kitchen.nightVaries * this.#bell());
    this.#free = new Map(Object.entries(kitchen.places));
  }

  run(): Evening {
    const parties = Math.round(this.#kitchen.parties * this.#chance.between(0.75, 1.25));
    for (let party = 0; party < parties; party += 1) this.#comeIn(party);
    for (;;) {
      const next = this.#coming.shift();
      if (!next) break;
      this.#nowMs = next.atMs;
      next.run();
    }
    const byTime = (one: { atMs: number }, other: { atMs: number }) => one.atMs - other.atMs;
    return {
      orders: this.#orders.toSorted((one, other) => one.party - other.party),
      deeds: this.#deeds.toSorted(byTime),
    };
  }

  #comeIn(party: number): void {
    let minutes = -1;
    while (minutes < 0 || minutes > OPEN_MINUTES) {
      minutes = PEAK.minutes + PEAK.varies * this.#bell();
    }
    this.#at(this.#opensAtMs + minutes * MINUTE_MS, () => this.#order(party));
  }

  #order(party: number): void {
    const plates = this.#choose().map((product) => ({
      product,
      quantity: this.#chance.happens(0.3) ? 2 : 1,
      firedAtMs: Number.NaN,
      tickedAtMs: Number.NaN,
      aloneMinutes: 0,
      standsMinutes: 0,
    }));
    this.#orders.push({ party, placedAtMs: this.#nowMs, plates });
    this.#deed({ kind: 'order', party });
    const { isByCourses } = this.#kitchen;
    const planned = isByCourses
      ? planCourses(
          plates.map(({ product: { course }, quantity }) => ({ course, quantity, options: [] })),
        )
      : [];
    const table = new Table(plates, planned);
    if (planned.length === 0)
      this.#in(0.5, () => this.#deed({ kind: 'step', party, to: 'PREPARING' }));
    const first = plates.filter(({ product: { course } }) => !table.isHeld(course));
    this.#fire(party, table, first);
  }

  /** A drink or two and something to eat; in courses where the kitchen has them. */
  #choose(): TrueProduct[] {
    const { products } = this.#kitchen;
    const of = (...courses: number[]) => products.filter(({ course }) => courses.includes(course));
    const some = (course: number, most: number) =>
      this.#chance.several(of(course), Math.min(most, of(course).length));
    const hasMains = of(2).length > 0;
    const chosen = [
      ...some(1, this.#chance.int(hasMains ? 0 : 1, hasMains ? 2 : 3)),
      ...some(2, this.#chance.int(1, 2)),
      ...(this.#chance.happens(0.5) ? some(3, 1) : []),
      ...(this.#chance.happens(0.7) ? some(4, this.#chance.int(1, 2)) : []),
    ];
    return chosen;
  }

  #fire(party: number, table: Table, plates: Plate[]): void {
    const firedAtMs = this.#nowMs;
    for (const plate of plates) {
      const { minutes, varies, station } = plate.product;
      const own = minutes * Math.exp(varies * this.#bell()) * (1 + 0.3 * (plate.quantity - 1));
      plate.firedAtMs = firedAtMs;
      plate.aloneMinutes = own;
      const ms = own * this.#night * MINUTE_MS;
      this.#make(station, { ms, done: () => this.#made(party, table, plate) });
    }
  }

  #make(station: string, job: Job): void {
    const free = this.#free.get(station) ?? 0;
    if (free === 0) {
      const waiting = this.#waiting.get(station) ?? [];
      this.#waiting.set(station, [...waiting, job]);
      return;
    }
    this.#free.set(station, free - 1);
    this.#at(this.#nowMs + job.ms, () => {
      this.#free.set(station, (this.#free.get(station) ?? 0) + 1);
      job.done();
      const [next, ...rest] = this.#waiting.get(station) ?? [];
      this.#waiting.set(station, rest);
      if (next) this.#make(station, next);
    });
  }

  /** Whoever made it needs a moment to tick it. */
  #made(party: number, table: Table, plate: Plate): void {
    this.#in(this.#chance.between(0.05, 0.4), () => {
      plate.tickedAtMs = this.#nowMs;
      const { ticksLines } = this.#kitchen;
      if (ticksLines) {
        this.#deed({ kind: 'tick', party, line: table.plates.indexOf(plate) + 1 });
      }
      const { course } = plate.product;
      const ofCourse = table.plates.filter(({ product }) => product.course === course);
      if (ofCourse.every(isTicked))
        this.#in(this.#chance.between(0.5, 2), () => this.#carry(party, table, course));
      if (table.isByCourses || !table.plates.every(isTicked)) return;
      this.#deed({ kind: 'step', party, to: 'COMPLETED' });
      if (!ticksLines) for (const one of table.plates) one.tickedAtMs = this.#nowMs;
      this.#in(2.5, () => this.#deed({ kind: 'step', party, to: 'CLOSED' }));
    });
  }

  #carry(party: number, table: Table, course: number): void {
    if (table.isByCourses) this.#deed({ kind: 'serve', party, course });
    const eats = table.carry(course, this.#nowMs, this.#chance);
    if (eats === null) return;
    const next = table.nextHeld();
    if (next === null) return;
    this.#at(eats, () => {
      table.fired(next);
      this.#deed({ kind: 'fire', party, course: next });
      this.#fire(
        party,
        table,
        table.plates.filter(({ product }) => product.course === next),
      );
    });
  }

  #deed(deed: DeedOf): void {
    this.#deeds.push({ ...deed, atMs: this.#nowMs });
  }

  #in(minutes: number, run: () => void): void {
    this.#at(this.#nowMs + minutes * MINUTE_MS, run);
  }

  #at(ms: number, run: () => void): void {
    const atMs = Math.round(ms);
    const later = this.#coming.findIndex((one) => one.atMs > atMs);
    this.#coming.splice(later === -1 ? this.#coming.length : later, 0, { atMs, run });
  }

  /** The normal distribution (Box and Muller 1958). */
  #bell(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.#chance.next()));
    return radius * Math.cos(2 * Math.PI * this.#chance.next());
  }
}

type Without<Whole, Key extends PropertyKey> = Whole extends unknown ? Omit<Whole, Key> : never;
type DeedOf = Without<Deed, 'atMs'>;

const isTicked = ({ tickedAtMs }: Plate) => !Number.isNaN(tickedAtMs);

/** What eats in turn is eaten in turn, whenever it is carried. */
class Table {
  readonly plates: Plate[];
  readonly isByCourses: boolean;
  readonly #held: Set<number>;
  readonly #carried = new Map<number, number>();
  readonly #eaten = new Map<number, number>();

  constructor(plates: Plate[], planned: readonly { course: number; isHeld: boolean }[]) {
    this.plates = plates;
    this.isByCourses = planned.length > 0;
    this.#held = new Set(planned.filter(({ isHeld }) => isHeld).map(({ course }) => course));
  }

  isHeld(course: number): boolean {
    return this.#held.has(course);
  }

  fired(course: number): void {
    this.#held.delete(course);
  }

  /** The next course, once all before it is being eaten. */
  nextHeld(): number | null {
    const held = [...this.#held].toSorted((one, other) => one - other);
    return held[0] ?? null;
  }

  /** Returns until when the course is eaten; null for a drink, for which nothing waits. */
  carry(course: number, atMs: number, chance: Chance): number | null {
    this.#carried.set(course, atMs);
    const inTurn = this.plates.map(({ product }) => product.course).filter((one) => one <= 3);
    let untilMs = 0;
    // From the first course on that is there: none is begun before the one before it is eaten.
    for (const one of [...new Set(inTurn)].toSorted((a, b) => a - b)) {
      const carriedAtMs = this.#carried.get(one);
      if (carriedAtMs === undefined) break;
      const known = this.#eaten.get(one);
      if (known === undefined) {
        const beginsAtMs = Math.max(carriedAtMs, untilMs);
        for (const plate of this.plates.filter(({ product }) => product.course === one)) {
          plate.standsMinutes = (beginsAtMs - plate.tickedAtMs) / MINUTE_MS;
        }
        this.#eaten.set(one, beginsAtMs + chance.between(10, 18) * MINUTE_MS);
      }
      untilMs = this.#eaten.get(one) ?? untilMs;
    }
    return course <= 3 ? (this.#eaten.get(course) ?? null) : null;
  }
}
