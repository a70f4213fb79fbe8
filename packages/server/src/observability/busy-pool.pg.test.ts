import { readReadiness } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { openSecondDoor } from '../../test/test-database.ts';

const testApp = openTestApp();
const LOCK = 7282;

test('calls that hold every connection of theirs do not make the process look ill', async () => {
  const db = await openSecondDoor();
  const app = await testApp.anotherApp({ db });
  const calls: Promise<unknown>[] = [];
  await testApp.db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    while (db.pool?.waitingCount === 0) {
      calls.push(
        db.transaction(async (own) => own.query('select pg_advisory_xact_lock($1)', [LOCK])),
      );
    }

    expect(await testApp.visitor(app).call(readReadiness)).toEqual({
      status: 'ready',
      writable: true,
    });
    const metrics = (await app.inject('/metrics')).body;
    expect(metrics).toContain('simplato_database_up 1');
    expect(metrics).toMatch(/simplato_database_waiting\{pool="calls"\} [1-9]/);
    expect((await app.inject('/operador')).body).toContain('Todo marcha.');
  });
  await Promise.all(calls);
  await testApp.clear();
  await db.close();
});
