import { tableLabel } from '@simplato/domain';
import type * as spanish from '../es/diner-layout.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const DINER_LAYOUT_MESSAGES: Messages<typeof spanish.DINER_LAYOUT_MESSAGES> = {
  backHome: 'Retour au début',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurant',
  table: (name) => tableLabel(name, 'fr'),
  number: (number) => `numéro ${number}`,
  skip: 'Aller au contenu',
  basket: (count) =>
    count === 0 ? 'Ta commande\u00a0: vide' : `Ta commande\u00a0: ${products(count)}`,
  call: (count) =>
    count === 0 ? 'Appeler le serveur' : `Appeler le serveur\u00a0: ${count} en cours`,
  callShort: 'Appeler',
  share: 'Partager la carte',
  shareText: (restaurant) =>
    `La carte de ${restaurant}, pour commander depuis ton téléphone\u00a0:`,
  shareCopied: 'Lien copié. Colle-le où tu veux.',
  shareFailed: (link) => `Nous n’avons pas pu copier le lien\u00a0: ${link}`,
  menu: 'Plus d’options',
  tab: 'La table',
  account: 'Mon compte',
  logIn: 'Me connecter ou m’inscrire',
  help: 'Aide',
  logout: 'Me déconnecter',
  install: 'Installer Simplato',
  language: 'Langue',
  chooseLanguage: 'Choisis ta langue',
  languageFailed:
    'Nous n’avons pas pu charger cette langue. Vérifie ta connexion et réessaie\u00a0: en attendant, rien ne change.',
};
