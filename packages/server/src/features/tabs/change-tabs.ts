import {
  auditEvent,
  excessOf,
  formatEuros,
  isMemberNameTaken,
  isNumberSpent,
  memberName,
  nameApart,
  readGuess,
  tableLabel,
  tabTotals,
  tidyName,
  unpaidLabel,
  type CloseReason,
  type TabAtTable,
  newFact,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { SessionStore } from '../../auth/session-store.ts';
import type { TableSession } from '../../auth/session.ts';
import { recordChanges } from '../audit/record-changes.ts';
import type { Actor } from '../orders/advance-order.ts';
import { lockOpenOrders } from '../orders/order-locks.ts';
import { readOrdersOfTabs } from '../orders/read-orders.ts';
import { reopenMergedCalls } from './call-queries.ts';
import { mergeCalls, splitCalls, tellCallsMoved } from './change-calls.ts';
import { cancelWeighings } from '../orders/weigh-order.ts';
import { shutTab } from './end-tabs.ts';
import { findOwnTab, freeNumber, join, openOwn, openTab } from './seat.ts';
import {
  hasPaidSince,
  moveMoney,
  moveMoneyBack,
  readMoneyOf,
  releaseClaims,
} from './tab-money-queries.ts';
import type { TabKey } from './tab-key.ts';
import {
  countWrongNumber,
  dropRequests,
  findLastMerged,
  findOrderTab,
  findPlace,
  findTab,
  findTabOfSameParty,
  insertTabEvent,
  isOfSameParty,
  isTable,
  listTabsAtTable,
  lockTabs,
  moveContents,
  moveContentsBack,
  moveOpenOrders,
  noteRoomUse,
  putMember,
  putOrderInTab,
  tellRenamed,
  type TabRow,
  updateMemberName,
  updateTabClosed,
  updateTabOpening,
  updateTabTable,
  wasVouchedFor,
} from './tab-queries.ts';

/** The way of a phone into a tab of its table that its scan had to ask about. */
export type Way = { number: number } | 'ask' | 'new';

/**
 * Takes a phone into the table's tab by its number, lets it wait to be let in, or opens a tab of its
 * own. Returns the tab whose member it is, and null while it waits.
 */
export async function joinTab(
  { db, feed }: Pick<Dependencies, 'db' | 'feed'>,
  session: TableSession,
  way: Way,
): Promise<number | null> {
  const { restaurantId, tableName, visitId, isTableVerified } = session;
  const leftTabId = await findOwnTab(db, session);
  /** Those whose phones hear of it without an event. */
  const changed: number[] = [];
  const outcome = await db.transaction(async (tx) => {
    await lockTabs(tx, restaurantId);
    const tabs = await listTabsAtTable(tx, { restaurantId, tableName, visitId });
    // Whoever has only a photograph of a code joins nobody, not even by asking.
    if (!isTableVerified && way !== 'new') return 'unverified';
    const own = tabs.find(({ isOwn }) => isOwn);
    const isThere =
      own !== undefined &&
      (isThereAlready(own, way) ||
        // Shared with those of a tab that has ended: the answer to the same wish was lost.
        (way === 'new' && (await isOfSameParty(tx, session, own.tabId))));
    if (isThere) {
      return (await join(tx, { restaurantId, tabId: own.tabId }, visitId)).tabId;
    }
    // A code that proves nothing opens its own with its first order, and not before.
    if (way === 'new' && !isTableVerified) return null;
    const atTable = tabs.filter(({ opening }) => opening !== 'unverified');
    const parties = atTable.filter((tab) => tab !== own);
    if (way === 'new') {
      // Those who stay on after their tab has ended share the next one.
      const friends = await findTabOfSameParty(tx, session);
      if (friends !== null)
        return (await join(tx, { restaurantId, tabId: friends }, visitId)).tabId;
      return (await openOwn(tx, session, atTable.length === 0 ? 'scan' : 'apart')).tabId;
    }
    if (way === 'ask') {
      // Whoever was let in once need not ask again.
      const former = parties.find(({ hasBeenIn }) => hasBeenIn);
      if (former) return (await join(tx, { restaurantId, tabId: former.tabId }, visitId)).tabId;
      for (const { tabId } of parties) {
        const { hasJoined } = await putMember(tx, { restaurantId, tabId }, visitId, false);
        if (hasJoined) await insertTabEvent(tx, { restaurantId, tabId }, 'asked');
      }
      return parties.length === 0 ? 'closed' : null;
    }
    const guess = readGuess(parties, way.number);
    if (guess.kind === 'join') {
      return (await join(tx, { restaurantId, tabId: guess.tabId }, visitId)).tabId;
    }
    // Counted in this transaction, so it must not fail.
    if (guess.kind === 'wrong') {
      const counted = await countWrongNumber(tx, restaurantId, guess.tabIds);
      const spent = counted.filter(isNumberSpent);
      changed.push(...spent.map(({ tabId }) => tabId));
      if (spent.length === counted.length) return 'admission';
    }
    return parties.length === 0 ? 'closed' : guess.kind;
  });
  feed.announce(restaurantId);
  if (typeof outcome === 'number' && leftTabId !== null && leftTabId !== outcome) {
    changed.push(leftTabId);
  }
  for (const tabId of changed) feed.announceTable(restaurantId, tabId);
  if (typeof outcome !== 'string') return outcome;
  throw new AppError(REFUSALS[outcome]);
}

/** Twice the same wish is one. A tab of one's own is one that this phone has opened, and no friend's. */
function isThereAlready(
  own: Pick<TabAtTable, 'number' | 'opening'> & { isOpener: boolean; phones: number },
  way: Way,
): boolean {
  if (way === 'new') return own.isOpener && (own.opening === 'apart' || own.phones === 1);
  return way === 'ask' ? own.opening !== 'apart' : own.number === way.number;
}

const REFUSALS = {
  unverified: 'table_not_verified',
  closed: 'tab_closed',
  wrong: 'wrong_table_number',
  admission: 'admission_only',
} as const;

/** Gives a phone's owner a name at its tab, and to what it has in the kitchen. */
export async function nameMember(
  db: Database,
  { restaurantId, visitId }: TableSession,
  tabId: number,
  typed: string,
): Promise<void> {
  const key = { restaurantId, tabId };
  const name = tidyName(typed);
  await db.transaction(async (tx) => {
    await lockOpenOrders(tx, restaurantId, { tabIds: [tabId] });
    await lockTabs(tx, restaurantId);
    const { members } = await requireOpen(tx, key);
    const member = members.find((one) => one.visitId === visitId);
    if (!member || member.name === name) return;
    if (
      isMemberNameTaken(
        name,
        members.filter((one) => one !== member),
      )
    ) {
      const nombre = 'Ya hay alguien con este nombre en la mesa';
      throw new AppError('bad_request', { fields: { nombre } });
    }
    await updateMemberName(tx, key, visitId, name);
    const remark = `${memberName(member)}: ${memberName({ ...member, name })}`;
    await tellRenamed(tx, key, visitId, remark);
    await insertTabEvent(tx, key, 'named');
  });
}

/**
 * Lets in a phone that asked to be; nothing happens to one that is in already. `by` is null where a
 * member does so, and not the staff.
 */
export async function admit(
  db: Database,
  key: TabKey,
  memberId: number,
  by: Actor | null = null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTabs(tx, key.restaurantId);
    const { tableName, members } = await requireOpen(tx, key);
    const member = members.find((one) => one.memberId === memberId);
    if (!member) throw new AppError('not_found');
    if (member.isIn) return;
    // Its phone has gone to another table meanwhile.
    const place = await findPlace(tx, { ...key, visitId: member.visitId });
    if (place?.tableName !== tableName) throw new AppError('not_found');
    await join(tx, key, member.visitId, by?.userName);
    if (by) await recordChanges(tx, by, [auditEvent('member-let-in', tableLabel(tableName))]);
  });
}

