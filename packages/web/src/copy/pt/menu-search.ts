import type { Catalogue } from '../catalogue.ts';
import { products } from './count.ts';

export const MENU_SEARCH: Catalogue['menuSearch'] = {
  field: 'Procurar na ementa',
  go: 'Procurar',
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
    title: 'Filtrar a ementa',
    text: 'Diz-nos o que comes e o que não comes. Lembramo-lo neste telemóvel durante a tua visita.',
    legend: 'Alergénios que evitas',
    caution:
      'Confiamos no que o restaurante declara de cada prato, não das suas opções nem de vestígios. Se tens alergia, diz sempre ao empregado.',
    see: (count) => (count === 0 ? 'Ver a ementa' : `Ver ${products(count)}`),
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
    removeAll: 'Tirar todos',
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
    none: {
      title: 'Nenhum prato passa os teus filtros',
      text: 'Pergunta ao empregado: talvez a cozinha possa preparar algo para ti.',
    },
  },
  unstated: {
    heading: 'Não indicado: pergunta ao empregado',
    text: 'Destes pratos, o restaurante não declarou os alergénios.',
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
