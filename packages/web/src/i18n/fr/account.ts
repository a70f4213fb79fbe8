import type { Catalogue } from '../catalogue.ts';

export const LOGIN: Catalogue['login'] = {
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

export const AUTH_LAYOUT: Catalogue['authLayout'] = {
  product: 'Simplato',
  home: 'Accueil',
  share: 'Partager',
  shareText: 'Simplato\u00a0: la carte s’ouvre, la cuisine le sait déjà.',
  shareCopied: 'Lien copié. Colle-le où tu veux.',
  shareFailed: (link) => `Nous n’avons pas pu copier le lien\u00a0: ${link}`,
};

export const FORMS: Catalogue['forms'] = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  username: 'Nom d’utilisateur',
  passwordHint: 'Au moins 8 caractères, dont un chiffre.',
  privacy: 'J’ai lu et j’accepte la politique de confidentialité (en espagnol).',
  tryAgainIn: (wait) => `Tu pourras réessayer dans ${wait}.`,
  needsHttps:
    'Pour protéger ton mot de passe, ce navigateur a besoin d’une adresse https. Ouvre Simplato avec https:// et réessaie.',
  sessionWasOver:
    'Ta session était terminée et rien n’a été envoyé. Appuie à nouveau sur le bouton\u00a0: ce que tu as écrit est toujours là.',
  leaving: {
    typed: {
      title: 'Abandonner ce que tu as écrit\u202f?',
      text: 'Si tu fermes maintenant, ce sera perdu.',
      stay: 'Rester ici',
      goOn: 'Abandonner',
    },
    sending: {
      title: 'Envoi en cours',
      text: 'Si tu fermes maintenant, tu ne sauras pas si tout s’est bien passé.',
      stay: 'Attendre',
      goOn: 'Fermer',
    },
  },
};

export const ACCOUNT: Catalogue['account'] = {
  pageTitle: 'Mon compte · Simplato',
  title: 'Mon compte',
  loading: 'Chargement de ton compte…',
  failed: 'Nous n’avons pas pu lire ton compte',
  failedText: 'Tes données sont à l’abri. Vérifie ta connexion et réessaie.',
  details: {
    title: 'Tes coordonnées',
    name: 'Nom',
    submit: 'Enregistrer les changements',
    saved: 'Changements enregistrés',
    emailPassword: 'Ton mot de passe, pour changer l’adresse e-mail',
    emailPasswordHint:
      'Qui a l’adresse e-mail peut changer le mot de passe\u00a0: c’est pour cela que nous le demandons.',
    pendingTitle: 'Ta nouvelle adresse e-mail reste à confirmer',
    pendingEmail: (email) =>
      `Nous avons écrit à ${email}. Tant que tu n’as pas ouvert le lien de cet e-mail, tu te connectes avec l’ancienne adresse.`,
  },
  password: {
    title: 'Changer de mot de passe',
    text: 'Tes autres sessions seront fermées\u202f; sur cet appareil, tu restes connecté.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    submit: 'Changer de mot de passe',
    done: 'Mot de passe changé',
  },
  sessions: {
    title: 'Sessions ouvertes',
    text: 'Où ton compte est ouvert. Si l’une ne te dit rien, ferme-la et change de mot de passe.',
    loading: 'Chargement de tes sessions…',
    failed: 'Nous n’avons pas pu lire tes sessions',
    failedText: 'Elles sont comme avant. Vérifie ta connexion et réessaie.',
    here: 'Cette session',
    only: 'Ton compte n’est ouvert à aucun autre endroit.',
    notAll: (count) =>
      `Ce sont les ${count} utilisées le plus récemment. «\u202fFermer les autres\u202f» ferme aussi le reste.`,
    someBrowser: 'Autre navigateur',
    browserOn: (browser, system) => `${browser} sur ${system}`,
    opened: (day) => `Ouverte le ${day}.`,
    used: (ago) => `Utilisée pour la dernière fois ${ago}.`,
    usedLately: 'Utilisée au cours de la dernière heure.',
    end: 'Fermer',
    endOf: (name) => `Fermer\u00a0: ${name}`,
    endOthers: 'Fermer les autres',
    dialog: {
      title: 'Fermer cette session\u202f?',
      text: 'Sur cet appareil, il faudra se reconnecter. Si une autre personne l’a ouverte, change aussi de mot de passe.',
      othersTitle: 'Fermer les autres sessions\u202f?',
      othersText:
        'Sur les autres appareils, il faudra se reconnecter\u202f; sur celui-ci, tu restes connecté. Si une autre personne en a ouvert une, change aussi de mot de passe.',
      password: 'Ton mot de passe',
      submit: 'Fermer la session',
      submitOthers: 'Fermer les autres',
      cancel: 'Annuler',
    },
    ended: 'Session fermée',
    othersEnded: 'Les autres sessions sont fermées',
    gone: 'Cette session était déjà fermée',
  },
  download: {
    title: 'Ce que nous savons de toi',
    text: 'Un fichier avec ton compte, tes sessions, tes visites et tes commandes.',
    action: 'Télécharger mes données',
    fileName: 'simplato-mes-donnees.json',
    done: 'Tes données sont dans tes téléchargements',
  },
  erase: {
    title: 'Supprimer mon compte',
    text: 'Ton nom, ton nom d’utilisateur et ton adresse e-mail sont supprimés. Les commandes que tu as passées restent dans chaque restaurant, sans personne.',
    action: 'Supprimer mon compte',
    dialogTitle: 'Supprimer ton compte\u202f?',
    dialogText:
      'C’est définitif. Si tu es à une table, tu devras scanner à nouveau son code pour continuer à commander. Si tu veux garder tes données, télécharge-les avant.',
    password: 'Ton mot de passe',
    submit: 'Supprimer pour toujours',
    cancel: 'Annuler',
    done: 'Ton compte est supprimé',
  },
};

