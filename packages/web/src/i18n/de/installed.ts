import type * as spanish from '../es/installed.ts';
import type { Messages } from '../messages.ts';

export const INSTALLED_MESSAGES: Messages<typeof spanish.INSTALLED_MESSAGES> = {
  newVersion: 'Es gibt eine neue Version von Simplato.',
  update: 'Aktualisieren',
  noNetwork: {
    title: 'Keine Verbindung',
    text: 'Diese Seite lässt sich nur mit Verbindung lesen. Prüfe deine und versuche es noch einmal.',
  },
  unsentOrder: {
    text: 'Deine Bestellung ist noch auf diesem Handy und wartet darauf, gesendet zu werden.',
    back: 'Zurück zum Tisch',
  },
  byHand: {
    title: 'Simplato installieren',
    text: 'So öffnet es sich wie eine App, von deinem Startbildschirm aus:',
    share: 'Tippe auf Teilen, das Quadrat mit dem Pfeil nach oben.',
    add: 'Wähle „Zum Home-Bildschirm“.',
    done: 'Verstanden',
  },
};
