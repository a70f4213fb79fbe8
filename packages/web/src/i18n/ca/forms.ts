import type * as spanish from '../es/forms.ts';
import type { Messages } from '../messages.ts';

export const FORM_MESSAGES: Messages<typeof spanish.FORM_MESSAGES> = {
  email: 'Correu electrònic',
  password: 'Contrasenya',
  username: 'Nom d’usuari',
  passwordHint: 'Almenys 8 caràcters, amb un número.',
  privacy: {
    before: 'He llegit i accepto la',
    link: 'política de privacitat',
    after: '(en castellà).',
  },
  tryAgainIn: (wait) => `Ho podràs tornar a provar d’aquí a ${wait}.`,
  needsHttps:
    'Per protegir la teva contrasenya, aquest navegador necessita una adreça https. Obre Simplato amb https:// i torna-ho a provar.',
  needsCookies:
    'El teu navegador no desa les galetes de Simplato, i sense elles no pots entrar. Permet-les a la configuració, o surt del mode que les bloqueja, i torna-ho a provar.',
  sessionWasOver:
    'La teva sessió s’havia acabat i no s’ha enviat res. Torna a prémer el botó: el que has escrit continua aquí.',
  leaving: {
    typed: {
      title: 'Vols descartar el que has escrit?',
      text: 'Si tanques ara, es perdrà.',
      stay: 'Quedar-me aquí',
      goOn: 'Descartar',
    },
    sending: {
      title: 'Encara s’està enviant',
      text: 'Si tanques ara, no veuràs si ha anat bé.',
      stay: 'Esperar',
      goOn: 'Tancar',
    },
  },
  faults: {
    emailMissing: 'El correu no pot estar buit',
    emailWrong: 'Aquest correu no té un format correcte',
    passwordMissing: 'La contrasenya no pot estar buida',
    passwordWeak: 'La contrasenya ha de tenir almenys 8 caràcters i un número',
    nameMissing: 'El nom no pot estar buit',
    nameShort: 'El nom és massa curt',
    nameNumbers: 'El nom no pot tenir números',
    userMissing: 'El nom d’usuari no pot estar buit',
    userShort: 'El nom d’usuari ha de tenir almenys 5 caràcters',
    privacyMissing: 'Has d’acceptar la política de privacitat',
    allRequired: 'Tots els camps són obligatoris',
    mismatch: 'Les contrasenyes no coincideixen',
  },
};
