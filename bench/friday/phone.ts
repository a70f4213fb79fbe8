import { randomUUID } from 'node:crypto';
import {
  checkPayment,
  createCheckout,
  IDEMPOTENCY_HEADER,
  joinTab,
  listCategories,
  listOwnOrders,
  listProducts,
  payAtTable,
  placeOrder,
  readOwnTab,
  streamOwnOrders,
  type NewOrderWire,
  type OrderWire,
  type ProductWire,
  type TabWire,
} from '@simplato/contract';
import { codeFromScan } from '@simplato/domain';
import { sitDown } from '@simplato/test-kit';
import { Device } from '../kit/device.ts';
import type { Chance } from './chance.ts';
import { pass, until, type Evening } from './evening.ts';
import type { Entry } from './ledger.ts';
import { Line } from './line.ts';
import type { OpenRestaurant } from './create-restaurant.ts';
import { chooseProducts, orderBody, totalCentsOf } from './priced-choice.ts';
import { pressOnSandbox } from './sandbox.ts';

/** How people behave, as shares of their orders. */
const PEOPLE = {
  doubleTap: 0.1,
  losesAnswer: 0.1,
  losesStream: 0.2,
  paysOnline: 0.2,
  cardDeclined: 0.15,
  paysLate: 0.1,
} as const;
/** How often an unanswered order is sent. */
const SENDINGS = 5;
/** After this long, a message counts as lost. */
export const TIMEOUT_MS = 30_000;

/** One phone of a party: scans, joins its tab, reads, orders, pays and leaves. */
export class Phone {
  readonly name: string;
  readonly entries: Entry[] = [];
  readonly #evening: Evening;
  readonly #restaurant: OpenRestaurant;
  readonly #table: OpenRestaurant['tables'][number];
  readonly #chance: Chance;
  readonly #device: Device;
  /** Orders that the stream has reported as paid, and those whose report is still due. */
  readonly #paid = new Set<number>();
  readonly #paysLate: Entry[] = [];
  #menu: readonly ProductWire[] = [];
  #line: Line | null = null;

  constructor(
    evening: Evening,
    restaurant: OpenRestaurant,
    seat: { table: OpenRestaurant['tables'][number]; name: string; chance: Chance },
  ) {
    this.#evening = evening;
    this.#restaurant = restaurant;
    this.#table = seat.table;
    this.name = seat.name;
    this.#chance = seat.chance;
    this.#device = new Device(evening.url, evening.tally.observe);
  }

