import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: {
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
    7: 'Sunday',
  },
  servedSlot: (from, to) => `from ${from} to ${to}`,
  servedDays: (first, last) => `${first} to ${last}`,
  at: (time) => `at ${time}`,
  tomorrowAt: (time) => `tomorrow at ${time}`,
  dayAt: (day, time) => `on ${day} at ${time}`,
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
