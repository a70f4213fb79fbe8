import { courseName, isNumbered, tableLabel } from '@simplato/domain';

const DRINKS = 4;
const lower = (course: number) => courseName(course).toLocaleLowerCase('es');
const isFeminine = (course: number) => course === DRINKS;

const done = (course: number) =>
  `${courseName(course)} ${isFeminine(course) ? 'listas' : 'listos'}`;
const served = (course: number) => `${courseName(course)} en la mesa`;

/** Texts of orders that come by courses, on the staff's screens. */
export const STAFF_COURSE_MESSAGES = {
  name: courseName,
  held: (course: number, units: number) => `${courseName(course)} en espera · ${units}`,
  done,
  served,
  /** On the course's own heading. */
  fireHere: 'Marchar',
  /** Of the big button, by what comes next. */
  steps: { finish: done, serve: served, fire: (course: number) => `Marchar ${lower(course)}` },
  fireOf: (course: number, tableName: string) => {
    const table = tableLabel(tableName);
    const words = isNumbered(tableName) ? `la ${table.toLocaleLowerCase('es')}` : table;
    return `Marchar ${lower(course)} de ${words}`;
  },
  /** Nothing is being made until somebody fires the next course. */
  waits: 'en espera',
  fired: (order: string, course: number) =>
    `${order}: marchan ${isFeminine(course) ? 'las' : 'los'} ${lower(course)}.`,
  carried: (order: string, course: number) => `${order}: ${lower(course)} en la mesa.`,
  failed: (order: string) => `Sin conexión: ${order}, sigue como estaba.`,
} as const;
