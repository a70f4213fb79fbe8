import type * as spanish from '../es/filter-sheet.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';
import { MENU_SEARCH_MESSAGES } from './menu-search.ts';

export const FILTER_SHEET_MESSAGES: Messages<typeof spanish.FILTER_SHEET_MESSAGES> = {
  ...MENU_SEARCH_MESSAGES,
  filter: {
    ...MENU_SEARCH_MESSAGES.filter,
    title: 'Karte filtern',
    text: 'Sag uns, was du isst und was nicht. Wir merken es uns auf diesem Handy während deines Besuchs.',
    legend: 'Allergene, die du meidest',
    caution:
      'Wir verlassen uns auf das, was das Restaurant zu jedem Gericht und seinen Extras angibt. Wenn du eine Allergie hast, sag es immer dem Personal.',
    see: (count) => (count === 0 ? 'Zur Speisekarte' : `${products(count)} ansehen`),
    removeAll: 'Alle entfernen',
    tell: {
      label: (allergens) => `Der Küche sagen, was ich meide: ${allergens}`,
      hint: 'Es geht bei diesem Besuch mit deinen Bestellungen mit. Nur das Personal sieht es, sonst niemand am Tisch. Vor dem Bestellen kannst du es zurücknehmen. Sag es auch dem Personal.',
    },
    diet: {
      legend: 'Ernährung',
      any: 'Egal',
      hint: 'Wenn du eine wählst, siehst du nur Gerichte, die das Restaurant so angibt.',
    },
    notStated: {
      vegetariano: 'Das Restaurant sagt nicht, dass es vegetarisch ist.',
      vegano: 'Das Restaurant sagt nicht, dass es vegan ist.',
    },
    contains: (allergens) => `Enthält ${allergens}, und das meidest du.`,
    traces: (allergens) => `Kann Spuren enthalten von dem, was du meidest: ${allergens}.`,
  },
};
