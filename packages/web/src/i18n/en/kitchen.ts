import { MENU_TEXTS_EN } from '@simplato/domain';
import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: MENU_TEXTS_EN.days,
  servedSlot: MENU_TEXTS_EN.servedSlot,
  servedDays: MENU_TEXTS_EN.servedDays,
  at: (time) => `at ${time}`,
  tomorrowAt: (time) => `tomorrow at ${time}`,
  dayAt: (day, time) => `on ${day} at ${time}`,
  delayed: (minutes) => `Orders take about ${minutes} minutes right now`,
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
