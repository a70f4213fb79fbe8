import { MENU_TEXTS_FR } from '@simplato/domain';
import type * as spanish from '../es/kitchen.ts';
import type { Messages } from '../messages.ts';

export const KITCHEN_MESSAGES: Messages<typeof spanish.KITCHEN_MESSAGES> = {
  days: MENU_TEXTS_FR.days,
  servedSlot: MENU_TEXTS_FR.servedSlot,
  servedDays: MENU_TEXTS_FR.servedDays,
  at: (time) => `à ${time}`,
  tomorrowAt: (time) => `demain à ${time}`,
  dayAt: (day, time) => `${day} à ${time}`,
  delayed: (minutes) => `En ce moment, il faut compter environ ${minutes} minutes`,
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
