import type * as spanish from '../es/login.ts';
import type { Messages } from '../messages.ts';

export const LOGIN_MESSAGES: Messages<typeof spanish.LOGIN_MESSAGES> = {
  pageTitle: 'Entrar · Simplato',
  title: 'Entrar',
  side: { legend: 'Quem entra?', restaurants: 'Restaurantes', diners: 'Clientes' },
  remember: 'Lembrar-me',
  submit: 'Entrar',
  pending: 'A entrar…',
  wrong: 'Estes dados não são válidos. Tenta de novo.',
  otherWays: 'Outras opções',
  forgot: 'Esqueceste a tua palavra-passe?',
  inAnotherTab: 'Abre noutro separador: este espera por ti.',
  registerDiner: 'Criar conta de cliente',
  registerRestaurant: 'Registar o meu restaurante',
  guest: 'Entrar como convidado',
};

export const AUTH_LAYOUT_MESSAGES: Messages<typeof spanish.AUTH_LAYOUT_MESSAGES> = {
  product: 'Simplato',
  home: 'Página inicial',
  share: 'Partilhar',
  shareText: 'Simplato: a ementa abre-se, a cozinha já sabe.',
  shareCopied: 'Ligação copiada. Cola-a onde quiseres.',
  shareFailed: (link) => `Não conseguimos copiar a ligação: ${link}`,
};
