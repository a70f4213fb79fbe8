import { tableWords } from '@simplato/domain';
import type { Catalogue } from '../catalogue.ts';
import { products } from './count.ts';

export const APP: Catalogue['app'] = {
  loading: 'A carregar…',
  sessionEnded: {
    title: 'A tua sessão terminou',
    tableText:
      'O que tinhas escolhido continua guardado neste telemóvel. Lê outra vez o código da mesa ou entra com a tua conta, e continuas onde estavas.',
    scan: 'Ler o código da mesa',
    accountText: 'Volta a entrar e continuas onde estavas: o que tinhas escrito continua aqui.',
    logIn: 'Entrar com a minha conta',
    leave: 'Sair para a página inicial',
  },
  lost: {
    title: 'Isto não chegou',
    why: 'Pode haver uma nova versão do Simplato, ou estar a falhar a ligação.',
    safe: 'O que tinhas escolhido continua guardado.',
    action: 'Atualizar',
  },
  crashed: {
    title: 'Este ecrã falhou',
    text: 'O que tinhas escolhido continua guardado. Volta a carregar a página.',
    action: 'Voltar a carregar',
  },
};

export const DINER_LAYOUT: Catalogue['dinerLayout'] = {
  backHome: 'Voltar ao início',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurante',
  table: (name) => tableWords(name, 'pt'),
  skip: 'Saltar para o conteúdo',
  basket: (count) => (count === 0 ? 'O teu pedido: vazio' : `O teu pedido: ${products(count)}`),
  share: 'Partilhar a ementa',
  shareText: (restaurant) => `A ementa de ${restaurant}, para pedir pelo telemóvel:`,
  shareCopied: 'Ligação copiada. Cola-a onde quiseres.',
  shareFailed: (link) => `Não conseguimos copiar a ligação: ${link}`,
  menu: 'Mais opções',
  ownOrders: 'Os meus pedidos',
  account: 'A minha conta',
  logIn: 'Entrar ou criar conta',
  logout: 'Sair',
  install: 'Instalar o Simplato',
  language: 'Idioma',
  chooseLanguage: 'Escolhe o teu idioma',
  languageFailed:
    'Não conseguimos carregar esse idioma. Verifica a tua ligação e tenta de novo: entretanto, tudo fica como estava.',
};

export const HOME: Catalogue['home'] = {
  pageTitle: 'Início · Simplato',
  welcome: (restaurant) => `Damos-te as boas-vindas a ${restaurant}`,
  fallbackRestaurant: 'Restaurante',
  greeting: (firstName) => `Olá, ${firstName}.`,
  table: (table) => `${table} · Escolhe, pede e nós levamos.`,
  noTable: 'Escolhe, pede e nós levamos.',
  menuCard: { title: 'A ementa', text: 'Vê os pratos e vai juntando.' },
  summaryCard: {
    title: 'O teu pedido',
    empty: 'Ainda não escolheste nada.',
    filled: (count, total) => `${products(count)} · ${total}`,
  },
};

export const UI: Catalogue['ui'] = {
  close: 'Fechar',
  closeNotice: 'Fechar aviso',
  notices: 'Avisos',
  retry: 'Tentar de novo',
  showPassword: 'Mostrar palavra-passe',
  hidePassword: 'Ocultar palavra-passe',
  quantityOf: (name) => `Quantidade de ${name}`,
  removeOne: (name) => `Tirar um de ${name}`,
  addOne: (name) => `Juntar um de ${name}`,
  untranslated: 'ES',
};

export const LEGAL_FOOTER: Catalogue['legalFooter'] = {
  list: 'Textos legais',
  close: 'Fechar',
  ownPage: 'Abrir na sua página',
  inSpanish: 'Este texto está em espanhol.',
  about: 'Quem somos',
  terms: 'Termos e condições',
  privacy: 'Política de privacidade',
  cookies: 'Política de cookies',
  accessibility: 'Acessibilidade',
};

export const INSTALLED: Catalogue['installed'] = {
  newVersion: 'Há uma nova versão do Simplato.',
  update: 'Atualizar',
  noNetwork: {
    title: 'Sem ligação',
    text: 'Esta página só se lê com ligação. Verifica a tua e tenta de novo.',
  },
  unsentOrder: {
    text: 'O teu pedido continua neste telemóvel, por enviar.',
    back: 'Voltar à mesa',
  },
  byHand: {
    title: 'Instalar o Simplato',
    text: 'Assim abre como uma aplicação, a partir do ecrã principal:',
    share: 'Toca em Partilhar, o quadrado com uma seta para cima.',
    add: 'Escolhe «Adicionar ao ecrã principal».',
    done: 'Entendi',
  },
};
