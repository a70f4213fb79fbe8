import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atPassSince,
  canComeByCourses,
  courseAwaited,
  courseProgress,
  finishCourses,
  fireCourse,
  heldCourses,
  holdCourse,
  isPending,
  lineProgress,
  makingSince,
  nextCourse,
  planCourses,
  recallLine,
  serveCourse,
  stepCourses,
  stepCoursesBack,
  unitsAtPass,
  unserveCourse,
} from './courses.ts';
import type { Order } from './order.ts';

const [STARTERS, MAINS, DESSERTS, DRINKS, SIDES] = [1, 2, 3, 4, 5] as const;
const AT = '2026-11-28T21:00:00.000Z';
const LATER = '2026-11-28T21:20:00.000Z';

type Courses = Pick<Order, 'courses' | 'doneLines' | 'lines' | 'payment' | 'placedAt' | 'status'>;

const linesOf = (...courses: number[]) =>
  courses.map((course) => ({ course, quantity: 1, options: [] }));

/** As it is sent by courses, with a line of each of these. */
function sent(...courses: number[]): Courses {
  const lines = linesOf(...courses);
  return {
    lines: lines as unknown as Order['lines'],
    courses: planCourses(lines).map(({ course, isHeld }) => ({
      course,
      firedAt: isHeld ? null : AT,
      doneAt: null,
      servedAt: null,
    })),
    doneLines: [],
    status: 'received',
    payment: 'unpaid',
    placedAt: AT,
  };
}

const progressOf = (order: Courses) =>
  order.lines.map((_line, index) => lineProgress(order, index));

function fired(order: Courses, course: number, by: 'diner' | 'staff' = 'staff'): Courses {
  return fireCourse(order, { course, at: LATER, by }) ?? order;
}

describe('an order can come by courses', () => {
  test.each([
    [[STARTERS, MAINS], true],
    [[MAINS, DESSERTS, DRINKS], true],
    [[STARTERS, STARTERS], false],
    [[MAINS, DRINKS, SIDES], false],
    [[], false],
  ])('%j: %j', (courses, can) => {
    expect(canComeByCourses(linesOf(...courses))).toBe(can);
    expect(planCourses(linesOf(...courses)).length > 0).toBe(can);
  });

  test('not for the sake of a product that was taken off', () => {
    const lines = [...linesOf(STARTERS), { course: MAINS, quantity: 0, options: [] }];
    expect(canComeByCourses(lines)).toBe(false);
  });
});

test('the first course, drinks, sides and what has no course come at once; the rest is held', () => {
  expect(planCourses(linesOf(DESSERTS, DRINKS, MAINS, SIDES, 9, MAINS))).toEqual([
    { course: MAINS, isHeld: false },
    { course: DESSERTS, isHeld: true },
    { course: DRINKS, isHeld: false },
    { course: SIDES, isHeld: false },
    { course: 9, isHeld: false },
  ]);
});

describe('how far a line is', () => {
  test('without courses: it is made at once, done when ticked or ready, served when closed', () => {
    const order = { ...sent(STARTERS, DRINKS), courses: [] };
    expect(progressOf(order)).toEqual(['fired', 'fired']);
    expect(progressOf({ ...order, doneLines: [2] })).toEqual(['fired', 'done']);
    expect(progressOf({ ...order, status: 'ready' })).toEqual(['done', 'done']);
    expect(progressOf({ ...order, status: 'closed' })).toEqual(['served', 'served']);
  });

  test('with courses: held until its own is fired, and served by itself', () => {
    const order = sent(STARTERS, MAINS);
    expect(progressOf(order)).toEqual(['fired', 'held']);
    expect(heldCourses(order)).toEqual([MAINS]);
    const both = fired(order, MAINS);
    expect(progressOf(both)).toEqual(['fired', 'fired']);
    expect(heldCourses(both)).toEqual([]);
    const served = serveCourse(both, { course: STARTERS, at: LATER });
    expect(served && progressOf(served)).toEqual(['served', 'fired']);
  });

  test('what is held is not to be made yet', () => {
    const order = sent(STARTERS, MAINS);
    expect([isPending(order as Order, 0), isPending(order as Order, 1)]).toEqual([true, false]);
  });
});

