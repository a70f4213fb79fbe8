import type * as spanish from '../es/login.ts';
import type { Messages } from '../messages.ts';

export const LOGIN_MESSAGES: Messages<typeof spanish.LOGIN_MESSAGES> = {
  pageTitle: 'Connexion · Simplato',
  title: 'Connexion',
  side: { legend: 'Qui se connecte\u202f?', restaurants: 'Restaurants', diners: 'Clients' },
  remember: 'Se souvenir de moi',
  submit: 'Me connecter',
  pending: 'Connexion en cours…',
  wrong: 'Ces identifiants ne sont pas valables. Réessaie.',
  otherWays: 'Autres options',
  forgot: 'Mot de passe oublié\u202f?',
  inAnotherTab: 'S’ouvre dans un autre onglet\u00a0: celui-ci t’attend.',
  registerDiner: 'Créer un compte client',
  registerRestaurant: 'Inscrire mon restaurant',
  guest: 'Entrer comme invité',
};

export const AUTH_LAYOUT_MESSAGES: Messages<typeof spanish.AUTH_LAYOUT_MESSAGES> = {
  product: 'Simplato',
  home: 'Accueil',
  share: 'Partager',
  shareText: 'Simplato\u00a0: la carte s’ouvre, la cuisine le sait déjà.',
  shareCopied: 'Lien copié. Colle-le où tu veux.',
  shareFailed: (link) => `Nous n’avons pas pu copier le lien\u00a0: ${link}`,
};
