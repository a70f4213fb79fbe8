import { CALL_PACE, type BillForm, type Call, type CallKind } from '@simplato/domain';
import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';
import type { TabKey } from './tab-key.ts';

/** A call as its tab `t` shows it; `m` is the member that called. */
const CALL_JSON = `json_build_object('callId', c.call_id, 'tabId', c.tab_id,
  'tableName', t.table_name, 'kind', c.kind, 'form', c.form, 'text', c.text,
  'memberId', m.member_id, 'askedAt', c.asked_at, 'takenBy', c.taken_by, 'takenAt', c.taken_at,
  'endedAt', c.ended_at)`;

const CALLER = `left join tab_members m on m.restaurant_id = c.restaurant_id
  and m.tab_id = c.tab_id and m.visit_id = c.visit_id`;

/** The open calls of a tab, as one json value; a process of the version before leaves some behind. */
export const OPEN_CALLS = `coalesce((
    select json_agg(${CALL_JSON} order by c.call_id)
    from calls c ${CALLER}
    where c.restaurant_id = t.restaurant_id and c.tab_id = t.tab_id and c.ended_at is null
      and t.closed_at is null
  ), '[]'::json) as calls`;

/** Times as the database writes them into json. */
export function callFromJson(call: Call): Call {
  const iso = (at: string | null) => at && new Date(at).toISOString();
  return {
    ...call,
    askedAt: new Date(call.askedAt).toISOString(),
    takenAt: iso(call.takenAt),
    endedAt: iso(call.endedAt),
  };
}

export async function listCalls(
  db: Queryable,
  restaurantId: number,
  callIds: readonly number[],
): Promise<Call[]> {
  const rows = await db.query<{ call: Call }>(
    `select ${CALL_JSON} as call
     from calls c join tabs t on t.restaurant_id = c.restaurant_id and t.tab_id = c.tab_id ${CALLER}
     where c.restaurant_id = $1 and c.call_id = any($2::int[])`,
    [restaurantId, callIds],
  );
  return rows.map(({ call }) => callFromJson(call));
}

/** Oldest first. */
export async function listOpenCalls(db: Queryable, restaurantId: number): Promise<Call[]> {
  const rows = await db.query<{ call: Call }>(
    `select ${CALL_JSON} as call
     from calls c join tabs t on t.restaurant_id = c.restaurant_id and t.tab_id = c.tab_id ${CALLER}
     where c.restaurant_id = $1 and c.ended_at is null and t.closed_at is null
     order by c.call_id`,
    [restaurantId],
  );
  return rows.map(({ call }) => callFromJson(call));
}

/** Whatever became of them, oldest first. */
export async function listCallsOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
): Promise<Call[]> {
  const rows = await db.query<{ call: Call }>(
    `select ${CALL_JSON} as call
     from calls c join tabs t on t.restaurant_id = c.restaurant_id and t.tab_id = c.tab_id ${CALLER}
     where c.restaurant_id = $1 and c.visit_id = $2 order by c.call_id`,
    [restaurantId, visitId],
  );
  return rows.map(({ call }) => callFromJson(call));
}

/**
 * How long ago a tab, or the phone that calls, has called within the pace's minutes: for the bill, or for
 * anything else, so that whoever wants to pay never waits because of the bread.
 */
export async function listCallAges(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  visitId: string,
  kind: CallKind,
): Promise<number[]> {
  const rows = await tx.query<{ ageMs: number }>(
    `select extract(epoch from clock_timestamp() - asked_at)::float8 * 1000 as "ageMs" from calls
     where restaurant_id = $1 and (tab_id = $2 or visit_id = $3)
       and asked_at > clock_timestamp() - make_interval(mins => $4)
       and (kind = 'bill') = ($5 = 'bill')
     order by asked_at desc limit ${CALL_PACE.calls}`,
    [restaurantId, tabId, visitId, CALL_PACE.withinMinutes, kind],
  );
  return rows.map(({ ageMs }) => ageMs);
}

export async function insertCall(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  call: { visitId: string; kind: CallKind; form: BillForm | null; text: string },
): Promise<number> {
  const rows = await tx.query<{ callId: number }>(
    `insert into calls (restaurant_id, tab_id, visit_id, kind, form, text)
     values ($1, $2, $3, $4, $5, $6) returning call_id as "callId"`,
    [restaurantId, tabId, call.visitId, call.kind, call.form, call.text],
  );
  return onlyRow(rows).callId;
}

export async function updateCallForm(
  tx: Transaction,
  restaurantId: number,
  callId: number,
  form: BillForm,
): Promise<void> {
  await tx.query('update calls set form = $3 where restaurant_id = $1 and call_id = $2', [
    restaurantId,
    callId,
    form,
  ]);
}

