import type { Database } from '../src/db/database.ts';

/** The columns that say how long a tab, its phones and its orders have been as they are. */
const INSTANTS = {
  tabs: ['opened_at', 'closed_at'],
  tab_members: ['joined_at'],
  visits: ['seen_at'],
  orders: ['placed_at', 'status_changed_at'],
  calls: ['asked_at'],
  payments: ['settled_at'],
} as const;

/** As if everything about the tables had happened so much earlier. */
export async function minutesPass(db: Database, minutes: number): Promise<void> {
  for (const [table, columns] of Object.entries(INSTANTS)) {
    const moved = columns.map((column) => `${column} = ${column} - make_interval(mins => $1)`);
    await db.query(`update ${table} set ${moved.join(', ')}`, [minutes]);
  }
}
