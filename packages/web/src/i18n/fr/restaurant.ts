import type * as spanish from '../es/restaurant.ts';
import type { Messages } from '../messages.ts';
import { KITCHEN_MESSAGES } from './kitchen.ts';

export const RESTAURANT_MESSAGES: Messages<typeof spanish.RESTAURANT_MESSAGES> = {
  ...KITCHEN_MESSAGES,
  twoDays: (one, other) => `${one} et ${other}`,
  dayRange: (first, last) => `${first} à ${last}`,
  title: 'Où nous sommes',
  address: 'Adresse',
  phone: 'Téléphone',
  hours: 'Horaires',
  closedDay: 'Fermé',
  allDay: 'Toute la journée',
  elsewhere: 'Aussi sur',
  openNow: 'Ouvert maintenant',
  openUntil: (time) => `Ouvert maintenant, jusqu’à ${time}`,
  closedNow: 'Fermé maintenant',
  closedUntil: (when) => `Fermé maintenant. Ouvre ${when}`,
  pausedNow: 'Cuisine fermée',
  pausedUntil: (when) => `Cuisine fermée. Rouvre ${when}`,
};