/** More words ring again: whoever had taken the call has not read them. */
export async function updateCallText(
  tx: Transaction,
  restaurantId: number,
  callId: number,
  text: string,
): Promise<void> {
  await tx.query(
    `update calls set text = $3, taken_by = '', taken_at = null
     where restaurant_id = $1 and call_id = $2`,
    [restaurantId, callId, text],
  );
}

export async function updateCallTaken(
  tx: Transaction,
  restaurantId: number,
  callId: number,
  actor: string,
): Promise<void> {
  await tx.query(
    `update calls set taken_by = $3, taken_at = clock_timestamp()
     where restaurant_id = $1 and call_id = $2`,
    [restaurantId, callId, actor],
  );
}

export async function updateCallEnded(
  tx: Transaction,
  restaurantId: number,
  callId: number,
  actor: string,
): Promise<void> {
  await tx.query(
    `update calls set ended_by = $3, ended_at = clock_timestamp()
     where restaurant_id = $1 and call_id = $2`,
    [restaurantId, callId, actor],
  );
}

/** Ends every open call of a tab. Returns which. */
export async function updateCallsOfTabEnded(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  actor: string,
): Promise<number[]> {
  const rows = await tx.query<{ callId: number }>(
    `update calls set ended_by = $3, ended_at = clock_timestamp()
     where restaurant_id = $1 and tab_id = $2 and ended_at is null
     returning call_id as "callId"`,
    [restaurantId, tabId, actor],
  );
  return rows.map(({ callId }) => callId);
}

export async function updateCallTab(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  callId: number,
): Promise<void> {
  await tx.query('update calls set tab_id = $2 where restaurant_id = $1 and call_id = $3', [
    restaurantId,
    tabId,
    callId,
  ]);
}

/**
 * The calls of a merged tab that had ended because the other table had called for the same, as long as
 * nobody has gone there for it. Returns which are open again.
 */
export async function reopenMergedCalls(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  intoTabId: number,
): Promise<number[]> {
  const rows = await tx.query<{ callId: number }>(
    `update calls c set ended_at = null, ended_by = ''
     from tabs t, calls other
     where c.restaurant_id = $1 and c.tab_id = $2 and t.restaurant_id = $1 and t.tab_id = $2
       and c.ended_at >= t.closed_at
       and other.restaurant_id = $1 and other.tab_id = $3 and other.kind = c.kind
       and other.ended_at is null and not exists (
         select 1 from tab_members m
         where m.restaurant_id = $1 and m.tab_id = $2 and m.is_in and m.visit_id = other.visit_id)
     returning c.call_id as "callId"`,
    [restaurantId, tabId, intoTabId],
  );
  return rows.map(({ callId }) => callId);
}

/** What the members of a tab that was merged have called since and before goes back with them. */
export async function moveCallsBack(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  fromTabId: number,
): Promise<{ callId: number; kind: CallKind }[]> {
  return tx.query<{ callId: number; kind: CallKind }>(
    `update calls c set tab_id = $2 from tab_members m
     where c.restaurant_id = $1 and c.tab_id = $3 and c.ended_at is null
       and m.restaurant_id = $1 and m.tab_id = $2 and m.is_in and m.visit_id = c.visit_id
     returning c.call_id as "callId", c.kind`,
    [restaurantId, tabId, fromTabId],
  );
}

/** Who has been brought the bill already has asked for it in the tab that they go into, too. */
export async function bringBillAsked(
  tx: Transaction,
  key: TabKey,
  intoTabId: number,
): Promise<void> {
  await tx.query(
    `update tabs t set bill_asked_at = coalesce(t.bill_asked_at, m.bill_asked_at) from tabs m
     where t.restaurant_id = $1 and t.tab_id = $3 and m.restaurant_id = $1 and m.tab_id = $2`,
    [key.restaurantId, key.tabId, intoTabId],
  );
}

/** A tab that only had what another brought has asked for no bill by itself. */
export async function takeBillAskedBack(
  tx: Transaction,
  key: TabKey,
  fromTabId: number,
): Promise<void> {
  await tx.query(
    `update tabs t set bill_asked_at = null from tabs m
     where t.restaurant_id = $1 and t.tab_id = $3 and m.restaurant_id = $1 and m.tab_id = $2
       and t.bill_asked_at = m.bill_asked_at`,
    [key.restaurantId, key.tabId, fromTabId],
  );
}

export async function updateBillAsked(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  isAsked: boolean,
): Promise<void> {
  await tx.query(
    `update tabs set bill_asked_at = case when $3::boolean then clock_timestamp() end
     where restaurant_id = $1 and tab_id = $2`,
    [restaurantId, tabId, isAsked],
  );
}
