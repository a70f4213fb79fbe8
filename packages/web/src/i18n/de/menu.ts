import { MENU_TEXTS_DE } from '@simplato/domain';
import type * as spanish from '../es/menu.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_MESSAGES: Messages<typeof spanish.MENU_MESSAGES> = {
  pageTitle: 'Speisekarte · Simplato',
  heading: 'Speisekarte',
  loading: 'Gerichte werden geladen …',
  categories: 'Kategorien der Speisekarte',
  otherCategory: MENU_TEXTS_DE.otherCategory,
  wholeMenu: 'Die ganze Karte',
  productCount: products,
  add: 'Dazu',
  addProduct: (name) => `${name} dazulegen`,
  from: MENU_TEXTS_DE.from,
  piece: MENU_TEXTS_DE.piece,
  fromPieces: MENU_TEXTS_DE.fromPieces,
  includes: MENU_TEXTS_DE.includes,
  obstacles: {
    gone: 'Nicht mehr auf der Karte',
    'sold-out': 'Ausverkauft',
    'not-served': 'Gibt es gerade nicht',
  },
  allergens: {
    line: 'Allergene:',
    traces: 'Kann Spuren enthalten:',
    unstated: MENU_TEXTS_DE.unstated,
    restUnstated: MENU_TEXTS_DE.restUnstated,
  },
  diets: MENU_TEXTS_DE.diets,
  inBasket: (count) => `${count} in deiner Bestellung`,
  added: (name, count) => `${name} ist dabei. Du hast jetzt ${products(count)}.`,
  removed: (name, count) => `Du hast ${name} ${count === 1 ? 'einmal' : `${count}-mal`} entfernt.`,
  undo: 'Rückgängig',
  full: 'Mehr verschiedene Gerichte passen nicht in eine Bestellung. Schick diese ab und beginne eine neue.',
  mostOfOne: (name) => `Mehr als 99-mal kannst du ${name} nicht auf einmal bestellen.`,
  noteTooLong: (note) =>
    `Die Hinweise zu diesem Gericht passen nicht zusammen hinein: Dort steht schon „${note}“. Kürze den Hinweis oder schreib ihn zur ganzen Bestellung.`,
  locked: 'Deine Bestellung wird gerade gesendet. Sobald sie raus ist, kannst du mehr dazulegen.',
  earlier: (category) => `${category}: vorherige ansehen`,
  later: (category) => `${category}: mehr ansehen`,
  basketBar: 'Bestellung ansehen',
  basketBarOf: (table) => `Bestellung ansehen · ${table}`,
  empty: {
    title: 'Die Speisekarte ist leer',
    text: 'Das Restaurant hat seine Gerichte noch nicht eingetragen. Frag das Personal.',
  },
  failed: {
    title: 'Wir konnten die Speisekarte nicht laden',
    text: 'Was du ausgewählt hattest, ist noch in deiner Bestellung. Prüfe deine Verbindung und versuche es noch einmal.',
  },
  untranslated: 'Das Restaurant hat nicht die ganze Karte übersetzt: Der Rest ist auf Spanisch.',
  retry: 'Noch einmal versuchen',
  offline: {
    title: (ago) => `Keine Verbindung. Speisekarte von ${ago}.`,
    text: 'Gerichte oder Preise können sich geändert haben.',
  },
};
