import { MENU_TEXTS_FR } from '@simplato/domain';
import type * as spanish from '../es/menu.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_MESSAGES: Messages<typeof spanish.MENU_MESSAGES> = {
  pageTitle: 'Carte · Simplato',
  heading: 'Carte',
  loading: 'Chargement des plats…',
  categories: 'Catégories de la carte',
  otherCategory: MENU_TEXTS_FR.otherCategory,
  wholeMenu: 'Toute la carte',
  productCount: products,
  add: 'Ajouter',
  addProduct: (name) => `Ajouter ${name}`,
  from: MENU_TEXTS_FR.from,
  piece: MENU_TEXTS_FR.piece,
  fromPieces: MENU_TEXTS_FR.fromPieces,
  includes: MENU_TEXTS_FR.includes,
  obstacles: {
    gone: 'N’est plus à la carte',
    'sold-out': 'Épuisé',
    'not-served': 'Pas servi en ce moment',
  },
  allergens: {
    line: 'Allergènes\u00a0:',
    traces: 'Traces possibles\u00a0:',
    unstated: MENU_TEXTS_FR.unstated,
    restUnstated: MENU_TEXTS_FR.restUnstated,
  },
  diets: MENU_TEXTS_FR.diets,
  inBasket: (count) => `${count} dans ta commande`,
  added: (name, count) => `${name}, ajouté. Tu en es à ${products(count)}.`,
  removed: (name, count) => `Tu en as enlevé ${count === 1 ? 'un' : count}\u00a0: ${name}.`,
  undo: 'Annuler',
  full: 'Une commande ne peut pas contenir plus de plats différents. Envoie celle-ci et commences-en une autre.',
  mostOfOne: (name) => `Tu ne peux pas commander plus de 99 fois ${name} d’un coup.`,
  noteTooLong: (note) =>
    `Les notes de ce plat ne tiennent pas ensemble\u00a0: il y a déjà «\u202f${note}\u202f». Raccourcis la note, ou écris-la pour toute la commande.`,
  locked:
    'Ta commande est en train d’être envoyée. Dès qu’elle sera partie, tu pourras en ajouter.',
  earlier: (category) => `${category}\u00a0: voir les précédents`,
  later: (category) => `${category}\u00a0: voir la suite`,
  basketBar: 'Voir ma commande',
  basketBarOf: (table) => `Voir la commande · ${table}`,
  empty: {
    title: 'La carte est vide',
    text: 'Le restaurant n’a pas encore mis ses plats. Demande au serveur.',
  },
  failed: {
    title: 'Nous n’avons pas pu charger la carte',
    text: 'Ce que tu avais choisi est toujours dans ta commande. Vérifie ta connexion et réessaie.',
  },
  untranslated: 'Le restaurant n’a pas traduit toute sa carte\u00a0: le reste est en espagnol.',
  retry: 'Réessayer',
  offline: {
    title: (ago) => `Pas de connexion. Carte d’${ago}.`,
    text: 'Certains plats ou prix ont peut-être changé.',
  },
};
