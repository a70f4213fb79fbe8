import type * as spanish from '../es/diner-courses.ts';
import type { Messages } from '../messages.ts';

export const DINER_COURSE_MESSAGES: Messages<typeof spanish.DINER_COURSE_MESSAGES> = {
  choice: {
    legend: 'Wie sollen wir es bringen?',
    legendForStaff: 'Wie wird serviert?',
    atOnce: 'Alles zusammen',
    atOnceText: 'Die Küche macht alles auf einmal, ohne Warten zwischen den Gängen.',
    byCourses: 'Nacheinander',
    waits: {
      2: 'Die Hauptgerichte warten, bis ihr sagt, dass ihr so weit seid.',
      3: 'Die Desserts warten, bis ihr sagt, dass ihr so weit seid.',
      other: 'Das Nächste wartet, bis ihr sagt, dass ihr so weit seid.',
    },
    waitsForWaiter: 'Das Nächste wartet, bis ihr der Bedienung Bescheid gebt.',
    waitsForStaff: 'Das Nächste wartet, bis du es abrufst.',
  },
  names: {
    1: 'Vorspeisen',
    2: 'Hauptgerichte',
    3: 'Desserts',
    4: 'Getränke',
    5: 'Beilagen',
    other: 'Alles andere',
  },
  progress: { held: 'Wartet', fired: 'In Arbeit', done: 'Fertig', served: 'Am Tisch' },
  held: {
    2: 'Die Hauptgerichte warten',
    3: 'Die Desserts warten',
    other: 'Das Nächste wartet',
  },
  heldText: 'Die Küche beginnt, sobald ihr Bescheid gebt.',
  ready: {
    2: 'Wir sind bereit für die Hauptgerichte',
    3: 'Wir sind bereit für die Desserts',
    other: 'Wir sind bereit für das Nächste',
  },
  fired: {
    2: 'Die Hauptgerichte sind in Arbeit: Die Küche weiß Bescheid.',
    3: 'Die Desserts sind in Arbeit: Die Küche weiß Bescheid.',
    other: 'Das Nächste ist in Arbeit: Die Küche weiß Bescheid.',
  },
  failed: 'Wir konnten der Küche nicht Bescheid geben.',
};