/**
 * A waiter seats a party that has no phone at the table yet. A table that has a tab keeps it, unless the
 * party sits beside the other one: then it gets a second tab, once however often that is pressed.
 */
export async function seatParty(
  db: Database,
  { restaurantId, userName }: Actor,
  { tableName, isBeside }: { tableName: string; isBeside: boolean },
): Promise<{ tabId: number; isNew: boolean }> {
  return inRoom(db, restaurantId, async (tx) => {
    await requireDiningTable(tx, restaurantId, tableName);
    const tabs = await listTabsAtTable(tx, { restaurantId, tableName, visitId: null });
    const parties = tabs.filter(({ opening }) => opening !== 'unverified');
    const party = isBeside ? await findUnused(tx, restaurantId, parties) : parties[0];
    if (party) return { tabId: party.tabId, isNew: false };
    const tabId = await openTab(tx, { restaurantId, tableName }, 'staff', userName);
    return { tabId, isNew: true };
  });
}

/** The second tab of a table that nobody has used yet. */
async function findUnused(tx: Transaction, restaurantId: number, parties: readonly TabAtTable[]) {
  const last = parties.length > 1 ? parties.at(-1) : undefined;
  if (!last) return undefined;
  const { members } = await requireTab(tx, { restaurantId, tabId: last.tabId });
  const orders = await readOrdersOfTabs(tx, restaurantId, [last.tabId]);
  return members.length === 0 && orders.length === 0 ? last : undefined;
}

