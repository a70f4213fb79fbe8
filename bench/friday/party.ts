import { closeTab, readTab, type TabWire } from '@simplato/contract';
import type { Chance } from './chance.ts';
import type { OpenRestaurant } from './create-restaurant.ts';
import { pass, type Evening } from './evening.ts';
import { orderTogether } from './order-together.ts';
import { Phone } from './phone.ts';
import { settleTab } from './settle-tab.ts';

/** How many phones a party has at its table: as often as the number stands here. */
const PHONES = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6] as const;
const MOST_ROUNDS = 4;
const ORDERS_AGAIN = 0.55;
/** The share of rounds in which two of them order at the same moment. */
const TWO_ORDER = 0.2;
/** The share of rounds in which one of several orders for all. */
const TOGETHER = 0.5;

/** The share of tables at which somebody pays on a phone. */
const PAY_ON_PHONES = 0.7;

/** Some people at a table: each has a phone, all have one tab, which they and the waiter settle in the end. */
export class Party {
  readonly #evening: Evening;
  readonly #restaurant: OpenRestaurant;
  readonly #chance: Chance;
  readonly #phones: readonly Phone[];

  constructor(
    evening: Evening,
    restaurant: OpenRestaurant,
    {
      table,
      name,
      chance,
    }: { table: OpenRestaurant['tables'][number]; name: string; chance: Chance },
  ) {
    this.#evening = evening;
    this.#restaurant = restaurant;
    this.#chance = chance;
    this.#phones = Array.from({ length: chance.pick(PHONES) }, (_, index) => {
      const seat = { table, name: `${name}.${index + 1}`, chance: chance.branch() };
      return new Phone(evening, restaurant, seat);
    });
  }

  async dine(): Promise<void> {
    const [first, ...friends] = this.#phones;
    if (!first) return;
    try {
      const tab = await first.sitDown(null);
      this.#check(tab, []);
      await Promise.all(friends.map(async (phone) => phone.sitDown(tab.numero)));
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        await pass(this.#evening, round === 0 ? 4 : 15, this.#chance);
        await this.#round();
        if (!this.#chance.happens(ORDERS_AGAIN)) break;
      }
      await Promise.all(this.#phones.map(async (phone) => phone.leave()));
      await this.#pay(tab.idcuenta);
    } finally {
      for (const phone of this.#phones) phone.close();
    }
  }

  async #round(): Promise<void> {
    const chance = this.#chance;
    if (this.#phones.length > 1 && chance.happens(TOGETHER)) {
      await orderTogether(this.#evening, this.#phones, chance);
      const known = this.#taken();
      // Each sees all that was ordered, and of what was written only their own.
      for (const phone of this.#phones) {
        const tab = await phone.readTab();
        this.#check(tab, known, phone.name);
        this.#evening.ledger.readBaskets(
          tab,
          this.#phones.map(({ choosing }) => choosing),
          phone.name,
        );
      }
      return;
    }
    const orders = new Set([chance.pick(this.#phones)]);
    if (chance.happens(TWO_ORDER)) orders.add(chance.pick(this.#phones));
    await Promise.all(Array.from(orders, async (phone) => phone.order()));
    const known = this.#taken();
    const reader = chance.pick(this.#phones);
    this.#check(await reader.readTab(), known, reader.name);
  }

  /** Some pay on their phones, all at once; the waiter takes the rest, and closes the tab. */
  async #pay(tabId: number): Promise<void> {
    const chance = this.#chance;
    const known = this.#taken();
    const { owner, takesCards, hasTill } = this.#restaurant;
    const params = { id: tabId };
    if (hasTill && takesCards && chance.happens(PAY_ON_PHONES)) {
      const payers = chance.several(this.#phones, chance.int(1, this.#phones.length));
      await Promise.all(payers.map(async (phone) => phone.payShare()));
    }
    this.#check(await owner.call(readTab, { params }), known);
    if (hasTill) await settleTab(this.#evening, this.#restaurant, tabId, chance);
    else await owner.call(closeTab, { params, body: { motivo: 'otro' } });
    this.#check(await owner.call(readTab, { params }), known);
  }

  /** The numbers of what was taken so far. */
  #taken(): number[] {
    return this.#phones.flatMap(({ entries }) =>
      entries.flatMap(({ word, number }) => (word === 'yes' && number !== null ? [number] : [])),
    );
  }

  #check(tab: TabWire, known: readonly number[], reader: string | null = null): void {
    const visits = this.#phones.map(({ name }) => name);
    this.#evening.ledger.readTab(tab, { known, visits, reader });
  }
}
