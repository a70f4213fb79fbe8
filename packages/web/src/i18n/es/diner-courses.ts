import { courseName, type LineProgress } from '@simplato/domain';

/** Of what comes one course after the other: the choice before it is sent, and where each course is. */
export const DINER_COURSE_MESSAGES = {
  id: 'DINER_COURSE_MESSAGES',
  choice: {
    legend: '¿Cómo os lo servimos?',
    legendForStaff: '¿Cómo se sirve?',
    atOnce: 'Todo junto',
    atOnceText: 'La cocina lo hace todo a la vez, sin esperas entre platos.',
    byCourses: 'Por tiempos',
    waits: {
      2: 'Los segundos esperan hasta que digáis que estáis listos.',
      3: 'Los postres esperan hasta que digáis que estáis listos.',
      other: 'Lo siguiente espera hasta que digáis que estáis listos.',
    },
    waitsForWaiter: 'Lo siguiente espera hasta que aviséis al camarero.',
    waitsForStaff: 'Lo siguiente espera hasta que lo marches.',
  },
  names: {
    1: courseName(1),
    2: courseName(2),
    3: courseName(3),
    4: courseName(4),
    5: courseName(5),
    other: 'Lo demás',
  },
  progress: {
    held: 'En espera',
    fired: 'En marcha',
    done: 'Listo',
    served: 'En la mesa',
  } satisfies Record<LineProgress, string>,
  held: {
    2: 'Los segundos esperan',
    3: 'Los postres esperan',
    other: 'Lo siguiente espera',
  },
  heldText: 'La cocina empieza en cuanto aviséis.',
  ready: {
    2: 'Estamos listos para los segundos',
    3: 'Estamos listos para los postres',
    other: 'Estamos listos para lo siguiente',
  },
  fired: {
    2: 'Marchan los segundos: la cocina ya lo sabe.',
    3: 'Marchan los postres: la cocina ya lo sabe.',
    other: 'Marcha lo siguiente: la cocina ya lo sabe.',
  },
  failed: 'No hemos podido avisar a la cocina.',
} as const;
