import { tableLabel } from '@simplato/domain';
import type * as spanish from '../es/diner-layout.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const DINER_LAYOUT_MESSAGES: Messages<typeof spanish.DINER_LAYOUT_MESSAGES> = {
  backHome: 'Voltar ao início',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurante',
  table: (name) => tableLabel(name, 'pt'),
  number: (number) => `número ${number}`,
  skip: 'Saltar para o conteúdo',
  basket: (count) => (count === 0 ? 'O teu pedido: vazio' : `O teu pedido: ${products(count)}`),
  call: (count) =>
    count === 0 ? 'Chamar o empregado' : `Chamar o empregado: ${count} por terminar`,
  callShort: 'Chamar',
  share: 'Partilhar a ementa',
  shareText: (restaurant) => `A ementa de ${restaurant}, para pedir pelo telemóvel:`,
  shareCopied: 'Ligação copiada. Cola-a onde quiseres.',
  shareFailed: (link) => `Não conseguimos copiar a ligação: ${link}`,
  menu: 'Mais opções',
  tab: 'A mesa',
  account: 'A minha conta',
  logIn: 'Entrar ou criar conta',
  help: 'Ajuda',
  logout: 'Sair',
  install: 'Instalar o Simplato',
  language: 'Idioma',
  chooseLanguage: 'Escolhe o teu idioma',
  languageFailed:
    'Não conseguimos carregar esse idioma. Verifica a tua ligação e tenta de novo: entretanto, tudo fica como estava.',
};
