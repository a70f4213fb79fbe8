import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DataPlace, PostgresPlace } from './process/data-places.ts';
import { EVERY_DATABASE } from './process/demo-places.ts';
import { DIE_IN_REQUEST, holdBefore } from './process/die-in-request.ts';
import { InvoicingRestaurant } from './process/invoicing-restaurant.ts';
import { HOUR_MS, moveClock, withMovingClock } from './process/moved-clock.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { runAgency, type RunningAgency } from './verifactu/run-agency.ts';

/** Longer than a process that has died keeps others from sending. */
const HOURS_AWAY = 0.1;
const DUE_EARLIER = `update record_sendings
  set next_at = next_at - interval '${HOURS_AWAY} hours'`;

const TIMEOUT = { timeout: 60_000 };
const CROWD = 8;
/** The kill comes at a random moment of so many after the crowd's press. */
const MOMENT_MS = 120;

/** A charge stores its money, its invoice and that one's record, and is answered. */
const STEPS = [
  'with counter as',
  'insert into invoices',
  'with counted as',
  'commit',
  'answer',
] as const;

/** What becomes of the records that leave before the kill. */
const LIVES = [
  ['has not taken', 'silent-before'],
  ['has taken, and has not answered', 'silent-after'],
] as const;

/**
 * Each charge is held before a step of its own, in a restaurant of its own; in another, many charge at once; and
 * records of a third are on their way to the agency. One kill cuts them all off.
 */
describe.each(EVERY_DATABASE)('a server killed while it invoices, on $name', ({ name, create }) => {
  const steps = name === 'postgres' ? STEPS : [];
  let place: DataPlace;
  let tax: RunningAgency;
  let server: ServerProcess;
  let restaurants: InvoicingRestaurant[];
  let aheadHours = 0;
  const now = () => new Date(Date.now() + aheadHours * HOUR_MS);

  /** Whoever held the sending when the server died has let go of it by now. */
  const startLater = async () => {
    if ('run' in place) await (place as PostgresPlace).run(DUE_EARLIER);
    else aheadHours += HOURS_AWAY;
    const clock = withMovingClock(aheadHours);
    server = await startServer({
      env: {
        ...place.env,
        ...tax.env,
        ...clock,
        NODE_OPTIONS: `${clock['NODE_OPTIONS']} --import=${DIE_IN_REQUEST}`,
      },
    });
    if (aheadHours > 0) await moveClock(server, aheadHours);
  };

  beforeAll(async () => {
    place = await create();
    tax = await runAgency(now);
    server = await startServer({
      env: { ...place.env, ...tax.env, NODE_OPTIONS: `--import=${DIE_IN_REQUEST}` },
    });
    restaurants = [];
    const units = (CROWD + 1) * LIVES.length;
    for (const _ of [...steps, 'crowd', 'sender']) {
      restaurants.push(await InvoicingRestaurant.open(server.url, { tables: 1, units, now }));
    }
  });
  afterAll(async () => {
    await server.kill();
    await tax.stop();
    await place.remove();
  });

  test.each(LIVES)('while the agency %s its records', async (_what, trouble) => {
    const { agency } = tax;
    for (const restaurant of restaurants) {
      expect(await restaurant.charge(server.url, restaurant.nextSale())).toBe(201);
    }
    for (const restaurant of restaurants) await restaurant.untilAnnounced(server.url);
    const [crowd, sender] = restaurants.slice(-2) as [InvoicingRestaurant, InvoicingRestaurant];
    agency.misbehave(trouble);
    const asked = agency.requests.length;
    expect(await sender.charge(server.url, sender.nextSale())).toBe(201);
    await vi.waitUntil(() => agency.requests.length > asked, TIMEOUT);

    const held = () => server.output().split('held').length - 1;
    const cut: Promise<number | null>[] = [];
    for (const [index, statement] of steps.entries()) {
      const restaurant = restaurants[index]!;
      const answer = restaurant.charge(server.url, restaurant.nextSale(), holdBefore(statement));
      cut.push(answer.catch(() => null));
      await vi.waitUntil(() => held() > index, TIMEOUT);
    }
    const pressed = Array.from({ length: CROWD }, async () =>
      crowd.charge(server.url, crowd.nextSale()).catch(() => null),
    );
    // A random moment is the point of it, so it must not depend on anything that the server does.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MOMENT_MS));
    await server.kill();
    expect(await Promise.all(cut)).toEqual(steps.map(() => null));
    await Promise.all(pressed);
    await startLater();

    for (const restaurant of restaurants) {
      // Whoever had no answer tries again; and so may anybody.
      for (const sale of restaurant.sales) {
        expect([200, 201]).toContain(await restaurant.charge(server.url, sale));
      }
      await restaurant.expectWhole(server.url, agency);
    }
  });
});