describe('a course is fired', () => {
  test('at its time, and the others stay as they are', () => {
    const order = fired(sent(STARTERS, MAINS, DESSERTS), MAINS);
    expect(order.courses.map(({ firedAt }) => firedAt)).toEqual([AT, LATER, null]);
  });

  test.each(['staff', 'diner'] as const)(
    'by %s, which begins nothing, nor does a second tap',
    (by) => {
      const order = fired(sent(STARTERS, MAINS), MAINS, by);
      expect([order.status, heldCourses(order)]).toEqual(['received', []]);
      expect(fireCourse(order, { course: MAINS, at: LATER, by })).toBeNull();
    },
  );

  test('though it came as the order was sent: the kitchen begins the order with it, once', () => {
    const order = sent(STARTERS, MAINS);
    const begun = fired(order, STARTERS);
    expect(begun).toEqual({ ...order, status: 'preparing' });
    expect(fireCourse(begun, { course: STARTERS, at: LATER, by: 'staff' })).toBeNull();
    expect(fireCourse(order, { course: STARTERS, at: LATER, by: 'diner' })).toBeNull();
  });

  test.each<Partial<Courses>>([
    { status: 'ready' },
    { status: 'closed' },
    { status: 'cancelled' },
    { payment: 'pending' },
    { courses: [] },
  ])('but not with %j', (change) => {
    const order = { ...sent(STARTERS, MAINS), ...change };
    expect(fireCourse(order, { course: MAINS, at: LATER, by: 'staff' })).toBeNull();
  });

  test('not one that the order does not have, or whose products were all taken off', () => {
    const order = sent(STARTERS, MAINS);
    expect(fireCourse(order, { course: DESSERTS, at: LATER, by: 'staff' })).toBeNull();
    const lines = order.lines.map((line) => ({ ...line, quantity: line.course === MAINS ? 0 : 1 }));
    expect(fireCourse({ ...order, lines }, { course: MAINS, at: LATER, by: 'staff' })).toBeNull();
  });
});

describe('a course is carried to the table', () => {
  test('with which its lines are done; the order is closed with the last', () => {
    const order = fired(sent(STARTERS, MAINS), MAINS);
    const starters = serveCourse(order, { course: STARTERS, at: LATER });
    expect(starters).toMatchObject({ status: 'preparing', doneLines: [1] });
    const mains = starters && serveCourse(starters, { course: MAINS, at: LATER });
    expect(mains).toMatchObject({ status: 'closed', doneLines: [1, 2] });
  });

  test('not before it is fired, nor twice', () => {
    const order = sent(STARTERS, MAINS);
    expect(serveCourse(order, { course: MAINS, at: LATER })).toBeNull();
    const served = serveCourse(order, { course: STARTERS, at: AT });
    expect(served && serveCourse(served, { course: STARTERS, at: LATER })).toBeNull();
  });

  test('though nobody has begun the order, which is being made then', () => {
    expect(serveCourse(sent(STARTERS, MAINS), { course: STARTERS, at: AT })?.status).toBe(
      'preparing',
    );
  });
});

describe('ticked lines', () => {
  test('finish their course, and with the last one the order, unless one is held', () => {
    const order = sent(STARTERS, MAINS);
    const starters = finishCourses({ ...order, doneLines: [1] }, AT);
    expect(starters?.courses.map(({ doneAt }) => doneAt)).toEqual([AT, null]);
    expect(starters?.status).toBe('received');
    const both = fired({ ...starters!, doneLines: [1, 2] }, MAINS);
    const finished = finishCourses(both, LATER);
    expect(finished?.courses.map(({ doneAt }) => doneAt)).toEqual([AT, LATER]);
    expect(finished?.status).toBe('ready');
    expect(finished && finishCourses(finished, LATER)).toBeNull();
  });

  test('that are unticked leave it undone', () => {
    const starters = finishCourses({ ...sent(STARTERS, MAINS), doneLines: [1] }, AT)!;
    const unticked = finishCourses({ ...starters, doneLines: [] }, LATER);
    expect(unticked?.courses[0]?.doneAt).toBeNull();
  });

  test('of what was taken off are not waited for', () => {
    const order = sent(STARTERS, MAINS);
    const [starter, main] = order.lines;
    const lines = [starter!, { ...main!, quantity: 0 }];
    expect(finishCourses({ ...order, lines, doneLines: [1] }, AT)?.status).toBe('ready');
  });

  test('finish an order that comes all at once, too, and say nothing of one that is over', () => {
    const order = { ...sent(STARTERS, MAINS), doneLines: [1, 2] };
    const atOnce = { ...order, courses: [] };
    expect(finishCourses({ ...atOnce, doneLines: [1] }, AT)).toBeNull();
    expect(finishCourses(atOnce, AT)?.status).toBe('ready');
    expect(finishCourses({ ...order, status: 'cancelled' }, AT)).toBeNull();
  });
});

