import { businessDay } from '@simplato/domain';
import { lru } from './lru.ts';
import type { Signals } from '../db/signals.ts';

const MAX_RESTAURANTS = 2_000;

/**
 * An in-memory cache, per restaurant, of what is read often and changes seldom: menu, settings, and
 * the responses made of them. Any change invalidates everything of that restaurant in every
 * process, including loads in progress, so that nothing stale stays. While signals are not
 * received, the cache is bypassed. At the end of the business day everything is dropped: a product
 * sold out for today is back tomorrow.
 */
export class RestaurantCache {
  readonly #signals: Signals;
  readonly #now: () => Date;
  readonly #restaurants = new Map<number, Map<string, Promise<unknown>>>();
  #day = '';
  #lookedAtMinute = 0;

  constructor(signals: Signals, now: () => Date) {
    this.#signals = signals;
    this.#now = now;
    signals.listen({
      onSignal: (topic, key) => {
        if (topic === 'menu' || topic === 'house') this.#restaurants.delete(Number(key));
      },
      onResync: () => this.#restaurants.clear(),
    });
  }

  /** The cached result of `load` under this name; calls `load` if there is none. */
  recall<Value>(restaurantId: number, name: string, load: () => Promise<Value>): Promise<Value> {
    if (!this.#signals.isTrusted) return load();
    this.#forgetYesterday();
    const restaurant = this.#restaurant(restaurantId);
    const kept = restaurant.get(name) as Promise<Value> | undefined;
    if (kept) return kept;
    const loading = load();
    restaurant.set(name, loading);
    // A failure is not cached: the caller gets it, and the next caller tries again.
    loading.catch(() => {
      restaurant.delete(name);
      // Nor is an empty entry, which the id of no restaurant would leave.
      if (restaurant.size === 0 && this.#restaurants.get(restaurantId) === restaurant) {
        this.#restaurants.delete(restaurantId);
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
    if (today !== this.#day) this.#restaurants.clear();
    this.#day = today;
  }

  #restaurant(restaurantId: number): Map<string, Promise<unknown>> {
    const known = this.#restaurants.get(restaurantId);
    if (known) return known;
    const restaurant = new Map<string, Promise<unknown>>();
    lru(this.#restaurants, restaurantId, restaurant, MAX_RESTAURANTS);
    return restaurant;
  }
}
