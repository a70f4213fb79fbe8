import type * as spanish from '../es/orders.ts';
import type { Messages } from '../messages.ts';
import { MENU_MESSAGES } from './menu.ts';

export const SUMMARY_MESSAGES: Messages<typeof spanish.SUMMARY_MESSAGES> = {
  pageTitle: 'Deine Bestellung · Simplato',
  heading: 'Deine Bestellung',
  headingFor: (table) => `Bestellung · ${table}`,
  notKept:
    'Dieser Browser lässt uns deine Bestellung nicht speichern: Wenn du die Seite vor dem Absenden neu lädst oder schließt, geht sie verloren.',
  columns: {
    product: 'Gericht',
    quantity: 'Anzahl',
    price: 'Preis',
    subtotal: 'Summe',
    action: 'Aktion',
  },
  total: 'Gesamt',
  vatIncluded: 'inkl. MwSt.',
  remove: 'Entfernen',
  removeOne: (name) => `Einmal weniger: ${name}`,
  removeAll: (name) => `${name} entfernen`,
  removedAll: (name) => `Du hast ${name} entfernt.`,
  choose: 'Ändern',
  chooseFor: (name) => `${name} ändern`,
  removed: MENU_MESSAGES.removed,
  undo: MENU_MESSAGES.undo,
  addNote: 'Hinweis dazu',
  note: 'Hinweis für die Küche',
  noteFor: (name) => `zu ${name}`,
  notePlaceholder: 'Ohne Salz, gut durch …',
  orderNote: 'Hinweis zur ganzen Bestellung',
  orderNoteHint: 'Allergien, wenig Zeit: alles, was die Küche wissen sollte.',
  payAtTable: 'Jetzt bestellen, am Tisch zahlen',
  sendToKitchen: 'An die Küche senden',
  sending: 'Deine Bestellung wird bearbeitet …',
  moreProducts: 'Weiter in der Karte stöbern',
  empty: 'Deine Bestellung ist leer',
  emptyText: 'Wähle aus der Speisekarte, dann siehst du hier die Rechnung, bevor du bestellst.',
  emptyAction: 'Zur Speisekarte',
  failed: 'Die Bestellung konnte nicht aufgegeben werden.',
  changed: {
    title: 'Die Speisekarte hat sich geändert',
    text: 'Es ist noch nichts bestellt. Sieh nach, was sich geändert hat, und nimm es an, wenn es dir recht ist.',
    accept: 'Änderungen annehmen',
    price: (now, before) => `Jetzt ${now}, vorher ${before}`,
    facts: {
      contains: (allergens) => `Enthält jetzt ${allergens}`,
      'free-of': (allergens) => `Enthält nicht mehr: ${allergens}`,
      'allergens-unstated': 'Das Restaurant gibt die Allergene nicht mehr an',
      'no-allergens': 'Jetzt ohne Allergene angegeben',
      suits: { vegetariano: 'Jetzt vegetarisch', vegano: 'Jetzt vegan' },
      'suits-no-longer': { vegetariano: 'Nicht mehr vegetarisch', vegano: 'Nicht mehr vegan' },
      name: (name) => `Heißt jetzt „${name}“`,
      category: (category) => `Steht jetzt unter „${category}“`,
      option: (option) => `Deine Option heißt jetzt „${option}“`,
      description: (text) => `Die Beschreibung lautet jetzt „${text}“`,
      noDescription: 'Hat keine Beschreibung mehr',
      unknown: 'Es kann sich geändert haben, seit du es gewählt hast: sieh auf der Karte nach',
    },
    gone: 'Nicht mehr verfügbar',
    soldOut: 'Ausverkauft',
    notServed: 'Gibt es gerade nicht',
    options: 'Die Auswahl hat sich geändert: wähle neu',
    accepted: 'Deine Bestellung ist auf dem neuesten Stand. Du kannst sie jetzt abschicken.',
    allGone:
      'Nichts von dem, was du ausgewählt hattest, ist noch verfügbar. Wähle etwas anderes aus der Speisekarte.',
  },
};

