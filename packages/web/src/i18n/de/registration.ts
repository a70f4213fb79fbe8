import type * as spanish from '../es/registration.ts';
import type { Messages } from '../messages.ts';

export const DINER_REGISTRATION_MESSAGES: Messages<typeof spanish.DINER_REGISTRATION_MESSAGES> = {
  pageTitle: 'Konto anlegen · Simplato',
  title: 'Konto anlegen',
  text: 'Um deine Bestellungen zu behalten und an jedem Tisch mit deinem Namen zu sitzen. Zum Bestellen brauchst du es nicht.',
  name: 'Name',
  submit: 'Konto anlegen',
  pending: 'Dein Konto wird angelegt …',
  logIn: 'Ich habe schon ein Konto',
};
