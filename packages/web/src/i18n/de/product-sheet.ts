import type * as spanish from '../es/product-sheet.ts';
import type { Messages } from '../messages.ts';
import { MENU_MESSAGES } from './menu.ts';

export const PRODUCT_SHEET_MESSAGES: Messages<typeof spanish.PRODUCT_SHEET_MESSAGES> = {
  ...MENU_MESSAGES,
  save: 'Speichern',
  withPrice: (verb, price) => `${verb} · ${price}`,
  soldOutFor: {
    no: '',
    today: 'Für heute ausverkauft. Probier ein anderes Gericht.',
    'until-changed': 'Im Moment ausverkauft. Probier ein anderes Gericht.',
  },
  servedAt: (hours) => `Gibt es zu diesen Zeiten: ${hours}.`,
  goneText: 'Das Restaurant hat es von der Karte genommen. Wähle ein anderes Gericht.',
  seeMenu: 'Zur Speisekarte',
  note: 'Hinweis für die Küche',
  notePlaceholder: 'Ohne Salz, gut durch …',
  allergens: {
    ...MENU_MESSAGES.allergens,
    heading: 'Allergene',
    tracesHeading: 'Kann Spuren enthalten',
    ask: 'Wenn du eine Allergie hast, frag das Personal, bevor du bestellst.',
    none: 'Keine der kennzeichnungspflichtigen Allergene',
  },
  dietOfProduct: 'Das gibt das Restaurant für das Gericht an, nicht für seine Extras.',
  weigh: {
    ask: 'Wiegen lassen',
    about: 'etwa',
    title: 'Nach Gewicht verkauft',
    text: 'Jemand vom Service wiegt es, und unter „Der Tisch“ siehst du Gewicht und Preis. Zubereitet und berechnet wird erst, wenn du zustimmst.',
    changed:
      'Die Karte hat sich geändert, und es wurde nichts bestellt. Sieh sie dir vor dem Bestellen noch einmal an.',
  },
  format: { legend: 'Größe', hint: 'Wähle eine aus.', fault: 'Wähle eine Größe aus' },
  options: {
    required: 'Pflicht',
    optional: 'Freiwillig',
    nothing: 'Nichts',
    full: (most) => `Du hast schon ${most}, mehr geht nicht. Nimm eins heraus, um zu tauschen.`,
    faults: {
      one: (group) => `Wähle etwas bei „${group}“ aus`,
      'at-least': (least, group) => `Wähle mindestens ${least} bei „${group}“ aus`,
      'at-most': (most, group) => `Wähle höchstens ${most} bei „${group}“ aus`,
    },
    hints: {
      one: 'Wähle eins aus.',
      oneOrNone: 'Wähle eins aus, wenn du magst.',
      any: 'Wähle aus, so viel du magst.',
      upTo: (most) => `Wähle bis zu ${most} aus.`,
      exactly: (count) => `Wähle ${count} aus.`,
      atLeast: (least) => `Wähle mindestens ${least} aus.`,
      between: (least, most) => `Wähle ${least} bis ${most} aus.`,
    },
  },
};