/**
 * A party goes to another table: its phones and its orders on the board follow. Returns the visits that
 * waited to be let in, which stay where they are.
 */
export async function moveTab(
  sessions: SessionStore,
  by: Actor,
  key: TabKey,
  { tableName, isBeside }: { tableName: string; isBeside: boolean },
): Promise<string[]> {
  const { userName } = by;
  let turnedAway: string[] = [];
  await sessions.moveVisits(async (tx) => {
    await lockOpenOrders(tx, key.restaurantId, { tabIds: [key.tabId] });
    await enterRoom(tx, key.restaurantId);
    const tab = await requireOpen(tx, key);
    if (tab.tableName === tableName) return null;
    await requireDiningTable(tx, key.restaurantId, tableName);
    const there = await listTabsAtTable(tx, { ...key, tableName, visitId: null });
    if (there.length > 0 && !isBeside) throw new AppError('table_taken');
    const { restaurantId } = key;
    const number = await freeNumber(tx, { restaurantId, tableName }, tab.number);
    await updateTabTable(tx, key, tableName, number);
    turnedAway = await dropRequests(tx, key);
    await bringOrders(tx, key, tab.tableName, tableName, { came: [], userName });
    await tellCallsMoved(tx, restaurantId, tab, userName);
    await insertTabEvent(tx, key, 'moved', userName);
    await recordMove(tx, by, 'tab-moved', { from: tab.tableName, to: tableName });
    return { restaurantId, tableName, visitIds: phonesOf(tab) };
  });
  return turnedAway;
}

/** A tab goes into another with its members and orders; `splitTab` undoes it for a minute. */
export async function mergeTabs(
  sessions: SessionStore,
  by: Actor,
  key: TabKey,
  intoTabId: number,
): Promise<void> {
  const { userName } = by;
  if (key.tabId === intoTabId) throw new AppError('same_tab');
  await sessions.moveVisits(async (tx) => {
    const { restaurantId } = key;
    const into = { restaurantId, tabId: intoTabId };
    await lockOpenOrders(tx, restaurantId, { tabIds: [key.tabId, intoTabId] });
    await enterRoom(tx, restaurantId);
    const tab = await requireOpen(tx, key);
    const intoTab = await requireOpen(tx, into);
    const { tableName } = intoTab;
    const came = await moveContents(tx, key, intoTabId);
    await setApart(tx, into, tab, intoTab);
    await moveMoney(tx, key, intoTabId);
    await updateTabClosed(tx, key, { reason: '', actor: userName, mergedInto: intoTabId });
    await mergeCalls(tx, restaurantId, { from: tab, into: intoTab }, userName);
    await bringOrders(tx, into, tab.tableName, tableName, { came, userName });
    await insertTabEvent(tx, key, 'merged', userName);
    await insertTabEvent(tx, into, 'merged', userName);
    await vouch(tx, into, tab, intoTab);
    await recordMove(tx, by, 'tabs-merged', { from: tab.tableName, to: tableName });
    return { restaurantId, tableName, visitIds: phonesOf(tab) };
  });
}

/**
 * Undoes the last merge into a tab. Returns the tab that is open again. Where others have sat down at
 * its table meanwhile, only if it may stand beside theirs.
 */
