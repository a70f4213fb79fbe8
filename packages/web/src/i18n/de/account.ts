import type * as spanish from '../es/account.ts';
import type { Messages } from '../messages.ts';

export const ACCOUNT_MESSAGES: Messages<typeof spanish.ACCOUNT_MESSAGES> = {
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
