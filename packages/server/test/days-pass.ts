import type { Database } from '../src/db/database.ts';

/** The columns that say when something happened to orders, tabs and their money. */
const INSTANTS = {
  orders: ['placed_at', 'status_changed_at'],
  order_events: ['occurred_at'],
  payments: ['created_at', 'settled_at', 'provider_fee_at', 'released_at', 'undone_at'],
  tabs: ['opened_at', 'closed_at'],
  shares: ['released_at'],
  refunds: ['asked_at', 'settled_at', 'undone_at'],
  removals: ['removed_at'],
  disputes: ['opened_at', 'held_at', 'closed_at'],
} as const;

/** Lets days pass: what has happened in a restaurant so far moves back by as many days. */
export async function daysPass(db: Database, restaurantId: number, days: number): Promise<void> {
  for (const [table, columns] of Object.entries(INSTANTS)) {
    const moved = columns.map((column) => `${column} = ${column} - make_interval(days => $2)`);
    await db.query(`update ${table} set ${moved.join(', ')} where restaurant_id = $1`, [
      restaurantId,
      days,
    ]);
  }
  await db.query(
    `update disputes set turns = (
       select coalesce(jsonb_agg(jsonb_build_object(
         'at', (turn ->> 'at')::timestamptz - make_interval(days => $2), 'state', turn ->> 'state')
         order by place), '[]')
       from jsonb_array_elements(turns) with ordinality as t (turn, place))
     where restaurant_id = $1`,
    [restaurantId, days],
  );
}
