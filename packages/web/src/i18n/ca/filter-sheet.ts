import type * as spanish from '../es/filter-sheet.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';
import { MENU_SEARCH_MESSAGES } from './menu-search.ts';

export const FILTER_SHEET_MESSAGES: Messages<typeof spanish.FILTER_SHEET_MESSAGES> = {
  ...MENU_SEARCH_MESSAGES,
  filter: {
    ...MENU_SEARCH_MESSAGES.filter,
    title: 'Filtrar la carta',
    text: 'Digues-nos què menges i què no. Ho recordem en aquest mòbil durant la teva visita.',
    legend: 'Al·lèrgens que evites',
    caution:
      'Ens refiem del que el restaurant declara de cada plat i de les seves opcions. Si tens al·lèrgia, digues-ho sempre al cambrer.',
    see: (count) => (count === 0 ? 'Veure la carta' : `Veure ${products(count)}`),
    removeAll: 'Treure’ls tots',
    tell: {
      label: (allergens) => `Avisar la cuina del que evito: ${allergens}`,
      hint: 'Va amb el que demanis en aquesta visita. Ho veu el personal, i ningú més de la teva taula. Ho pots treure abans de demanar. Digues-ho també al cambrer.',
    },
    diet: {
      legend: 'Dieta',
      any: 'Qualsevol',
      hint: 'Si en tries una, només veuràs els plats que el restaurant declara així.',
    },
    notStated: {
      vegetariano: 'El restaurant no diu que sigui vegetarià.',
      vegano: 'El restaurant no diu que sigui vegà.',
    },
    contains: (allergens) => `Porta ${allergens}, que evites.`,
    traces: (allergens) => `Pot contenir traces de ${allergens}, que evites.`,
  },
};
