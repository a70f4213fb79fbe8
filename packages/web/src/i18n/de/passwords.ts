import type * as spanish from '../es/passwords.ts';
import type { Messages } from '../messages.ts';

export const FORGOT_PASSWORD_MESSAGES: Messages<typeof spanish.FORGOT_PASSWORD_MESSAGES> = {
  pageTitle: 'Passwort ändern · Simplato',
  title: 'Passwort vergessen?',
  text: 'Wir schicken dir eine E-Mail mit einem Link, um ein neues zu wählen. Er gilt eine Stunde.',
  legend: 'Wessen Konto ist es?',
  sides: { staff: 'RESTAURANTS', diner: 'GÄSTE' },
  submit: (side) => `Passwort ändern: ${side}`,
  pending: 'Die Anleitung zum Ändern des Passworts wird gesendet …',
  pendingDetail: 'Einen Moment bitte',
  done: 'Wir haben dir eine E-Mail mit einer Anleitung zum Zurücksetzen des Passworts geschickt.',
  doneHint: 'Wenn du sie in ein paar Minuten nicht siehst, schau im Spam-Ordner nach.',
  failed: 'Etwas ist schiefgegangen. Versuche es noch einmal.',
  logIn: 'Zurück zur Anmeldung',
};

export const RESET_PASSWORD_MESSAGES: Messages<typeof spanish.RESET_PASSWORD_MESSAGES> = {
  pageTitle: 'Neues Passwort · Simplato',
  title: 'Wähle ein neues Passwort',
  side: { staff: 'Für dein Restaurant bei Simplato.', diner: 'Für dein Konto als Gast.' },
  password: 'Neues Passwort',
  confirmation: 'Neues Passwort wiederholen',
  submit: 'Neues Passwort speichern',
  pending: 'Das Passwort wird geändert …',
  done: 'Passwort geändert',
  failed: 'Das Passwort konnte nicht geändert werden',
  askAgain: 'Einen anderen Link anfordern',
  team: {
    title: 'Ein Team aus Aranjuez',
    text: 'Simplato entsteht in Aranjuez bei Madrid in Spanien, einen Spaziergang von den Küchen entfernt, die es benutzen. Zwischen Erdbeeren, Spargel und Bestellzetteln haben wir gelernt, was ein voller Gastraum an einem Sonntagmittag braucht.',
    promise: 'Wenn etwas nicht rundläuft, sag es uns, und wir bringen es gleich hier in Ordnung.',
    more: 'Wer wir sind und was wir tun',
  },
};

export const CONFIRM_EMAIL_MESSAGES: Messages<typeof spanish.CONFIRM_EMAIL_MESSAGES> = {
  pageTitle: 'E-Mail-Adresse bestätigen · Simplato',
  title: 'E-Mail-Adresse bestätigen',
  pending: 'Deine E-Mail-Adresse wird bestätigt …',
  done: {
    title: 'E-Mail-Adresse bestätigt',
    text: (email) => `Ab jetzt meldest du dich mit ${email} an.`,
  },
  logIn: 'Anmelden',
  failed: {
    title: 'Wir konnten deine E-Mail-Adresse nicht bestätigen',
    safe: 'Dein Konto ist wie bisher, mit der alten Adresse.',
  },
  retry: 'Noch einmal versuchen',
  home: 'Zur Startseite',
};
