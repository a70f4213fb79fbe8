import type * as spanish from '../es/forms.ts';
import type { Messages } from '../messages.ts';

export const FORM_MESSAGES: Messages<typeof spanish.FORM_MESSAGES> = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  username: 'Benutzername',
  passwordHint: 'Mindestens 8 Zeichen, mit einer Zahl.',
  privacy: {
    before: 'Ich habe die',
    link: 'Datenschutzerklärung',
    after: '(auf Spanisch) gelesen und stimme ihr zu.',
  },
  tryAgainIn: (wait) => `Du kannst es in ${wait} wieder versuchen.`,
  needsHttps:
    'Um dein Passwort zu schützen, braucht dieser Browser eine https-Adresse. Öffne Simplato mit https:// und versuche es noch einmal.',
  needsCookies:
    'Dein Browser speichert die Cookies von Simplato nicht, und ohne sie kannst du dich nicht anmelden. Erlaube sie in seinen Einstellungen oder verlasse den Modus, der sie blockiert, und versuche es noch einmal.',
  sessionWasOver:
    'Deine Sitzung war beendet, und es wurde nichts gesendet. Drück noch einmal auf den Knopf: Was du geschrieben hast, ist noch da.',
  leaving: {
    typed: {
      title: 'Eingaben verwerfen?',
      text: 'Wenn du jetzt schließt, gehen sie verloren.',
      stay: 'Hierbleiben',
      goOn: 'Verwerfen',
    },
    sending: {
      title: 'Wird noch gesendet',
      text: 'Wenn du jetzt schließt, siehst du nicht, ob es geklappt hat.',
      stay: 'Warten',
      goOn: 'Schließen',
    },
  },
  faults: {
    emailMissing: 'Die E-Mail-Adresse darf nicht leer sein',
    emailWrong: 'Das ist keine gültige E-Mail-Adresse',
    passwordMissing: 'Das Passwort darf nicht leer sein',
    passwordWeak: 'Das Passwort braucht mindestens 8 Zeichen und eine Zahl',
    nameMissing: 'Der Name darf nicht leer sein',
    nameShort: 'Der Name ist zu kurz',
    nameNumbers: 'Der Name darf keine Zahlen enthalten',
    userMissing: 'Der Benutzername darf nicht leer sein',
    userShort: 'Der Benutzername braucht mindestens 5 Zeichen',
    privacyMissing: 'Bitte stimme der Datenschutzerklärung zu',
    allRequired: 'Alle Felder müssen ausgefüllt sein',
    mismatch: 'Die Passwörter stimmen nicht überein',
  },
};
