import type * as spanish from '../es/filter-sheet.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';
import { MENU_SEARCH_MESSAGES } from './menu-search.ts';

export const FILTER_SHEET_MESSAGES: Messages<typeof spanish.FILTER_SHEET_MESSAGES> = {
  ...MENU_SEARCH_MESSAGES,
  filter: {
    ...MENU_SEARCH_MESSAGES.filter,
    title: 'Filtrar a ementa',
    text: 'Diz-nos o que comes e o que não comes. Lembramo-lo neste telemóvel durante a tua visita.',
    legend: 'Alergénios que evitas',
    caution:
      'Confiamos no que o restaurante declara de cada prato e das suas opções. Se tens alergia, diz sempre ao empregado.',
    see: (count) => (count === 0 ? 'Ver a ementa' : `Ver ${products(count)}`),
    removeAll: 'Tirar todos',
    tell: {
      label: (allergens) => `Avisar a cozinha do que evito: ${allergens}`,
      hint: 'Vai com o que pedires nesta visita. Só o pessoal o vê, mais ninguém da tua mesa. Podes tirá-lo antes de pedir. Diz também ao empregado.',
    },
    diet: {
      legend: 'Dieta',
      any: 'Qualquer',
      hint: 'Se escolheres uma, só verás os pratos que o restaurante declara assim.',
    },
    notStated: {
      vegetariano: 'O restaurante não diz que seja vegetariano.',
      vegano: 'O restaurante não diz que seja vegano.',
    },
    contains: (allergens) => `Leva ${allergens}, que evitas.`,
    traces: (allergens) => `Pode conter vestígios de ${allergens}, que evitas.`,
  },
};
