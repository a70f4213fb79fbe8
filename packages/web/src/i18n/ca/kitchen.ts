import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';
import { les } from './hour-words.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: {
    1: 'dilluns',
    2: 'dimarts',
    3: 'dimecres',
    4: 'dijous',
    5: 'divendres',
    6: 'dissabte',
    7: 'diumenge',
  },
  servedSlot: (from, to) => `de ${from} a ${to}`,
  servedDays: (first, last) => `de ${first} a ${last}`,
  at: (time) => `a ${les(time)}`,
  tomorrowAt: (time) => `demà a ${les(time)}`,
  dayAt: (day, time) => `${day} a ${les(time)}`,
  notice: {
    paused: 'Ara mateix la cuina està tancada',
    outsideHours: 'Ara estem tancats',
    reopens: (when) =>
      `Torna a obrir ${when}. Mentrestant pots mirar la carta i triar: ho desem en aquest mòbil.`,
    opens: (when) =>
      `Obrim ${when}. Mentrestant pots mirar la carta i triar: ho desem en aquest mòbil.`,
    opensSomeday:
      'Pots mirar la carta i triar: ho desem en aquest mòbil. Quan torni a obrir, podràs enviar-ho.',
  },
};