  /**
   * Scans, and joins the tab of its party by the number that a friend reads out, or opens one. A party
   * that was here before may not have left: whoever opens is then asked whose the table's tab is.
   */
  async sitDown(number: number | null): Promise<TabWire> {
    await this.#scan();
    const device = this.#device;
    const seated = await device.attempt(readOwnTab, {});
    const found = seated.status === 200 ? (seated.body as TabWire) : null;
    const isOwn = number === null ? found?.comensales.length === 1 : found?.numero === number;
    const way = number === null ? ({ nueva: true } as const) : { numero: number };
    const tab =
      found !== null && isOwn ? found : (await device.call(joinTab, { body: way })).cuenta;
    if (tab === null) throw new Error(`${this.name} is at no tab`);
    this.#line = await Line.open(
      {
        device,
        ledger: this.#evening.ledger,
        endpoint: streamOwnOrders,
        readList: async () => device.call(listOwnOrders),
        onOrder: ({ idorder, ispaid }) => ispaid === 'true' && this.#paid.add(idorder),
      },
      { name: `phone ${this.name}`, visit: this.name },
    );
    this.#menu = await this.#readMenu();
    return tab;
  }

  readTab(): Promise<TabWire> {
    return this.#device.call(readOwnTab);
  }

  close(): void {
    this.#line?.close();
    this.#device.close();
  }

  async #scan(): Promise<void> {
    const { pathname, search } = new URL(this.#table.link);
    const { statusCode, headers } = await this.#device.page('scan', pathname + search);
    const { location } = headers;
    if (statusCode === 303 && location)
      await this.#device.page('restaurant page', String(location));
    // For a server whose pages are served by another one: use the API call that the site makes.
    else await sitDown(this.#device, codeFromScan(this.#table.link));
  }

  async #readMenu(): Promise<ProductWire[]> {
    await this.#device.page('menu page', '/clients/carta');
    const [products] = await Promise.all([
      this.#device.call(listProducts),
      this.#device.call(listCategories),
    ]);
    return products;
  }

  async order(): Promise<void> {
    const chance = this.#chance;
    const { restaurantId, takesCards } = this.#restaurant;
    const lines = chooseProducts(this.#menu, chance);
    const note = `Sin prisa (${this.name}.${this.entries.length + 1})`;
    const isOnline = takesCards && chance.happens(PEOPLE.paysOnline);
    const entry = this.#evening.ledger.send({
      note,
      restaurantId,
      table: this.#table.name,
      visit: this.name,
      lines,
      totalCents: totalCentsOf(lines),
      sentAt: performance.now(),
    });
    this.entries.push(entry);
    const order = await this.#send(entry, orderBody(lines, note, restaurantId, isOnline));
    if (order && isOnline) await this.#payOnline(entry, order);
    if (chance.happens(PEOPLE.losesStream)) this.#line?.drop();
  }

  /** Like the site: one idempotency key, kept until the answer is known. */
  async #send(entry: Entry, body: NewOrderWire): Promise<OrderWire | null> {
    const { ledger, tally } = this.#evening;
    const chance = this.#chance;
    const sending = { headers: { [IDEMPOTENCY_HEADER]: randomUUID() }, body };
    if (chance.happens(PEOPLE.losesAnswer)) {
      await this.#device.abandon(placeOrder, sending, chance.int(0, 30));
    }
    for (let attempt = 1; attempt <= SENDINGS; attempt += 1) {
      const taps = chance.happens(PEOPLE.doubleTap) ? [sending, sending] : [sending];
      const replies = await Promise.all(
        taps.map(async (tap) => this.#device.attempt(placeOrder, tap)),
      );
      for (const { status, body: answer } of replies) {
        if (status === 200 || status === 201) ledger.acknowledge(answer as OrderWire);
        else tally.fail(`order refused: ${(answer as { code: string }).code}`);
      }
      const taken = replies.find(({ status }) => status === 200 || status === 201);
      if (taken) return taken.body as OrderWire;
      if (replies.every(({ status }) => status >= 400 && status < 500)) {
        ledger.refuse(entry);
        return null;
      }
      await pass(this.#evening, 0.5, chance);
    }
    return null;
  }

  async #payOnline(entry: Entry, { idorder }: OrderWire): Promise<void> {
    const { ledger } = this.#evening;
    const [device, chance] = [this.#device, this.#chance];
    entry.isPaidOnline = null;
    const { url } = await device.call(createCheckout, {
      body: { idOrder: idorder, amount: entry.sent.totalCents },
    });
    await pass(this.#evening, 1, chance);
    if (chance.happens(PEOPLE.cardDeclined)) {
      await pressOnSandbox(device, url, 'rechazar');
      ledger.see('to pay at the table', await device.call(payAtTable, { params: { id: idorder } }));
      entry.isPaidOnline = false;
      return;
    }
    const isLate = chance.happens(PEOPLE.paysLate);
    await pressOnSandbox(device, url, isLate ? 'pagar-tarde' : 'pagar');
    const { estado, pedido } = await device.call(checkPayment, { params: { id: idorder } });
    ledger.see('after paying', pedido);
    entry.isPaidOnline = true;
    if (isLate) this.#paysLate.push(entry);
    else if (estado !== 'pagado') {
      ledger.breach('wrongly paid', `${entry.sent.note} was paid and is ${estado}`);
    }
  }

  /** Nobody leaves before their own phone shows what they ordered, as the books do. */
  async leave(): Promise<void> {
    const { ledger } = this.#evening;
    if (this.#line === null) return;
    const { listener } = this.#line;
    const unheard = () => ledger.unheardBy(listener, this.entries);
    const unpaid = () =>
      this.#paysLate.filter(({ number }) => number !== null && !this.#paid.has(number));
    await until(() => unheard().length + unpaid().length === 0, TIMEOUT_MS);
    for (const { sent } of unheard()) {
      ledger.breach('never heard', `${listener.name}: ${sent.note}`);
    }
    for (const { sent } of unpaid()) {
      ledger.breach('never heard', `${listener.name}: ${sent.note}, that it is paid`);
    }
    const own = await this.#device.call(listOwnOrders);
    const listed = new Set(own.map((order) => ledger.see(listener.name, order)));
    for (const entry of this.entries) {
      if (entry.word === 'yes' && !listed.has(entry)) {
        ledger.breach('lost', `${entry.sent.note} is not among its phone's orders`);
      }
    }
  }
}
