import type { Catalogue } from '../catalogue.ts';
import { products } from './count.ts';

export const MENU_SEARCH: Catalogue['menuSearch'] = {
  field: 'Chercher un plat',
  go: 'Chercher',
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
    title: 'Filtrer la carte',
    text: 'Dis-nous ce que tu manges et ce que tu ne manges pas. Nous nous en souvenons sur ce téléphone pendant ta visite.',
    legend: 'Allergènes que tu évites',
    caution:
      'Nous nous fions à ce que le restaurant déclare pour chaque plat, pas pour ses options ni pour les traces. Si tu as une allergie, dis-le toujours au serveur.',
    see: (count) => (count === 0 ? 'Voir la carte' : `Voir ${products(count)}`),
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
    removeAll: 'Tout enlever',
    diet: {
      legend: 'Régime',
      any: 'Peu importe',
      hint: 'Si tu en choisis un, tu ne verras que les plats que le restaurant déclare ainsi.',
    },
    notStated: {
      vegetariano: 'Le restaurant ne dit pas que ce plat est végétarien.',
      vegano: 'Le restaurant ne dit pas que ce plat est végan.',
    },
    contains: (allergens) => `Contient ce que tu évites\u00a0: ${allergens}.`,
    none: {
      title: 'Aucun plat ne passe tes filtres',
      text: 'Demande au serveur\u00a0: la cuisine peut peut-être te préparer quelque chose.',
    },
  },
  unstated: {
    heading: 'Non communiqué\u00a0: demande au serveur',
    text: 'Pour ces plats, le restaurant n’a pas déclaré les allergènes.',
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
