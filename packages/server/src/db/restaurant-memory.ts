import { businessDay } from '@simplato/domain';
import { keepNewest } from '../lru.ts';
import type { Signals } from './signals.ts';

const MAX_HOUSES = 2_000;

/**
 * An in-memory cache, per restaurant, of what is read often and changes seldom: menu, settings, and
 * the responses made of them. Any change invalidates everything of that restaurant in every
 * process, including loads in progress, so that nothing stale stays. While signals are not
 * received, the cache is bypassed. At the end of the business day everything is dropped: a dish
 * sold out for today is back tomorrow.
 */
export class HouseMemory {
  readonly #signals: Signals;
  readonly #now: () => Date;
  readonly #houses = new Map<number, Map<string, Promise<unknown>>>();
  #day = '';
  #lookedAtMinute = 0;

  constructor(signals: Signals, now: () => Date) {
    this.#signals = signals;
    this.#now = now;
    signals.listen({
      onSignal: (topic, key) => {
        if (topic === 'menu' || topic === 'house') this.#houses.delete(Number(key));
      },
      onResync: () => this.#houses.clear(),
    });
  }

  /** The cached result of `load` under this name; calls `load` if there is none. */
  recall<Value>(restaurantId: number, name: string, load: () => Promise<Value>): Promise<Value> {
    if (!this.#signals.isTrusted) return load();
    this.#forgetYesterday();
    const house = this.#house(restaurantId);
    const kept = house.get(name) as Promise<Value> | undefined;
    if (kept) return kept;
    const loading = load();
    house.set(name, loading);
    // A failure is not cached: the caller gets it, and the next caller tries again.
    loading.catch(() => {
      house.delete(name);
      // Nor is an empty entry, which the id of no restaurant would leave.
      if (house.size === 0 && this.#houses.get(restaurantId) === house) {
        this.#houses.delete(restaurantId);
      }
    });
    return loading;
  }

  #forgetYesterday(): void {
    const now = this.#now();
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute === this.#lookedAtMinute) return;
    this.#lookedAtMinute = minute;
    const today = businessDay(now);
    if (today !== this.#day) this.#houses.clear();
    this.#day = today;
  }

  #house(restaurantId: number): Map<string, Promise<unknown>> {
    const known = this.#houses.get(restaurantId);
    if (known) return known;
    const house = new Map<string, Promise<unknown>>();
    keepNewest(this.#houses, restaurantId, house, MAX_HOUSES);
    return house;
  }
}