describe('a line whose tick is taken away', () => {
  const ready = () =>
    finishCourses({ ...fired(sent(STARTERS, MAINS), MAINS), doneLines: [1, 2] }, AT)!;

  test('is made again alone, of an order that was ready', () => {
    const recalled = recallLine({ ...ready(), doneLines: [1] }, 2)!;
    expect(recalled.status).toBe('preparing');
    expect(progressOf(recalled)).toEqual(['done', 'fired']);
    expect(recalled.courses.map(({ doneAt }) => doneAt)).toEqual([AT, null]);
  });

  test('leaves the others done where a step of the whole order had finished them', () => {
    const order = { ...sent(STARTERS, MAINS), courses: [], status: 'ready' as const };
    expect(recallLine({ ...order, doneLines: [] }, 1)).toMatchObject({
      status: 'preparing',
      doneLines: [2],
    });
  });

  test('changes nothing while it is ticked, or the order is being made or over', () => {
    expect(recallLine(ready(), 2)).toBeNull();
    expect(recallLine({ ...ready(), doneLines: [1], status: 'preparing' }, 2)).toBeNull();
    expect(recallLine({ ...ready(), doneLines: [1], status: 'closed' }, 2)).toBeNull();
  });
});

test('a course that is done waits to be carried, as does an order that is ready', () => {
  const order = { ...sent(STARTERS, MAINS), placedAt: AT, readyAt: null };
  expect(atPassSince(order)).toBeNull();
  const done = finishCourses({ ...order, doneLines: [1] }, LATER)!;
  expect(atPassSince(done)).toBe(LATER);
  expect([order, done].map(unitsAtPass)).toEqual([0, 1]);
  const ready = finishCourses({ ...fired(done, MAINS), doneLines: [1, 2] }, LATER)!;
  expect(unitsAtPass(ready)).toBe(2);
  expect(
    unitsAtPass({
      ...ready,
      courses: ready.courses.map((one) => ({ ...one, servedAt: one.course === MAINS ? null : AT })),
    }),
  ).toBe(1);
  expect(atPassSince(serveCourse(done, { course: STARTERS, at: LATER })!)).toBeNull();
  expect(atPassSince({ ...order, courses: [], status: 'ready', readyAt: LATER })).toBe(LATER);
  expect(atPassSince({ ...done, status: 'cancelled' })).toBeNull();
});

test.each<Partial<Courses>>([
  { status: 'cancelled' },
  { status: 'closed' },
  { payment: 'pending' },
])('of an order with %j nobody has to fire anything', (change) => {
  expect(heldCourses({ ...sent(STARTERS, MAINS), ...change })).toEqual([]);
});

test('a table waits for its next course once all that was fired is on it', () => {
  const order = sent(STARTERS, MAINS);
  expect(courseAwaited(order)).toBeNull();
  const served = serveCourse(order, { course: STARTERS, at: LATER })!;
  expect(courseAwaited(served)).toEqual({ course: MAINS, since: LATER });
  expect(courseAwaited(fired(served, MAINS))).toBeNull();
  expect(courseAwaited({ ...served, status: 'cancelled' })).toBeNull();
});

test('each course has an age of its own, from when it was fired', () => {
  const order = { ...sent(STARTERS, MAINS), placedAt: AT };
  expect(makingSince(order)).toBe(AT);
  expect(makingSince({ ...order, doneLines: [1] })).toBeNull();
  const mains = { ...order, ...fired({ ...order, doneLines: [1] }, MAINS) };
  expect(makingSince(mains)).toBe(LATER);
  expect(makingSince({ ...mains, doneLines: [] })).toBe(AT);
  expect(makingSince({ ...order, courses: [], doneLines: [1, 2] })).toBe(AT);
});

