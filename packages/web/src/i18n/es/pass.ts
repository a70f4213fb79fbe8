import { courseCarried, tableLabel } from '@simplato/domain';

/** Texts of the pass, where the stations of a kitchen meet. */
export const PASS_MESSAGES = {
  label: 'El pase',
  empty: 'Nada en el pase. Lo que marche aparece aquí al momento.',
  counts: (complete: number, missing: number) =>
    `${complete === 1 ? '1 completa' : `${complete} completas`} · ${missing} en marcha`,
  /** Of an order that comes all at once, null. */
  course: (course: number | null) => (course === null ? 'Todo junto' : courseCarried(course)),
  complete: (tableName: string, course: number | null) => {
    const table = tableLabel(tableName);
    if (course === null) return `${table}: completa.`;
    return `${table}, ${courseCarried(course).toLocaleLowerCase('es')}: completa.`;
  },
  allMade: 'Completa',
  missingFrom: (station: string) => (station === '' ? 'Falta' : `Falta de ${station}`),
  carry: 'En la mesa',
  carryOf: (tableName: string, course: number | null) => {
    const table = tableLabel(tableName);
    if (course === null) return `En la mesa: ${table}`;
    return `En la mesa: ${table}, ${courseCarried(course).toLocaleLowerCase('es')}`;
  },
  waiting: 'Esperan que marche lo siguiente',
  tableOf: tableLabel,
} as const;
