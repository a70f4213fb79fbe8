import {
  delayMinutesAt,
  firingsOf,
  isBeingMade,
  keepsPromises,
  measurePace,
  loadOf,
  promisedTime,
  type FiredLine,
  type KitchenPace,
  type OrderPromise,
  type PromisedTime,
  type Restaurant,
  type WantedLine,
} from '@simplato/domain';
import { lru } from '../../cache/lru.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { listPast, listUnmade, recordOf } from './past-queries.ts';

const DAY_MS = 86_400_000;
/** What is measured from, and how many of its orders at most: the newest. */
const MEASURED_DAYS = 56;
const MEASURED_ORDERS = 1_000;
/** The last weeks, in which the promises must have held. */
const JUDGED_DAYS = 28;
/** An evening's own orders change little of what eight weeks say. */
const KEPT_MS = 30 * 60_000;
/** A kitchen makes little in so long, and a phone that chooses asks again and again. */
const LOAD_KEPT_MS = 10_000;
const MAX_RESTAURANTS = 2_000;

/** When something is expected to be ready, and whether a diner may be told. */
export interface Expected extends PromisedTime {
  isPromised: boolean;
}

interface Measured {
  pace: KitchenPace | null;
  /** Whether what was expected in the last weeks came true often enough to promise it. */
  isReliable: boolean;
}

type Expecting = Pick<Restaurant, 'restaurantId' | 'kitchen'>;

const NOTHING: Measured = { pace: null, isReliable: false };

const NEVER = { atMs: -Infinity, measured: NOTHING };

interface Kept {
  atMs: number;
  measuring: Promise<Measured>;
  /** What came of the last reading that has ended, and when that began. */
  latest: { atMs: number; measured: Measured };
}

/** How fast each kitchen is, measured now and then from its own past, and kept in this process. */
export class KitchenPaces {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #onError: (error: unknown) => void;
  readonly #kept = new Map<number, Kept>();

  readonly #unmade = new Map<number, { atMs: number; lines: FiredLine[] }>();

  constructor(db: Database, now: () => Date, onError: (error: unknown) => void) {
    db.signals.listen({
      onSignal: (topic, key) => {
        if (topic === 'house') this.#outdate(Number(key));
      },
      onResync: () => [...this.#kept.keys()].forEach((restaurantId) => this.#outdate(restaurantId)),
    });
    this.#db = db;
    this.#now = now;
    this.#onError = onError;
  }

  /** Reads what it needs of the past, unless it was read lately. */
  async measure(restaurantId: number): Promise<Measured> {
    const nowMs = this.#now().getTime();
    const known = this.#kept.get(restaurantId);
    if (known && nowMs - known.atMs < KEPT_MS) return known.measuring;
    // Without a past to read, nothing is promised.
    const measuring = this.#read(restaurantId, nowMs).catch((error: unknown) => {
      this.#onError(error);
      return NOTHING;
    });
    const kept: Kept = { atMs: nowMs, measuring, latest: known?.latest ?? NEVER };
    lru(this.#kept, restaurantId, kept, MAX_RESTAURANTS);
    kept.latest = { atMs: nowMs, measured: await measuring };
    return kept.latest.measured;
  }

  #latest(restaurantId: number): Measured {
    const { atMs, measured } = this.#kept.get(restaurantId)?.latest ?? NEVER;
    return this.#now().getTime() - atMs < DAY_MS ? measured : NOTHING;
  }

  /** It is read again when it is asked for; until then it is the best that is known. */
  #outdate(restaurantId: number): void {
    const known = this.#kept.get(restaurantId);
    if (known) known.atMs = -Infinity;
  }

  async #read(restaurantId: number, nowMs: number): Promise<Measured> {
    const daysAgo = (days: number) => new Date(nowMs - days * DAY_MS);
    const limit = MEASURED_ORDERS;
    const past = await listPast(
      this.#db,
      restaurantId,
      { from: daysAgo(MEASURED_DAYS), until: new Date(nowMs) },
      { limit },
    );
    const judgedFromMs = daysAgo(JUDGED_DAYS).getTime();
    const judged = past.filter(({ expected }) => (expected?.fromMs ?? 0) >= judgedFromMs);
    return {
      pace: measurePace(firingsOf(past.map(({ lines }) => lines))),
      isReliable: keepsPromises(recordOf(judged, nowMs)),
    };
  }

  /**
   * When each of several orders is ready if it is sent now; null where too little is known, or for one
   * without lines. Nothing is read where nothing can be promised.
   */
  async expect(
    db: Queryable,
    { restaurantId, kitchen }: Expecting,
    { pace, isReliable }: Measured,
    orders: readonly (readonly WantedLine[])[],
  ): Promise<(Expected | null)[]> {
    if (!pace) return orders.map(() => null);
    const atMs = this.#now().getTime();
    const delayMinutes = delayMinutesAt(kitchen, atMs);
    const unmade = await this.#listUnmade(db, restaurantId, atMs);
    const load = loadOf(unmade.filter((line) => isBeingMade(line, atMs)));
    return orders.map((wanted) => {
      const time = promisedTime(pace, wanted, { load, atMs, delayMinutes });
      return time && { ...time, isPromised: isReliable };
    });
  }

  /**
   * The same of an order that goes to the kitchen now, by what was measured last: it waits for nothing to be read,
   * and has no promise where nothing was.
   */
  async expectOrder(
    db: Queryable,
    restaurant: Expecting,
    wanted: readonly WantedLine[],
  ): Promise<Expected | null> {
    const latest = this.#latest(restaurant.restaurantId);
    const [expected = null] = await this.expect(db, restaurant, latest, [wanted]);
    return expected;
  }

  async #listUnmade(db: Queryable, restaurantId: number, atMs: number): Promise<FiredLine[]> {
    const known = this.#unmade.get(restaurantId);
    if (known && atMs - known.atMs < LOAD_KEPT_MS) return known.lines;
    const lines = await listUnmade(db, restaurantId);
    lru(this.#unmade, restaurantId, { atMs, lines }, MAX_RESTAURANTS);
    return lines;
  }
}

/** As the order tells it, to those who may read it. */
export function promiseOf(expected: Expected | null): OrderPromise | null {
  if (!expected?.isPromised) return null;
  return {
    from: new Date(expected.fromMs).toISOString(),
    until: new Date(expected.untilMs).toISOString(),
  };
}