describe('a course', () => {
  test('is as far as its slowest line', () => {
    const order = sent(STARTERS, MAINS, MAINS, DRINKS);
    expect([STARTERS, MAINS, DRINKS].map((one) => courseProgress(order, one))).toEqual([
      'fired',
      'held',
      'fired',
    ]);
    const begun = fired(order, MAINS);
    expect(courseProgress({ ...begun, doneLines: [2] }, MAINS)).toBe('fired');
    expect(courseProgress({ ...begun, doneLines: [2, 3] }, MAINS)).toBe('done');
    const carried = serveCourse(begun, { course: MAINS, at: LATER });
    expect(carried && courseProgress(carried, MAINS)).toBe('served');
  });

  test('is nowhere once all of it was taken off', () => {
    const order = sent(STARTERS, MAINS);
    const lines = order.lines.map((line, index) => ({ ...line, quantity: index === 1 ? 0 : 1 }));
    expect(courseProgress({ ...order, lines }, MAINS)).toBeNull();
  });

  test('is fired by a table one after the other, whoever has ordered it', () => {
    const [one, other] = [sent(MAINS, DESSERTS), sent(STARTERS, MAINS)];
    expect(nextCourse([one, other])).toBe(MAINS);
    expect(nextCourse([one, fired(other, MAINS, 'diner')])).toBe(DESSERTS);
    expect(nextCourse([fired(one, DESSERTS, 'diner')])).toBeNull();
    expect(nextCourse([])).toBeNull();
  });

  test.each([
    ['that is closed', { status: 'closed' }],
    ['that was cancelled', { status: 'cancelled' }],
    ['whose payment is pending', { payment: 'pending' }],
  ] as const)('is not fired by a table of an order %s', (_, given) => {
    expect(nextCourse([{ ...sent(STARTERS, MAINS), ...given }])).toBeNull();
  });
});

const SOON = '2026-11-28T21:20:14.999Z';
const TOO_LATE = '2026-11-28T21:20:15.000Z';

describe('the firing of a course is undone', () => {
  const begun = () => fired(fired(sent(STARTERS, MAINS), STARTERS), MAINS);

  test('while it can be', () => {
    const order = begun();
    const undone = holdCourse(order, { course: MAINS, at: SOON });
    expect(undone).toEqual(fired(sent(STARTERS, MAINS), STARTERS));
    expect(holdCourse(order, { course: MAINS, at: TOO_LATE })).toBeNull();
  });

  test('not where something of it is done, or the order is', () => {
    const undo = { course: MAINS, at: SOON };
    expect(holdCourse({ ...begun(), doneLines: [2] }, undo)).toBeNull();
    expect(holdCourse({ ...begun(), status: 'ready' }, undo)).toBeNull();
    expect(holdCourse({ ...begun(), status: 'cancelled' }, undo)).toBeNull();
    const carried = serveCourse(begun(), { course: MAINS, at: LATER });
    expect(carried && holdCourse(carried, undo)).toBeNull();
  });

  test('not of one that nobody has fired: it is held, came at once, or is not there', () => {
    const order = sent(STARTERS, MAINS);
    for (const course of [STARTERS, MAINS, DESSERTS]) {
      expect(holdCourse(order, { course, at: AT })).toBeNull();
    }
  });
});

describe('the carrying of a course is undone', () => {
  const carry = (order: Courses, course: number) => serveCourse(order, { course, at: LATER })!;
  const begun = () => fired(fired(sent(STARTERS, MAINS), STARTERS), MAINS);
  const ticked = (...doneLines: number[]) => finishCourses({ ...begun(), doneLines }, AT)!;

  test('while it can be: it is at the pass again', () => {
    const order = ticked(1);
    const carried = carry(order, STARTERS);
    expect(unserveCourse(carried, { course: STARTERS, at: SOON })).toEqual(order);
    expect(unserveCourse(carried, { course: STARTERS, at: TOO_LATE })).toBeNull();
    expect(unserveCourse(carried, { course: MAINS, at: SOON })).toBeNull();
  });

  test('and made again, if carrying it had finished it', () => {
    const order = begun();
    const undone = unserveCourse(carry(order, STARTERS), { course: STARTERS, at: SOON });
    expect(undone).toEqual(order);
  });

  test('of the last one, with which the order had been closed', () => {
    const closed = carry(carry(ticked(1, 2), STARTERS), MAINS);
    expect(closed.status).toBe('closed');
    const undone = unserveCourse(closed, { course: MAINS, at: SOON })!;
    expect(undone.status).toBe('ready');
    expect(progressOf(undone)).toEqual(['served', 'done']);
    expect(
      unserveCourse({ ...closed, status: 'cancelled' }, { course: MAINS, at: SOON }),
    ).toBeNull();
  });
});

