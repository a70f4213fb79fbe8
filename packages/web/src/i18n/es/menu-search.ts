import type { Diet, Obstacle } from '@simplato/domain';
import { products } from './count.ts';

/** Texts of search and filters on the menu itself; the filter sheet has more. */
export const MENU_SEARCH_MESSAGES = {
  id: 'MENU_SEARCH_MESSAGES',
  field: 'Buscar en la carta',
  list: 'Lista',
  clear: 'Borrar la búsqueda',
  results: 'Resultados',
  found: (count: number) => (count === 0 ? 'Ningún plato' : products(count)),
  none: {
    title: (typed: string) => `Nada con «${typed}»`,
    text: 'Prueba con otra palabra, o mira la carta entera.',
    hiddenText: (count: number) =>
      count === 1
        ? 'Hay un plato, pero lo ocultan tus filtros.'
        : `Hay ${count} platos, pero los ocultan tus filtros.`,
  },
  filter: {
    open: 'Filtros',
    openWith: (count: number) => `Filtros · ${count}`,
    openName: (count: number) =>
      count === 0 ? 'Filtros: dieta y alérgenos' : `Filtros · ${count}: dieta y alérgenos`,
    only: {
      vegetariano: 'Solo platos vegetarianos.',
      vegano: 'Solo platos veganos.',
    } satisfies Record<Diet, string>,
    avoiding: (allergens: string) => `Evitas ${allergens}.`,
    hidden: (count: number) =>
      count === 0
        ? 'Ningún plato oculto'
        : `${count === 1 ? 'Oculto' : 'Ocultos'} ${products(count)}`,
    remove: 'quitar filtros',
    removeButton: 'Quitar filtros',
    none: {
      title: 'Ningún plato pasa tus filtros',
      text: 'Pregunta al camarero: quizá la cocina pueda preparar algo para ti.',
    },
  },
  traces: {
    heading: 'Puede contener trazas de lo que evitas',
    text: 'Pregunta al camarero antes de pedirlos.',
  },
  byChoice: {
    heading: 'Puede contener lo que evitas, según lo que elijas',
    text: 'Pregunta al camarero antes de pedirlos.',
  },
  unstated: {
    heading: 'No informado: pregunta al camarero',
    text: 'De estos platos el restaurante no ha declarado los alérgenos.',
  },
  doubtful: {
    see: 'Ver',
    seeProduct: (name: string) => `Ver ${name}`,
  },
  /** About a product in the basket. */
  ranOut: {
    'sold-out': (name: string) =>
      `«${name}» se ha agotado. Sigue en tu pedido: quítalo antes de enviarlo.`,
    'not-served': (name: string) =>
      `«${name}» ya no se sirve a esta hora. Sigue en tu pedido: quítalo antes de enviarlo.`,
    gone: (name: string) =>
      `«${name}» ya no está en la carta. Sigue en tu pedido: quítalo antes de enviarlo.`,
  } satisfies Record<Obstacle, (name: string) => string>,
} as const;
