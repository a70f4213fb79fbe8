import { tabToWire, type TabContents, type TabOrder, type TabWire } from '@simplato/contract';
import type { TabMoney } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Queryable } from '../../db/database.ts';
import { readOrdersOfTabs, type OrderOfTab } from '../orders/read-orders.ts';
import { listVisitsAt } from './basket-queries.ts';
import { listTabMoney, type TabMoneyRow } from './tab-money-queries.ts';
import type { TabKey } from './tab-key.ts';
import {
  findTabOfVisit,
  hasAsked,
  listTabIdsOfRoom,
  listTabs,
  listTabsAtTable,
  type TabRow,
} from './tab-queries.ts';

/** A tab with its orders, and whose phones its members are. */
export type TabOfFeed = Omit<TabContents, 'tab'> & { tab: TabRow };

/** Tabs with their orders and payments, oldest first; four statements, however many there are. */
export async function readTabs(
  db: Queryable,
  restaurantId: number,
  tabIds: readonly number[],
): Promise<TabOfFeed[]> {
  if (tabIds.length === 0) return [];
  const [tabs, orders, moneys] = await Promise.all([
    listTabs(db, restaurantId, tabIds),
    readOrdersOfTabs(db, restaurantId, tabIds),
    listTabMoney(db, restaurantId, tabIds),
  ]);
  return tabs.map(({ tab, baskets, basketVersion }) => ({
    tab: withoutGone(
      tab,
      orders.filter(({ tabId }) => tabId === tab.tabId),
      moneys.get(tab.tabId),
    ),
    orders: orders.filter(({ tabId }) => tabId === tab.tabId).map((one) => orderOfTab(tab, one)),
    // In the order in which their phones came.
    baskets: tab.members.flatMap(({ memberId, visitId }) =>
      baskets.flatMap((one) =>
        one.visitId === visitId
          ? [{ memberId, lines: one.lines, note: one.note, avoided: one.avoided }]
          : [],
      ),
    ),
    told: tab.members.filter(({ isIn, isHere }) => isIn && isHere),
    basketVersion,
    money: moneyOf(tab, moneys.get(tab.tabId)),
  }));
}

/** Whoever has left and leaves nothing behind is seen no more; the others keep their numbers. */
function withoutGone(
  tab: TabRow,
  orders: readonly OrderOfTab[],
  money: TabMoneyRow | undefined,
): TabRow {
  const left = new Set([
    ...orders.flatMap(({ visitId, lineVisitIds }) => [visitId, ...lineVisitIds]),
    ...(money?.payments ?? []).map(({ visitId }) => visitId),
  ]);
  const members = tab.members.filter(
    ({ memberId, visitId, isIn, isHere }) =>
      isHere || !isIn || left.has(visitId) || tab.calls.some((call) => call.memberId === memberId),
  );
  return { ...tab, members };
}

function moneyOf(
  tab: TabRow,
  money: TabMoneyRow = { payments: [], ofOrders: [], division: null },
): TabMoney {
  return {
    ...money,
    payments: money.payments.map(({ visitId, ...payment }) => ({
      ...payment,
      memberId: visitId === null ? null : (memberOf(tab, visitId)?.memberId ?? null),
    })),
  };
}

function orderOfTab(tab: TabRow, one: OrderOfTab): TabOrder {
  const { order, visitId, lineVisitIds, ownNotes, avoidedBy } = one;
  const idOf = (visit: string) => memberOf(tab, visit)?.memberId ?? null;
  return {
    order,
    memberId: idOf(visitId),
    lineMembers: lineVisitIds.map((other) => idOf(other ?? visitId)),
    noteParts: ownNotes && byMember(ownNotes, idOf),
    avoidedBy: byMember(avoidedBy ?? {}, idOf),
  };
}

function byMember<Own>(
  byVisit: Readonly<Record<string, Own>>,
  idOf: (visit: string) => number | null,
): Map<number, Own> {
  return new Map(
    Object.entries(byVisit).flatMap(([visit, own]) => {
      const memberId = idOf(visit);
      return memberId === null ? [] : [[memberId, own] as const];
    }),
  );
}

export async function readTabsOfRoom(db: Queryable, restaurantId: number): Promise<TabWire[]> {
  const tabs = await readTabs(db, restaurantId, await listTabIdsOfRoom(db, restaurantId));
  return tabs.map((one) => tabToWire(one, 'staff'));
}

export async function readTabForStaff(
  db: Queryable,
  { restaurantId, tabId }: TabKey,
): Promise<TabWire> {
  const [found] = await readTabs(db, restaurantId, [tabId]);
  if (!found) throw new AppError('not_found');
  return tabToWire(found, 'staff');
}

/** The tab of a phone, as its member sees it. */
export async function readOwnTab(
  db: Queryable,
  { restaurantId, visitId }: TableSession,
): Promise<TabWire> {
  const found = await readTabOfVisit(db, restaurantId, visitId);
  const wire = found && tabForVisit(found, visitId);
  if (!wire) throw new AppError('not_found');
  return wire;
}

/** Where a phone is: at its own tab or, at a table with an open one, before the question whose it is. */
export interface Place {
  own: TabWire | null;
  openSince: string | null;
  isWaiting: boolean;
}

export async function readPlace(db: Queryable, session: TableSession): Promise<Place> {
  const { restaurantId, visitId, isTableVerified } = session;
  const found = await readTabOfVisit(db, restaurantId, visitId);
  const own = found && tabForVisit(found, visitId);
  if (own && found.tab.closedAt === null) return { own, openSince: null, isWaiting: false };
  const [parties, isWaiting] = await Promise.all([
    listTabsAtTable(db, session),
    hasAsked(db, session),
  ]);
  // Whoever has only a photograph of a code is asked nothing, and so learns nothing.
  const party = parties.find(({ opening }) => isTableVerified && opening !== 'unverified');
  return { own, openSince: party?.openedAt ?? null, isWaiting };
}

/** Whether a phone is told of a tab: while it is one of its members, and at no other since. */
export function seesTab({ tab }: TabOfFeed, visitId: string): boolean {
  const member = memberOf(tab, visitId);
  return member !== undefined && member.isIn && member.isHere;
}

/** Whether a phone still waits to be let into a tab that is over. */
export function isTurnedAway({ tab }: TabOfFeed, visitId: string): boolean {
  return tab.closedAt !== null && memberOf(tab, visitId)?.isIn === false;
}

/** The tab whose member a visit is now, open or closed; null where it has none. */
export async function readTabOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
): Promise<TabOfFeed | null> {
  for (;;) {
    const tabId = await findTabOfVisit(db, restaurantId, visitId);
    const [found] = tabId === null ? [] : await readTabs(db, restaurantId, [tabId]);
    if (!found) return null;
    if (seesTab(found, visitId)) return found;
    // Between the two it may have gone into another tab, or out of it again.
    if ((await findTabOfVisit(db, restaurantId, visitId)) === tabId) return found;
  }
}

/** The visits of the phones at a tab. */
export async function readVisitsAt(db: Queryable, key: TabKey): Promise<ReadonlySet<string>> {
  return new Set(await listVisitsAt(db, key));
}

/** A tab as a phone sees it whose member it is. */
export function tabForVisit(found: TabOfFeed, visitId: string): TabWire | null {
  const member = memberOf(found.tab, visitId);
  return member?.isIn ? tabToWire(found, { memberId: member.memberId }) : null;
}

function memberOf({ members }: TabRow, visitId: string) {
  return members.find((one) => one.visitId === visitId);
}
