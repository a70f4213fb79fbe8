import type { Allergen, Chosen, RequestedLine } from '@simplato/domain';
import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';
import type { TabKey } from './tab-key.ts';

export interface StoredBasket {
  /** As they were sent, with everything that their order will be checked against. */
  lines: Chosen<RequestedLine>[];
  note: string;
  /** What its phone's diner avoids; told to the kitchen with every round, until they take it back. */
  avoided: readonly Allergen[];
  version: number;
  takenVersion: number;
}

/*
 * The baskets of a tab change one at a time, each while the tab's row is locked, and at a version that
 * is drawn meanwhile. What also locks the restaurant's counter locks that first.
 */
export async function lockTabOf(
  tx: Transaction,
  { restaurantId, visitId }: VisitKey,
): Promise<number | null> {
  const rows = await tx.query<{ tabId: number | null }>('select lock_tab_of($1, $2) as "tabId"', [
    restaurantId,
    visitId,
  ]);
  return onlyRow(rows).tabId;
}

export interface VisitKey {
  restaurantId: number;
  visitId: string;
}

/** Lines that were stored before products had formats have none. */
export function chosenFromRow<Line extends Pick<RequestedLine, 'formatId'>>(line: Line): Line {
  return { ...line, formatId: line.formatId ?? null };
}

function basketFromRow(basket: StoredBasket): StoredBasket {
  return { ...basket, lines: basket.lines.map(chosenFromRow) };
}

/** A phone's basket at a tab, null without one, and the version of its next change. */
export async function findBasket(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  visitId: string,
): Promise<{ basket: StoredBasket | null; nextVersion: number }> {
  const rows = await tx.query<{ basket: StoredBasket | null; nextVersion: number }>(
    `select nextval('baskets_version_seq') as "nextVersion", (
       select json_build_object('lines', lines, 'note', note, 'avoided', avoided, 'version', version,
         'takenVersion', taken_version)
       from baskets where restaurant_id = $1 and visit_id = $3 and tab_id = $2
     ) as basket`,
    [restaurantId, tabId, visitId],
  );
  const { basket, nextVersion } = onlyRow(rows);
  return { basket: basket && basketFromRow(basket), nextVersion };
}

/** The baskets of the phones that are at a tab, by visit. */
export async function listBasketsAt(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
): Promise<Map<string, StoredBasket>> {
  const rows = await tx.query<StoredBasket & { visitId: string }>(
    `select b.visit_id as "visitId", b.lines, b.note, b.avoided, b.version, b.taken_version as "takenVersion"
     from baskets b
     join visits v on v.restaurant_id = b.restaurant_id and v.visit_id = b.visit_id
     where b.restaurant_id = $1 and b.tab_id = $2 and v.tab_id = b.tab_id`,
    [restaurantId, tabId],
  );
  return new Map(rows.map(({ visitId, ...basket }) => [visitId, basketFromRow(basket)]));
}

export async function nextBasketVersion(tx: Transaction): Promise<number> {
  const rows = await tx.query<{ version: number }>(
    `select nextval('baskets_version_seq') as version`,
  );
  return onlyRow(rows).version;
}

export async function putBasket(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  visitId: string,
  { lines, note, avoided, version, takenVersion }: StoredBasket,
): Promise<void> {
  await tx.query(
    `insert into baskets (restaurant_id, visit_id, tab_id, lines, note, version, taken_version, avoided)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (restaurant_id, visit_id) do update set tab_id = excluded.tab_id,
       lines = excluded.lines, note = excluded.note, version = excluded.version,
       taken_version = excluded.taken_version, avoided = excluded.avoided`,
    [
      restaurantId,
      visitId,
      tabId,
      JSON.stringify(lines),
      note,
      version,
      takenVersion,
      JSON.stringify(avoided),
    ],
  );
}

/**
 * The baskets of the phones that are now at a tab go with it into another. To the phones there they
 * are new, whatever versions they have seen. Both tabs must be locked.
 */
export async function moveBaskets(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  intoTabId: number,
): Promise<void> {
  await tx.query(
    `update baskets b set tab_id = $3, version = next.version, lines = (
         select coalesce(jsonb_agg(line || jsonb_build_object('since', next.version) order by place), '[]')
         from jsonb_array_elements(b.lines) with ordinality as chosen (line, place))
     from (select nextval('baskets_version_seq') as version) next
     where b.restaurant_id = $1 and b.tab_id = $2 and exists (
       select 1 from visits v
       where v.restaurant_id = $1 and v.visit_id = b.visit_id and v.tab_id = $3)`,
    [restaurantId, tabId, intoTabId],
  );
}

/** Locks tabs against any change of their baskets. */
export async function lockBasketsOf(
  tx: Transaction,
  restaurantId: number,
  tabIds: readonly number[],
): Promise<void> {
  await tx.query(
    `select 1 from tabs where restaurant_id = $1 and tab_id = any($2::int[])
     order by tab_id for no key update`,
    [restaurantId, tabIds],
  );
}

/** Of a tab's members who are still there; `t` is the tab. What its lines were read as stays here. */
export const BASKETS = `coalesce((
    select json_agg(json_build_object('visitId', b.visit_id, 'note', b.note, 'avoided', b.avoided, 'lines', (
        select coalesce(jsonb_agg(line - 'read' order by place), '[]')
        from jsonb_array_elements(b.lines) with ordinality as chosen (line, place))))
    from baskets b
    join visits v on v.restaurant_id = b.restaurant_id and v.visit_id = b.visit_id
    where b.restaurant_id = t.restaurant_id and b.tab_id = t.tab_id and v.tab_id = b.tab_id
      and (b.lines <> '[]' or b.note <> '')
  ), '[]'::json) as baskets, coalesce(greatest((
    select max(b.version) from baskets b
    where b.restaurant_id = t.restaurant_id and b.tab_id = t.tab_id
  ), (
    select max(m.avoided_version) from tab_members m
    where m.restaurant_id = t.restaurant_id and m.tab_id = t.tab_id
  )), 0) as "basketVersion"`;

/** The phones at a tab. */
export async function listVisitsAt(
  db: Queryable,
  { restaurantId, tabId }: TabKey,
): Promise<string[]> {
  const rows = await db.query<{ visitId: string }>(
    `select m.visit_id as "visitId" from tab_members m
     join visits v on v.restaurant_id = m.restaurant_id and v.visit_id = m.visit_id
     where m.restaurant_id = $1 and m.tab_id = $2 and m.is_in and v.tab_id = m.tab_id`,
    [restaurantId, tabId],
  );
  return rows.map(({ visitId }) => visitId);
}
