import { businessDay } from '@simplato/domain';
import type { Signals } from './signals.ts';

const MAX_HOUSES = 2_000;

/**
 * What is read again and again and changes seldom, per restaurant: its menu, its hours, and the answers
 * made of them. A change of either drops the house's whole share in every process; while signals cannot be
 * heard, everything is read from the database. A load that was under way when the change came is
 * dropped with the rest, so nothing stale stays. Nothing outlives the house's day either: what is sold
 * out today is to be had tomorrow.
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

  /** What `load` answered last time for this house, or what it answers now. */
  recall<Value>(restaurantId: number, name: string, load: () => Promise<Value>): Promise<Value> {
    if (!this.#signals.isTrusted) return load();
    this.#forgetYesterday();
    const house = this.#house(restaurantId);
    const kept = house.get(name) as Promise<Value> | undefined;
    if (kept) return kept;
    const loading = load();
    house.set(name, loading);
    // A failure is not worth keeping; the caller gets it and the next one tries again.
    loading.catch(() => {
      house.delete(name);
      // A number that is no house's takes no house's place.
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
    const [oldest] = this.#houses.keys();
    if (this.#houses.size >= MAX_HOUSES && oldest !== undefined) this.#houses.delete(oldest);
    const house = new Map<string, Promise<unknown>>();
    this.#houses.set(restaurantId, house);
    return house;
  }
}
