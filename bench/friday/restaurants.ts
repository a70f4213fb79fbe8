import { taxIdOf } from '@simplato/test-kit';
import { Unanswered } from '../kit/device.ts';
import { closeInvoices, readInvoiceBooks } from './close-invoices.ts';
import { closeRestaurant, readBooks } from './close-restaurant.ts';
import type { Chance } from './chance.ts';
import { closeTill, readTillBooks } from './close-till.ts';
import { until, type Evening } from './evening.ts';
import { Kitchen } from './kitchen.ts';
import { openRestaurant, type OpenRestaurant } from './create-restaurant.ts';
import { Party } from './party.ts';
import { TIMEOUT_MS } from './phone.ts';

interface RegisteredRestaurant {
  restaurant: OpenRestaurant;
  kitchen: Kitchen;
}

/** The restaurants of an evening: they open, seat the parties and, at the end, hand over their books. */
export class Restaurants {
  readonly #evening: Evening;
  readonly #chance: Chance;
  readonly #all: readonly RegisteredRestaurant[];
  readonly #since = new Date();
  #seated = 0;

  private constructor(evening: Evening, chance: Chance, all: readonly RegisteredRestaurant[]) {
    this.#evening = evening;
    this.#chance = chance;
    this.#all = all;
  }

  static async open(
    evening: Evening,
    { restaurants, tables, tag, chance }: Opening,
  ): Promise<Restaurants> {
    const all: RegisteredRestaurant[] = [];
    for (let index = 1; index <= restaurants; index += 1) {
      const restaurant = await openRestaurant(evening.url, {
        tag: `${tag}${index}`,
        taxId: taxIdOf(index),
        tables,
        invoices: evening.agency !== null,
        observe: evening.tally.observe,
      });
      all.push({ restaurant, kitchen: await Kitchen.open(evening, restaurant, chance.branch()) });
    }
    return new Restaurants(evening, chance, all);
  }

  /** Seats the next party: restaurants and tables take turns, so that all are visited equally. */
  async seat(): Promise<void> {
    const turn = this.#seated;
    this.#seated += 1;
    const restaurant = this.#all[turn % this.#all.length]?.restaurant;
    const table =
      restaurant?.tables[Math.floor(turn / this.#all.length) % restaurant.tables.length];
    if (!restaurant || !table) throw new Error('There is no table.');
    const name = `${restaurant.restaurantId}-${table.name}-${turn}`;
    const party = new Party(this.#evening, restaurant, {
      table,
      name,
      chance: this.#chance.branch(),
    });
    await party.dine().catch((error: unknown) => {
      const { ledger, tally } = this.#evening;
      // A party that waits too long leaves; its orders are still checked.
      if (error instanceof Unanswered) tally.fail('a party left: no answer');
      else ledger.breach('broken answer', `${name}: ${String(error)}`);
    });
  }

  /** Once everybody has left and the cooks have finished: checks whether every promise was kept. */
  async close(): Promise<void> {
    const { ledger, agency } = this.#evening;
    await Promise.all(this.#all.map(async ({ kitchen }) => kitchen.finish()));
    const boards = this.#all.flatMap(({ kitchen }) => kitchen.boards);
    await until(() => boards.every((board) => ledger.unheardBy(board).length === 0), TIMEOUT_MS);
    for (const board of boards) {
      for (const { sent } of ledger.unheardBy(board)) {
        ledger.breach('never heard', `${board.name}: ${sent.note}`);
      }
    }
    for (const { restaurant } of this.#all) {
      const { owner, hasTill, taxId } = restaurant;
      const soldCents = closeRestaurant(ledger, await readBooks(owner, this.#since));
      if (!hasTill) continue;
      const till = await readTillBooks(ledger, owner, this.#since);
      closeTill(ledger, till, soldCents);
      if (agency) closeInvoices(ledger, await readInvoiceBooks(owner, taxId, agency), till.report);
    }
    for (const { kitchen } of this.#all) kitchen.close();
  }
}

export interface Opening {
  restaurants: number;
  tables: number;
  /** Makes the names of this run unique. */
  tag: string;
  chance: Chance;
}
