import type * as spanish from '../es/menu-search.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_SEARCH_MESSAGES: Messages<typeof spanish.MENU_SEARCH_MESSAGES> = {
  field: 'Chercher un plat',
  list: 'Liste',
  clear: 'Effacer la recherche',
  results: 'Résultats',
  found: (count) => (count === 0 ? 'Aucun plat' : products(count)),
  none: {
    title: (typed) => `Rien avec «\u202f${typed}\u202f»`,
    text: 'Essaie un autre mot, ou regarde toute la carte.',
    hiddenText: (count) =>
      count === 1
        ? 'Il y a un plat, mais tes filtres le masquent.'
        : `Il y a ${products(count)}, mais tes filtres les masquent.`,
  },
  filter: {
    open: 'Filtres',
    openWith: (count) => `Filtres · ${count}`,
    openName: (count) =>
      count === 0
        ? 'Filtres\u00a0: régime et allergènes'
        : `Filtres · ${count}\u00a0: régime et allergènes`,
    only: {
      vegetariano: 'Seulement des plats végétariens.',
      vegano: 'Seulement des plats végans.',
    },
    avoiding: (allergens) => `Tu évites\u00a0: ${allergens}.`,
    hidden: (count) =>
      count === 0
        ? 'Aucun plat masqué'
        : `${products(count)} ${count === 1 ? 'masqué' : 'masqués'}`,
    remove: 'enlever les filtres',
    removeButton: 'Enlever les filtres',
    none: {
      title: 'Aucun plat ne passe tes filtres',
      text: 'Demande au serveur\u00a0: la cuisine peut peut-être te préparer quelque chose.',
    },
  },
  traces: {
    heading: 'Traces possibles de ce que tu évites',
    text: 'Demande au serveur avant de commander ces plats.',
  },
  byChoice: {
    heading: 'Peut contenir ce que tu évites, selon ce que tu choisis',
    text: 'Demande au serveur avant de commander ces plats.',
  },
  unstated: {
    heading: 'Non communiqué\u00a0: demande au serveur',
    text: 'Pour ces plats, le restaurant n’a pas déclaré les allergènes.',
  },
  doubtful: {
    see: 'Voir',
    seeProduct: (name) => `Voir ${name}`,
  },
  ranOut: {
    'sold-out': (name) =>
      `«\u202f${name}\u202f» est épuisé. C’est encore dans ta commande\u00a0: enlève-le avant de l’envoyer.`,
    'not-served': (name) =>
      `«\u202f${name}\u202f» n’est plus servi à cette heure. C’est encore dans ta commande\u00a0: enlève-le avant de l’envoyer.`,
    gone: (name) =>
      `«\u202f${name}\u202f» n’est plus à la carte. C’est encore dans ta commande\u00a0: enlève-le avant de l’envoyer.`,
  },
};
