import { describe, expect, test } from 'vitest';
import {
  atPassSince,
  canComeByCourses,
  courseAwaited,
  courseProgress,
  finishCourses,
  fireCourse,
  heldCourses,
  isPending,
  lineProgress,
  makingSince,
  nextCourse,
  planCourses,
  serveCourse,
  unitsAtPass,
} from './courses.ts';
import type { Order } from './order.ts';

const [STARTERS, MAINS, DESSERTS, DRINKS, SIDES] = [1, 2, 3, 4, 5] as const;
const AT = '2026-11-28T21:00:00.000Z';
const LATER = '2026-11-28T21:20:00.000Z';

type Courses = Pick<Order, 'courses' | 'doneLines' | 'lines' | 'payment' | 'status'>;

const linesOf = (...courses: number[]) => courses.map((course) => ({ course, quantity: 1 }));

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
    const lines = [...linesOf(STARTERS), { course: MAINS, quantity: 0 }];
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
  test('once: of several who fire it, the first does', () => {
    const order = fired(sent(STARTERS, MAINS), MAINS);
    expect(order.courses[1]?.firedAt).toBe(LATER);
    expect(fireCourse(order, { course: MAINS, at: LATER, by: 'staff' })).toBeNull();
  });

  test('by the restaurant, which has begun the order then, or by the table, which has not', () => {
    expect(fired(sent(STARTERS, MAINS), MAINS, 'staff').status).toBe('preparing');
    expect(fired(sent(STARTERS, MAINS), MAINS, 'diner').status).toBe('received');
  });

  test('though it is fired already: the restaurant begins the order with it, once', () => {
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

  test('say nothing of an order that comes all at once, or is over', () => {
    const order = { ...sent(STARTERS, MAINS), doneLines: [1, 2] };
    expect(finishCourses({ ...order, courses: [] }, AT)).toBeNull();
    expect(finishCourses({ ...order, status: 'cancelled' }, AT)).toBeNull();
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
