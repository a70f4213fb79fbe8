import type { Catalogue } from '../catalogue.ts';

export const LOGIN: Catalogue['login'] = {
  pageTitle: 'Anmelden · Simplato',
  title: 'Anmelden',
  side: { legend: 'Wer meldet sich an?', restaurants: 'Restaurants', diners: 'Gäste' },
  remember: 'Angemeldet bleiben',
  submit: 'Anmelden',
  pending: 'Du wirst angemeldet …',
  wrong: 'Diese Zugangsdaten stimmen nicht. Versuche es noch einmal.',
  otherWays: 'Andere Möglichkeiten',
  forgot: 'Passwort vergessen?',
  inAnotherTab: 'Öffnet sich in einem anderen Tab: Dieser wartet auf dich.',
  registerDiner: 'Konto als Gast anlegen',
  registerRestaurant: 'Mein Restaurant anmelden',
  guest: 'Ohne Konto weiter',
};

export const AUTH_LAYOUT: Catalogue['authLayout'] = {
  product: 'Simplato',
  home: 'Startseite',
  share: 'Teilen',
  shareText: 'Simplato: Die Karte geht auf, die Küche weiß schon Bescheid.',
  shareCopied: 'Link kopiert. Füge ihn ein, wo du magst.',
  shareFailed: (link) => `Wir konnten den Link nicht kopieren: ${link}`,
};

export const FORMS: Catalogue['forms'] = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  username: 'Benutzername',
  passwordHint: 'Mindestens 8 Zeichen, mit einer Zahl.',
  privacy: 'Ich habe die Datenschutzerklärung (auf Spanisch) gelesen und stimme ihr zu.',
  tryAgainIn: (wait) => `Du kannst es in ${wait} wieder versuchen.`,
  needsHttps:
    'Um dein Passwort zu schützen, braucht dieser Browser eine https-Adresse. Öffne Simplato mit https:// und versuche es noch einmal.',
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
};

export const ACCOUNT: Catalogue['account'] = {
  pageTitle: 'Mein Konto · Simplato',
  title: 'Mein Konto',
  loading: 'Dein Konto wird geladen …',
  failed: 'Wir konnten dein Konto nicht lesen',
  failedText: 'Deine Daten sind sicher. Prüfe deine Verbindung und versuche es noch einmal.',
  details: {
    title: 'Deine Angaben',
    name: 'Name',
    submit: 'Änderungen speichern',
    saved: 'Änderungen gespeichert',
    emailPassword: 'Dein Passwort, um die E-Mail-Adresse zu ändern',
    emailPasswordHint:
      'Wer die E-Mail-Adresse hat, kann das Passwort ändern: Darum fragen wir danach.',
    pendingTitle: 'Deine neue E-Mail-Adresse ist noch nicht bestätigt',
    pendingEmail: (email) =>
      `Wir haben an ${email} geschrieben. Bis du den Link in dieser E-Mail öffnest, meldest du dich mit der alten Adresse an.`,
  },
  password: {
    title: 'Passwort ändern',
    text: 'Deine anderen Sitzungen werden beendet; auf diesem Gerät bleibst du angemeldet.',
    current: 'Jetziges Passwort',
    next: 'Neues Passwort',
    submit: 'Passwort ändern',
    done: 'Passwort geändert',
  },
  sessions: {
    title: 'Offene Sitzungen',
    text: 'Wo dein Konto offen ist. Kommt dir eine Sitzung fremd vor, beende sie und ändere dein Passwort.',
    loading: 'Deine Sitzungen werden geladen …',
    failed: 'Wir konnten deine Sitzungen nicht lesen',
    failedText: 'Sie sind, wie sie waren. Prüfe deine Verbindung und versuche es noch einmal.',
    here: 'Diese Sitzung',
    only: 'Dein Konto ist nirgends sonst offen.',
    notAll: (count) =>
      `Das sind die ${count} zuletzt benutzten. „Die anderen beenden“ beendet auch die übrigen.`,
    someBrowser: 'Anderer Browser',
    browserOn: (browser, system) => `${browser} auf ${system}`,
    opened: (day) => `Geöffnet am ${day}.`,
    used: (ago) => `Zuletzt benutzt ${ago}.`,
    usedLately: 'In der letzten Stunde benutzt.',
    end: 'Beenden',
    endOf: (name) => `Beenden: ${name}`,
    endOthers: 'Die anderen beenden',
    dialog: {
      title: 'Diese Sitzung beenden?',
      text: 'Auf diesem Gerät muss man sich neu anmelden. Wenn jemand anderes sie geöffnet hat, ändere auch dein Passwort.',
      othersTitle: 'Die anderen Sitzungen beenden?',
      othersText:
        'Auf den anderen Geräten muss man sich neu anmelden; auf diesem bleibst du angemeldet. Wenn jemand anderes eine davon geöffnet hat, ändere auch dein Passwort.',
      password: 'Dein Passwort',
      submit: 'Sitzung beenden',
      submitOthers: 'Die anderen beenden',
      cancel: 'Abbrechen',
    },
    ended: 'Sitzung beendet',
    othersEnded: 'Die anderen Sitzungen sind beendet',
    gone: 'Diese Sitzung war schon beendet',
  },
  download: {
    title: 'Was wir über dich wissen',
    text: 'Eine Datei mit deinem Konto, deinen Sitzungen, deinen Besuchen und deinen Bestellungen.',
    action: 'Meine Daten herunterladen',
    fileName: 'simplato-meine-daten.json',
    done: 'Deine Daten sind bei deinen Downloads',
  },
  erase: {
    title: 'Mein Konto löschen',
    text: 'Dein Name, dein Benutzername und deine E-Mail-Adresse werden gelöscht. Deine Bestellungen bleiben bei den Restaurants, ohne Bezug zu dir.',
    action: 'Mein Konto löschen',
    dialogTitle: 'Dein Konto löschen?',
    dialogText:
      'Das lässt sich nicht rückgängig machen. Wenn du an einem Tisch sitzt, musst du seinen Code noch einmal scannen, um weiter zu bestellen. Wenn du deine Daten behalten willst, lade sie vorher herunter.',
    password: 'Dein Passwort',
    submit: 'Für immer löschen',
    cancel: 'Abbrechen',
    done: 'Dein Konto ist gelöscht',
  },
};

export const DINER_REGISTRATION: Catalogue['dinerRegistration'] = {
  pageTitle: 'Konto anlegen · Simplato',
  title: 'Konto anlegen',
  text: 'Um deine Bestellungen zu behalten und an jedem Tisch mit deinem Namen zu sitzen. Zum Bestellen brauchst du es nicht.',
  name: 'Name',
  submit: 'Konto anlegen',
  pending: 'Dein Konto wird angelegt …',
  logIn: 'Ich habe schon ein Konto',
};

export const FORGOT_PASSWORD: Catalogue['forgotPassword'] = {
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

export const RESET_PASSWORD: Catalogue['resetPassword'] = {
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

export const CONFIRM_EMAIL: Catalogue['confirmEmail'] = {
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
