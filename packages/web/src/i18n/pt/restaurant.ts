import type * as spanish from '../es/restaurant.ts';
import type { Messages } from '../messages.ts';
import { atHour } from './hour-words.ts';
import { KITCHEN_MESSAGES } from './kitchen.ts';

export const RESTAURANT_MESSAGES: Messages<typeof spanish.RESTAURANT_MESSAGES> = {
  ...KITCHEN_MESSAGES,
  twoDays: (one, other) => `${one} e ${other}`,
  dayRange: (first, last) => `${first} a ${last}`,
  title: 'Onde estamos',
  address: 'Morada',
  phone: 'Telefone',
  hours: 'Horário',
  closedDay: 'Fechado',
  allDay: 'Todo o dia',
  elsewhere: 'Também em',
  openNow: 'Aberto agora',
  openUntil: (time) => `Aberto agora, até ${atHour(time)}`,
  closedNow: 'Fechado agora',
  closedUntil: (when) => `Fechado agora. Abre ${when}`,
  pausedNow: 'Cozinha fechada',
  pausedUntil: (when) => `Cozinha fechada. Volta a abrir ${when}`,
};
