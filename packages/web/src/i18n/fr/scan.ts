import type * as spanish from '../es/scan.ts';
import type { Messages } from '../messages.ts';

export const SCAN_MESSAGES: Messages<typeof spanish.SCAN_MESSAGES> = {
  pageTitle: 'Scanne ta table · Simplato',
  home: 'Aller à l’accueil de Simplato',
  heading: 'Scanne le QR code de la table.',
  hint: 'Vise-le avec la caméra\u00a0: nous entrons dès que nous le voyons.',
  viewLabel: 'Image de la caméra',
  cameraLabel: 'Caméra',
  unknownCamera: 'Caméra inconnue',
  state: {
    notStarted: 'La caméra est éteinte.',
    scanning: 'Recherche du code…',
    paused: 'En pause.',
  },
  opening: 'Ouverture de la caméra…',
  start: 'Scanner avec la caméra',
  pause: 'Pause',
  resume: 'Continuer à scanner',
  stop: 'Éteindre la caméra',
  retry: 'Réessayer',
  entering: 'Nous t’amenons à ta table…',
  byHand: {
    title: 'Tu ne peux pas scanner\u202f?',
    label: 'Code de la table',
    hint: 'Demande-le au restaurant, ou colle le lien de quelqu’un à ta table.',
    empty: 'Écris le code de la table ou colle son lien',
    submit: 'Entrer',
  },
  staff: {
    title: 'Tu es connecté en tant que restaurant',
    text: 'Si tu t’installes à cette table comme client, ta session du restaurant se termine dans ce navigateur.',
    enter: 'M’installer à la table',
    stay: 'Revenir aux commandes',
  },
  elsewhere: {
    title: 'Ce lien est celui d’un autre restaurant',
    text: 'Tu as déjà une table. Si tu t’installes à celle du lien, tu quittes la tienne et ce que tu n’as pas encore commandé est effacé.',
    enter: 'M’installer à la table',
    stay: 'Rester où je suis',
  },
  /** By a link on another site. */
  broughtHere: {
    title: (tableName: string) => `Es-tu à la table ${tableName} ?`,
    text: 'C’est un lien qui t’a amené ici, pas le code d’une table. Installe-toi seulement si c’est ta table : ce que tu commandes y sera servi. Sinon, scanne le code devant toi.',
    leave: 'Aller à l’accueil',
  },
  problem: {
    cameraRefused: {
      title: 'Nous n’avons pas le droit d’utiliser la caméra',
      text: 'Autorise-la dans les réglages du navigateur et réessaie, ou écris le code à la main.',
    },
    noCamera: {
      title: 'Nous ne trouvons aucune caméra',
      text: 'Écris le code de la table à la main, ou ouvre le QR code avec un autre téléphone.',
    },
    cameraBusy: {
      title: 'Une autre application utilise la caméra',
      text: 'Ferme-la et réessaie, ou choisis une autre caméra.',
    },
    insecure: {
      title: 'La caméra a besoin d’une connexion sécurisée (https)',
      text: 'À cette adresse, le navigateur ne la laisse pas servir. Écris le code de la table à la main.',
    },
    notOurs: {
      title: 'Ce code n’est pas celui d’une table de Simplato.',
      text: 'Cherche le QR code de la table et réessaie.',
    },
    restaurantGone: {
      title: 'Ce restaurant n’est plus sur Simplato.',
      text: 'Demande la carte au serveur. Si tu es ailleurs maintenant, scanne le code de là-bas.',
    },
    cookiesBlocked: {
      title: 'Ton navigateur ne nous laisse pas retenir ta table',
      text: 'Autorise les cookies de cette page dans les réglages du navigateur, ou quitte le mode qui les bloque, et réessaie.',
    },
    noNetwork: {
      title: 'Pas de connexion',
      text: 'Nous n’avons pas pu t’amener à ta table. Vérifie ta connexion et réessaie.',
    },
    other: { title: 'Nous n’avons pas pu t’amener à ta table' },
  },
};
