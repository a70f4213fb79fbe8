import { MENU_TEXTS_CA } from '@simplato/domain';
import type * as spanish from '../es/menu.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_MESSAGES: Messages<typeof spanish.MENU_MESSAGES> = {
  pageTitle: 'Carta · Simplato',
  heading: 'Carta',
  loading: 'S’estan carregant els plats…',
  categories: 'Categories de la carta',
  otherCategory: MENU_TEXTS_CA.otherCategory,
  wholeMenu: 'Tota la carta',
  productCount: products,
  add: 'Afegir',
  addProduct: (name) => `Afegir ${name}`,
  from: MENU_TEXTS_CA.from,
  piece: MENU_TEXTS_CA.piece,
  fromPieces: MENU_TEXTS_CA.fromPieces,
  includes: MENU_TEXTS_CA.includes,
  obstacles: {
    gone: 'Ja no és a la carta',
    'sold-out': 'Exhaurit',
    'not-served': 'Ara no se serveix',
  },
  allergens: {
    line: 'Al·lèrgens:',
    traces: 'Pot contenir traces:',
    unstated: MENU_TEXTS_CA.unstated,
    restUnstated: MENU_TEXTS_CA.restUnstated,
  },
  diets: MENU_TEXTS_CA.diets,
  inBasket: (count) => `${count} a la teva comanda`,
  added: (name, count) => `${name}, afegit. Portes ${products(count)}.`,
  removed: (name, count) => `N’has tret ${count === 1 ? 'un' : count}: ${name}.`,
  undo: 'Desfer',
  full: 'No hi caben més plats diferents en una comanda. Envia aquesta i comença’n una altra.',
  mostOfOne: (name) => `No pots demanar més de 99 de ${name} de cop.`,
  noteTooLong: (note) =>
    `Les notes d’aquest plat no caben juntes: ja diu «${note}». Escurça la nota, o escriu-la per a tota la comanda.`,
  locked: 'La teva comanda s’està enviant. Quan hagi sortit podràs afegir-ne més.',
  earlier: (category) => `${category}: veure els anteriors`,
  later: (category) => `${category}: veure’n més`,
  basketBar: 'Veure la meva comanda',
  basketBarOf: (table) => `Veure la comanda · ${table}`,
  empty: {
    title: 'La carta és buida',
    text: 'El restaurant encara no hi ha posat els plats. Pregunta al cambrer.',
  },
  failed: {
    title: 'No hem pogut carregar la carta',
    text: 'El que havies triat continua a la teva comanda. Comprova la connexió i torna-ho a provar.',
  },
  untranslated: 'El restaurant no ha traduït tota la carta: la resta és en castellà.',
  retry: 'Tornar-ho a provar',
  offline: {
    title: (ago) => `Sense connexió. Carta de ${ago}.`,
    text: 'Pot ser que algun plat o preu hagi canviat.',
  },
};
