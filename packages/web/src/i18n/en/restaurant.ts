import type * as spanish from '../es/restaurant.ts';
import type { Messages } from '../messages.ts';
import { KITCHEN_MESSAGES } from './kitchen.ts';

export const RESTAURANT_MESSAGES: Messages<typeof spanish.RESTAURANT_MESSAGES> = {
  ...KITCHEN_MESSAGES,
  twoDays: (one, other) => `${one} and ${other}`,
  dayRange: (first, last) => `${first} to ${last}`,
  title: 'Where we are',
  address: 'Address',
  phone: 'Phone',
  hours: 'Opening hours',
  closedDay: 'Closed',
  allDay: 'All day',
  elsewhere: 'Also on',
  openNow: 'Open now',
  openUntil: (time) => `Open now, until ${time}`,
  closedNow: 'Closed now',
  closedUntil: (when) => `Closed now. Opens ${when}`,
  pausedNow: 'Kitchen closed',
  pausedUntil: (when) => `Kitchen closed. Opens again ${when}`,
};