describe('a step of a whole order that comes by courses', () => {
  const step = (order: Courses, to: Order['status'], at = LATER) => stepCourses(order, { to, at })!;
  const whole = () => {
    const preparing = step(sent(STARTERS, MAINS, DRINKS), 'preparing');
    const ready = step(preparing, 'ready');
    return { preparing, ready, closed: step(ready, 'closed') };
  };
  const timesOf = ({ courses }: Courses) =>
    courses.map(({ firedAt, doneAt, servedAt }) => [firedAt, doneAt, servedAt]);

  test('fires, finishes and carries what was not, and says when', () => {
    const { preparing, ready, closed } = whole();
    expect(timesOf(preparing)[1]).toEqual([LATER, null, null]);
    expect(timesOf(ready)[0]).toEqual([AT, LATER, null]);
    expect(timesOf(closed)[1]).toEqual([LATER, LATER, LATER]);
    const ticked = finishCourses({ ...preparing, doneLines: [1] }, AT)!;
    expect(timesOf(step(ticked, 'ready'))[0]).toEqual([AT, AT, null]);
    expect([preparing, ready].map(({ doneLines }) => doneLines)).toEqual([[], [1, 2, 3]]);
  });

  test('is the next one, of an order that is with the kitchen', () => {
    const order = sent(STARTERS, MAINS);
    expect(step(order, 'ready')).toBeNull();
    expect(step({ ...order, payment: 'pending' }, 'preparing')).toBeNull();
    expect(step({ ...order, status: 'cancelled' }, 'preparing')).toBeNull();
  });

  test('that began it, undone: what it had fired is held again, unless it is ticked', () => {
    const undo = { from: 'preparing', stepAt: LATER } as const;
    const { preparing } = whole();
    expect(stepCoursesBack(preparing, undo)).toEqual(sent(STARTERS, MAINS, DRINKS));
    const ticked = stepCoursesBack({ ...preparing, doneLines: [2] }, undo)!;
    expect(heldCourses(ticked)).toEqual([]);
    const returned = stepCoursesBack(preparing, { ...undo, stepAt: null })!;
    expect(heldCourses(returned)).toEqual([]);
  });

  test('back from ready: what was done last is made again, and what was ticked before is not', () => {
    const { preparing, ready } = whole();
    const back = stepCoursesBack(ready, { from: 'ready', stepAt: null })!;
    expect(back).toEqual(preparing);
    const earlier = finishCourses({ ...preparing, doneLines: [1] }, AT)!;
    const again = stepCoursesBack(step(earlier, 'ready'), { from: 'ready', stepAt: null })!;
    expect(progressOf(again)).toEqual(['done', 'fired', 'fired']);
    const last = finishCourses({ ...earlier, doneLines: [1, 2, 3] }, LATER)!;
    const made = stepCoursesBack(last, { from: 'ready', stepAt: null })!;
    expect(progressOf(made)).toEqual(['done', 'fired', 'fired']);
  });

  test('back from closed: what was carried last is at the pass again', () => {
    const order = finishCourses({ ...whole().preparing, doneLines: [1, 2, 3] }, AT)!;
    const served = [STARTERS, DRINKS].reduce(
      (one, course) => serveCourse(one, { course, at: AT })!,
      order,
    );
    const closed = serveCourse(served, { course: MAINS, at: LATER })!;
    const back = stepCoursesBack(closed, { from: 'closed', stepAt: null })!;
    expect(back.status).toBe('ready');
    expect(unitsAtPass(back)).toBe(1);
    const making = stepCoursesBack(back, { from: 'ready', stepAt: null })!;
    expect(progressOf(making)).toEqual(['served', 'fired', 'served']);
  });

  test('back from ready with all of it on the table: what was carried last is made again', () => {
    const closed = { ...whole().closed, status: 'ready' as const };
    const back = stepCoursesBack(closed, { from: 'ready', stepAt: null })!;
    expect(progressOf(back)).toEqual(['fired', 'fired', 'fired']);
  });

  test('is not taken back from another status, or from none', () => {
    const { ready } = whole();
    expect(stepCoursesBack(ready, { from: 'preparing', stepAt: null })).toBeNull();
    const order = sent(STARTERS, MAINS);
    expect(stepCoursesBack(order, { from: 'received', stepAt: null })).toBeNull();
  });
});

describe('what is taken off', () => {
  const without = (order: Courses, course: number): Courses => ({
    ...order,
    lines: order.lines.map((line) => (line.course === course ? { ...line, quantity: 0 } : line)),
  });

  test('closes an order of which all that is left is on the table', () => {
    const served = serveCourse(sent(STARTERS, MAINS), { course: STARTERS, at: LATER })!;
    expect(finishCourses(without(served, MAINS), LATER)?.status).toBe('closed');
  });

  test('is not waited for: the table waits for the next course since it was fired', () => {
    const order = without(sent(STARTERS, MAINS, DESSERTS), STARTERS);
    expect(courseAwaited(order)).toEqual({ course: MAINS, since: AT });
  });
});

