import type { Call, Order } from '@simplato/domain';
import type { Database } from '../../db/database.ts';
import {
  EVENT_BATCH,
  listEventsAfter,
  listHeads,
  type Channel,
  type Head,
  type RestaurantEvent,
} from './event-queries.ts';
import { readCalls } from '../tabs/read-calls.ts';
import {
  isTurnedAway,
  readTabOfVisit,
  readTabs,
  readVisitsAt,
  seesTab,
  type TabOfFeed,
} from '../tabs/read-tab.ts';

export type OrderEvent = RestaurantEvent & { order: Order; ownOrder: Order };

/** An open stream, as the feed sees it. */
export interface Subscriber {
  send(event: OrderEvent): void;
  /** A tab has changed, or one of its orders: as it is now, and the number of the last change. */
  tab(tab: TabOfFeed, eventId: number): void;
  /** A call has changed: as it is now, also when it has ended. */
  call(call: Call, eventId: number): void;
  /**
   * Somebody at its tab has gone or is choosing something else, or the tab that it wanted to enter is
   * over: it has to read again where it is. The staff's hears of who has gone, not of what is chosen.
   */
  table(): void;
  /** Resolves when there is room for more; false if the stream has ended. */
  drained(): Promise<boolean>;
  /** The number of the menu's last change. */
  menu(version: number): void;
  /**
   * The restaurant may have started or stopped taking orders, or looking at its board: the subscriber
   * has to read which.
   */
  restaurant(): void;
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

interface Visit {
  restaurantId: number;
  visitId: string;
}

/** One stream's position in its restaurant's events. */
interface Seat {
  subscriber: Subscriber;
  /** The visit whose events it gets; null for all. */
  visitId: string | null;
  /** Number of the last event passed to this stream. */
  cursor: number;
}

interface FollowedRestaurant {
  seats: Set<Seat>;
  /** Number of the last event passed to every seat. */
  cursor: number;
  isPumping: boolean;
  wasWoken: boolean;
  /** Number of the last change of the menu reported to every seat. */
  menuVersion: number;
  /** Whether somebody looks at its board, as every seat was told. */
  isWatched: boolean;
}

const LOOK_MS = 2_000;
/** Of a table's signal that the staff's streams are told of as well; a server of the version before reads past it. */
const FOR_THE_ROOM = 'room';

/**
 * Passes the events of every restaurant from the database to the streams open in this process, in
 * order and without gaps. Signals only trigger a read. In case one is lost, it also polls every
 * LOOK_MS, which also shows whether the database answers. Each stream receives the number of the
 * menu's last change when it opens, and again after every change.
 */
export class OrderFeed {
  readonly #db: Database;
  readonly #restaurants = new Map<number, FollowedRestaurant>();
  readonly #readers = new Map<string, Visit>();
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
        if (topic === 'table') void this.#tellTable(key);
        if (topic === 'visit') this.#tellVisit(key);
        if (topic === 'menu') void this.#announceMenu(Number(key));
        if (topic === 'kitchen') void this.#announceWatch(Number(key));
        if (topic === 'house') this.#announceRestaurant(this.#restaurants.get(Number(key)));
      },
      onResync: () => {
        void this.#look();
        for (const restaurant of this.#restaurants.values()) {
          this.#announceRestaurant(restaurant);
          for (const { subscriber } of restaurant.seats) subscriber.table();
        }
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
   * After a commit: a basket of a tab has changed. It has no number: a phone that misses it reads the
   * tab when its stream opens again.
   */
  announceBasket(restaurantId: number, tabId: number): void {
    this.#db.signals.announce('table', `${restaurantId}-${tabId}`);
  }

  /** After a commit: a phone has left a tab, or its number is spent. No number either; the room hears it too. */
  announceTable(restaurantId: number, tabId: number): void {
    this.#db.signals.announce('table', `${restaurantId}-${tabId}-${FOR_THE_ROOM}`);
  }

  /** After a commit: what these phones have asked for has come to nothing. */
  announceVisits(restaurantId: number, visitIds: readonly string[]): void {
    for (const visitId of visitIds) {
      this.#db.signals.announce('visit', `${restaurantId} ${visitId}`);
    }
  }

  /**
   * Sends a stream every event of its channel after number `after` (null: from now on), and then each
   * new one. A number that the restaurant has not reached, as after restoring a backup, counts as now.
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
    const isBehind = seat.cursor < last;
    let mayBeMore = isBehind;
    while (mayBeMore) {
      const events = await listEventsAfter(this.#db, channel, seat.cursor);
      const changed = await this.#changedBy(
        restaurantId,
        visitId === null ? events : events.filter(({ callId }) => callId !== null),
      );
      let isThere = true;
      for (const event of events) {
        give(seat, event, changed);
        isThere = await subscriber.drained();
        if (!isThere) break;
      }
      mayBeMore = isThere && events.length === EVENT_BATCH;
    }
    seat.cursor = Math.max(seat.cursor, last);
    if (visitId !== null && isBehind) {
      const tab = await readTabOfVisit(this.#db, restaurantId, visitId);
      if (tab) subscriber.tab(tab, seat.cursor);
    }
    // If the other seats are at the same event, there is nothing to read for this one. When a
    // thousand phones reconnect at once, this saves a thousand queries.
    const isAbreast = this.#restaurants.get(restaurantId)?.cursor === seat.cursor;
    const home = this.#join(restaurantId, seat, head);
    if (head) this.#noteWatch(restaurantId, head);
    if (!isAbreast) this.#wake(restaurantId);
    // The menu may have changed after `listHeads` and before this seat had joined.
    void this.#announceMenu(restaurantId, seat);
    return () => {
      home.seats.delete(seat);
      if (home.seats.size === 0 && this.#restaurants.get(restaurantId) === home) {
        this.#restaurants.delete(restaurantId);
      }
    };
  }

  /** Whether somebody looks at the board of a restaurant that has a stream open here. */
  isWatched(restaurantId: number): boolean {
    return this.#restaurants.get(restaurantId)?.isWatched ?? false;
  }

  /** The same for any restaurant, read now. */
  async readWatch(restaurantId: number): Promise<boolean> {
    return (await this.#readHead(restaurantId))?.isWatched ?? false;
  }

  /** A phone has read where it is: so it is there too whose stream something in between lets not through. */
  noteReading({ restaurantId, visitId }: Visit): void {
    this.#readers.set(visitId, { restaurantId, visitId });
  }

  /** The phones that have a stream open in this process, or have read since this was last asked. */
  takePresent(): Visit[] {
    const present = new Map(this.#readers);
    this.#readers.clear();
    for (const [restaurantId, { seats }] of this.#restaurants) {
      for (const { visitId } of seats) {
        if (visitId !== null) present.set(visitId, { restaurantId, visitId });
      }
    }
    return [...present.values()];
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stopListening();
    this.#restaurants.clear();
  }

  #join(restaurantId: number, seat: Seat, head: Head | undefined): FollowedRestaurant {
    const known = this.#restaurants.get(restaurantId);
    const restaurant = known ?? {
      seats: new Set<Seat>(),
      cursor: seat.cursor,
      isPumping: false,
      wasWoken: false,
      menuVersion: head?.menuVersion ?? 0,
      isWatched: head?.isWatched ?? false,
    };
    // The next read starts from the seat that is furthest behind.
    restaurant.cursor = Math.min(restaurant.cursor, seat.cursor);
    restaurant.seats.add(seat);
    if (!known) this.#restaurants.set(restaurantId, restaurant);
    return restaurant;
  }

  #wake(restaurantId: number): void {
    const restaurant = this.#restaurants.get(restaurantId);
    if (!restaurant) return;
    restaurant.wasWoken = true;
    if (!restaurant.isPumping) void this.#pump(restaurantId, restaurant);
  }

  /**
   * Reports a change of the menu to all seats; if there is none, reports the current number to the
   * newcomer only.
   */
  async #announceMenu(restaurantId: number, newcomer?: Seat): Promise<void> {
    if (!this.#restaurants.has(restaurantId)) return;
    const head = await this.#readHead(restaurantId);
    const restaurant = this.#restaurants.get(restaurantId);
    if (!head || !restaurant) return;
    const isNews = head.menuVersion > restaurant.menuVersion;
    restaurant.menuVersion = Math.max(restaurant.menuVersion, head.menuVersion);
    if (isNews) for (const { subscriber } of restaurant.seats) subscriber.menu(head.menuVersion);
    else newcomer?.subscriber.menu(head.menuVersion);
  }

  async #announceWatch(restaurantId: number): Promise<void> {
    if (!this.#restaurants.has(restaurantId)) return;
    const head = await this.#readHead(restaurantId);
    if (head) this.#noteWatch(restaurantId, head);
  }

  #noteWatch(restaurantId: number, { isWatched }: Head): void {
    const restaurant = this.#restaurants.get(restaurantId);
    if (!restaurant || restaurant.isWatched === isWatched) return;
    restaurant.isWatched = isWatched;
    this.#announceRestaurant(restaurant);
  }

