import { MENU_TEXTS_ES, type Obstacle } from '@simplato/domain';
import { products } from './count.ts';

/** Texts of the menu's pages; a product's sheet has more. */
export const MENU_MESSAGES = {
  id: 'MENU_MESSAGES',
  pageTitle: 'Carta · Simplato',
  heading: 'Carta',
  loading: 'Cargando Productos...',
  categories: 'Categorías de la carta',
  otherCategory: MENU_TEXTS_ES.otherCategory,
  wholeMenu: 'Toda la carta',
  productCount: products,
  add: 'Añadir',
  addProduct: (name: string) => `Añadir ${name}`,
  from: MENU_TEXTS_ES.from,
  piece: MENU_TEXTS_ES.piece,
  fromPieces: MENU_TEXTS_ES.fromPieces,
  includes: MENU_TEXTS_ES.includes,
  obstacles: {
    gone: 'Ya no está en la carta',
    'sold-out': 'Agotado',
    'not-served': 'Ahora no se sirve',
  } satisfies Record<Obstacle, string>,
  allergens: {
    line: 'Alérgenos:',
    traces: 'Puede contener trazas:',
    unstated: MENU_TEXTS_ES.unstated,
    restUnstated: MENU_TEXTS_ES.restUnstated,
  },
  diets: MENU_TEXTS_ES.diets,
  inBasket: (count: number) => `${count} en tu pedido`,
  added: (name: string, count: number) => `${name}, añadido. Llevas ${products(count)}.`,
  removed: (name: string, count: number) =>
    `Has quitado ${count === 1 ? 'uno' : count} de ${name}.`,
  undo: 'Deshacer',
  full: 'No caben más platos distintos en un pedido. Envía este y empieza otro.',
  mostOfOne: (name: string) => `No puedes pedir más de 99 de ${name} de una vez.`,
  noteTooLong: (note: string) =>
    `Las notas de este plato no caben juntas: ya dice «${note}». Acorta la nota, o escríbela para todo el pedido.`,
  locked: 'Tu pedido se está enviando. En cuanto salga podrás añadir más.',
  earlier: (category: string) => `${category}: ver los anteriores`,
  later: (category: string) => `${category}: ver más`,
  basketBar: 'Ver mi pedido',
  basketBarOf: (table: string) => `Ver el pedido · ${table}`,
  empty: {
    title: 'La carta está vacía',
    text: 'El restaurante todavía no ha puesto sus platos. Pregunta al camarero.',
  },
  failed: {
    title: 'No hemos podido cargar la carta',
    text: 'Lo que habías elegido sigue en tu pedido. Comprueba tu red y prueba de nuevo.',
  },
  untranslated: 'El restaurante no ha traducido toda su carta: lo que falta está en español.',
  retry: 'Reintentar',
  offline: {
    title: (ago: string) => `Sin conexión. Carta de ${ago}.`,
    text: 'Puede que algún plato o precio haya cambiado.',
  },
} as const;
