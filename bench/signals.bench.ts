import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { REQUEST_LIMITS, streamOrders } from '@simplato/contract';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { PostgresSignals } from '@simplato/server/db/postgres-signals';
import { CHANNEL } from '@simplato/server/db/signals';
import pg from 'pg';
import { cpuOfEach, tellCpu } from './kit/cpu.ts';
import { threeProducts } from './kit/orders.ts';
import { logIn, placeOne, readMenu, seatInTurn } from './kit/people.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { rateOf } from './kit/rate.ts';
import { median, reportRate } from './kit/report.ts';
import { fillRestaurants } from './kit/restaurants.ts';
import { startServer, type RunningServer } from './kit/server.ts';
import { openStreams } from './kit/streams.ts';

/**
 * Where LISTEN/NOTIFY ends. First, commits a second of sixteen connections while forty listen: without a NOTIFY,
 * with one in each transaction, and announced after the commit as the server does. Then signals: forty
 * connections that each announce and hear all, at rates that double until the slowest of a hundred comes late.
 * Last, an order to the last stream of several server processes. The arguments: seconds of each measurement,
 * processes, and streams of each.
 */
const [SECONDS = 4, PROCESSES = 4, STREAMS = 250] = process.argv.slice(2).map(Number);
const WRITERS = 16;
const LISTENERS = 40;
/** As late as an order may reach the last of a thousand boards (fan-out). */
const LATE_MS = 250;
const ORDERS = 20;

const scratch = await createScratchDatabase();
try {
  const listeners = await listen();
  await measureCommits(listeners);
  await measureSignals(listeners);
  for (const listener of listeners) await listener.close();
  await measureStreams();
} finally {
  await scratch.drop();
}

/** Each as a server process has one. */
async function listen(): Promise<PostgresSignals[]> {
  const listeners = Array.from(
    { length: LISTENERS },
    () => new PostgresSignals({ connectionString: scratch.url }),
  );
  for (const listener of listeners) await listener.connect();
  return listeners;
}

async function measureCommits([announcer]: readonly PostgresSignals[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: scratch.url, max: WRITERS });
  await pool.query('create table commits (id uuid primary key)');
  const insert = 'insert into commits values ($1)';
  const notifying = `with stored as (${insert} returning id) select pg_notify('${CHANNEL}', 'orders:' || id) from stored`;
  const store = (text: string) =>
    pool.query({ name: text.slice(0, 20), text, values: [randomUUID()] });
  const ways = {
    'no NOTIFY': () => store(insert),
    'NOTIFY in each': () => store(notifying),
    'announced after it': async () => {
      await store(insert);
      announcer?.announce('orders', String(Math.floor(Math.random() * 1000)));
    },
  };
  let floor = Number.NaN;
  for (const [way, work] of Object.entries(ways)) {
    const { perSecond, cpu } = await rateOf(work, { concurrency: WRITERS, seconds: SECONDS });
    if (way === 'no NOTIFY') floor = perSecond;
    reportRate(`commits, ${way}`, perSecond, floor);
    tellCpu(way, cpu);
  }
  await pool.end();
}

async function measureSignals(listeners: readonly PostgresSignals[]): Promise<void> {
  for (let perSecond = 250; ; perSecond *= 2) {
    const slowest = await timeSignals(listeners, perSecond);
    console.log(
      `${String(perSecond).padStart(6)} signals a second, each to ${LISTENERS} connections: ` +
        `the last hears of it after ${Math.round(slowest.median)} ms, of one in a hundred after ${Math.round(slowest.late)}`,
    );
    tellCpu('heard', slowest.cpu);
    if (slowest.late > LATE_MS) return;
  }
}

/** Milliseconds until the last has heard of a signal. */
async function timeSignals(listeners: readonly PostgresSignals[], perSecond: number) {
  const sentAt = new Map<string, number>();
  const missing = new Map<string, number>();
  const times: number[] = [];
  let onAll: (() => void) | undefined;
  const stops = listeners.map((listener) =>
    listener.listen({
      onSignal: (_, key) => {
        const left = (missing.get(key) ?? 0) - 1;
        missing.set(key, left);
        if (left !== 0) return;
        times.push(performance.now() - (sentAt.get(key) ?? Number.NaN));
        onAll?.();
      },
      onResync: () => undefined,
    }),
  );
  const count = Math.ceil(perSecond * SECONDS);
  const cpu = await cpuOfEach(null, async () => {
    const startedAt = performance.now();
    for (let nth = 0; nth < count; nth += 1) {
      const wait = startedAt + (nth * 1000) / perSecond - performance.now();
      if (wait > 1) await setTimeout(wait);
      const key = `${perSecond}-${nth}`;
      sentAt.set(key, performance.now());
      missing.set(key, listeners.length);
      listeners[nth % listeners.length]?.announce('orders', key);
    }
    await new Promise<void>((resolve) => {
      onAll = () => times.length === count && resolve();
      onAll();
    });
    return count * listeners.length;
  });
  for (const stop of stops) stop();
  const sorted = times.toSorted((one, other) => one - other);
  const late = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  return { median: median(times), late, cpu };
}

async function measureStreams(): Promise<void> {
  const db = await openPostgresDatabase(scratch.url);
  const [restaurant] = await fillRestaurants(db, 1);
  await db.close();
  if (!restaurant) throw new Error('no restaurant');
  const servers: RunningServer[] = [];
  try {
    while (servers.length < PROCESSES) {
      // They all come from this machine.
      const env = { DATABASE_URL: scratch.url, CONNECTIONS_PER_ADDRESS: String(STREAMS * 4) };
      servers.push(await startServer(env));
    }
    const [{ url } = { url: '' }] = servers;
    const sessions: Record<string, string>[] = [];
    while (sessions.length * REQUEST_LIMITS.streamsPerSession < STREAMS) {
      sessions.push((await logIn(url, restaurant)).headers);
    }
    const nextGuest = seatInTurn(url, restaurant.restaurantId);
    const { body } = threeProducts(await readMenu(await nextGuest()));
    const boards = [];
    for (const server of servers) {
      boards.push(await openStreams(`${server.url}/api${streamOrders.path}`, sessions, STREAMS));
    }
    const times: number[] = [];
    for (let order = 0; order < ORDERS; order += 1) {
      const guest = await nextGuest();
      const placed = placeOne(guest, body, randomUUID());
      times.push(
        Math.max(...(await Promise.all(boards.map((all) => all.timeToLast(() => placed))))),
      );
    }
    console.log(
      `an order to the last of ${PROCESSES} times ${STREAMS} streams: ` +
        `median ${Math.round(median(times))} ms, slowest ${Math.round(Math.max(...times))} ms`,
    );
    for (const all of boards) all.close();
  } finally {
    for (const server of servers) await server.stop();
  }
}
