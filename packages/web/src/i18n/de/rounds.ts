import type * as spanish from '../es/rounds.ts';
import type { Messages } from '../messages.ts';

export const ROUND_MESSAGES: Messages<typeof spanish.ROUND_MESSAGES> = {
  heading: 'Was ihr bestellen wollt',
  headingAlone: 'Was du bestellen willst',
  change: 'Ändern',
  nothingYet: 'Noch nichts',
  forAll: 'Für alle bestellen',
  forAllByCourses: 'Für alle bestellen, nacheinander',
  onlyMine: 'Nur meins bestellen',
  mine: 'Meins bestellen',
  forWhom: (names) => `Für ${names}`,
  toYou: 'dich',
  leaveOut: 'Jemanden weglassen',
  whom: 'Für wen bestellst du?',
  whomText: 'Was du weglässt, bleibt auf dem Handy der Person.',
  done: 'Fertig',
  sent: (orderId) => `Bestellung Nr. ${orderId} für alle gesendet.`,
  unanswered: {
    title: 'Wir wissen nicht, ob die Bestellung für alle angekommen ist',
    text: 'Wir prüfen es, sobald es eine Verbindung gibt, und senden sie, falls sie nicht angekommen ist: nie zweimal.',
    again: 'Jetzt senden',
  },
  failed: 'Wir konnten nicht für alle bestellen',
  nothing: 'Jemand an deinem Tisch hat es gerade bestellt: Es ist nichts mehr zu senden.',
  menuChanged: 'Die Karte hat sich geändert, und es ist nichts bestellt.',
  changesFor: (names) =>
    `Für ${names} ist etwas anders: Jeder sieht es auf dem eigenen Handy und bestätigt es dort.`,
  kept: (names) => `${names} hat etwas geändert: Das bleibt für das nächste Mal.`,
  taken: {
    title: 'Dein Tisch hat das schon bestellt',
    text: 'Es ging mit der Bestellung für alle hinaus.',
    see: 'Zum Tisch',
    lostNotes: (notes: string) =>
      `Deine Notiz ist vielleicht nicht in der Küche angekommen: ${notes}. Sag es der Bedienung.`,
  },
  nobodyWatches: 'Gerade sieht niemand auf den Bildschirm der Küche: Sag es auch der Bedienung.',
  nobodyWatchesForStaff:
    'Gerade sieht niemand auf den Bildschirm der Küche: Sag es selbst in der Küche.',
};
