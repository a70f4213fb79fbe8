import type * as spanish from '../es/menu-search.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_SEARCH_MESSAGES: Messages<typeof spanish.MENU_SEARCH_MESSAGES> = {
  field: 'Procurar na ementa',
  list: 'Lista',
  clear: 'Apagar a procura',
  results: 'Resultados',
  found: (count) => (count === 0 ? 'Nenhum prato' : products(count)),
  none: {
    title: (typed) => `Nada com «${typed}»`,
    text: 'Experimenta outra palavra, ou vê a ementa inteira.',
    hiddenText: (count) =>
      count === 1
        ? 'Há um prato, mas os teus filtros escondem-no.'
        : `Há ${products(count)}, mas os teus filtros escondem-nos.`,
  },
  filter: {
    open: 'Filtros',
    openWith: (count) => `Filtros · ${count}`,
    openName: (count) =>
      count === 0 ? 'Filtros: dieta e alergénios' : `Filtros · ${count}: dieta e alergénios`,
    only: {
      vegetariano: 'Só pratos vegetarianos.',
      vegano: 'Só pratos veganos.',
    },
    avoiding: (allergens) => `Evitas ${allergens}.`,
    hidden: (count) =>
      count === 0
        ? 'Nenhum prato escondido'
        : `${products(count)} ${count === 1 ? 'escondido' : 'escondidos'}`,
    remove: 'tirar filtros',
    removeButton: 'Tirar filtros',
    none: {
      title: 'Nenhum prato passa os teus filtros',
      text: 'Pergunta ao empregado: talvez a cozinha possa preparar algo para ti.',
    },
  },
  traces: {
    heading: 'Pode conter vestígios do que evitas',
    text: 'Pergunta ao empregado antes de os pedires.',
  },
  byChoice: {
    heading: 'Pode conter o que evitas, conforme o que escolheres',
    text: 'Pergunta ao empregado antes de os pedires.',
  },
  unstated: {
    heading: 'Não indicado: pergunta ao empregado',
    text: 'Destes pratos, o restaurante não declarou os alergénios.',
  },
  doubtful: {
    see: 'Ver',
    seeProduct: (name) => `Ver ${name}`,
  },
  ranOut: {
    'sold-out': (name) => `«${name}» esgotou. Continua no teu pedido: tira-o antes de o enviares.`,
    'not-served': (name) =>
      `«${name}» já não se serve a esta hora. Continua no teu pedido: tira-o antes de o enviares.`,
    gone: (name) =>
      `«${name}» já não está na ementa. Continua no teu pedido: tira-o antes de o enviares.`,
  },
};
