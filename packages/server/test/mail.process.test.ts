import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoStaff } from '../src/demo/demo-restaurant.ts';
import { PostOffice } from './post-office.ts';
import { createPostgresDatabase, postgresServer, type DataPlace } from './process/data-places.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { holdRows, waitForBlockedQueries } from './process/held-rows.ts';
import { forgetDemoPassword } from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

/** The built server and a real SMTP server, connected by two variables only. */
let place: DataPlace;
let office: PostOffice;
let server: ServerProcess | undefined;

beforeEach(async () => {
  place = copyDemoFolder();
  office = await PostOffice.open();
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  await office.close();
  await place.remove();
});

const TIMEOUT = { timeout: 120_000 };
const isThere = <One>(list: readonly One[]) => list.length > 0 && list;

async function start(): Promise<ServerProcess> {
  server = await startServer({
    env: {
      ...place.env,
      NODE_ENV: 'production',
      // One of the tests begins with an empty database.
      DEMO_IN_PRODUCTION: 'accept',
      // Production requires these too; no test pays here.
      STRIPE_SECRET_KEY: 'sk_test_nadie',
      STRIPE_WEBHOOK_SECRET: 'whsec_nadie',
      SMTP_URL: `smtp://127.0.0.1:${office.port}`,
      MAIL_FROM: 'Simplato <hola@taberna.example>',
      LOG_LEVEL: 'debug',
    },
  });
  return server;
}

test('a forgotten password is mailed, and the link is neither at /dev/correo nor in the log', async () => {
  const started = await start();
  const { url } = started;
  await forgetDemoPassword(url);
  const [arrived] = await vi.waitUntil(() => isThere(office.arrived), TIMEOUT);
  expect(arrived?.envelope).toEqual({ from: 'hola@taberna.example', to: [demoStaff.email] });
  const link = new RegExp(`${url}/reset-password[?]token=([\\w-]{43})`);
  const token = link.exec(arrived?.mail.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  expect(arrived?.mail.html).toContain(token);
  // In production this path is an ordinary page of the site.
  expect(await (await fetch(`${url}/dev/correo`)).text()).not.toContain(token);
  expect(started.output()).not.toContain(token);
});

test.runIf(postgresServer !== undefined)(
  'a mail that could not be sent before a stop is sent after the next start, as the same mail',
  async () => {
    const { port } = office;
    await office.close();
    await office.reopen({ port, refuseMail: () => ({ responseCode: 451, message: 'Later' }) });
    await place.remove();
    const database = await createPostgresDatabase();
    place = database;
    const first = await start();
    await forgetDemoPassword(first.url);
    await vi.waitUntil(() => first.output().includes('will be tried again'), TIMEOUT);
    const [tried] = office.seen;
    expect((await first.stop()).exitCode).toBe(0);
    expect(first.output()).not.toContain('token=');

    await office.close();
    await office.reopen({ port });
    await database.run('update outbox set due_at = now()');
    await start();
    const [arrived] = await vi.waitUntil(() => isThere(office.arrived), TIMEOUT);
    expect(arrived?.mail.messageId).toBe(tried);
    expect(office.arrived).toHaveLength(1);
  },
);

test.runIf(postgresServer !== undefined)(
  'a process killed after its mail was accepted sends it once more after the next start, as the same mail',
  async () => {
    const { port } = office;
    await office.close();
    await place.remove();
    const database = await createPostgresDatabase();
    place = database;
    let letGo = async (): Promise<void> => undefined;
    // From here on, the process cannot mark the mail as sent.
    const beforeAccepting = async () => (letGo = await holdRows(database, 'outbox'));
    await office.reopen({ port, beforeAccepting });
    const first = await start();
    await forgetDemoPassword(first.url);
    await waitForBlockedQueries(database);
    await first.kill();
    expect(office.arrived).toHaveLength(1);
    // PostgreSQL does not notice that the process is gone, and would still run its statement.
    await database.run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    await letGo();
    await waitForBlockedQueries(database, 0);

    await office.close();
    await office.reopen({ port });
    const [row] = await database.run<{ sent_at: Date | null; lease: number }>(
      'select sent_at, extract(epoch from due_at - now())::float as lease from outbox',
    );
    expect(row?.sent_at).toBeNull();
    // Nobody sends it before the lease has ended.
    expect(row?.lease).toBeGreaterThan(60);
    await database.run('update outbox set due_at = now()');
    const second = await start();
    const isDone = async () => database.run('select 1 from outbox where sent_at is null');
    await expect.poll(isDone, TIMEOUT).toEqual([]);
    expect((await second.stop()).exitCode).toBe(0);
    const [one, other, ...more] = office.arrived.map(({ mail }) => mail);
    expect(more).toEqual([]);
    expect([other?.messageId, other?.date, other?.text]).toEqual([
      one?.messageId,
      one?.date,
      one?.text,
    ]);
    expect(one?.messageId).toMatch(/@/);
  },
);
