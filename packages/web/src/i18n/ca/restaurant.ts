import type * as spanish from '../es/restaurant.ts';
import type { Messages } from '../messages.ts';
import { les } from './hour-words.ts';
import { KITCHEN_MESSAGES } from './kitchen.ts';

export const RESTAURANT_MESSAGES: Messages<typeof spanish.RESTAURANT_MESSAGES> = {
  ...KITCHEN_MESSAGES,
  twoDays: (one, other) => `${one} i ${other}`,
  dayRange: (first, last) => `${first} a ${last}`,
  title: 'On som',
  address: 'Adreça',
  phone: 'Telèfon',
  hours: 'Horari',
  closedDay: 'Tancat',
  allDay: 'Tot el dia',
  elsewhere: 'També a',
  openNow: 'Obert ara',
  openUntil: (time) => `Obert ara, fins a ${les(time)}`,
  closedNow: 'Tancat ara',
  closedUntil: (when) => `Tancat ara. Obre ${when}`,
  pausedNow: 'Cuina tancada',
  pausedUntil: (when) => `Cuina tancada. Torna a obrir ${when}`,
};