export const DINER_REGISTRATION: Catalogue['dinerRegistration'] = {
  pageTitle: 'Créer un compte · Simplato',
  title: 'Créer un compte',
  text: 'Pour garder tes commandes et t’asseoir à n’importe quelle table sous ton nom. Pour commander, pas besoin de compte.',
  name: 'Nom',
  submit: 'Créer un compte',
  pending: 'Création de ton compte…',
  logIn: 'J’ai déjà un compte',
};

export const FORGOT_PASSWORD: Catalogue['forgotPassword'] = {
  pageTitle: 'Changer de mot de passe · Simplato',
  title: 'Mot de passe oublié\u202f?',
  text: 'Nous t’envoyons un e-mail avec un lien pour en choisir un autre. Il est valable une heure.',
  legend: 'À qui est le compte\u202f?',
  sides: { staff: 'RESTAURANTS', diner: 'CLIENTS' },
  submit: (side) => `Changer de mot de passe\u00a0: ${side}`,
  pending: 'Envoi des instructions pour changer de mot de passe…',
  pendingDetail: 'Un instant, s’il te plaît',
  done: 'Un e-mail avec les instructions pour réinitialiser le mot de passe a été envoyé.',
  doneHint: 'Si tu ne le vois pas dans quelques minutes, regarde dans les indésirables.',
  failed: 'Une erreur s’est produite. Réessaie.',
  logIn: 'Retour à la connexion',
};

export const RESET_PASSWORD: Catalogue['resetPassword'] = {
  pageTitle: 'Nouveau mot de passe · Simplato',
  title: 'Choisis un nouveau mot de passe',
  side: { staff: 'Pour ton restaurant sur Simplato.', diner: 'Pour ton compte client.' },
  password: 'Nouveau mot de passe',
  confirmation: 'Répète le nouveau mot de passe',
  submit: 'Enregistrer le mot de passe',
  pending: 'Changement du mot de passe…',
  done: 'Mot de passe changé',
  failed: 'Le mot de passe n’a pas pu être changé',
  askAgain: 'Demander un autre lien',
  team: {
    title: 'Une équipe d’Aranjuez',
    text: 'Simplato est fait à Aranjuez, près de Madrid, en Espagne, à deux pas des cuisines qui l’utilisent. Entre fraises, asperges et bons de commande, nous avons appris ce qu’il faut à une salle pleine un dimanche midi.',
    promise: 'Si quelque chose ne va pas, tu nous le dis et nous le réparons ici même.',
    more: 'Qui nous sommes et ce que nous faisons',
  },
};

export const CONFIRM_EMAIL: Catalogue['confirmEmail'] = {
  pageTitle: 'Confirmer l’adresse e-mail · Simplato',
  title: 'Confirmer ton adresse e-mail',
  pending: 'Confirmation de ton adresse e-mail…',
  done: {
    title: 'Adresse e-mail confirmée',
    text: (email) => `À partir de maintenant, tu te connectes avec ${email}.`,
  },
  logIn: 'Me connecter',
  failed: {
    title: 'Nous n’avons pas pu confirmer ton adresse e-mail',
    safe: 'Ton compte reste comme il était, avec l’ancienne adresse.',
  },
  retry: 'Réessayer',
  home: 'Aller à l’accueil',
};
