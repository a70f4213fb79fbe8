import type * as spanish from '../es/menu-search.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_SEARCH_MESSAGES: Messages<typeof spanish.MENU_SEARCH_MESSAGES> = {
  field: 'Buscar a la carta',
  list: 'Llista',
  clear: 'Esborrar la cerca',
  results: 'Resultats',
  found: (count) => (count === 0 ? 'Cap plat' : products(count)),
  none: {
    title: (typed) => `Res amb «${typed}»`,
    text: 'Prova amb una altra paraula, o mira la carta sencera.',
    hiddenText: (count) =>
      count === 1
        ? 'Hi ha un plat, però els teus filtres l’amaguen.'
        : `Hi ha ${products(count)}, però els teus filtres els amaguen.`,
  },
  filter: {
    open: 'Filtres',
    openWith: (count) => `Filtres · ${count}`,
    openName: (count) =>
      count === 0 ? 'Filtres: dieta i al·lèrgens' : `Filtres · ${count}: dieta i al·lèrgens`,
    only: {
      vegetariano: 'Només plats vegetarians.',
      vegano: 'Només plats vegans.',
    },
    avoiding: (allergens) => `Evites ${allergens}.`,
    hidden: (count) =>
      count === 0 ? 'Cap plat amagat' : `${products(count)} ${count === 1 ? 'amagat' : 'amagats'}`,
    remove: 'treure els filtres',
    removeButton: 'Treure els filtres',
    none: {
      title: 'Cap plat no passa els teus filtres',
      text: 'Pregunta al cambrer: potser la cuina et pot preparar alguna cosa.',
    },
  },
  traces: {
    heading: 'Pot contenir traces del que evites',
    text: 'Pregunta al cambrer abans de demanar-los.',
  },
  byChoice: {
    heading: 'Pot contenir el que evites, segons el que triïs',
    text: 'Pregunta al cambrer abans de demanar-los.',
  },
  unstated: {
    heading: 'No informat: pregunta al cambrer',
    text: 'D’aquests plats, el restaurant no ha declarat els al·lèrgens.',
  },
  doubtful: {
    see: 'Veure',
    seeProduct: (name) => `Veure ${name}`,
  },
  ranOut: {
    'sold-out': (name) =>
      `«${name}» s’ha exhaurit. Encara és a la teva comanda: treu-lo abans d’enviar-la.`,
    'not-served': (name) =>
      `«${name}» ja no se serveix a aquesta hora. Encara és a la teva comanda: treu-lo abans d’enviar-la.`,
    gone: (name) =>
      `«${name}» ja no és a la carta. Encara és a la teva comanda: treu-lo abans d’enviar-la.`,
  },
};
