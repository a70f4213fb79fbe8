import { MENU_TEXTS_CA } from '@simplato/domain';
import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';
import { les } from './hour-words.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: MENU_TEXTS_CA.days,
  servedSlot: MENU_TEXTS_CA.servedSlot,
  servedDays: MENU_TEXTS_CA.servedDays,
  at: (time) => `a ${les(time)}`,
  tomorrowAt: (time) => `demà a ${les(time)}`,
  dayAt: (day, time) => `${day} a ${les(time)}`,
  delayed: (minutes) => `Ara triguem uns ${minutes} minuts`,
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
