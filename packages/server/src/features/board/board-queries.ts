import type { WaitingLimits } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';

export interface BoardSettings extends WaitingLimits {
  /** Host and port, such as '192.168.1.50:9100'; empty if there is no printer. */
  printer: string;
}

export async function findBoardSettings(db: Queryable, restaurantId: number) {
  const [settings] = await db.query<BoardSettings>(
    `select waiting_after_minutes as "waitingAfterMinutes",
       late_after_minutes as "lateAfterMinutes", printer
     from board_settings where restaurant_id = $1`,
    [restaurantId],
  );
  return settings ?? null;
}

export async function upsertBoardSettings(
  db: Queryable,
  restaurantId: number,
  settings: BoardSettings,
): Promise<void> {
  await db.query(
    `insert into board_settings (restaurant_id, waiting_after_minutes, late_after_minutes, printer)
     values ($1, $2, $3, $4)
     on conflict (restaurant_id) do update set waiting_after_minutes = $2,
       late_after_minutes = $3, printer = $4`,
    [restaurantId, settings.waitingAfterMinutes, settings.lateAfterMinutes, settings.printer],
  );
}

export async function putBoardsSeen(
  db: Queryable,
  restaurantIds: readonly number[],
): Promise<void> {
  if (restaurantIds.length === 0) return;
  await db.query(
    `insert into kitchen_watches as w (restaurant_id, seen_at)
     select restaurant_id, clock_timestamp() from unnest($1::int[]) as watched (restaurant_id)
     order by restaurant_id
     on conflict (restaurant_id) do update set seen_at = greatest(w.seen_at, excluded.seen_at)`,
    [restaurantIds],
  );
}
