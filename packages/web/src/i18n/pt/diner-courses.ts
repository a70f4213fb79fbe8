import type * as spanish from '../es/diner-courses.ts';
import type { Messages } from '../messages.ts';

export const DINER_COURSE_MESSAGES: Messages<typeof spanish.DINER_COURSE_MESSAGES> = {
  choice: {
    legend: 'Como vos servimos?',
    legendForStaff: 'Como se serve?',
    atOnce: 'Tudo junto',
    atOnceText: 'A cozinha faz tudo ao mesmo tempo, sem esperas entre pratos.',
    byCourses: 'Um após o outro',
    waits: {
      2: 'Os pratos principais esperam até dizerem que estão prontos.',
      3: 'As sobremesas esperam até dizerem que estão prontos.',
      other: 'O resto espera até dizerem que estão prontos.',
    },
    waitsForWaiter: 'O resto espera até avisarem o empregado.',
    waitsForStaff: 'O resto espera até dares ordem.',
  },
  names: {
    1: 'Entradas',
    2: 'Pratos principais',
    3: 'Sobremesas',
    4: 'Bebidas',
    5: 'Acompanhamentos',
    other: 'Tudo o resto',
  },
  progress: { held: 'Em espera', fired: 'Em preparação', done: 'Pronto', served: 'Na mesa' },
  held: {
    2: 'Os pratos principais esperam',
    3: 'As sobremesas esperam',
    other: 'O resto espera',
  },
  heldText: 'A cozinha começa assim que avisarem.',
  ready: {
    2: 'Estamos prontos para os pratos principais',
    3: 'Estamos prontos para as sobremesas',
    other: 'Estamos prontos para o resto',
  },
  fired: {
    2: 'Os pratos principais estão a ser feitos: a cozinha já sabe.',
    3: 'As sobremesas estão a ser feitas: a cozinha já sabe.',
    other: 'O resto está a ser feito: a cozinha já sabe.',
  },
  failed: 'Não conseguimos avisar a cozinha.',
};
