import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { openBareDatabase, testDatabaseUrl } from '../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import { openPostgresDatabase } from '../db/postgres-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const testApp = openTestApp();
const TIMEOUTS = { statementMs: 60_000, connectMs: 60_000, idleMs: 2_000 };
const ABOUT = { app: '0.1.0', madeAt: '2026-11-20T20:31:07.000Z' };

/** Settles when the database's open transaction has waited for longer than others may. */
async function pauseOf(db: Database): Promise<void> {
  const paused = async () =>
    db.query(`select 1 from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'
        and state_change < clock_timestamp() - interval '2.5 seconds'`);
  await expect.poll(paused, { timeout: 60_000 }).toHaveLength(1);
}

test('a backup and a restore may wait for a disk longer than other transactions may wait', async () => {
  const target = await openBareDatabase('_paused');
  const from = await openPostgresDatabase(await testDatabaseUrl(), TIMEOUTS);
  const to = await openPostgresDatabase(await testDatabaseUrl('_paused'), TIMEOUTS);
  try {
    await testApp.openRestaurant();
    const lines: string[] = [];
    const tables = await writeBackup(from, ABOUT, async (some) => {
      if (lines.length === 0) await pauseOf(testApp.db);
      lines.push(...some);
    });
    const restored = await restoreBackup(to, false, async (take) => {
      await pauseOf(target);
      await take(lines.slice(0, 1));
      await pauseOf(target);
      await take(lines.slice(1));
    });
    expect(restored).toEqual(tables);
  } finally {
    for (const db of [from, to, target]) await db.close();
  }
});
