import type * as spanish from '../es/installed.ts';
import type { Messages } from '../messages.ts';

export const INSTALLED_MESSAGES: Messages<typeof spanish.INSTALLED_MESSAGES> = {
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
