import { existsSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findPostgres } from './scripts/find-postgres.ts';
import { fromRoot } from './scripts/paths.ts';

const postgresUrl = await findPostgres();
const webViteConfig = './packages/web/vite.config.ts';
const serverTests = ['packages/server/src/**/*.test.ts', 'packages/server/test/**/*.test.ts'];
const processTests = '**/*.process.test.ts';
const postgresTests = '**/*.pg.test.ts';
const embeddedTests = '**/*.embedded.test.ts';
const domTests = '**/*.dom.test.ts';

/**
 * Both databases are PostgreSQL, spoken to by the same client. They differ in their connections, and
 * so in what waits, locks and is told: the embedded one has a single connection. So what is about
 * the database itself is tested on both, and of the rooms where people wait for each other the files
 * about those who act at once. A query beside its own transaction, which hangs on that connection,
 * fails in every test of an application (`beside-own-transaction.ts`). The journeys, a simulated
 * evening and servers that are killed run everything else on the embedded database.
 */
const testedOnBoth = [
  'packages/server/src/{backup,db}/**/*.test.ts',
  'packages/server/src/features/orders/{idempotency,order-feed,order-steps,order-stream,stored-and-answered}.test.ts',
  'packages/server/src/features/payments/{payments-hold,tables-that-pay}.test.ts',
  'packages/server/src/features/tabs/{baskets,evening-of-tabs,rounds-at-once,tab-streams,tabs-at-once}.test.ts',
  'packages/server/src/features/till/till.test.ts',
  'packages/server/**/*.embedded.test.ts',
];

/** These read the schema or plan statements on it, and nothing in them waits. */
const readAlike = 'packages/server/src/db/{keys-by-restaurant,rolling-upgrade}.test.ts';

/** What only one database does is in a `.pg.test` or an `.embedded.test`. */
function serverProject(
  database: 'embedded' | 'postgres',
  settings: {
    include: string[];
    exclude: string[];
    groupOrder: number;
    maxWorkers: number;
    env?: Record<string, string>;
  },
): TestProjectConfiguration {
  return {
    test: {
      name: `server-${database}`,
      include: settings.include,
      exclude: settings.exclude,
      env: { TEST_DATABASE: database, ...settings.env },
      alias: { '@node-rs/argon2': fromRoot('packages/server/test/quick-argon2.ts') },
      // A worker opens one database and keeps it for all its files: few workers, nothing isolated.
      pool: 'forks',
      isolate: false,
      maxWorkers: settings.maxWorkers,
      expect: { poll: { interval: 10, timeout: 30_000 } },
      hookTimeout: 180_000,
      testTimeout: 180_000,
      sequence: { groupOrder: settings.groupOrder },
    },
  };
}

/** Not loaded, except as text by the test that compares their colours. */
const STYLES = { include: [/\.css\?raw$/] };

/** Files that need no page of their own share their workers: to start one for each costs two seconds. */
function nodeProject(name: string, include: string): TestProjectConfiguration {
  return {
    test: {
      name,
      include: [include],
      exclude: [processTests, domTests],
      isolate: false,
      testTimeout: 120_000,
      css: STYLES,
      sequence: { groupOrder: 0 },
    },
  };
}

/** They take much longer than their size suggests, by which files are sorted in a clean clone. */
const LONG = [
  '/hostile/hostile.test.ts',
  '/backup/backup.test.ts',
  '/db/rolling-upgrade.test.ts',
  '/kill-while-backing-up.process.test.ts',
  '/backup-command.process.test.ts',
  '/short-benches.process.test.ts',
  '/upgrade.process.test.ts',
  '/friday.process.test.ts',
];

/** Or they would begin last, and the other workers would have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's.
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((end) => moduleId.endsWith(end));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      nodeProject('domain', 'packages/domain/src/**/*.test.ts'),
      nodeProject('contract', 'packages/{contract,test-kit}/src/**/*.test.ts'),
      nodeProject('scripts', 'scripts/**/*.test.ts'),
      nodeProject('bench', 'bench/**/*.test.ts'),
      nodeProject('web-rules', 'packages/web/{src,worker}/**/*.test.ts'),
      {
        ...(existsSync(webViteConfig) ? { extends: webViteConfig } : {}),
        test: {
          name: 'web',
          include: ['packages/web/{src,worker}/**/*.test.tsx', `packages/web/${domTests}`],
          environment: 'happy-dom',
          isolate: false,
          testTimeout: 120_000,
          // A wait ends as soon as it may; this is only how long a busy machine is given.
          expect: { poll: { timeout: 30_000 } },
          setupFiles: ['./packages/web/vitest.setup.ts'],
          css: STYLES,
          sequence: { groupOrder: 0 },
        },
      },
      serverProject('embedded', {
        include: postgresUrl ? testedOnBoth : serverTests,
        exclude: [processTests, postgresTests, ...(postgresUrl ? [readAlike] : [])],
        groupOrder: 1,
        maxWorkers: 2,
      }),
      // Without a PostgreSQL server the project does not exist; `npm test` says so in its summary.
      ...(postgresUrl
        ? [
            serverProject('postgres', {
              include: serverTests,
              exclude: [processTests, embeddedTests],
              groupOrder: 2,
              // Each waits for PostgreSQL a third of its time.
              maxWorkers: 3,
              env: { TEST_DATABASE_URL: postgresUrl },
            }),
          ]
        : []),
      {
        test: {
          name: 'server-process',
          include: ['{packages/server/test,bench}/**/*.process.test.ts'],
          env: postgresUrl ? { TEST_DATABASE_URL: postgresUrl } : {},
          globalSetup: ['packages/server/test/process/demo-folder.setup.ts'],
          pool: 'forks',
          // As in the servers: a file opens the embedded database for a moment, to read what is left.
          execArgv: ['--liftoff-only'],
          // Most of their time they wait for a server to start or for one of its timers.
          maxWorkers: 5,
          hookTimeout: 300_000,
          testTimeout: 900_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
