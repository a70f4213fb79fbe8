import { COURSE_NUMBERS, courseCarried, isNumbered, tableLabel } from '@simplato/domain';

const DRINKS = 4;
const lower = (course: number) => courseCarried(course).toLocaleLowerCase('es');
const isFeminine = (course: number) => course === DRINKS;

const done = (course: number) => {
  if (!COURSE_NUMBERS.includes(course)) return `${courseCarried(course)}, listo`;
  return `${courseCarried(course)} ${isFeminine(course) ? 'listas' : 'listos'}`;
};
const served = (course: number) => `${courseCarried(course)} en la mesa`;
/** 'la mesa 4', 'Terraza 2'. */
const tableNamed = (tableName: string) => {
  const table = tableLabel(tableName);
  return isNumbered(tableName) ? `la ${table.toLocaleLowerCase('es')}` : table;
};
const withArticle = (course: number) => `${isFeminine(course) ? 'las' : 'los'} ${lower(course)}`;

/** Texts of orders that come by courses, on the staff's screens. */
export const STAFF_COURSE_MESSAGES = {
  name: courseCarried,
  held: (course: number, units: number) => `${courseCarried(course)} en espera · ${units}`,
  done,
  served,
  /** On the course's own heading. */
  fireHere: 'Marchar',
  serveHere: 'En la mesa',
  /** Of the big button, by what comes next. */
  steps: { finish: done, serve: served, fire: (course: number) => `Marchar ${lower(course)}` },
  fireOf: (course: number, tableName: string) =>
    `Marchar ${lower(course)} de ${tableNamed(tableName)}`,
  firedOf: (course: number, tableName: string) =>
    `Marchan ${withArticle(course)} de ${tableNamed(tableName)}.`,
  heldAgain: (course: number, tableName: string) =>
    `${courseCarried(course)} de ${tableNamed(tableName)}: vuelven a esperar.`,
  /** Nothing is being made until somebody fires the next course. */
  waits: 'en espera',
  /** On a slip of which a course was fired elsewhere, and as it is heard. */
  firedMark: 'MARCHA',
  heard: (orderId: number, table: string) =>
    `Marcha lo siguiente del pedido nº ${orderId}, ${table}.`,
  fired: (order: string, course: number) => `${order}: marchan ${withArticle(course)}.`,
  carried: (order: string, course: number) => `${order}: ${lower(course)} en la mesa.`,
  failed: (order: string) => `Sin conexión: ${order}, sigue como estaba.`,
} as const;
