import type * as spanish from '../es/passwords.ts';
import type { Messages } from '../messages.ts';

export const FORGOT_PASSWORD_MESSAGES: Messages<typeof spanish.FORGOT_PASSWORD_MESSAGES> = {
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

export const RESET_PASSWORD_MESSAGES: Messages<typeof spanish.RESET_PASSWORD_MESSAGES> = {
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

export const CONFIRM_EMAIL_MESSAGES: Messages<typeof spanish.CONFIRM_EMAIL_MESSAGES> = {
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