export async function splitTab(
  sessions: SessionStore,
  by: Actor,
  from: TabKey,
  { isBeside }: { isBeside: boolean },
): Promise<number> {
  const { userName } = by;
  let tabId = 0;
  await sessions.moveVisits(async (tx) => {
    const { restaurantId } = from;
    await lockOpenOrders(tx, restaurantId, { tabIds: [from.tabId] });
    await enterRoom(tx, restaurantId);
    const { tableName: leftTable } = await requireOpen(tx, from);
    const merged = await findLastMerged(tx, from);
    if (!merged?.isRecent) throw new AppError('too_late_to_split');
    ({ tabId } = merged);
    const key = { restaurantId, tabId };
    // Nobody could say any more whose bill that was.
    if (await hasPaidSince(tx, from, tabId)) throw new AppError('too_late_to_split');
    const home = { restaurantId, tableName: merged.tableName };
    const there = await listTabsAtTable(tx, { ...home, visitId: null });
    if (!isBeside && there.some((one) => one.tabId !== from.tabId)) {
      throw new AppError('table_taken');
    }
    const number = await freeNumber(tx, home, merged.number);
    await updateTabTable(tx, key, merged.tableName, number);
    // Which calls the merge has ended shows only while the tab is closed.
    const reopened = await reopenMergedCalls(tx, key, from.tabId);
    const came = await moveContentsBack(tx, key, from.tabId);
    await moveMoneyBack(tx, key, from.tabId);
    // Beside the other's orders a tab may have become cheaper than what is claimed of it.
    for (const one of [from, key]) await letGoBeyondDue(tx, one, userName);
    // Without them it is a stranger's again.
    if (await wasVouchedFor(tx, from, tabId)) await updateTabOpening(tx, from, 'unverified');
    await splitCalls(tx, key, { fromTabId: from.tabId, reopened }, userName);
    await bringOrders(tx, key, leftTable, merged.tableName, { came, userName });
    await insertTabEvent(tx, from, 'split', userName);
    await insertTabEvent(tx, key, 'split', userName);
    await recordMove(tx, by, 'tabs-split', { from: leftTable, to: merged.tableName });
    const { tableName, members } = await requireOpen(tx, key);
    return { restaurantId, tableName, visitIds: phonesOf({ members }) };
  });
  return tabId;
}

/**
 * Closes a tab for good, with a reason where something is due; one that is closed already stays as it
 * is.
 */
export async function closeTab(
  { db, onTabClosed }: Pick<Dependencies, 'db' | 'onTabClosed'>,
  by: Actor,
  key: TabKey,
  reason: CloseReason | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOpenOrders(tx, key.restaurantId, { tabIds: [key.tabId] });
    await enterRoom(tx, key.restaurantId);
    const tab = await requireTab(tx, key);
    if (tab.closedAt !== null) return;
    const { dueCents } = await readMoney(tx, key);
    if (dueCents > 0 && reason === null) {
      const motivo = `Quedan ${formatEuros(dueCents)} por pagar: di por qué se cierra`;
      throw new AppError('bad_request', { fields: { motivo } });
    }
    const unpaid = dueCents > 0 ? reason : null;
    await cancelWeighings(tx, key, by.userName);
    await shutTab(tx, key, { reason: unpaid ?? '', actor: by.userName });
    const left = dueCents > 0 ? [newFact('Sin pagar', formatEuros(dueCents))] : [];
    const why = unpaid ? [newFact('Motivo', unpaidLabel(unpaid))] : [];
    const closed = auditEvent('tab-closed', tableLabel(tab.tableName), [...left, ...why]);
    await recordChanges(tx, by, [closed]);
    await onTabClosed(tx, key);
  });
}

/** An order that was put into the wrong tab goes into another, and to its table. */
export async function moveOrder(
  db: Database,
  by: Actor,
  orderId: number,
  intoTabId: number,
): Promise<void> {
  const { restaurantId, userName } = by;
  await db.transaction(async (tx) => {
    await lockOpenOrders(tx, restaurantId, { tabIds: [intoTabId], orderIds: [orderId] });
    await enterRoom(tx, restaurantId);
    const fromTabId = await findOrderTab(tx, restaurantId, orderId);
    if (fromTabId === null) throw new AppError('not_found');
    if (fromTabId === intoTabId) return;
    const into = { restaurantId, tabId: intoTabId };
    const from = { restaurantId, tabId: fromTabId };
    const { tableName } = await requireOpen(tx, into);
    const former = await requireTab(tx, from);
    await putOrderInTab(tx, into, orderId);
    await letGoBeyondDue(tx, from, userName);
    await bringOrders(tx, into, former.tableName, tableName, { came: [orderId], userName });
    await insertTabEvent(tx, from, 'order-moved', userName);
    await insertTabEvent(tx, into, 'order-moved', userName);
    const change = changeOfTable({ from: former.tableName, to: tableName });
    await recordChanges(tx, by, [auditEvent('order-moved', `Pedido nº ${orderId}`, [change])]);
  });
}

