import type * as spanish from '../es/diner-courses.ts';
import type { Messages } from '../messages.ts';

export const DINER_COURSE_MESSAGES: Messages<typeof spanish.DINER_COURSE_MESSAGES> = {
  choice: {
    legend: 'Com us ho servim?',
    legendForStaff: 'Com se serveix?',
    atOnce: 'Tot junt',
    atOnceText: 'La cuina ho fa tot alhora, sense esperes entre plats.',
    byCourses: 'Un rere l’altre',
    waits: {
      2: 'Els segons esperen fins que digueu que esteu a punt.',
      3: 'Les postres esperen fins que digueu que esteu a punt.',
      other: 'El que segueix espera fins que digueu que esteu a punt.',
    },
    waitsForWaiter: 'El que segueix espera fins que aviseu el cambrer.',
    waitsForStaff: 'El que segueix espera fins que ho facis marxar.',
  },
  names: {
    1: 'Primers',
    2: 'Segons',
    3: 'Postres',
    4: 'Begudes',
    5: 'Complements',
    other: 'La resta',
  },
  progress: { held: 'En espera', fired: 'En marxa', done: 'Llest', served: 'A taula' },
  held: {
    2: 'Els segons esperen',
    3: 'Les postres esperen',
    other: 'El que segueix espera',
  },
  heldText: 'La cuina comença així que aviseu.',
  ready: {
    2: 'Estem a punt per als segons',
    3: 'Estem a punt per a les postres',
    other: 'Estem a punt per al que segueix',
  },
  fired: {
    2: 'Els segons ja estan en marxa: la cuina ho sap.',
    3: 'Les postres ja estan en marxa: la cuina ho sap.',
    other: 'El que segueix ja està en marxa: la cuina ho sap.',
  },
  failed: 'No hem pogut avisar la cuina.',
};
