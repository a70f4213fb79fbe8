import { MENU_TEXTS_DE } from '@simplato/domain';
import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: MENU_TEXTS_DE.days,
  servedSlot: MENU_TEXTS_DE.servedSlot,
  servedDays: MENU_TEXTS_DE.servedDays,
  at: (time) => `um ${time} Uhr`,
  tomorrowAt: (time) => `morgen um ${time} Uhr`,
  dayAt: (day, time) => `am ${day} um ${time} Uhr`,
  delayed: (minutes) => `Im Moment dauert es etwa ${minutes} Minuten`,
  notice: {
    paused: 'Die Küche ist gerade geschlossen',
    outsideHours: 'Wir haben gerade geschlossen',
    reopens: (when) =>
      `Sie öffnet wieder ${when}. Bis dahin kannst du dir die Speisekarte ansehen und auswählen: Wir merken es uns auf diesem Handy.`,
    opens: (when) =>
      `Wir öffnen ${when}. Bis dahin kannst du dir die Speisekarte ansehen und auswählen: Wir merken es uns auf diesem Handy.`,
    opensSomeday:
      'Du kannst dir die Speisekarte ansehen und auswählen: Wir merken es uns auf diesem Handy. Sobald wieder geöffnet ist, kannst du es abschicken.',
  },
};
