import type * as spanish from '../es/scan.ts';
import type { Messages } from '../messages.ts';

export const SCAN_MESSAGES: Messages<typeof spanish.SCAN_MESSAGES> = {
  pageTitle: 'Scanne deinen Tisch · Simplato',
  home: 'Zur Startseite von Simplato',
  heading: 'Scanne den QR-Code am Tisch.',
  hint: 'Halte die Kamera darauf: Sobald wir ihn sehen, geht es los.',
  viewLabel: 'Bild der Kamera',
  cameraLabel: 'Kamera',
  unknownCamera: 'Unbekannte Kamera',
  state: {
    notStarted: 'Die Kamera ist aus.',
    scanning: 'Der Code wird gesucht …',
    paused: 'Angehalten.',
  },
  opening: 'Die Kamera wird geöffnet …',
  start: 'Mit der Kamera scannen',
  pause: 'Anhalten',
  resume: 'Weiter scannen',
  stop: 'Kamera ausschalten',
  retry: 'Noch einmal versuchen',
  entering: 'Du kommst gleich an deinen Tisch …',
  byHand: {
    title: 'Klappt das Scannen nicht?',
    label: 'Code des Tisches',
    hint: 'Frag im Restaurant danach oder füge den Link von jemandem an deinem Tisch ein.',
    empty: 'Schreib den Code des Tisches oder füge seinen Link ein',
    submit: 'Los',
  },
  staff: {
    title: 'Du bist als Restaurant angemeldet',
    text: 'Wenn du dich als Gast an diesen Tisch setzt, endet deine Restaurant-Sitzung in diesem Browser.',
    enter: 'An den Tisch setzen',
    stay: 'Zurück zu den Bestellungen',
  },
  elsewhere: {
    title: 'Dieser Link gehört zu einem anderen Restaurant',
    text: 'Du hast schon einen Tisch. Wenn du dich an den des Links setzt, verlässt du ihn, und was du noch nicht bestellt hast, ist weg.',
    enter: 'An den Tisch setzen',
    stay: 'Hier bleiben',
  },
  /** By a link on another site. */
  broughtHere: {
    title: (tableName: string) => `Bist du an Tisch ${tableName}?`,
    text: 'Ein Link hat dich hierhergebracht, nicht der Code an einem Tisch. Setz dich nur, wenn es dein Tisch ist: Dort wird serviert, was du bestellst. Sonst scanne den Code, der vor dir liegt.',
    leave: 'Zur Startseite',
  },
  problem: {
    cameraRefused: {
      title: 'Wir dürfen die Kamera nicht benutzen',
      text: 'Erlaube es in den Einstellungen des Browsers und versuche es noch einmal, oder tippe den Code ein.',
    },
    noCamera: {
      title: 'Wir finden keine Kamera',
      text: 'Tippe den Code des Tisches ein, oder öffne den QR-Code mit einem anderen Handy.',
    },
    cameraBusy: {
      title: 'Eine andere App benutzt die Kamera',
      text: 'Schließe sie und versuche es noch einmal, oder wähle eine andere Kamera.',
    },
    insecure: {
      title: 'Die Kamera braucht eine sichere Verbindung (https)',
      text: 'Unter dieser Adresse erlaubt der Browser sie nicht. Tippe den Code des Tisches ein.',
    },
    notOurs: {
      title: 'Dieser Code gehört zu keinem Tisch von Simplato.',
      text: 'Such den QR-Code am Tisch und versuche es noch einmal.',
    },
    restaurantGone: {
      title: 'Dieses Restaurant ist nicht mehr bei Simplato.',
      text: 'Frag das Personal nach der Speisekarte. Wenn du woanders sitzt, scanne den Code von jetzt.',
    },
    cookiesBlocked: {
      title: 'Dein Browser lässt uns deinen Tisch nicht speichern',
      text: 'Erlaube in den Einstellungen des Browsers die Cookies dieser Seite oder verlasse den Modus, der sie blockiert, und versuche es noch einmal.',
    },
    noNetwork: {
      title: 'Keine Verbindung',
      text: 'Wir konnten dich nicht an deinen Tisch bringen. Prüfe deine Verbindung und versuche es noch einmal.',
    },
    other: { title: 'Wir konnten dich nicht an deinen Tisch bringen' },
  },
};
