import type { Catalogue } from '../catalogue.ts';

export const RESTAURANT: Catalogue['restaurant'] = {
  days: {
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
    7: 'Sunday',
  },
  twoDays: (one, other) => `${one} and ${other}`,
  dayRange: (first, last) => `${first} to ${last}`,
  servedSlot: (from, to) => `from ${from} to ${to}`,
  servedDays: (first, last) => `${first} to ${last}`,
  at: (time) => `at ${time}`,
  tomorrowAt: (time) => `tomorrow at ${time}`,
  dayAt: (day, time) => `on ${day} at ${time}`,
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
  notice: {
    paused: 'The kitchen is closed right now',
    outsideHours: 'We are closed right now',
    reopens: (when) =>
      `It opens again ${when}. Meanwhile you can look at the menu and choose: we keep it on this phone.`,
    opens: (when) =>
      `We open ${when}. Meanwhile you can look at the menu and choose: we keep it on this phone.`,
    opensSomeday:
      'You can look at the menu and choose: we keep it on this phone. As soon as it opens again, you can send it.',
  },
};
