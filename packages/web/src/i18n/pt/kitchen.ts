import { MENU_TEXTS_PT } from '@simplato/domain';
import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';
import { atHour } from './hour-words.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: MENU_TEXTS_PT.days,
  servedSlot: MENU_TEXTS_PT.servedSlot,
  servedDays: MENU_TEXTS_PT.servedDays,
  at: (time) => atHour(time),
  tomorrowAt: (time) => `amanhã ${atHour(time)}`,
  dayAt: (day, time) => `${day} ${atHour(time)}`,
  delayed: (minutes) => `Neste momento demoramos cerca de ${minutes} minutos`,
  notice: {
    paused: 'A cozinha está fechada neste momento',
    outsideHours: 'Agora estamos fechados',
    reopens: (when) =>
      `Volta a abrir ${when}. Entretanto podes ver a ementa e escolher: guardamos tudo neste telemóvel.`,
    opens: (when) =>
      `Abrimos ${when}. Entretanto podes ver a ementa e escolher: guardamos tudo neste telemóvel.`,
    opensSomeday:
      'Podes ver a ementa e escolher: guardamos tudo neste telemóvel. Assim que voltar a abrir, poderás enviá-lo.',
  },
};
