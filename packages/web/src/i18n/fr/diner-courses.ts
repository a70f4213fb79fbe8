import type * as spanish from '../es/diner-courses.ts';
import type { Messages } from '../messages.ts';

export const DINER_COURSE_MESSAGES: Messages<typeof spanish.DINER_COURSE_MESSAGES> = {
  choice: {
    legend: 'Comment vous servir ?',
    legendForStaff: 'Comment le servir ?',
    atOnce: 'Tout ensemble',
    atOnceText: 'La cuisine prépare tout en même temps, sans attente entre les plats.',
    byCourses: 'L’un après l’autre',
    waits: {
      2: 'Les plats attendent que vous vous disiez prêts.',
      3: 'Les desserts attendent que vous vous disiez prêts.',
      other: 'La suite attend que vous vous disiez prêts.',
    },
    waitsForWaiter: 'La suite attend que vous préveniez le serveur.',
    waitsForStaff: 'La suite attend que tu l’envoies.',
  },
  names: {
    1: 'Entrées',
    2: 'Plats',
    3: 'Desserts',
    4: 'Boissons',
    5: 'Accompagnements',
    other: 'Le reste',
  },
  progress: { held: 'En attente', fired: 'En préparation', done: 'Prêt', served: 'À table' },
  held: {
    2: 'Les plats attendent',
    3: 'Les desserts attendent',
    other: 'La suite attend',
  },
  heldText: 'La cuisine commence dès que vous la prévenez.',
  ready: {
    2: 'Nous sommes prêts pour les plats',
    3: 'Nous sommes prêts pour les desserts',
    other: 'Nous sommes prêts pour la suite',
  },
  fired: {
    2: 'Les plats sont lancés : la cuisine le sait.',
    3: 'Les desserts sont lancés : la cuisine le sait.',
    other: 'La suite est lancée : la cuisine le sait.',
  },
  failed: 'Nous n’avons pas pu prévenir la cuisine.',
};
