import {
  ORDER_STATUS_WIRE,
  type OrderStatusWire,
  type OrderWire,
  type TabWire,
} from '@simplato/contract';
import { Money } from './money.ts';
import { type Friend, type SentLine, type SentOrder, wireCents } from './priced-choice.ts';
import {
  differences,
  kitchenNoteOf,
  settledNote,
  memberDifferences,
  noteDifferences,
  type Breach,
} from './differences.ts';

/** What is known about an order that was sent. */
export interface Entry {
  sent: SentOrder;
  /** Null until an answer has given its number. */
  number: number | null;
  /** The result of the last answer: accepted, refused, or no answer. */
  word: 'yes' | 'no' | 'none';
  /** The code of a refusal. */
  refusal: string | null;
  /** The furthest step confirmed by an answer. */
  status: OrderStatusWire;
  isStepKnown: boolean;
  /** Whether it must be paid online in the end; null: left undecided. */
  isPaidOnline: boolean | null;
}

/** A stream, of a board or of a phone. */
export interface Listener {
  name: string;
  restaurantId: number;
  /** Null for a board, which receives every event of every order. */
  visit: string | null;
  /** Connected since, in ms as `sentAt`; Infinity while it is down. */
  upSince: number;
  lastEvent: number;
  /** Numbers that a board was not sent: those of tabs, from a version that knows none. */
  skipped: Set<number>;
  /** The last status received for each order, by number. */
  heard: Map<number, OrderStatusWire>;
  /** The last status read from a list for each order; it may be ahead of the stream. */
  listed: Map<number, OrderStatusWire>;
}

const SHOWN = 20;

/**
 * Records everything sent and everything received, and checks that they agree. It knows the server
 * only by its answers.
 */
export class Ledger {
  readonly money = new Money();
  readonly #entries: Entry[] = [];
  readonly #byNote = new Map<string, Entry>();
  /** Orders by 'restaurant/number'. */
  readonly #byNumber = new Map<string, Entry>();
  /** The first breaches of each kind, and the total number. */
  readonly breaches: string[] = [];
  broken = 0;
  readonly #kinds = new Map<Breach, number>();
  /** Number of comparisons made. */
  checks = 0;
  /** The boards of each restaurant, and the numbers of its orders' events. */
  readonly #boards = new Map<number, Listener[]>();
  readonly #orderEvents = new Map<number, Set<number>>();
  readonly #onHeard: (listener: Listener, sent: SentOrder) => void;

  /** `onHeard` is called once per listener and order: when the listener first learns of it. */
  constructor(onHeard: (listener: Listener, sent: SentOrder) => void = () => undefined) {
    this.#onHeard = onHeard;
  }

  /** '3 lost, 1 mispriced' */
  get kinds(): string {
    return Array.from(this.#kinds, ([breach, times]) => `${times} ${breach}`).join(', ');
  }

  get entries(): Iterable<Entry> {
    return this.#entries;
  }

  /** To be called before the first byte is sent. */
  send(sent: SentOrder): Entry {
    const entry: Entry = {
      sent,
      number: null,
      word: 'none',
      refusal: null,
      status: 'READY',
      isStepKnown: true,
      isPaidOnline: false,
    };
    this.#entries.push(entry);
    this.#byNote.set(sent.note, entry);
    this.#byNote.set(kitchenNoteOf(sent), entry);
    return entry;
  }

  /** Takes an order from an answer to a phone or (for null) to the staff, or from a list of theirs. */
  see(where: string, order: OrderWire, reader: string | null): Entry | null {
    this.checks += 1;
    this.#noteEvent(order);
    const entry = this.#byNote.get(settledNote(order.comentarios));
    const id = `${order.identerprise}/${order.idorder}`;
    if (!entry) {
      this.breach('nobody sent it', `${where}: order ${id}, ${JSON.stringify(order.comentarios)}`);
      return null;
    }
    for (const { breach, seen } of differences(entry.sent, order, reader)) {
      this.breach(breach, `${where}: order ${id}: ${seen}`);
    }
    const namesake = this.#byNumber.get(id);
    if (namesake && namesake !== entry) {
      this.breach('lost', `${where}: number ${id} is two orders'`);
    }
    if (entry.number !== null && entry.number !== order.idorder) {
      this.breach('doubled', `${where}: order ${id} is number ${entry.number} as well`);
    }
    entry.number ??= order.idorder;
    this.#byNumber.set(id, entry);
    return entry;
  }

  acknowledge(order: OrderWire, phone: string): void {
    const entry = this.see('answer', order, phone);
    if (entry) entry.word = 'yes';
  }

  /** A refusal before anything was stored. */
  refuse(entry: Entry, code = ''): void {
    if (entry.word === 'yes') this.breach('lost', `${entry.sent.note}: taken, and then refused`);
    entry.word = 'no';
    entry.refusal = code;
  }

  /** A step that was never answered: it may or may not have been made. */
  doubt({ comentarios }: OrderWire): void {
    const entry = this.#byNote.get(settledNote(comentarios));
    if (entry) entry.isStepKnown = false;
  }

  /** A step that was answered with success. */
  step(order: OrderWire): void {
    const entry = this.see('step', order, null);
    if (entry && rankOf(order.status) > rankOf(entry.status)) entry.status = order.status;
  }

  listen(listener: Pick<Listener, 'name' | 'restaurantId' | 'visit'>): Listener {
    const opened = {
      ...listener,
      upSince: Infinity,
      lastEvent: 0,
      skipped: new Set<number>(),
      heard: new Map(),
      listed: new Map(),
    };
    if (listener.visit === null) {
      const { restaurantId } = listener;
      this.#boards.set(restaurantId, [...(this.#boards.get(restaurantId) ?? []), opened]);
    }
    return opened;
  }

  /** A number of a tab's; with that of an order, its own event comes first. */
  hearTab(listener: Listener, eventId: number): void {
    if (eventId < listener.lastEvent) {
      const where = `${listener.name} heard a tab's event ${eventId}`;
      this.breach('heard out of order', `${where} after ${listener.lastEvent}`);
    }
    this.#skipTo(listener, eventId);
  }

  #skipTo(listener: Listener, eventId: number): void {
    for (let missed = listener.lastEvent + 1; missed < eventId; missed += 1) {
      listener.skipped.add(missed);
      this.#checkSkipped(listener, missed);
    }
    listener.lastEvent = Math.max(listener.lastEvent, eventId);
  }

