import {
  heldCourses,
  lineProgress,
  linesToMake,
  linesToRecall,
  type Order,
  type OrderLine,
  stationColumn,
  isMade,
} from '@simplato/domain';

/** What comes next of an order with courses that are held; `course` is the one that names it. */
export type CourseStep =
  | { kind: 'begin' | 'fire'; course: number }
  | { kind: 'finish'; course: number; lineNumbers: readonly number[] }
  | { kind: 'serve'; course: number; courses: readonly number[] };

/**
 * Null where nothing is held: then the steps of the whole order are next, which would fire and finish
 * what is held.
 */
export function courseStep(order: Order): CourseStep | null {
  const [held] = heldCourses(order);
  if (held === undefined) return null;
  const fired = order.courses.filter(({ firedAt }) => firedAt !== null);
  const [first] = fired;
  if (order.status === 'received' && first) return { kind: 'begin', course: first.course };

  const lines = order.lines
    .map((line, index) => ({
      ...line,
      lineNumber: index + 1,
      progress: lineProgress(order, index),
    }))
    .filter((line) => line.quantity > 0 && isMade(line));
  const making = lines.filter(({ progress }) => progress === 'fired');
  if (making.length > 0) {
    return {
      kind: 'finish',
      // Those that are eaten in turn have the lowest numbers.
      course: Math.min(...making.map(({ course }) => course)),
      lineNumbers: making.map(({ lineNumber }) => lineNumber),
    };
  }
  const toCarry = fired
    .map(({ course }) => course)
    .filter((one) => lines.some(({ course, progress }) => course === one && progress === 'done'));
  const [next] = toCarry;
  if (next !== undefined) return { kind: 'serve', course: next, courses: toCarry };
  return { kind: 'fire', course: held };
}

/** Of one station's own lines: to say that they are made, to make them again, or none while they are held. */
export type StationStep =
  | { kind: 'bump' | 'recall'; lineNumbers: readonly number[] }
  | { kind: 'wait' };

export type SlipStep = CourseStep | StationStep;

/**
 * What comes next on the screen of a station. Null where that is a step of the whole order, which is begun
 * by whoever begins first.
 */
export function stationStep(order: Order, isOwn: (line: OrderLine) => boolean): SlipStep | null {
  const toMake = linesToMake(order, isOwn);
  const toRecall = linesToRecall(order, isOwn);
  if (stationColumn(order, isOwn) === 'received' && toMake.length > 0) return courseStep(order);
  if (toMake.length > 0) return { kind: 'bump', lineNumbers: toMake };
  return toRecall.length > 0 ? { kind: 'recall', lineNumbers: toRecall } : { kind: 'wait' };
}
