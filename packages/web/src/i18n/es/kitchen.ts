import { MENU_TEXTS_ES } from '@simplato/domain';
import { las } from './hour-words.ts';

/** What the menu says about the kitchen and its hours; the restaurant's own card says more. */
export const KITCHEN_MESSAGES = {
  id: 'KITCHEN_MESSAGES',
  days: MENU_TEXTS_ES.days,
  servedSlot: MENU_TEXTS_ES.servedSlot,
  servedDays: MENU_TEXTS_ES.servedDays,
  at: (time: string) => `a ${las(time)}`,
  tomorrowAt: (time: string) => `mañana a ${las(time)}`,
  dayAt: (day: string, time: string) => `el ${day} a ${las(time)}`,
  delayed: (minutes: number) => `Ahora tardamos unos ${minutes} minutos`,
  notice: {
    paused: 'La cocina está cerrada ahora mismo',
    outsideHours: 'Ahora estamos cerrados',
    reopens: (when: string) =>
      `Vuelve a abrir ${when}. Mientras tanto puedes mirar la carta y elegir: lo guardamos en este móvil.`,
    opens: (when: string) =>
      `Abrimos ${when}. Mientras tanto puedes mirar la carta y elegir: lo guardamos en este móvil.`,
    opensSomeday:
      'Puedes mirar la carta y elegir: lo guardamos en este móvil. En cuanto vuelva a abrir, podrás enviarlo.',
  },
} as const;
