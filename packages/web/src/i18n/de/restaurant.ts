import type * as spanish from '../es/restaurant.ts';
import type { Messages } from '../messages.ts';
import { KITCHEN_MESSAGES } from './kitchen.ts';

export const RESTAURANT_MESSAGES: Messages<typeof spanish.RESTAURANT_MESSAGES> = {
  ...KITCHEN_MESSAGES,
  twoDays: (one, other) => `${one} und ${other}`,
  dayRange: (first, last) => `${first} bis ${last}`,
  title: 'Wo wir sind',
  address: 'Adresse',
  phone: 'Telefon',
  hours: 'Öffnungszeiten',
  closedDay: 'Geschlossen',
  allDay: 'Ganztägig',
  elsewhere: 'Auch auf',
  openNow: 'Jetzt geöffnet',
  openUntil: (time) => `Jetzt geöffnet, bis ${time} Uhr`,
  closedNow: 'Jetzt geschlossen',
  closedUntil: (when) => `Jetzt geschlossen. Öffnet ${when}`,
  pausedNow: 'Küche geschlossen',
  pausedUntil: (when) => `Küche geschlossen. Öffnet wieder ${when}`,
};
