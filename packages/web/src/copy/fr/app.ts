import { tableWords } from '@simplato/domain';
import type { Catalogue } from '../catalogue.ts';
import { products } from './count.ts';

export const APP: Catalogue['app'] = {
  loading: 'Chargement…',
  sessionEnded: {
    title: 'Ta session est terminée',
    tableText:
      'Ce que tu avais choisi est toujours enregistré sur ce téléphone. Scanne à nouveau le code de la table ou connecte-toi à ton compte, et reprends où tu en étais.',
    scan: 'Scanner la table',
    accountText:
      'Reconnecte-toi et reprends où tu en étais\u00a0: ce que tu avais écrit est toujours là.',
    logIn: 'Me connecter à mon compte',
    leave: 'Aller à l’accueil',
  },
  lost: {
    title: 'Ceci n’est pas arrivé',
    why: 'Il y a peut-être une nouvelle version de Simplato, ou un problème de connexion.',
    safe: 'Ce que tu avais choisi est toujours enregistré.',
    action: 'Mettre à jour',
  },
  crashed: {
    title: 'Cette page a eu un problème',
    text: 'Ce que tu avais choisi est toujours enregistré. Recharge la page.',
    action: 'Recharger',
  },
};

export const DINER_LAYOUT: Catalogue['dinerLayout'] = {
  backHome: 'Retour au début',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurant',
  table: (name) => tableWords(name, 'fr'),
  skip: 'Aller au contenu',
  basket: (count) =>
    count === 0 ? 'Ta commande\u00a0: vide' : `Ta commande\u00a0: ${products(count)}`,
  share: 'Partager la carte',
  shareText: (restaurant) =>
    `La carte de ${restaurant}, pour commander depuis ton téléphone\u00a0:`,
  shareCopied: 'Lien copié. Colle-le où tu veux.',
  shareFailed: (link) => `Nous n’avons pas pu copier le lien\u00a0: ${link}`,
  menu: 'Plus d’options',
  ownOrders: 'Mes commandes',
  account: 'Mon compte',
  logIn: 'Me connecter ou m’inscrire',
  logout: 'Me déconnecter',
  install: 'Installer Simplato',
  language: 'Langue',
  chooseLanguage: 'Choisis ta langue',
  languageFailed:
    'Nous n’avons pas pu charger cette langue. Vérifie ta connexion et réessaie\u00a0: en attendant, rien ne change.',
};

export const HOME: Catalogue['home'] = {
  pageTitle: 'Début · Simplato',
  welcome: (restaurant) => `Bienvenue chez ${restaurant}`,
  fallbackRestaurant: 'Restaurant',
  greeting: (firstName) => `Bonjour ${firstName}.`,
  table: (table) => `${table} · Choisis, commande et nous te l’apportons.`,
  noTable: 'Choisis, commande et nous te l’apportons.',
  menuCard: { title: 'La carte', text: 'Regarde les plats et ajoute ce qui te plaît.' },
  summaryCard: {
    title: 'Ta commande',
    empty: 'Tu n’as encore rien choisi.',
    filled: (count, total) => `${products(count)} · ${total}`,
  },
};

export const UI: Catalogue['ui'] = {
  close: 'Fermer',
  closeNotice: 'Fermer l’avis',
  notices: 'Avis',
  retry: 'Réessayer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  quantityOf: (name) => `Quantité\u00a0: ${name}`,
  removeOne: (name) => `En retirer un\u00a0: ${name}`,
  addOne: (name) => `En ajouter un\u00a0: ${name}`,
  untranslated: 'ES',
};

export const LEGAL_FOOTER: Catalogue['legalFooter'] = {
  list: 'Textes légaux',
  close: 'Fermer',
  ownPage: 'Ouvrir sur sa page',
  inSpanish: 'Ce texte est en espagnol.',
  about: 'Qui nous sommes',
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  cookies: 'Politique de cookies',
  accessibility: 'Accessibilité',
};

export const INSTALLED: Catalogue['installed'] = {
  newVersion: 'Une nouvelle version de Simplato est disponible.',
  update: 'Mettre à jour',
  noNetwork: {
    title: 'Pas de connexion',
    text: 'Cette page ne se lit qu’avec une connexion. Vérifie la tienne et réessaie.',
  },
  unsentOrder: {
    text: 'Ta commande est toujours sur ce téléphone, en attente d’envoi.',
    back: 'Retour à la table',
  },
  byHand: {
    title: 'Installer Simplato',
    text: 'Simplato s’ouvre alors comme une application, depuis l’écran d’accueil\u00a0:',
    share: 'Touche Partager, le carré avec une flèche vers le haut.',
    add: 'Choisis «\u202fSur l’écran d’accueil\u202f».',
    done: 'Compris',
  },
};
