import { isDeepStrictEqual } from 'node:util';
import {
  advanceOrder,
  cancelOrder,
  listHistory,
  tickLine,
  type OrderWire,
} from '@simplato/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Crowd } from './process/crowd.ts';
import type { DataPlace } from './process/data-places.ts';
import { EVERY_DATABASE } from './process/demo-places.ts';
import { runsOr } from './runs.ts';
import { openBoardStream, numbersOf, orderIds, upTo } from './process/open-stream.ts';
import { ask, type Person } from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

const KILLS = runsOr(2, 'KILLS');
const COOKS = 4;
const ORDERS = 40;
/** The server is killed after a number of answers in this range, and a moment later, while more are on their way. */
const ANSWERS = { least: 1, most: 12 };
const MOMENT_MS = 20;
const REASON = 'Se ha terminado';

/** What a board shows of an order's work. */
interface Work {
  status: OrderWire['status'];
  motivo: string;
  hechas: boolean[];
}

/** A call that the board makes, and what it makes of the order. */
interface Deed {
  ask: (url: string, staff: Person, id: number) => Promise<{ status: number; body: OrderWire }>;
  change: (work: Work) => Work;
}

const step = (status: 'PREPARING' | 'COMPLETED' | 'CLOSED'): Deed => ({
  ask: (url, staff, idorder) => ask(url, staff, advanceOrder, { body: { idorder, status } }),
  change: (work) => ({ ...work, status }),
});
const tick = (linea: number, hecha: boolean): Deed => ({
  ask: (url, staff, id) => ask(url, staff, tickLine, { params: { id, linea }, body: { hecha } }),
  change: (work) => ({ ...work, hechas: work.hechas.with(linea - 1, hecha) }),
});
const cancel: Deed = {
  ask: (url, staff, id) =>
    ask(url, staff, cancelOrder, { params: { id }, body: { motivo: REASON } }),
  change: (work) => ({ ...work, status: 'CANCELLED', motivo: REASON }),
};

const PLANS: readonly (readonly Deed[])[] = [
  [step('PREPARING'), step('COMPLETED'), step('CLOSED')],
  [step('PREPARING'), tick(1, true), tick(2, true), tick(1, false), step('COMPLETED')],
  [tick(2, true), step('PREPARING'), cancel],
  [cancel],
];

function workOf({ status, motivo, lineas }: OrderWire): Work {
  return { status, motivo, hechas: lineas.map(({ hecha }) => hecha) };
}

/** An order in a cook's hands. */
class Job {
  readonly order: OrderWire;
  readonly plan: readonly Deed[];
  acknowledged = 0;
  /** Including one whose answer is still unknown. */
  asked = 0;

  constructor(order: OrderWire) {
    this.order = order;
    this.plan = PLANS[order.idorder % PLANS.length]!;
  }

  get isDone(): boolean {
    return this.acknowledged === this.plan.length;
  }

  /** After its first `count` deeds. */
  after(count: number): Work {
    return this.plan.slice(0, count).reduce((work, { change }) => change(work), workOf(this.order));
  }
}

describe.each(EVERY_DATABASE)('a server killed while cooks work, on $name', ({ create }) => {
  let place: DataPlace;
  let server: ServerProcess;
  let crowd: Crowd;
  let jobs: Job[];

  beforeEach(async () => {
    place = await create();
    server = await startServer(place);
    crowd = await Crowd.sitDown(server.url);
    crowd.begin();
    await crowd.more(ORDERS);
    await crowd.end();
    jobs = [];
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  /** Works as long as the server lives. Asks again, with the same call, where an answer was lost. */
  async function cook(mine: { job?: Job }, onAnswer: () => void): Promise<void> {
    const { url } = server;
    for (;;) {
      if (mine.job === undefined || mine.job.isDone) {
        mine.job = new Job(crowd.answered[jobs.length]!);
        jobs.push(mine.job);
      }
      if (!(await goOn(url, mine.job))) return;
      onAnswer();
    }
  }

  /** False if the connection broke before the answer. */
  async function goOn(url: string, job: Job): Promise<boolean> {
    job.asked = job.acknowledged + 1;
    const deed = job.plan[job.acknowledged]!;
    const reply = await deed.ask(url, crowd.staff, job.order.idorder).catch(() => null);
    if (!reply) return false;
    expect(reply).toMatchObject({ status: 200 });
    job.acknowledged += 1;
    expect(workOf(reply.body)).toEqual(job.after(job.acknowledged));
    return true;
  }

  /**
   * Everything that was acknowledged is there, and nothing that was not asked for. Returns how many of the
   * lost answers were about something that has been done.
   */
  async function expectAllWork(): Promise<number> {
    const { body } = await ask(server.url, crowd.staff, listHistory);
    let doneUnheard = 0;
    for (const job of jobs) {
      const order = body.pedidos.find(({ idorder }) => idorder === job.order.idorder);
      const seen = order && workOf(order);
      const possible = [job.acknowledged, job.asked].map((count) => job.after(count));
      expect(possible).toContainEqual(seen);
      if (job.asked > job.acknowledged && isDeepStrictEqual(seen, possible[1])) doneUnheard += 1;
    }
    return doneUnheard;
  }

  // After a kill, the embedded database flushes its whole folder, which takes minutes on a busy machine.
  test(
    `keeps every acknowledged step, tick and cancellation, each once, over ${KILLS} kills`,
    { timeout: 600_000 },
    async () => {
      const hands = Array.from({ length: COOKS }, (): { job?: Job } => ({}));
      const lost = { answers: 0, done: 0 };
      for (let kill = 1; kill <= KILLS; kill += 1) {
        let left = ANSWERS.least + Math.floor(Math.random() * (ANSWERS.most - ANSWERS.least + 1));
        let work: Promise<unknown> = Promise.resolve();
        await new Promise<void>((enough) => {
          const onAnswer = () => (left -= 1) === 0 && enough();
          work = Promise.all(hands.map(async (mine) => cook(mine, onAnswer)));
        });
        // A random moment is the point of the test, so it must not depend on anything that the server does.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * MOMENT_MS));
        await server.kill();
        await work;
        lost.answers += jobs.filter(({ asked, acknowledged }) => asked > acknowledged).length;

        server = await startServer(place);
        lost.done += await expectAllWork();
      }
      for (const job of jobs) {
        while (!job.isDone) expect(await goOn(server.url, job)).toBe(true);
      }
      await expectAllWork();

      const deeds = jobs.reduce((sum, { plan }) => sum + plan.length, 0);
      console.log(
        `${deeds} steps, ticks and cancellations of ${jobs.length} orders, ` +
          `${lost.answers} answers lost in ${KILLS} kills, ${lost.done} of them of what had been done`,
      );
      expect(lost.answers).toBeGreaterThan(0);
      // One event for each order and for each deed, none twice.
      const stream = await openBoardStream(server.url, crowd.staff, 0);
      await stream.until(({ event }) => event === 'latido');
      stream.close();
      const told = orderIds(stream);
      expect(told).toHaveLength(crowd.answered.length + deeds);
      expect(new Set(told).size).toBe(told.length);
      expect(numbersOf(stream)).toEqual(upTo(numbersOf(stream).length));
    },
  );
});