test('drinks that nobody has ticked do not keep a table from waiting for its next course', () => {
  const order = sent(STARTERS, MAINS, DRINKS);
  const served = serveCourse(order, { course: STARTERS, at: LATER })!;
  expect(courseAwaited(served)).toEqual({ course: MAINS, since: LATER });
});

describe('whatever is done to an order by courses, by several people', () => {
  type Change = (order: Full, at: string) => Courses | null;
  type Full = Courses & { placedAt: string };
  const since = (seconds: number) => new Date(Date.parse(AT) + seconds * 1_000).toISOString();

  /** As the server ticks: not what is held, nor of an order that is over. */
  const ticked =
    (lineNumber: number, isDone: boolean): Change =>
    (order, at) => {
      const isHeld = lineProgress(order, lineNumber - 1) === 'held';
      const isOver = order.status === 'closed' || order.status === 'cancelled';
      if (isHeld || isOver || order.doneLines.includes(lineNumber) === isDone) return null;
      const others = order.doneLines.filter((one) => one !== lineNumber);
      const doneLines = isDone ? [...others, lineNumber].toSorted((a, b) => a - b) : others;
      const now = { ...order, doneLines };
      return (isDone ? null : recallLine(now, lineNumber)) ?? finishCourses(now, at) ?? now;
    };
  const takenOff =
    (lineNumber: number): Change =>
    (order, at) => {
      const lines = order.lines.map((line, index) =>
        index + 1 === lineNumber ? { ...line, quantity: 0 } : line,
      );
      const isOpen = order.status !== 'closed' && order.status !== 'cancelled';
      // All of it is a cancellation.
      if (!isOpen || lines.every(({ quantity }) => quantity === 0)) return null;
      return finishCourses({ ...order, lines }, at) ?? { ...order, lines };
    };

  const course = fc.constantFrom(STARTERS, MAINS, DESSERTS, DRINKS);
  const line = fc.integer({ min: 1, max: 5 });
  const changes: fc.Arbitrary<Change> = fc.oneof(
    fc.record({ course, by: fc.constantFrom('diner', 'staff') }).map(
      ({ course: one, by }): Change =>
        (order, at) =>
          fireCourse(order, { course: one, at, by }),
    ),
    course.map(
      (one): Change =>
        (order, at) =>
          serveCourse(order, { course: one, at }),
    ),
    course.map(
      (one): Change =>
        (order, at) =>
          holdCourse(order, { course: one, at }),
    ),
    course.map(
      (one): Change =>
        (order, at) =>
          unserveCourse(order, { course: one, at }),
    ),
    fc.record({ line, isDone: fc.boolean() }).map((one) => ticked(one.line, one.isDone)),
    line.map(takenOff),
    fc.constantFrom('preparing' as const, 'ready' as const, 'closed' as const).map(
      (to): Change =>
        (order, at) =>
          stepCourses(order, { to, at }),
    ),
    fc.constantFrom('preparing' as const, 'ready' as const, 'closed' as const).map(
      (from): Change =>
        (order) =>
          stepCoursesBack(order, { from, stepAt: null }),
    ),
  );

  test('its lines, its courses and its status say the same', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 30 }), (all) => {
        let order: Full = { ...sent(STARTERS, STARTERS, MAINS, DESSERTS, DRINKS), placedAt: AT };
        for (const [index, change] of all.entries()) {
          order = { ...order, ...change(order, since(index * 5)) };
          const left = order.lines.flatMap(({ quantity }, place) =>
            quantity > 0 ? lineProgress(order, place) : [],
          );
          const isServed = left.every((progress) => progress === 'served');
          expect(order.status === 'closed', 'closed with its last line').toBe(isServed);
          if (order.status !== 'closed') {
            const isMade = left.every((progress) => progress === 'done' || progress === 'served');
            expect(order.status === 'ready', 'ready with its last line').toBe(isMade);
          }
          for (const one of order.courses) {
            if (one.doneAt !== null) expect(one.firedAt, 'done once fired').not.toBeNull();
            if (one.servedAt !== null) expect(one.doneAt, 'carried once done').not.toBeNull();
            const progress = courseProgress(order, one.course);
            if (progress === 'held') expect(one.firedAt).toBeNull();
            if (progress === 'fired') expect(one.doneAt, 'not done while it is made').toBeNull();
          }
        }
      }),
    );
  });
});
