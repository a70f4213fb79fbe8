import type * as spanish from '../es/login.ts';
import type { Messages } from '../messages.ts';

export const LOGIN_MESSAGES: Messages<typeof spanish.LOGIN_MESSAGES> = {
  pageTitle: 'Entrar · Simplato',
  title: 'Entrar',
  side: { legend: 'Qui entra?', restaurants: 'Restaurants', diners: 'Comensals' },
  remember: 'Recorda’m',
  submit: 'Entrar',
  pending: 'S’està entrant…',
  wrong: 'Aquestes dades no són vàlides. Torna-ho a provar.',
  otherWays: 'Altres opcions',
  forgot: 'Has oblidat la contrasenya?',
  inAnotherTab: 'S’obre en una altra pestanya: aquesta t’espera.',
  registerDiner: 'Crear un compte de comensal',
  registerRestaurant: 'Registrar el meu restaurant',
  guest: 'Entrar com a convidat',
};

export const AUTH_LAYOUT_MESSAGES: Messages<typeof spanish.AUTH_LAYOUT_MESSAGES> = {
  product: 'Simplato',
  home: 'Portada',
  share: 'Compartir',
  shareText: 'Simplato: la carta s’obre, la cuina ja ho sap.',
  shareCopied: 'Enllaç copiat. Enganxa’l on vulguis.',
  shareFailed: (link) => `No hem pogut copiar l’enllaç: ${link}`,
};
