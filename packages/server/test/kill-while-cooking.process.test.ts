import { isDeepStrictEqual } from 'node:util';
import {
  advanceOrder,
  cancelOrder,
  fireCourse,
  listHistory,
  serveCourse,
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
  /** The courses that were fired, and carried. */
  marchados: number[];
  servidos: number[];
}

/** A call that the board makes, and what it makes of the order. */
interface Deed {
  ask: (url: string, staff: Person, id: number) => Promise<{ status: number; body: OrderWire }>;
  change: (work: Work) => Work;
  /** That the streams are told, one unless it says so. */
  events?: number;
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

const fire = (curso: number): Deed => ({
  ask: (url, staff, id) => ask(url, staff, fireCourse, { params: { id }, body: { curso } }),
  change: (work) => ({ ...work, marchados: [...work.marchados, curso] }),
});
/** Each course has one line, with its number; the order is closed with the last. */
const carry = (curso: number): Deed => ({
  ask: (url, staff, id) => ask(url, staff, serveCourse, { params: { id }, body: { curso } }),
  change: (work) => ({
    ...work,
    status: work.servidos.length === 1 ? 'CLOSED' : 'PREPARING',
    hechas: work.hechas.with(curso - 1, true),
    servidos: [...work.servidos, curso],
  }),
});
/** With the last line of a course the course is done, too. */
const finish = (linea: number): Deed => ({ ...tick(linea, true), events: 2 });

/** Of an order by courses, of which the second is held. */
const COURSE_PLANS: readonly (readonly Deed[])[] = [
  [carry(1), fire(2), carry(2)],
  [finish(1), carry(1), fire(2), cancel],
  [fire(2), finish(1), carry(1), carry(2)],
];
const PLANS: readonly (readonly Deed[])[] = [
  [step('PREPARING'), step('COMPLETED'), step('CLOSED')],
  [step('PREPARING'), tick(1, true), tick(2, true), tick(1, false), step('COMPLETED')],
  [tick(2, true), step('PREPARING'), cancel],
  [cancel],
];

function workOf({ status, motivo, lineas, cursos = [] }: OrderWire): Work {
  const coursesWith = (moment: 'marchado' | 'servido') =>
    cursos.flatMap((one) => (one[moment] === null ? [] : one.curso));
  return {
    status,
    motivo,
    hechas: lineas.map(({ hecha }) => hecha),
    marchados: coursesWith('marchado'),
    servidos: coursesWith('servido'),
  };
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
    const plans = order.cursos?.length ? COURSE_PLANS : PLANS;
    this.plan = plans[order.idorder % plans.length]!;
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
    crowd = await Crowd.sitDown(server.url, { byCourses: true });
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
    `keeps every acknowledged step, tick, course and cancellation, each once, over ${KILLS} kills`,
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

      expect(jobs.some(({ plan }) => COURSE_PLANS.includes(plan))).toBe(true);
      const deeds = jobs
        .flatMap(({ plan }) => plan)
        .reduce((sum, { events = 1 }) => sum + events, 0);
      console.log(
        `${deeds} events of ${jobs.length} orders, ` +
          `${lost.answers} answers lost in ${KILLS} kills, ${lost.done} of them of what had been done`,
      );
      expect(lost.answers).toBeGreaterThan(0);
      // Those of each order and of each deed, none twice.
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
