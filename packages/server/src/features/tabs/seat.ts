import {
  pickTabNumber,
  seatAt,
  type Seating,
  type TabOpening,
  worksInTheRestaurant,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { requireShownTable } from './shown-tab.ts';
import type { TabKey } from './tab-key.ts';
import {
  findOrderOfClosedTab,
  findPlace,
  findTabOfSameParty,
  findTabOfVisit,
  hasClosedTab,
  insertTab,
  insertTabEvent,
  listTabsAtTable,
  lockTabs,
  putMember,
  putOrderInTab,
  seatVisit,
  updateVisitWithoutTab,
  withdrawRequests,
} from './tab-queries.ts';

/** A phone at a table. */
export interface Seat {
  restaurantId: number;
  visitId: string;
  tableName: string;
  isTableVerified: boolean;
}

/**
 * The tab of a phone, since when it is open, and the phone's number in it. Without one, whose tab it is
 * that has been open since then has to be asked.
 */
export interface Seated {
  tabId: number | null;
  openedAt: string | null;
  memberId: number | null;
}

/** Where a scan leads: into the table's tab or a new one, or to the question whose tab it is. */
export async function seatByScan(tx: Transaction, seat: Seat): Promise<Seated> {
  await lockTabs(tx, seat.restaurantId);
  const seating = await findSeat(tx, seat);
  if (seating.kind === 'join' || (seating.kind === 'open' && seating.opening === 'scan')) {
    return takeSeat(tx, seat, seating);
  }
  // Until it is answered, this phone is at no tab: not at the one of its last table either. A code that
  // proves nothing gets its own with its first order: or anybody could fill the room.
  await leave(tx, seat, seat.tableName);
  const openedAt = seating.kind === 'ask' ? seating.openedAt : null;
  return { tabId: null, openedAt, memberId: null };
}

/**
 * The same for an order without a tab: its phone has not joined, or its tab was closed or moved. What
 * a scan would have asked about becomes a tab of its own, and so does what a phone orders whose own
 * tab was closed while the next party is at the table. Returns the table where its visit is now,
 * which another screen may have changed.
 */
export async function seatToOrder(
  tx: Transaction,
  session: TableSession,
  chosenTabId: number | null,
  shownTabId: number | null,
): Promise<Seat> {
  await lockTabs(tx, session.restaurantId);
  if (worksInTheRestaurant(session.role)) {
    await seatStaffOrder(tx, session, chosenTabId, session.userName);
    return session;
  }
  const seat = { ...session, ...(await findPlace(tx, session)) };
  if (shownTabId !== null) await requireShownTable(tx, seat, shownTabId);
  await seatInOpenTab(tx, seat);
  return seat;
}

/**
 * For an order that reaches the kitchen only now, by its payment or without it: its tab may have been closed
 * meanwhile. Then it goes where its phone would order now; if that has gone to another table, into a tab of
 * its own, for the order is still for its own table.
 */
export async function seatReleasedOrder(
  tx: Transaction,
  order: { restaurantId: number; orderId: number },
): Promise<void> {
  const { restaurantId, orderId } = order;
  await lockTabs(tx, restaurantId);
  const left = await findOrderOfClosedTab(tx, order);
  if (left === null) return;
  const { closedTabId, ...place } = left;
  const seat = { restaurantId, ...place };
  const isThere = (await findPlace(tx, seat))?.tableName === seat.tableName;
  const tabId = isThere ? await seatInOpenTab(tx, seat) : await openTab(tx, seat, 'apart');
  await putOrderInTab(tx, { restaurantId, tabId }, orderId);
  await insertTabEvent(tx, { restaurantId, tabId: closedTabId }, 'order-moved');
  await insertTabEvent(tx, { restaurantId, tabId }, 'order-moved');
}

/** What a scan would have asked about is a tab of its own, or the one of friends who order on likewise. */
async function seatInOpenTab(tx: Transaction, seat: Seat): Promise<number> {
  const seating = await findSeat(tx, seat);
  const isGuess =
    seating.kind === 'ask' || (seating.kind === 'join' && (await hasClosedTab(tx, seat)));
  if (!isGuess) return (await takeSeat(tx, seat, seating)).tabId;
  const friends = await findTabOfSameParty(tx, seat);
  return (await takeSeat(tx, seat, friends === null ? APART : { kind: 'join', tabId: friends }))
    .tabId;
}

/** A tab of its own, beside the table's if it has one; the tabs must be locked. */
export async function openOwn(
  tx: Transaction,
  seat: Seat,
  opening: 'scan' | 'apart',
): Promise<Seated & { tabId: number }> {
  return takeSeat(tx, seat, { kind: 'open', opening });
}

/** A waiter's order: into the tab that was chosen, or the table's oldest, or a new one. */
async function seatStaffOrder(
  tx: Transaction,
  { restaurantId, visitId, tableName }: Omit<Seat, 'isTableVerified'>,
  chosen: number | null,
  actor: string,
): Promise<void> {
  await lockTabs(tx, restaurantId);
  const tabs = await listTabsAtTable(tx, { restaurantId, tableName, visitId });
  if (chosen !== null && !tabs.some(({ tabId }) => tabId === chosen)) {
    throw new AppError('tab_closed');
  }
  const party = tabs.find(({ opening }) => opening !== 'unverified');
  const tabId =
    chosen ?? party?.tabId ?? (await openTab(tx, { restaurantId, tableName }, 'staff', actor));
  await seatVisit(tx, { restaurantId, tabId }, visitId);
}

/** Opens a tab at a table; the tabs must be locked. */
export async function openTab(
  tx: Transaction,
  { restaurantId, tableName }: { restaurantId: number; tableName: string },
  opening: TabOpening,
  actor = '',
): Promise<number> {
  const tabId = await insertTab(tx, {
    restaurantId,
    tableName,
    number: await freeNumber(tx, { restaurantId, tableName }),
    opening,
  });
  await insertTabEvent(tx, { restaurantId, tabId }, 'opened', actor);
  return tabId;
}

/** Throws while a party is at the table: nobody can be moved, called for or paid at one that is gone. */
export async function requireNobodyAt(
  tx: Transaction,
  { restaurantId, tableName }: { restaurantId: number; tableName: string },
): Promise<void> {
  await lockTabs(tx, restaurantId);
  const tabs = await listTabsAtTable(tx, { restaurantId, tableName, visitId: null });
  if (tabs.length > 0) throw new AppError('table_in_use');
}

/** A number that no open tab of the table has: `own` for a tab that comes there with it, if it can stay. */
export async function freeNumber(
  tx: Transaction,
  table: { restaurantId: number; tableName: string },
  own: number | null = null,
): Promise<number> {
  const tabs = await listTabsAtTable(tx, { ...table, visitId: null });
  return pickTabNumber(
    tabs.map(({ number }) => number),
    Math.random(),
    own,
  );
}

const APART = { kind: 'open', opening: 'apart' } as const;

async function findSeat(tx: Transaction, seat: Seat): Promise<Seating> {
  return seatAt(await listTabsAtTable(tx, seat), seat.isTableVerified);
}

async function takeSeat(
  tx: Transaction,
  { restaurantId, visitId, tableName }: Seat,
  seating: { kind: 'join'; tabId: number } | { kind: 'open'; opening: TabOpening },
): Promise<Seated & { tabId: number }> {
  if (seating.kind === 'join') return join(tx, { restaurantId, tabId: seating.tabId }, visitId);
  const tab = { restaurantId, tableName, opening: seating.opening };
  const tabId = await insertTab(tx, { ...tab, number: await freeNumber(tx, tab) });
  const key = { restaurantId, tabId };
  const { memberId, openedAt } = await putMember(tx, key, visitId, true);
  // One event for both: nobody saw the tab without its first member.
  await insertTabEvent(tx, key, 'opened');
  return { tabId, openedAt, memberId };
}

/** A visit becomes a member; the tabs must be locked. An event only if it was not one, or had gone. */
export async function join(
  tx: Transaction,
  key: TabKey,
  visitId: string,
  actor = '',
): Promise<Seated & { tabId: number }> {
  const { memberId, openedAt, hasJoined } = await putMember(tx, key, visitId, true);
  if (hasJoined) await insertTabEvent(tx, key, 'joined', actor);
  return { tabId: key.tabId, openedAt, memberId };
}

/** The tab where a phone is: whose other phones are to be told once it has gone. */
export async function findOwnTab(
  db: Queryable,
  { restaurantId, visitId }: Pick<Seat, 'restaurantId' | 'visitId'>,
): Promise<number | null> {
  return findTabOfVisit(db, restaurantId, visitId);
}

/** A phone that has gone is at its tab no more, waits at none, and neither is there what it was choosing. */
export async function leaveTab(
  db: Database,
  visit: Pick<Seat, 'restaurantId' | 'visitId'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTabs(tx, visit.restaurantId);
    await leave(tx, visit, null);
  });
}

/** The tabs must be locked. At `keptTable` it goes on waiting, if it does. */
async function leave(
  tx: Transaction,
  { restaurantId, visitId }: Pick<Seat, 'restaurantId' | 'visitId'>,
  keptTable: string | null,
): Promise<void> {
  await updateVisitWithoutTab(tx, restaurantId, visitId);
  await withdrawRequests(tx, restaurantId, visitId, keptTable);
}
