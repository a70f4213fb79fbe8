import type * as spanish from '../es/login.ts';
import type { Messages } from '../messages.ts';

export const LOGIN_MESSAGES: Messages<typeof spanish.LOGIN_MESSAGES> = {
  pageTitle: 'Anmelden · Simplato',
  title: 'Anmelden',
  side: { legend: 'Wer meldet sich an?', restaurants: 'Restaurants', diners: 'Gäste' },
  remember: 'Angemeldet bleiben',
  submit: 'Anmelden',
  pending: 'Du wirst angemeldet …',
  wrong: 'Diese Zugangsdaten stimmen nicht. Versuche es noch einmal.',
  otherWays: 'Andere Möglichkeiten',
  forgot: 'Passwort vergessen?',
  inAnotherTab: 'Öffnet sich in einem anderen Tab: Dieser wartet auf dich.',
  registerDiner: 'Konto als Gast anlegen',
  registerRestaurant: 'Mein Restaurant anmelden',
  guest: 'Ohne Konto weiter',
};

export const AUTH_LAYOUT_MESSAGES: Messages<typeof spanish.AUTH_LAYOUT_MESSAGES> = {
  product: 'Simplato',
  home: 'Startseite',
  share: 'Teilen',
  shareText: 'Simplato: Die Karte geht auf, die Küche weiß schon Bescheid.',
  shareCopied: 'Link kopiert. Füge ihn ein, wo du magst.',
  shareFailed: (link) => `Wir konnten den Link nicht kopieren: ${link}`,
};
