import { MENU_TEXTS_PT } from '@simplato/domain';
import type * as spanish from '../es/menu.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_MESSAGES: Messages<typeof spanish.MENU_MESSAGES> = {
  pageTitle: 'Ementa · Simplato',
  heading: 'Ementa',
  loading: 'A carregar os pratos…',
  categories: 'Categorias da ementa',
  otherCategory: MENU_TEXTS_PT.otherCategory,
  wholeMenu: 'Toda a ementa',
  productCount: products,
  add: 'Juntar',
  addProduct: (name) => `Juntar ${name}`,
  from: MENU_TEXTS_PT.from,
  piece: MENU_TEXTS_PT.piece,
  fromPieces: MENU_TEXTS_PT.fromPieces,
  includes: MENU_TEXTS_PT.includes,
  obstacles: {
    gone: 'Já não está na ementa',
    'sold-out': 'Esgotado',
    'not-served': 'Não se serve agora',
  },
  allergens: {
    line: 'Alergénios:',
    traces: 'Pode conter vestígios:',
    unstated: MENU_TEXTS_PT.unstated,
    restUnstated: MENU_TEXTS_PT.restUnstated,
  },
  diets: MENU_TEXTS_PT.diets,
  inBasket: (count) => `${count} no teu pedido`,
  added: (name, count) => `${name}, adicionado. Já tens ${products(count)}.`,
  removed: (name, count) => `Tiraste ${count === 1 ? 'um' : count} de ${name}.`,
  undo: 'Desfazer',
  full: 'Não cabem mais pratos diferentes num pedido. Envia este e começa outro.',
  mostOfOne: (name) => `Não podes pedir mais de 99 de ${name} de uma vez.`,
  noteTooLong: (note) =>
    `As notas deste prato não cabem juntas: já diz «${note}». Encurta a nota, ou escreve-a para todo o pedido.`,
  locked: 'O teu pedido está a ser enviado. Assim que sair, podes juntar mais.',
  earlier: (category) => `${category}: ver os anteriores`,
  later: (category) => `${category}: ver mais`,
  basketBar: 'Ver o meu pedido',
  basketBarOf: (table) => `Ver o pedido · ${table}`,
  empty: {
    title: 'A ementa está vazia',
    text: 'O restaurante ainda não pôs os seus pratos. Pergunta ao empregado.',
  },
  failed: {
    title: 'Não conseguimos carregar a ementa',
    text: 'O que tinhas escolhido continua no teu pedido. Verifica a tua ligação e tenta de novo.',
  },
  untranslated: 'O restaurante não traduziu a carta toda: o resto está em espanhol.',
  retry: 'Tentar de novo',
  offline: {
    title: (ago) => `Sem ligação. Ementa de ${ago}.`,
    text: 'Alguns pratos ou preços podem ter mudado.',
  },
};