  async #readHead(restaurantId: number): Promise<Head | undefined> {
    try {
      return (await listHeads(this.#db, [restaurantId])).get(restaurantId);
    } catch {
      // The next poll reads it again.
      return undefined;
    }
  }

  async #tellTable(key: string): Promise<void> {
    const [restaurantText, tabText, audience] = key.split('-');
    const [restaurantId, tabId] = [Number(restaurantText), Number(tabText)];
    const seats = [...(this.#restaurants.get(restaurantId)?.seats ?? [])];
    if (audience === FOR_THE_ROOM) {
      for (const { visitId, subscriber } of seats) if (visitId === null) subscriber.table();
    }
    const phones = seats.filter(({ visitId }) => visitId !== null);
    if (phones.length === 0) return;
    // Without an answer all are told: whoever reads in vain learns nothing that is not theirs.
    const atTable = await readVisitsAt(this.#db, { restaurantId, tabId }).catch(() => null);
    for (const { visitId, subscriber } of phones) {
      if (atTable === null || (visitId !== null && atTable.has(visitId))) subscriber.table();
    }
  }

  #tellVisit(key: string): void {
    const [restaurantId, visitId] = key.split(' ');
    for (const seat of this.#restaurants.get(Number(restaurantId))?.seats ?? []) {
      if (seat.visitId === visitId) seat.subscriber.table();
    }
  }

  #announceRestaurant(restaurant: FollowedRestaurant | undefined): void {
    for (const { subscriber } of restaurant?.seats ?? []) subscriber.restaurant();
  }

  /** The tabs that events have changed, each with the number of its last change, and the calls. */
  async #changedBy(restaurantId: number, events: readonly RestaurantEvent[]): Promise<Changed> {
    const last = new Map(events.map(({ tabId, eventId }) => [tabId, eventId]));
    const callIds = new Set(events.flatMap(({ callId }) => (callId === null ? [] : [callId])));
    const [tabs, calls] = await Promise.all([
      readTabs(this.#db, restaurantId, [...last.keys()]),
      readCalls(this.#db, restaurantId, [...callIds]),
    ]);
    return {
      tabs: new Map(
        tabs.map((tab) => [tab.tab.tabId, { tab, lastEventId: last.get(tab.tab.tabId) ?? 0 }]),
      ),
      calls: new Map(calls.map((call) => [call.callId, call])),
    };
  }

  async #pump(restaurantId: number, restaurant: FollowedRestaurant): Promise<void> {
    restaurant.isPumping = true;
    try {
      while (restaurant.wasWoken) {
        restaurant.wasWoken = false;
        const from = restaurant.cursor;
        const events = await listEventsAfter(this.#db, { restaurantId, visitId: null }, from);
        const changed = await this.#changedBy(restaurantId, events);
        if (restaurant.cursor !== from) {
          // A seat that is further behind has joined meanwhile: read again from its position.
          restaurant.wasWoken = true;
          continue;
        }
        for (const event of events) {
          for (const seat of restaurant.seats) give(seat, event, changed);
          if (isOfOrder(event)) this.#hooks.onDelivered(event.ageSeconds);
        }
        restaurant.cursor = events.at(-1)?.eventId ?? from;
        if (events.length === EVENT_BATCH) restaurant.wasWoken = true;
      }
    } catch (error) {
      this.#hooks.onError(error);
      // The next poll tries again.
      for (const { subscriber } of restaurant.seats) subscriber.down();
    } finally {
      restaurant.isPumping = false;
    }
  }

  /**
   * A signal was lost: the menu must be dropped from this process's cache before clients are told to
   * read it again.
   */
  #missedMenu(restaurantId: number): void {
    this.#db.signals.dispatchLocally('menu', String(restaurantId));
    void this.#announceMenu(restaurantId);
  }

  async #look(): Promise<void> {
    const restaurantIds = [...this.#restaurants.keys()];
    if (restaurantIds.length === 0 || this.#isLooking) return;
    this.#isLooking = true;
    try {
      const heads = await listHeads(this.#db, restaurantIds);
      for (const [restaurantId, restaurant] of this.#restaurants) {
        const head = heads.get(restaurantId);
        if (head) this.#noteWatch(restaurantId, head);
        if (head && head.menuVersion > restaurant.menuVersion) this.#missedMenu(restaurantId);
        if (head && head.lastEventId > restaurant.cursor) this.#wake(restaurantId);
        else for (const seat of restaurant.seats) seat.subscriber.beat();
      }
    } catch {
      for (const restaurant of this.#restaurants.values()) {
        for (const seat of restaurant.seats) seat.subscriber.down();
      }
    } finally {
      this.#isLooking = false;
    }
  }
}

/** By their ids. */
interface Changed {
  tabs: ReadonlyMap<number, { tab: TabOfFeed; lastEventId: number }>;
  calls: ReadonlyMap<number, Call>;
}

function give(seat: Seat, event: RestaurantEvent, { tabs, calls }: Changed): void {
  const { eventId, tabId, callId } = event;
  if (eventId <= seat.cursor) return;
  seat.cursor = eventId;
  const { subscriber, visitId } = seat;
  if (isOfOrder(event) && (visitId === null || visitId === event.visitId)) subscriber.send(event);
  const changed = tabs.get(tabId);
  if (changed && visitId !== null && isTurnedAway(changed.tab, visitId)) subscriber.table();
  if (!changed || (visitId !== null && !seesTab(changed.tab, visitId))) return;
  const call = callId === null ? undefined : calls.get(callId);
  if (call) subscriber.call(call, eventId);
  // A tab is told as it is now: once for all of its orders, and with each number of its own.
  if (!isOfOrder(event) || eventId === changed.lastEventId) subscriber.tab(changed.tab, eventId);
}

function isOfOrder(event: RestaurantEvent): event is OrderEvent {
  return event.order !== null;
}