  #noteEvent({ identerprise, evento }: OrderWire): void {
    const known = this.#orderEvents.get(identerprise) ?? new Set();
    if (known.has(evento)) return;
    this.#orderEvents.set(identerprise, known.add(evento));
    for (const board of this.#boards.get(identerprise) ?? []) this.#checkSkipped(board, evento);
  }

  #checkSkipped(board: Listener, eventId: number): void {
    if (board.visit !== null || !board.skipped.has(eventId)) return;
    if (this.#orderEvents.get(board.restaurantId)?.has(eventId)) {
      this.breach('heard out of order', `${board.name} was not sent event ${eventId}`);
    }
  }

  hear(listener: Listener, eventId: number, order: OrderWire): void {
    const where = `${listener.name} heard event ${eventId}`;
    const { idorder, status } = order;
    const isBoard = listener.visit === null;
    if (eventId <= listener.lastEvent || eventId !== order.evento) {
      this.breach('heard out of order', `${where} after ${listener.lastEvent}`);
    }
    this.#skipTo(listener, eventId);
    if (order.identerprise !== listener.restaurantId) {
      this.breach('in the wrong restaurant', `${where}, of restaurant ${order.identerprise}`);
      return;
    }
    const entry = this.see(where, order, listener.visit);
    if (!entry) return;
    if (!isBoard && entry.sent.visit !== listener.visit) {
      this.breach('at the wrong table', `${where}: order ${idorder} is another phone's`);
    }
    const before = listener.heard.get(idorder);
    if (before !== undefined && rankOf(status) < rankOf(before)) {
      this.breach('heard out of order', `${where}: order ${idorder} ${before} → ${status}`);
    }
    if (!knows(listener, idorder)) this.#onHeard(listener, entry.sent);
    listener.heard.set(idorder, status);
  }

  /** An order in the list that a device reads on each connection. */
  read(listener: Listener, order: OrderWire): void {
    const entry = this.see(`${listener.name}, list`, order, listener.visit);
    if (!entry) return;
    if (!knows(listener, order.idorder)) this.#onHeard(listener, entry.sent);
    listener.listed.set(order.idorder, order.status);
  }

  /** A tab, as one of its phones (or, for null, the staff) has read it once `known` had been taken. */
  readTab(
    { idcuenta, mesa, pedidos, pagos, total, pagado, pendiente }: TabWire,
    {
      known,
      visits,
      reader,
    }: { known: readonly number[]; visits: readonly string[]; reader: string | null },
  ): void {
    this.checks += 1;
    const where = `tab ${idcuenta} of ${mesa}`;
    const listed = new Set(pedidos.map(({ idorder }) => idorder));
    for (const number of known) {
      if (!listed.has(number)) this.breach('lost', `${where}: order ${number} is not in it`);
    }
    if (listed.size < pedidos.length) this.breach('doubled', `${where}: has an order twice`);
    for (const order of pedidos) {
      const id = `${order.identerprise}/${order.idorder}`;
      // One whose first answer is still on its way is known by its number later.
      const sent = this.#byNumber.get(id)?.sent;
      if (!sent) continue;
      if (!visits.includes(sent.visit)) {
        this.breach('shown to a stranger', `${where}: order ${id} of ${sent.visit}`);
      }
      const found = [
        ...noteDifferences(sent, order, reader),
        ...memberDifferences(sent, order.idcomensal, order.lineas),
      ];
      for (const { breach, seen } of found) this.breach(breach, `${where}: order ${id}: ${seen}`);
    }
    const counting = pedidos.filter(
      ({ status, ispaid }) => status !== 'CANCELLED' && ispaid !== 'pending',
    );
    const sum = (orders: readonly OrderWire[]) =>
      orders.reduce((cents, order) => cents + Math.round(Number(order.total) * 100), 0);
    const standing = pagos.filter(({ estado }) => estado === 'pagado');
    const cents = (money: string) => Math.round(Number(money) * 100);
    // What the owner gives back lowers the price with its payment; the tip goes back last.
    const back = this.money.backOf(idcuenta);
    const paidOfTab = standing.reduce((all, { importe }) => all + cents(importe), 0);
    const all = sum(counting) - back;
    const bill = [total, pagado, pendiente].join(' ');
    const owed = [all, paidOfTab, all - paidOfTab].map((one) => wireCents(one)).join(' ');
    if (bill !== owed) this.breach('figures do not sum', `${where}: ${bill}, ordered ${owed}`);
    for (const missing of this.money.missingIn({ idcuenta, pagos })) {
      this.breach('wrongly paid', `${where}: ${missing}`);
    }
  }

  /** What each at a table is choosing, as one of its phones has read it while nobody changed it. */
  readBaskets(
    { idcuenta, mesa, cestas }: Pick<TabWire, 'idcuenta' | 'mesa' | 'cestas'>,
    choosing: readonly (Friend & { lines: readonly SentLine[] })[],
    reader: string,
  ): void {
    this.checks += 1;
    const where = `tab ${idcuenta} of ${mesa}, as ${reader} reads it`;
    for (const { visit, memberId, note, lines } of choosing) {
      const basket = cestas.find(({ idcomensal }) => idcomensal === memberId);
      const shown = basket?.lineas ?? [];
      const is = shown.map(({ idproductos, quantity, opciones }) => [
        idproductos,
        quantity,
        opciones.toSorted((one, other) => one - other),
      ]);
      const wanted = lines.map((line) => [line.productId, line.quantity, line.optionIds]);
      if (JSON.stringify(is) !== JSON.stringify(wanted)) {
        const breach = is.length > wanted.length ? 'doubled' : 'lost';
        const seen = `${visit} has ${JSON.stringify(is)}, chose ${JSON.stringify(wanted)}`;
        this.breach(breach, `${where}: ${seen}`);
        continue;
      }
      const notes = basket ? [basket.comentarios, ...shown.map(({ nota }) => nota)] : [];
      const written = visit === reader ? [note, ...lines.map((line) => line.note)] : [];
      for (const [index, read] of notes.entries()) {
        if (read === (written[index] ?? '')) continue;
        const breach = visit === reader ? 'changed' : 'shown to a stranger';
        this.breach(breach, `${where}: ${JSON.stringify(read)} of ${visit}`);
      }
    }
  }

  /**
   * The orders that a stream still has to report, of all or of the given ones: accepted, and not
   * yet received in their current state.
   */
  unheardBy(listener: Listener, entries: Iterable<Entry> = this.entries): Entry[] {
    return Array.from(entries).filter(
      ({ sent, word, number, status }) =>
        word === 'yes' &&
        number !== null &&
        sent.restaurantId === listener.restaurantId &&
        (listener.visit === null || sent.visit === listener.visit) &&
        Math.max(rankOf(listener.heard.get(number)), rankOf(listener.listed.get(number))) <
          rankOf(status),
    );
  }

  breach(breach: Breach, seen: string): void {
    this.broken += 1;
    this.#kinds.set(breach, (this.#kinds.get(breach) ?? 0) + 1);
    if (this.breaches.length < SHOWN) this.breaches.push(`${breach}: ${seen}`);
  }
}

/** Later steps rank higher, and cancelled is final. An order never received ranks below all. */
function rankOf(status: OrderStatusWire | undefined): number {
  return status === undefined ? -1 : ORDER_STATUS_WIRE.indexOf(status);
}

function knows({ heard, listed }: Listener, number: number): boolean {
  return heard.has(number) || listed.has(number);
}
