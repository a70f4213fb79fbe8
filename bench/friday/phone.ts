import { randomUUID } from 'node:crypto';
import {
  changeBasket,
  checkPayment,
  createCheckout,
  IDEMPOTENCY_HEADER,
  joinTab,
  listCategories,
  listOwnOrders,
  listProducts,
  nameMember,
  payAtTable,
  placeOrder,
  placeRound,
  readOwnTab,
  streamOwnOrders,
  type BodyInputOf,
  type OrderWire,
  type ProductWire,
  type TabWire,
} from '@simplato/contract';
import { codeFromScan } from '@simplato/domain';
import { sitDown, type Input } from '@simplato/test-kit';
import { Device, Unanswered, type Reply } from '../kit/device.ts';
import type { Chance } from './chance.ts';
import { pass, until, type Evening } from './evening.ts';
import type { Entry } from './ledger.ts';
import { Line } from './line.ts';
import type { OpenRestaurant } from './create-restaurant.ts';
import { payShare } from './pay-share.ts';
import {
  chooseProducts,
  lineBodies,
  orderBody,
  totalCentsOf,
  type Friend,
  type SentLine,
  type SentOrder,
} from './priced-choice.ts';
import { pressOnSandbox } from './sandbox.ts';

/** How people behave, as shares of their orders. */
const PEOPLE = {
  doubleTap: 0.1,
  losesAnswer: 0.1,
  losesStream: 0.2,
  paysOnline: 0.2,
  cardDeclined: 0.15,
  paysLate: 0.1,
  givesName: 0.3,
  hasAllergy: 0.3,
} as const;
const NAMES = ['Lucía', 'Marco', 'Inés', 'Tom', 'Abuela Carmen', 'Zoë'] as const;
const ALLERGIES = ['Alergia a los frutos secos', 'Celíaca', 'Sin lactosa, por favor'] as const;
/** How many products somebody chooses at a time where several choose for one order. */
const MOST_CHOSEN = 3;
/** How often an unanswered call is sent. */
const SENDINGS = 5;
/** After this long, a message counts as lost. */
export const TIMEOUT_MS = 90_000;

/** A call under one key, which may be sent often. */
interface Sending {
  attempt: () => Promise<Reply<OrderWire>>;
  abandon: (afterMs: number) => Promise<void>;
}

