import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: {
    1: 'Montag',
    2: 'Dienstag',
    3: 'Mittwoch',
    4: 'Donnerstag',
    5: 'Freitag',
    6: 'Samstag',
    7: 'Sonntag',
  },
  servedSlot: (from, to) => `von ${from} bis ${to} Uhr`,
  servedDays: (first, last) => `${first} bis ${last}`,
  at: (time) => `um ${time} Uhr`,
  tomorrowAt: (time) => `morgen um ${time} Uhr`,
  dayAt: (day, time) => `am ${day} um ${time} Uhr`,
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
