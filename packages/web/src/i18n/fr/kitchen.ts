import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: {
    1: 'lundi',
    2: 'mardi',
    3: 'mercredi',
    4: 'jeudi',
    5: 'vendredi',
    6: 'samedi',
    7: 'dimanche',
  },
  servedSlot: (from, to) => `de ${from} à ${to}`,
  servedDays: (first, last) => `du ${first} au ${last}`,
  at: (time) => `à ${time}`,
  tomorrowAt: (time) => `demain à ${time}`,
  dayAt: (day, time) => `${day} à ${time}`,
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
