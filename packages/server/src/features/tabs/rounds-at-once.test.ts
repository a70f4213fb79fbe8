import {
  changeBasket,
  IDEMPOTENCY_HEADER,
  listOrders,
  listTabs,
  mergeTabs,
  moveTab,
  placeOrder,
  placeRound,
  readOwnTab,
  splitTab,
  type ErrorBody,
  type OrderWire,
  type TabWire,
} from '@simplato/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

test('fifty rounds with two keys, from two phones at once, are one order', async () => {
  const restaurant = await testApp.openRestaurant();
  const phones = [await restaurant.seat('4'), await restaurant.seat('4')];
  const staff = await restaurant.logIn();
  const lineas = [{ idproductos: restaurant.products.agua, quantity: 2 }];
  for (const phone of phones) await phone.call(changeBasket, { body: { lineas } });
  const { version } = await phones[0]!.call(readOwnTab);
  const body = { comensales: [1, 2], version };
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const headers = { [IDEMPOTENCY_HEADER]: `llave-${index % 2}` };
      const answer = await phones[index % 2]!.send(placeRound, { body, headers });
      return { answer, sender: index % 2 };
    }),
  );
  const orders = answers.filter(({ answer }) => answer.statusCode < 300);
  expect(orders).toHaveLength(25);
  expect(new Set(orders.map(({ sender }) => sender)).size).toBe(1);
  expect(orders.filter(({ answer }) => answer.statusCode === 201)).toHaveLength(1);
  const refused = answers.filter(({ answer }) => answer.statusCode >= 300);
  expect(new Set(refused.map(({ answer }) => answer.json<ErrorBody>().code))).toEqual(
    new Set(['round_empty']),
  );
  const placed = await staff.call(listOrders);
  expect(placed.map(({ lineas: lines, total }) => [lines.length, total])).toEqual([[2, '10.00']]);
});

/** A phone as its screen works: what it shows is what the server has last told it. */
class Phone {
  readonly #client: TestClient;
  readonly #restaurant: RestaurantOfTest;
  readonly #name: string;
  #chosen = 0;
  #basket: string[] = [];
  #seen = 0;
  /** The lines that the server has accepted, each with a note of its own to know it by. */
  readonly accepted: string[] = [];

  constructor(client: TestClient, restaurant: RestaurantOfTest, name: string) {
    this.#client = client;
    this.#restaurant = restaurant;
    this.#name = name;
  }

  async act(what: 'choose' | 'order' | 'round'): Promise<void> {
    if (what === 'choose') await this.#choose();
    if (what === 'order' && this.#basket.length > 0) await this.#order();
    if (what === 'round') await this.#round();
  }

  async #choose(): Promise<void> {
    const wish = `${this.#name}${(this.#chosen += 1)}`;
    const lineas = this.#linesOf([...this.#basket, wish]);
    const answer = await this.#client.send(changeBasket, { body: { lineas, cesta: this.#seen } });
    if (answer.statusCode === 200) {
      this.accepted.push(wish);
      this.#show(answer.json<TabWire>());
      // Or its screen would think that the table knows it, and never hear that a round took it.
      expect(this.#basket).toContain(wish);
    } else {
      await this.#refused(answer.json<ErrorBody>());
    }
  }

  async #order(): Promise<void> {
    const body = { lineas: this.#linesOf(this.#basket), cesta: this.#seen };
    const answer = await this.#client.send(placeOrder, { body });
    if (answer.statusCode === 201) this.#show(await this.#client.call(readOwnTab));
    else await this.#refused(answer.json<ErrorBody>());
  }

  async #round(): Promise<void> {
    const { version, cestas } = await this.#client.call(readOwnTab);
    if (cestas.length === 0) return;
    const comensales = cestas.map(({ idcomensal }) => idcomensal);
    const answer = await this.#client.send(placeRound, { body: { comensales, version } });
    if (answer.statusCode !== 201) {
      // Between reading and sending, its tab may have been merged or split: then it asks again.
      const code = answer.json<ErrorBody>().code;
      expect(['round_empty', 'bad_request']).toContain(code);
    }
    this.#show(await this.#client.call(readOwnTab));
  }

  async #refused(body: ErrorBody): Promise<void> {
    expect(body.code).toBe('basket_sent');
    this.#show(body.cuenta as unknown as TabWire);
  }

  #show({ cestas, comensales, version }: TabWire): void {
    const me = comensales.find(({ yo }) => yo)?.idcomensal;
    const own = cestas.find(({ idcomensal }) => idcomensal === me);
    this.#basket = own?.lineas.map(({ nota }) => nota) ?? [];
    this.#seen = version;
  }

  #linesOf(wishes: readonly string[]) {
    const { agua } = this.#restaurant.products;
    return wishes.map((nota) => ({ idproductos: agua, quantity: 1, nota }));
  }
}

const deed = fc.constantFrom(
  'choose' as const,
  'choose' as const,
  'order' as const,
  'round' as const,
);
const evening = fc.record({
  phones: fc.array(fc.array(deed, { minLength: 3, maxLength: 8 }), { minLength: 4, maxLength: 4 }),
  staff: fc.array(fc.constantFrom('move' as const, 'merge' as const, 'split' as const), {
    maxLength: 5,
  }),
});

test('no interleaving of baskets, rounds, orders, moves, merges and splits loses or doubles a line', async () => {
  await fc.assert(
    fc.asyncProperty(evening, async ({ phones: deeds, staff: changes }) => {
      const restaurant = await testApp.openRestaurant();
      const staff = await restaurant.logIn();
      for (const name of ['Terraza 1', 'Terraza 2', '9']) await restaurant.codeOf(name);
      const clients = await Promise.all(
        ['4', '4', '4', '7'].map(async (name) => restaurant.seat(name)),
      );
      const [here, there] = [
        await clients[0]!.call(readOwnTab),
        await clients[3]!.call(readOwnTab),
      ];
      const phones = clients.map((client, index) => new Phone(client, restaurant, 'abcd'[index]!));
      const tab = { params: { id: here.idcuenta } };
      const into = { params: { id: there.idcuenta } };
      const change = async (what: 'move' | 'merge' | 'split', turn: number) => {
        const mesa = ['Terraza 1', 'Terraza 2', '9'][turn % 3]!;
        if (what === 'move') await staff.send(moveTab, { ...tab, body: { mesa } });
        if (what === 'merge')
          await staff.send(mergeTabs, { ...tab, body: { idcuenta: there.idcuenta } });
        if (what === 'split') await staff.send(splitTab, into);
      };
      await Promise.all([
        ...phones.map(async (phone, index) => {
          for (const what of deeds[index]!) await phone.act(what);
        }),
        (async () => {
          for (const [turn, what] of changes.entries()) await change(what, turn);
        })(),
      ]);
      const orders = await staff.call(listOrders);
      const tabs = await staff.call(listTabs);
      const notesOf = (all: readonly Pick<OrderWire, 'lineas'>[] | TabWire['cestas']) =>
        all.flatMap(({ lineas }) => lineas.map(({ nota }) => nota));
      const found = [...notesOf(orders), ...tabs.flatMap(({ cestas }) => notesOf(cestas))];
      expect(found.toSorted((one, two) => one.localeCompare(two))).toEqual(
        phones.flatMap(({ accepted }) => accepted).toSorted((one, two) => one.localeCompare(two)),
      );
    }),
    { numRuns: 10 },
  );
});
