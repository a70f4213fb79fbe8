import { expect, test } from 'vitest';
import { migrate, readMigrations } from '../src/db/migrate.ts';
import { openAlone } from '../src/backup/data-place.ts';
import { contentsOf } from './process/contents.ts';
import type { DataPlace } from './process/data-places.ts';
import { EVERY_DATABASE } from './process/demo-places.ts';
import { runServer, startServer } from './process/server-process.ts';

/** What a version of Simplato to come might do to the schema. */
const TOMORROW = {
  name: '9999_of_tomorrow.sql',
  sql: "alter table orders add column mood text not null default 'happy'",
};

test.each(EVERY_DATABASE)(
  'data of a newer version of Simplato is refused in one sentence, and every row stays as it was, on $name',
  async ({ name, create }) => {
    const place = await create();
    try {
      // The folder has been started before.
      if (name === 'postgres') await (await startServer(place)).stop();
      await migrateToTomorrow(place);
      const before = await contentsOf(place);

      const { exitCode, stdout, stderr } = await runServer(place);

      expect([exitCode, stdout]).toEqual([1, '']);
      expect(stderr).toBe(
        `La base de datos es de una versión más nueva de Simplato (${TOMORROW.name}). ` +
          'Actualiza el programa: no se ha cambiado nada.\n',
      );
      expect(await contentsOf(place)).toEqual(before);
    } finally {
      await place.remove();
    }
  },
);

async function migrateToTomorrow({ env }: DataPlace): Promise<void> {
  const db = await openAlone({
    databaseUrl: env['DATABASE_URL'],
    dataDir: env['DATA_DIR'] ?? '',
  });
  await migrate(db, [...readMigrations(), TOMORROW]);
  await db.close();
}
