import type { Catalogue } from '../catalogue.ts';
import { products } from './count.ts';

export const MENU_SEARCH: Catalogue['menuSearch'] = {
  field: 'Buscar a la carta',
  go: 'Buscar',
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
    title: 'Filtrar la carta',
    text: 'Digues-nos què menges i què no. Ho recordem en aquest mòbil durant la teva visita.',
    legend: 'Al·lèrgens que evites',
    caution:
      'Ens refiem del que el restaurant declara de cada plat, no de les seves opcions ni de les traces. Si tens al·lèrgia, digues-ho sempre al cambrer.',
    see: (count) => (count === 0 ? 'Veure la carta' : `Veure ${products(count)}`),
    only: {
      vegetariano: 'Només plats vegetarians.',
      vegano: 'Només plats vegans.',
    },
    avoiding: (allergens) => `Evites ${allergens}.`,
    hidden: (count) =>
      count === 0 ? 'Cap plat amagat' : `${products(count)} ${count === 1 ? 'amagat' : 'amagats'}`,
    remove: 'treure els filtres',
    removeButton: 'Treure els filtres',
    removeAll: 'Treure’ls tots',
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
    none: {
      title: 'Cap plat no passa els teus filtres',
      text: 'Pregunta al cambrer: potser la cuina et pot preparar alguna cosa.',
    },
  },
  unstated: {
    heading: 'No informat: pregunta al cambrer',
    text: 'D’aquests plats, el restaurant no ha declarat els al·lèrgens.',
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
