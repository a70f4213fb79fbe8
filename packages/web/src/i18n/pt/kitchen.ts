import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';
import { atHour, fromHour } from './hour-words.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: {
    1: 'segunda-feira',
    2: 'terça-feira',
    3: 'quarta-feira',
    4: 'quinta-feira',
    5: 'sexta-feira',
    6: 'sábado',
    7: 'domingo',
  },
  servedSlot: (from, to) => `${fromHour(from)} ${atHour(to)}`,
  servedDays: (first, last) => `de ${first} a ${last}`,
  at: (time) => atHour(time),
  tomorrowAt: (time) => `amanhã ${atHour(time)}`,
  dayAt: (day, time) => `${day} ${atHour(time)}`,
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
