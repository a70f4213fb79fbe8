import type { Database } from '../../db/database.ts';
import {
  EVENT_BATCH,
  listEventsAfter,
  listHeads,
  type Channel,
  type Head,
  type OrderEvent,
} from './event-queries.ts';

/** An open stream, as the feed sees it. */
export interface Subscriber {
  send(event: OrderEvent): void;
  /** Resolves when there is room for more; false if the stream has ended. */
  drained(): Promise<boolean>;
  /** The number of the menu's last change. */
  menu(version: number): void;
  /** The house may have started or stopped taking orders: the subscriber has to read which. */
  house(): void;
  /** The database answers, and everything up to now has been sent. */
  beat(): void;
  /** The database does not answer; missed events will follow. */
  down(): void;
}

interface FeedHooks {
  /** Called with the age of each event when it was passed to the streams. */
  onDelivered: (ageSeconds: number) => void;
  /** Events could not be read or delivered. */
  onError: (error: unknown) => void;
}

/** One stream's position in its house's events. */
interface Seat {
  subscriber: Subscriber;
  /** The visit whose events it gets; null for all. */
  visitId: string | null;
  /** Number of the last event passed to this stream. */
  cursor: number;
}

interface FollowedHouse {
  seats: Set<Seat>;
  /** Number of the last event passed to every seat. */
  cursor: number;
  isPumping: boolean;
  wasWoken: boolean;
  /** Number of the last change of the menu reported to every seat. */
  menuVersion: number;
}

const LOOK_MS = 2_000;

/**
 * Passes the events of every restaurant from the database to the streams open in this process, in
 * order and without gaps. Signals only trigger a read. In case one is lost, it also polls every
 * LOOK_MS, which also shows whether the database answers. Each stream receives the number of the
 * menu's last change when it opens, and again after every change.
 */
export class OrderFeed {
  readonly #db: Database;
  readonly #houses = new Map<number, FollowedHouse>();
  readonly #stopListening: () => void;
  readonly #timer: NodeJS.Timeout;
  readonly #hooks: FeedHooks;
  #isLooking = false;

