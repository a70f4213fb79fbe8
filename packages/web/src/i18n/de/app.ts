import type * as spanish from '../es/app.ts';
import type { Messages } from '../messages.ts';

export const APP_MESSAGES: Messages<typeof spanish.APP_MESSAGES> = {
  loading: 'Wird geladen …',
  sessionEnded: {
    title: 'Deine Sitzung ist beendet',
    tableText:
      'Was du ausgewählt hattest, ist auf diesem Handy noch gespeichert. Scanne den Code am Tisch noch einmal oder melde dich mit deinem Konto an, dann geht es weiter, wo du warst.',
    scan: 'Tisch scannen',
    accountText:
      'Melde dich wieder an, dann geht es weiter, wo du warst: Was du geschrieben hattest, ist noch da.',
    logIn: 'Mit meinem Konto anmelden',
    leave: 'Zur Startseite',
  },
  lost: {
    title: 'Das ist nicht angekommen',
    why: 'Vielleicht gibt es eine neue Version von Simplato, oder die Verbindung ist gestört.',
    safe: 'Was du ausgewählt hattest, ist noch gespeichert.',
    action: 'Aktualisieren',
  },
  crashed: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    text: 'Was du ausgewählt hattest, ist noch gespeichert. Lade die Seite neu.',
    action: 'Neu laden',
  },
};
