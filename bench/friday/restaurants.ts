import { Unanswered } from '../kit/device.ts';
import { closeHouse, readBooks } from './close-restaurant.ts';
import type { Chance } from './chance.ts';
import { until, type Evening } from './evening.ts';
import { Kitchen } from './kitchen.ts';
import { openHouse, type OpenHouse } from './create-restaurant.ts';
import { Party, PATIENCE_MS } from './party.ts';

interface Restaurant {
  house: OpenHouse;
  kitchen: Kitchen;
}

/** The houses of an evening: they open, seat the parties and, at the end, hand over their books. */
export class Restaurants {
  readonly #evening: Evening;
  readonly #chance: Chance;
  readonly #all: readonly Restaurant[];
  readonly #since = new Date();
  #seated = 0;

  private constructor(evening: Evening, chance: Chance, all: readonly Restaurant[]) {
    this.#evening = evening;
    this.#chance = chance;
    this.#all = all;
  }

  static async open(
    evening: Evening,
    { houses, tables, tag, chance }: Opening,
  ): Promise<Restaurants> {
    const all: Restaurant[] = [];
    for (let index = 1; index <= houses; index += 1) {
      const house = await openHouse(evening.url, {
        tag: `${tag}${index}`,
        tables,
        observe: evening.tally.observe,
      });
      all.push({ house, kitchen: await Kitchen.open(evening, house, chance.branch()) });
    }
    return new Restaurants(evening, chance, all);
  }

  /** Seats the next party: houses and tables take turns, so that all are visited equally. */
  async seat(): Promise<void> {
    const turn = this.#seated;
    this.#seated += 1;
    const house = this.#all[turn % this.#all.length]?.house;
    const table = house?.tables[Math.floor(turn / this.#all.length) % house.tables.length];
    if (!house || !table) throw new Error('There is no table.');
    const name = `${house.restaurantId}-${table.name}-${turn}`;
    const party = new Party(this.#evening, house, { table, name, chance: this.#chance.branch() });
    await party.dine().catch((error: unknown) => {
      const { ledger, tally } = this.#evening;
      // A party that waits too long leaves; its orders are still checked.
      if (error instanceof Unanswered) tally.fail('a party left: no answer');
      else ledger.breach('broken answer', `${name}: ${String(error)}`);
    });
  }

  /** Once everybody has left and the cooks have finished: checks whether every promise was kept. */
  async close(): Promise<void> {
    const { ledger } = this.#evening;
    await Promise.all(this.#all.map(async ({ kitchen }) => kitchen.finish()));
    const boards = this.#all.flatMap(({ kitchen }) => kitchen.boards);
    await until(() => boards.every((board) => ledger.unheardBy(board).length === 0), PATIENCE_MS);
    for (const board of boards) {
      for (const { sent } of ledger.unheardBy(board)) {
        ledger.breach('never heard', `${board.name}: ${sent.note}`);
      }
    }
    for (const { house } of this.#all) {
      closeHouse(ledger, await readBooks(house.owner, this.#since));
    }
    for (const { kitchen } of this.#all) kitchen.close();
  }
}

export interface Opening {
  houses: number;
  tables: number;
  /** Makes the names of this run unique. */
  tag: string;
  chance: Chance;
}
