import type { Catalogue } from '../catalogue.ts';

export const RESTAURANT: Catalogue['restaurant'] = {
  days: {
    1: 'Montag',
    2: 'Dienstag',
    3: 'Mittwoch',
    4: 'Donnerstag',
    5: 'Freitag',
    6: 'Samstag',
    7: 'Sonntag',
  },
  twoDays: (one, other) => `${one} und ${other}`,
  dayRange: (first, last) => `${first} bis ${last}`,
  servedSlot: (from, to) => `von ${from} bis ${to} Uhr`,
  servedDays: (first, last) => `${first} bis ${last}`,
  at: (time) => `um ${time} Uhr`,
  tomorrowAt: (time) => `morgen um ${time} Uhr`,
  dayAt: (day, time) => `am ${day} um ${time} Uhr`,
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
