import type * as spanish from '../es/app.ts';
import type { Messages } from '../messages.ts';

export const APP_MESSAGES: Messages<typeof spanish.APP_MESSAGES> = {
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
