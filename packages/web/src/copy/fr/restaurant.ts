import type { Catalogue } from '../catalogue.ts';

export const RESTAURANT: Catalogue['restaurant'] = {
  days: {
    1: 'lundi',
    2: 'mardi',
    3: 'mercredi',
    4: 'jeudi',
    5: 'vendredi',
    6: 'samedi',
    7: 'dimanche',
  },
  twoDays: (one, other) => `${one} et ${other}`,
  dayRange: (first, last) => `${first} à ${last}`,
  servedSlot: (from, to) => `de ${from} à ${to}`,
  servedDays: (first, last) => `du ${first} au ${last}`,
  at: (time) => `à ${time}`,
  tomorrowAt: (time) => `demain à ${time}`,
  dayAt: (day, time) => `${day} à ${time}`,
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
  notice: {
    paused: 'La cuisine est fermée en ce moment',
    outsideHours: 'Nous sommes fermés en ce moment',
    reopens: (when) =>
      `Elle rouvre ${when}. En attendant, tu peux regarder la carte et choisir\u00a0: nous le gardons sur ce téléphone.`,
    opens: (when) =>
      `Nous ouvrons ${when}. En attendant, tu peux regarder la carte et choisir\u00a0: nous le gardons sur ce téléphone.`,
    opensSomeday:
      'Tu peux regarder la carte et choisir\u00a0: nous le gardons sur ce téléphone. Dès la réouverture, tu pourras l’envoyer.',
  },
};