/** One phone of a party: scans, joins its tab, reads, chooses, orders, pays and leaves. */
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
  #memberId = 0;
  #memberName = '';
  /** What it is choosing, as the table knows it, and the version of the baskets that it has seen. */
  #basket: readonly SentLine[] = [];
  #note = '';
  #seenVersion = 0;
  #line: Line | null = null;
  #hasLeft = false;

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
    await this.#introduce(tab);
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
    // Its party may have left while it sat down.
    if (this.#hasLeft) this.#line.close();
    this.#menu = await this.#readMenu();
    return tab;
  }

  async #introduce(tab: TabWire): Promise<void> {
    const named = this.#chance.happens(PEOPLE.givesName) ? await this.#giveName(tab) : tab;
    const own = named.comensales.find(({ yo }) => yo);
    if (!own) throw new Error(`${this.name} is not among its tab's members`);
    this.#memberId = own.idcomensal;
    this.#memberName = own.nombre;
    this.#seenVersion = named.version;
  }

  /** A friend may be called so already. Without an answer nobody knows the name, so it is given again. */
  async #giveName(tab: TabWire): Promise<TabWire> {
    const body = { nombre: this.#chance.pick(NAMES) };
    for (let attempt = 1; attempt <= SENDINGS; attempt += 1) {
      const { status, body: answer } = await this.#device.attempt(nameMember, { body });
      if (status === 200) return answer as TabWire;
      if (status !== 0) return tab;
    }
    throw new Unanswered(`${this.name} has no name`);
  }

  async readTab(): Promise<TabWire> {
    const tab = await this.#device.call(readOwnTab);
    this.#seenVersion = tab.version;
    return tab;
  }

  /** What it is choosing. */
  get choosing(): Friend & { lines: readonly SentLine[] } {
    const { name: visit } = this;
    const [memberId, name] = [this.#memberId, this.#memberName];
    return { visit, memberId, name, note: this.#note, lines: this.#basket };
  }

  /** Adds to its basket, which the table sees. */
  async choose(): Promise<void> {
    const chance = this.#chance;
    const lines = [...this.#basket, ...chooseProducts(this.#menu, chance, MOST_CHOSEN)];
    if (this.#basket.length === 0 && chance.happens(PEOPLE.hasAllergy)) {
      this.#note = chance.pick(ALLERGIES);
    }
    await this.#share(lines);
  }

  async #share(lines: readonly SentLine[]): Promise<void> {
    const body = {
      lineas: lineBodies(lines),
      comentarios: this.#note,
      cesta: this.#seenVersion,
    };
    const { version } = await this.#device.call(changeBasket, { body });
    this.#basket = lines;
    this.#seenVersion = version;
  }

  /** Its basket holds only this any more: a round has taken the rest. Null: nobody knows what it holds. */
  async keep(lines: readonly SentLine[] | null): Promise<void> {
    if (lines === null) {
      await this.readTab();
      this.#note = '';
      await this.#share([]);
      return;
    }
    this.#basket = lines;
    if (lines.length === 0) this.#note = '';
  }

  /** Orders for all of these, who were choosing that at this version of the baskets. */
  async orderForAll(
    friends: readonly (Friend & { lines: readonly SentLine[] })[],
    version: number,
  ): Promise<Entry> {
    const ownNote = this.#uniqueNote();
    const others = friends.filter(({ visit }) => visit !== this.name);
    const parts = friends.map((friend) =>
      friend.visit === this.name ? { ...friend, note: ownNote } : friend,
    );
    if (others.length === friends.length) {
      parts.unshift({ ...this.choosing, note: ownNote, lines: [] });
    }
    const written = parts.filter(({ note }) => note !== '');
    const kitchenNote = written.map(({ name, note }) => `${name}: ${note}`).join('\n');
    const entry = this.#enter(
      parts.flatMap(({ lines, ...friend }) =>
        friend.visit === this.name ? lines : lines.map((line) => ({ ...line, friend })),
      ),
      ownNote,
      others.length === 0 ? {} : { kitchenNote, senderName: this.#memberName },
    );
    const body = {
      comensales: friends.map(({ memberId }) => memberId),
      version,
      comentarios: ownNote,
    };
    await this.#send(entry, this.#underKey(placeRound, body));
    return entry;
  }

  /** Whether the server tells it that a round has taken what it still shows, instead of ordering that again. */
  async isRefused(stale: { lines: readonly SentLine[]; version: number }): Promise<boolean> {
    const { restaurantId } = this.#restaurant;
    const body = {
      ...orderBody(stale.lines, this.#uniqueNote(), restaurantId, false),
      cesta: stale.version,
    };
    const { status, body: answer } = await this.#device.attempt(placeOrder, { body });
    return status === 0 || (answer as { code: string }).code === 'basket_sent';
  }

  close(): void {
    this.#hasLeft = true;
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
    const lines = [...this.#basket, ...chooseProducts(this.#menu, chance)];
    const note = this.#uniqueNote();
    const isOnline = takesCards && chance.happens(PEOPLE.paysOnline);
    const entry = this.#enter(lines, note);
    const body = {
      ...orderBody(lines, note, restaurantId, isOnline),
      cesta: this.#seenVersion,
    };
    const order = await this.#send(entry, this.#underKey(placeOrder, body));
    // What was chosen for it is ordered with it.
    if (order) await this.keep([]);
    if (order && isOnline) {
      await this.#payOnline(entry, order).catch((error: unknown) => {
        this.#evening.ledger.money.unsure.add(restaurantId);
        throw error;
      });
    }
    if (chance.happens(PEOPLE.losesStream)) this.#line?.drop();
  }

  #uniqueNote(): string {
    return `Sin prisa (${this.name}.${this.entries.length + 1})`;
  }

  #enter(
    lines: readonly SentLine[],
    note: string,
    more: Pick<SentOrder, 'kitchenNote' | 'senderName'> = {},
  ): Entry {
    const entry = this.#evening.ledger.send({
      note,
      restaurantId: this.#restaurant.restaurantId,
      table: this.#table.name,
      visit: this.name,
      lines,
      totalCents: totalCentsOf(lines),
      sentAt: performance.now(),
      ...more,
    });
    this.entries.push(entry);
    return entry;
  }

  /** Like the site: one idempotency key, kept until the answer is known. */
  #underKey<E extends typeof placeOrder | typeof placeRound>(
    endpoint: E,
    body: BodyInputOf<E>,
  ): Sending {
    const device = this.#device;
    const sending = { headers: { [IDEMPOTENCY_HEADER]: randomUUID() }, body } as Input<E>;
    return {
      attempt: async () => device.attempt(endpoint, sending) as Promise<Reply<OrderWire>>,
      abandon: async (afterMs) => device.abandon(endpoint, sending, afterMs),
    };
  }

  async #send(entry: Entry, sending: Sending): Promise<OrderWire | null> {
    const { ledger, tally } = this.#evening;
    const chance = this.#chance;
    if (chance.happens(PEOPLE.losesAnswer)) await sending.abandon(chance.int(0, 30));
    for (let attempt = 1; attempt <= SENDINGS; attempt += 1) {
      const taps = chance.happens(PEOPLE.doubleTap) ? [sending, sending] : [sending];
      const replies = await Promise.all(taps.map(async (tap) => tap.attempt()));
      for (const { status, body: answer } of replies) {
        if (status === 200 || status === 201) ledger.acknowledge(answer as OrderWire, this.name);
        else tally.fail(`order refused: ${(answer as { code: string }).code}`);
      }
      const taken = replies.find(({ status }) => status === 200 || status === 201);
      if (taken) return taken.body as OrderWire;
      if (replies.every(({ status }) => status >= 400 && status < 500)) {
        const [code] = replies.map(({ body: answer }) => (answer as { code: string }).code);
        ledger.refuse(entry, code);
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
      const left = await device.call(payAtTable, { params: { id: idorder } });
      ledger.see('to pay at the table', left, this.name);
      entry.isPaidOnline = false;
      return;
    }
    const isLate = chance.happens(PEOPLE.paysLate);
    await pressOnSandbox(device, url, isLate ? 'pagar-tarde' : 'pagar');
    const { estado, pedido } = await device.call(checkPayment, { params: { id: idorder } });
    ledger.see('after paying', pedido, this.name);
    entry.isPaidOnline = true;
    ledger.money.pay({
      restaurantId: entry.sent.restaurantId,
      form: 'online',
      saleCents: entry.sent.totalCents,
      tipCents: 0,
      tab: null,
      url,
    });
    if (isLate) this.#paysLate.push(entry);
    else if (estado !== 'pagado') {
      ledger.breach('wrongly paid', `${entry.sent.note} was paid and is ${estado}`);
    }
  }

  /** Of the table's tab. */
  async payShare(): Promise<void> {
    const { restaurantId } = this.#restaurant;
    const payer = {
      device: this.#device,
      restaurantId,
      memberId: this.#memberId,
      name: this.name,
    };
    await payShare(this.#evening, payer, this.#chance);
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
    const listed = new Set(own.map((order) => ledger.see(listener.name, order, this.name)));
    for (const entry of this.entries) {
      if (entry.word === 'yes' && !listed.has(entry)) {
        ledger.breach('lost', `${entry.sent.note} is not among its phone's orders`);
      }
    }
  }
}