interface Tables {
  from: string;
  to: string;
}

async function recordMove(
  tx: Transaction,
  by: Actor,
  action: 'tab-moved' | 'tabs-merged' | 'tabs-split',
  tables: Tables,
): Promise<void> {
  const change = changeOfTable(tables);
  await recordChanges(tx, by, [auditEvent(action, tableLabel(tables.from), [change])]);
}

function changeOfTable({ from, to }: Tables) {
  return { field: 'Mesa', from: tableLabel(from), to: tableLabel(to) };
}

/**
 * A tab that orders have left may cost less than is claimed of it: the newest claims end. Money that was
 * paid on account of it stays where it was paid, so the orders must too.
 */
async function letGoBeyondDue(tx: Transaction, key: TabKey, actor: string): Promise<void> {
  const { payments, dueCents, reservedCents } = await readMoney(tx, key);
  const { released, givenBack } = excessOf(payments, reservedCents - dueCents);
  if (givenBack.length > 0) throw new AppError('paid_on_account');
  await releaseClaims(tx, key, released, { end: 'changed', actor });
}

async function bringOrders(
  tx: Transaction,
  key: TabKey,
  from: string,
  to: string,
  { came, userName }: { came: readonly number[]; userName: string },
): Promise<void> {
  const remark = from === to ? '' : `De ${tableLabel(from)} a ${tableLabel(to)}`;
  await moveOpenOrders(tx, key, to, { cameOrderIds: came, actor: userName, remark });
}

/** A party that sits down with a stranger can still be joined: the tab is theirs then. */
async function vouch(
  tx: Transaction,
  into: TabKey,
  { opening }: TabRow,
  { opening: openingThere }: TabRow,
): Promise<void> {
  if (openingThere !== 'unverified' || opening === 'unverified') return;
  await updateTabOpening(tx, into, opening);
  await insertTabEvent(tx, into, 'vouched');
}

/** Who comes with a name that somebody there has already gets a number behind it. */
async function setApart(
  tx: Transaction,
  into: TabKey,
  { members: coming }: TabRow,
  { members: there }: TabRow,
): Promise<void> {
  const taken = [...there];
  for (const member of coming.filter(({ isIn }) => isIn)) {
    const isThere = there.some(({ visitId }) => visitId === member.visitId);
    const name = isThere ? member.name : nameApart(member.name, taken);
    if (name !== member.name) await updateMemberName(tx, into, member.visitId, name);
    taken.push({ ...member, name });
  }
}

/** What staff do with tabs also says that this restaurant uses its room. */
async function inRoom<Result>(
  db: Database,
  restaurantId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await enterRoom(tx, restaurantId);
    return work(tx);
  });
}

export { usesRoom } from './tab-queries.ts';

/** What staff do with tabs: they are locked, and this restaurant counts as one that tends them. */
async function enterRoom(tx: Transaction, restaurantId: number): Promise<void> {
  await lockTabs(tx, restaurantId);
  await noteRoomUse(tx, restaurantId);
}

/** What is due at a tab, and what has been paid and claimed of it. */
async function readMoney(tx: Transaction, { restaurantId, tabId }: TabKey) {
  const orders = await readOrdersOfTabs(tx, restaurantId, [tabId]);
  const { payments } = await readMoneyOf(tx, { restaurantId, tabId });
  const totals = tabTotals(
    orders.map(({ order }) => order),
    payments,
  );
  return { ...totals, payments };
}

/** What a waiter types must be one of the tables that the owner has made. */
async function requireDiningTable(
  tx: Transaction,
  restaurantId: number,
  tableName: string,
): Promise<void> {
  if (await isTable(tx, restaurantId, tableName)) return;
  const mesa = 'No hay ninguna mesa con este nombre';
  throw new AppError('bad_request', { fields: { mesa } });
}

async function requireTab(tx: Transaction, key: TabKey): Promise<TabRow> {
  const tab = await findTab(tx, key);
  if (!tab) throw new AppError('not_found');
  return tab;
}

async function requireOpen(tx: Transaction, key: TabKey): Promise<TabRow> {
  const tab = await requireTab(tx, key);
  if (tab.closedAt !== null) throw new AppError('tab_closed');
  return tab;
}

/** The phones that sit there: one that is at another table by now is not among them. */
function phonesOf({ members }: Pick<TabRow, 'members'>): string[] {
  return members.filter(({ isHere }) => isHere).map(({ visitId }) => visitId);
}
