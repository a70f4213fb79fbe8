import { tableLabel } from '@simplato/domain';
import type * as spanish from '../es/diner-layout.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const DINER_LAYOUT_MESSAGES: Messages<typeof spanish.DINER_LAYOUT_MESSAGES> = {
  backHome: 'Zurück zum Anfang',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurant',
  table: (name) => tableLabel(name, 'de'),
  number: (number) => `Nummer ${number}`,
  skip: 'Zum Inhalt springen',
  basket: (count) =>
    count === 0 ? 'Deine Bestellung: leer' : `Deine Bestellung: ${products(count)}`,
  call: (count) => (count === 0 ? 'Bedienung rufen' : `Bedienung rufen: ${count} offen`),
  callShort: 'Rufen',
  share: 'Speisekarte teilen',
  shareText: (restaurant) => `Die Speisekarte von ${restaurant}, zum Bestellen mit dem Handy:`,
  shareCopied: 'Link kopiert. Füge ihn ein, wo du magst.',
  shareFailed: (link) => `Wir konnten den Link nicht kopieren: ${link}`,
  menu: 'Mehr',
  tab: 'Der Tisch',
  account: 'Mein Konto',
  logIn: 'Anmelden oder Konto anlegen',
  help: 'Hilfe',
  logout: 'Abmelden',
  install: 'Simplato installieren',
  language: 'Sprache',
  chooseLanguage: 'Wähle deine Sprache',
  languageFailed:
    'Wir konnten diese Sprache nicht laden. Prüfe deine Verbindung und versuche es noch einmal. Bis dahin bleibt alles wie bisher.',
};
