import {
  callHeldForSeconds,
  joinCallTexts,
  type BillForm,
  type Call,
  type CallKind,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { TableSession } from '../../auth/session.ts';
import { onlyRow, type Database, type Transaction } from '../../db/database.ts';
import type { Actor } from '../orders/advance-order.ts';
import {
  bringBillAsked,
  insertCall,
  listCallAges,
  listCalls,
  moveCallsBack,
  takeBillAskedBack,
  updateBillAsked,
  updateCallEnded,
  updateCallForm,
  updateCallsOfTabEnded,
  updateCallTab,
  updateCallText,
  updateCallTaken,
} from './call-queries.ts';
import { requireOwnTab, requireShownTab } from './shown-tab.ts';
import type { TabKey } from './tab-key.ts';
import { insertTabEvent, lockTabs, type TabRow } from './tab-queries.ts';

interface CallWish {
  kind: CallKind;
  /** Of a bill; null for anything else. */
  form: BillForm | null;
  text: string;
  /** The tab that the phone's screen shows, if it says so. */
  shownTabId: number | undefined;
}

/**
 * A table calls; while it has an open call of that kind, it gets that one: a bill with another way of
 * paying, and what somebody else asked for in words of their own with these behind them. Whoever has only a photograph of the table's code makes no room ring.
 */
export async function callWaiter(
  db: Database,
  session: TableSession,
  { kind, form, text, shownTabId }: CallWish,
): Promise<{ call: Call; isNew: boolean }> {
  if (!session.isTableVerified) throw new AppError('table_not_verified');
  const { restaurantId, visitId } = session;
  return db.transaction(async (tx) => {
    await lockTabs(tx, restaurantId);
    const tab = await requireOwnTab(tx, session);
    const key = { restaurantId, tabId: tab.tabId };
    await requireShownTab(tx, key, shownTabId);
    if (tab.closedAt !== null) throw new AppError('tab_closed');
    const open = tab.calls.find((one) => one.kind === kind);
    if (open) {
      if (form !== null && form !== open.form) {
        await updateCallForm(tx, restaurantId, open.callId, form);
        await insertTabEvent(tx, key, 'call-changed', '', open.callId);
      }
      await addText(tx, key, open, text);
      return { call: await requireCall(tx, restaurantId, open.callId), isNew: false };
    }
    const waitSeconds = callHeldForSeconds(await listCallAges(tx, key, visitId, kind));
    if (waitSeconds > 0) throw new AppError('too_many_calls', {}, waitSeconds);
    const callId = await insertCall(tx, key, { visitId, kind, form, text });
    if (kind === 'bill') await updateBillAsked(tx, key, true);
    await insertTabEvent(tx, key, 'called', '', callId);
    return { call: await requireCall(tx, restaurantId, callId), isNew: true };
  });
}

/** Any member of its tab ends a call: 'Ya no hace falta'. The bill is then not asked for any more. */
export async function endOwnCall(
  db: Database,
  session: TableSession,
  callId: number,
): Promise<Call> {
  const { restaurantId } = session;
  return db.transaction(async (tx) => {
    await lockTabs(tx, restaurantId);
    const { tabId } = await requireOwnTab(tx, session);
    const call = await requireCall(tx, restaurantId, callId);
    if (call.tabId !== tabId) throw new AppError('not_found');
    if (call.endedAt === null && call.kind === 'bill') {
      await updateBillAsked(tx, { restaurantId, tabId }, false);
    }
    return end(tx, restaurantId, call, '');
  });
}

/** The first who says so goes; whoever comes after reads who. */
export async function takeCall(
  db: Database,
  { restaurantId, userName }: Actor,
  callId: number,
): Promise<Call> {
  return answering(db, restaurantId, async (tx) => {
    const call = await requireCall(tx, restaurantId, callId);
    if (call.takenAt !== null || call.endedAt !== null) return call;
    await updateCallTaken(tx, restaurantId, callId, userName);
    await insertTabEvent(tx, { restaurantId, tabId: call.tabId }, 'call-taken', userName, callId);
    return requireCall(tx, restaurantId, callId);
  });
}

/** Whoever goes by ends it, not only the one who took it. */
export async function endCall(
  db: Database,
  { restaurantId, userName }: Actor,
  callId: number,
): Promise<Call> {
  return answering(db, restaurantId, async (tx) =>
    end(tx, restaurantId, await requireCall(tx, restaurantId, callId), userName),
  );
}

/** A tab that is closed needs nothing any more. The tabs must be locked. */
export async function endCallsOfTab(tx: Transaction, key: TabKey, actor: string): Promise<void> {
  for (const callId of await updateCallsOfTabEnded(tx, key, actor)) {
    await insertTabEvent(tx, key, 'call-ended', actor, callId);
  }
}

/** Tells every screen that the calls of a tab are at another table now. */
export async function tellCallsMoved(
  tx: Transaction,
  restaurantId: number,
  { tabId, calls }: TabRow,
  actor: string,
): Promise<void> {
  for (const { callId } of calls) {
    await insertTabEvent(tx, { restaurantId, tabId }, 'call-moved', actor, callId);
  }
}

/** The calls of a tab go into another with it; one that is open there too has ended. */
export async function mergeCalls(
  tx: Transaction,
  restaurantId: number,
  { from, into }: { from: TabRow; into: TabRow },
  actor: string,
): Promise<void> {
  const key = { restaurantId, tabId: into.tabId };
  await bringBillAsked(tx, { restaurantId, tabId: from.tabId }, into.tabId);
  for (const { callId, kind, text } of from.calls) {
    const open = into.calls.find((one) => one.kind === kind);
    if (open) {
      await updateCallEnded(tx, restaurantId, callId, actor);
      await addText(tx, key, open, text);
    } else {
      await updateCallTab(tx, key, callId);
    }
    // Of the tab where its phones are now: those hear of it.
    await insertTabEvent(tx, key, open ? 'call-ended' : 'call-moved', actor, callId);
  }
}

/**
 * The members of a tab that is separated again take their calls with them, and those that the merge had
 * ended for them ring again.
 */
export async function splitCalls(
  tx: Transaction,
  key: TabKey,
  { fromTabId, reopened }: { fromTabId: number; reopened: readonly number[] },
  actor: string,
): Promise<void> {
  for (const callId of reopened) await insertTabEvent(tx, key, 'call-moved', actor, callId);
  await takeBillAskedBack(tx, key, fromTabId);
  for (const { callId, kind } of await moveCallsBack(tx, key, fromTabId)) {
    if (kind === 'bill') {
      await updateBillAsked(tx, { ...key, tabId: fromTabId }, false);
      await updateBillAsked(tx, key, true);
    }
    await insertTabEvent(tx, key, 'call-moved', actor, callId);
  }
}

async function addText(tx: Transaction, key: TabKey, open: Call, more: string): Promise<void> {
  const text = joinCallTexts(open.text, more);
  if (text === open.text) return;
  await updateCallText(tx, key.restaurantId, open.callId, text);
  await insertTabEvent(tx, key, 'call-changed', '', open.callId);
}

async function end(
  tx: Transaction,
  restaurantId: number,
  call: Call,
  actor: string,
): Promise<Call> {
  const { callId, tabId } = call;
  if (call.endedAt !== null) return call;
  await updateCallEnded(tx, restaurantId, callId, actor);
  await insertTabEvent(tx, { restaurantId, tabId }, 'call-ended', actor, callId);
  return requireCall(tx, restaurantId, callId);
}

/** Whoever goes to a table that calls has not yet begun to tend the tabs in the room. */
async function answering<Result>(
  db: Database,
  restaurantId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockTabs(tx, restaurantId);
    return work(tx);
  });
}

async function requireCall(tx: Transaction, restaurantId: number, callId: number): Promise<Call> {
  const calls = await listCalls(tx, restaurantId, [callId]);
  if (calls.length === 0) throw new AppError('not_found');
  return onlyRow(calls);
}
