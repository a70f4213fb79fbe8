import type * as spanish from '../es/account.ts';
import type { Messages } from '../messages.ts';

export const ACCOUNT_MESSAGES: Messages<typeof spanish.ACCOUNT_MESSAGES> = {
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
