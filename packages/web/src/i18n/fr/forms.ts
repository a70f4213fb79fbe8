import type * as spanish from '../es/forms.ts';
import type { Messages } from '../messages.ts';

export const FORM_MESSAGES: Messages<typeof spanish.FORM_MESSAGES> = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  username: 'Nom d’utilisateur',
  passwordHint: 'Au moins 8 caractères, dont un chiffre.',
  privacy: {
    before: 'J’ai lu et j’accepte la',
    link: 'politique de confidentialité',
    after: '(en espagnol).',
  },
  tryAgainIn: (wait) => `Tu pourras réessayer dans ${wait}.`,
  needsHttps:
    'Pour protéger ton mot de passe, ce navigateur a besoin d’une adresse https. Ouvre Simplato avec https:// et réessaie.',
  needsCookies:
    'Ton navigateur ne garde pas les cookies de Simplato, et sans eux tu ne peux pas te connecter. Autorise-les dans ses réglages, ou quitte le mode qui les bloque, et réessaie.',
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
  faults: {
    emailMissing: 'L’adresse e-mail ne peut pas être vide',
    emailWrong: 'Ce n’est pas une adresse e-mail valable',
    passwordMissing: 'Le mot de passe ne peut pas être vide',
    passwordWeak: 'Le mot de passe doit avoir au moins 8 caractères, dont un chiffre',
    nameMissing: 'Le nom ne peut pas être vide',
    nameShort: 'Le nom est trop court',
    nameNumbers: 'Le nom ne peut pas contenir de chiffres',
    userMissing: 'Le nom d’utilisateur ne peut pas être vide',
    userShort: 'Le nom d’utilisateur doit avoir au moins 5 caractères',
    privacyMissing: 'Tu dois accepter la politique de confidentialité',
    allRequired: 'Tous les champs sont obligatoires',
    mismatch: 'Les mots de passe ne sont pas identiques',
  },
};
