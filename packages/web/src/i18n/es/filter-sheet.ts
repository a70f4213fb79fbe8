import type { Diet } from '@simplato/domain';
import { products } from './count.ts';
import { MENU_SEARCH_MESSAGES } from './menu-search.ts';

/** The texts of the search and of the filter sheet. */
export const FILTER_SHEET_MESSAGES = {
  ...MENU_SEARCH_MESSAGES,
  id: 'FILTER_SHEET_MESSAGES',
  filter: {
    ...MENU_SEARCH_MESSAGES.filter,
    title: 'Filtrar la carta',
    text: 'Dinos qué comes y qué no. Lo recordamos en este móvil durante tu visita.',
    legend: 'Alérgenos que evitas',
    caution:
      'Nos fiamos de lo que declara el restaurante de cada plato y de sus opciones. Si tienes alergia, dilo siempre al camarero.',
    see: (count: number) => (count === 0 ? 'Ver la carta' : `Ver ${products(count)}`),
    removeAll: 'Quitar todos',
    tell: {
      label: (allergens: string) => `Avisar a la cocina de lo que evito: ${allergens}`,
      hint: 'Va con lo que pidas en esta visita. Lo ve el personal, y nadie más de tu mesa. Puedes quitarlo antes de pedir. Díselo también al camarero.',
    },
    diet: {
      legend: 'Dieta',
      any: 'Cualquiera',
      hint: 'Si eliges una, solo verás los platos que el restaurante declara así.',
    },
    notStated: {
      vegetariano: 'El restaurante no dice que sea vegetariano.',
      vegano: 'El restaurante no dice que sea vegano.',
    } satisfies Record<Diet, string>,
    contains: (allergens: string) => `Lleva ${allergens}, que evitas.`,
    traces: (allergens: string) => `Puede contener trazas de ${allergens}, que evitas.`,
  },
} as const;