export const SENDING_MESSAGES: Messages<typeof spanish.SENDING_MESSAGES> = {
  taken: 'Bestellung gesendet. Du zahlst am Tisch.',
  takenBefore: 'Deine Bestellung war schon gesendet. Du musst sie nicht noch einmal senden.',
  seeOrder: 'Bestellung ansehen',
  inOtherTab: {
    title: 'Deine Bestellung ist schon gesendet',
    text: 'Du hast sie in einem anderen Tab gesendet. Du musst sie nicht noch einmal senden.',
  },
  unsent: (reason) => `Deine Bestellung wurde nicht gesendet. ${reason}`,
  unsentChanged:
    'Deine Bestellung wurde nicht gesendet: Die Karte hat sich geändert. Deine Auswahl ist noch da.',
  seeUnsent: 'Meine Bestellung ansehen',
  underWay: 'Deine Bestellung wird gesendet …',
  unsentTitle: 'Deine Bestellung ist noch zu senden',
  unsentYet:
    'Es gibt keine Verbindung, und deine Bestellung ist noch auf diesem Handy. Es wurde nichts abgebucht. Wir senden sie, sobald die Verbindung zurück ist.',
  withdraw: 'Nicht senden',
  unansweredTitle: 'Wir wissen nicht, ob deine Bestellung angekommen ist',
  unanswered:
    'Wir prüfen es, sobald es eine Verbindung gibt, und senden sie, falls sie nicht angekommen ist: nie zweimal. Es wurde nichts abgebucht.',
  sendNow: 'Jetzt senden',
  staleTitle: 'Du hast eine frühere Bestellung ohne Bestätigung',
  stale:
    'Du hast sie ohne Verbindung gesendet, und wir haben nie erfahren, ob sie angekommen ist. Sieh unter „Der Tisch“ nach, bevor du sie noch einmal sendest.',
  letGo: 'Ich will sie nicht mehr',
  elsewhere: (from, to) =>
    `Du hast sie an „${from}“ aufgegeben, und wir wissen nicht, ob sie angekommen ist. Wenn ja, wird sie dort serviert. Wenn nicht und du sie jetzt sendest, wird sie an „${to}“ serviert.`,
  servedAt: (table) => `Diese Bestellung wird hier serviert: ${table}.`,
  moved: {
    title: (from) => `Was du an „${from}“ gewählt hast, ist noch da`,
    text: (to) => `Es ist nichts gesendet. Ist es für „${to}“, oder fängst du neu an?`,
    take: (to) => `Für „${to}“`,
    empty: 'Neu anfangen',
  },
  leaving: {
    title: 'Deine Bestellung ist noch nicht angekommen',
    text: 'Wenn du dich jetzt abmeldest, sendet dieses Handy sie nicht mehr, und die Küche bekommt sie vielleicht nie.',
    stay: 'Hierbleiben',
    goOn: 'Abmelden, ohne zu senden',
  },
};

export const CONFIRMATION_MESSAGES: Messages<typeof spanish.CONFIRMATION_MESSAGES> = {
  pageTitle: 'Bestellung gesendet · Simplato',
  title: 'Bestellung gesendet!',
  text: 'Jetzt kannst du warten, bis sie an deinen Tisch kommt.',
  dialogTitle: 'Deine Bestellnummer',
  accept: 'In Ordnung',
  follow: 'Bestellung verfolgen',
};

export const OWN_ORDERS_MESSAGES: Messages<typeof spanish.OWN_ORDERS_MESSAGES> = {
  loading: 'Deine Bestellungen werden geladen …',
  orderNumber: (orderId) => `Bestellung Nr. ${orderId}`,
  placedAt: (time) => `um ${time} Uhr`,
  status: {
    received: 'Gesendet',
    preparing: 'In Arbeit',
    ready: 'Fertig',
    closed: 'Serviert',
    cancelled: 'Storniert',
  },
  statusText: {
    received: 'An die Küche gesendet.',
    preparing: 'Sie wird gerade zubereitet.',
    ready: 'Sie ist fertig und kommt jetzt zu dir.',
    closed: 'Guten Appetit.',
    cancelled: 'Es wurde nichts abgebucht.',
  },
  seenAt: (time) => `Von der Küche um ${time} Uhr gesehen.`,
  allergy: {
    told: (allergens) => `Der Küche mitgeteilt: Du meidest ${allergens}.`,
    seenAt: (time) => `Die Küche hat deine Allergie um ${time} Uhr gesehen.`,
  },
  removed: (units, reason) => `Gestrichen: ${units} · ${reason}`,
  again: 'Noch eine Runde',
  quote: { open: '„', close: '“' },
  cancelReason: 'Das Restaurant sagt:',
  neverPaidReason: 'Grund:',
  unpaid: {
    dropped: 'Du hast sie vor der Zahlung verworfen',
    neverPaid: 'Die Online-Zahlung wurde nicht rechtzeitig abgeschlossen',
  },
  total: 'Gesamt',
  empty: 'Du hast noch nichts bestellt',
  emptyText: 'Wenn du eine Bestellung sendest, siehst du hier, wie weit sie ist.',
  emptyAction: 'Zur Speisekarte',
  failed: 'Wir konnten deine Bestellungen nicht laden',
  failedText: 'Deine Bestellungen sind sicher. Prüfe deine Verbindung und versuche es noch einmal.',
  streamDown: (since) => `Keine Verbindung seit ${since} Uhr`,
  streamDownNever: 'Keine Verbindung',
  streamDownText:
    'Was du siehst, ist vielleicht nicht aktuell. Wir verbinden uns von selbst wieder.',
  atTable: (count) => `${count} Bestellungen werden am Tisch bezahlt`,
  homeTitle: 'Deine Bestellungen',
  seeAll: 'Alle ansehen',
};