  constructor(db: Database, hooks: FeedHooks) {
    this.#db = db;
    this.#hooks = hooks;
    this.#stopListening = db.signals.listen({
      onSignal: (topic, key) => {
        if (topic === 'orders') this.#wake(Number(key));
        if (topic === 'menu') void this.#tellMenu(Number(key));
        if (topic === 'house') this.#tellHouse(this.#houses.get(Number(key)));
      },
      onResync: () => {
        void this.#look();
        for (const house of this.#houses.values()) this.#tellHouse(house);
      },
    });
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
    this.#timer.unref();
  }

  /** After a commit: the restaurant has new events. */
  announce(restaurantId: number): void {
    this.#db.signals.announce('orders', String(restaurantId));
  }

  /**
   * Sends a stream every event of its channel after number `after` (null: from now on), and then each
   * new one. A number that the house has not reached, as after restoring a backup, counts as now.
   * Returns a function that ends the subscription.
   */
  async subscribe(
    channel: Channel,
    after: number | null,
    subscriber: Subscriber,
  ): Promise<() => void> {
    const { restaurantId, visitId } = channel;
    const head = (await listHeads(this.#db, [restaurantId])).get(restaurantId);
    const last = head?.lastEventId ?? 0;
    const seat: Seat = { subscriber, visitId, cursor: Math.min(after ?? last, last) };
    // A stream that has missed many events catches up separately, so that it does not delay the
    // others; a visit's reads only its own.
    let mayBeMore = seat.cursor < last;
    while (mayBeMore) {
      const events = await listEventsAfter(this.#db, channel, seat.cursor);
      let isThere = true;
      for (const event of events) {
        give(seat, event);
        isThere = await subscriber.drained();
        if (!isThere) break;
      }
      mayBeMore = isThere && events.length === EVENT_BATCH;
    }
    seat.cursor = Math.max(seat.cursor, last);
    const menuVersion = head?.menuVersion ?? 0;
    // If the other seats are at the same event, there is nothing to read for this one. When a
    // thousand phones reconnect at once, this saves a thousand queries.
    const isAbreast = this.#houses.get(restaurantId)?.cursor === seat.cursor;
    const home = this.#join(restaurantId, seat, menuVersion);
    if (!isAbreast) this.#wake(restaurantId);
    // The menu may have changed after `listHeads` and before this seat had joined.
    void this.#tellMenu(restaurantId, seat);
    return () => {
      home.seats.delete(seat);
      if (home.seats.size === 0 && this.#houses.get(restaurantId) === home) {
        this.#houses.delete(restaurantId);
      }
    };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stopListening();
    this.#houses.clear();
  }

  #join(restaurantId: number, seat: Seat, menuVersion: number): FollowedHouse {
    const known = this.#houses.get(restaurantId);
    const house = known ?? {
      seats: new Set<Seat>(),
      cursor: seat.cursor,
      isPumping: false,
      wasWoken: false,
      menuVersion,
    };
    // The next read starts from the seat that is furthest behind.
    house.cursor = Math.min(house.cursor, seat.cursor);
    house.seats.add(seat);
    if (!known) this.#houses.set(restaurantId, house);
    return house;
  }

  #wake(restaurantId: number): void {
    const house = this.#houses.get(restaurantId);
    if (!house) return;
    house.wasWoken = true;
    if (!house.isPumping) void this.#pump(restaurantId, house);
  }

  /**
   * Reports a change of the menu to all seats; if there is none, reports the current number to the
   * newcomer only.
   */
  async #tellMenu(restaurantId: number, newcomer?: Seat): Promise<void> {
    if (!this.#houses.has(restaurantId)) return;
    const head = await this.#readHead(restaurantId);
    const house = this.#houses.get(restaurantId);
    if (!head || !house) return;
    const isNews = head.menuVersion > house.menuVersion;
    house.menuVersion = Math.max(house.menuVersion, head.menuVersion);
    if (isNews) for (const { subscriber } of house.seats) subscriber.menu(head.menuVersion);
    else newcomer?.subscriber.menu(head.menuVersion);
  }

  async #readHead(restaurantId: number): Promise<Head | undefined> {
    try {
      return (await listHeads(this.#db, [restaurantId])).get(restaurantId);
    } catch {
      // The next poll reads it again.
      return undefined;
    }
  }

  #tellHouse(house: FollowedHouse | undefined): void {
    for (const { subscriber } of house?.seats ?? []) subscriber.house();
  }

  async #pump(restaurantId: number, house: FollowedHouse): Promise<void> {
    house.isPumping = true;
    try {
      while (house.wasWoken) {
        house.wasWoken = false;
        const from = house.cursor;
        const events = await listEventsAfter(this.#db, { restaurantId, visitId: null }, from);
        if (house.cursor !== from) {
          // A seat that is further behind has joined meanwhile: read again from its position.
          house.wasWoken = true;
          continue;
        }
        for (const event of events) {
          for (const seat of house.seats) give(seat, event);
          this.#hooks.onDelivered(event.ageSeconds);
        }
        house.cursor = events.at(-1)?.eventId ?? from;
        if (events.length === EVENT_BATCH) house.wasWoken = true;
      }
    } catch (error) {
      this.#hooks.onError(error);
      // The next poll tries again.
      for (const { subscriber } of house.seats) subscriber.down();
    } finally {
      house.isPumping = false;
    }
  }

  /**
   * A signal was lost: the menu must be dropped from this process's cache before clients are told to
   * read it again.
   */
  #missedMenu(restaurantId: number): void {
    this.#db.signals.tellHere('menu', String(restaurantId));
    void this.#tellMenu(restaurantId);
  }

  async #look(): Promise<void> {
    const restaurantIds = [...this.#houses.keys()];
    if (restaurantIds.length === 0 || this.#isLooking) return;
    this.#isLooking = true;
    try {
      const heads = await listHeads(this.#db, restaurantIds);
      for (const [restaurantId, house] of this.#houses) {
        const head = heads.get(restaurantId);
        if (head && head.menuVersion > house.menuVersion) this.#missedMenu(restaurantId);
        if (head && head.lastEventId > house.cursor) this.#wake(restaurantId);
        else for (const seat of house.seats) seat.subscriber.beat();
      }
    } catch {
      for (const house of this.#houses.values()) {
        for (const seat of house.seats) seat.subscriber.down();
      }
    } finally {
      this.#isLooking = false;
    }
  }
}

function give(seat: Seat, event: OrderEvent): void {
  if (event.eventId <= seat.cursor) return;
  seat.cursor = event.eventId;
  if (seat.visitId === null || seat.visitId === event.visitId) seat.subscriber.send(event);
}
