import type * as spanish from '../es/paying.ts';
import type { Messages } from '../messages.ts';

export const PAYING_MESSAGES: Messages<typeof spanish.PAYING_MESSAGES> = {
  online: 'Online zahlen',
  leastOnline: (amount) => `Online zahlen kannst du ab ${amount}.`,
  tip: {
    legend: 'Trinkgeld',
    hint: 'Wenn du magst. Es geht ganz an das Restaurant, getrennt von der Rechnung, und nur beim Online-Zahlen.',
    none: 'Kein Trinkgeld',
    percent: (percent) => `${percent}\u00a0%`,
    other: 'Anderer Betrag',
    amount: 'Wie viel',
    amountMissing: 'Schreib das Trinkgeld in Euro, zum Beispiel 1,50',
    faults: {
      overLimit: 'Das Trinkgeld darf nicht mehr als 100\u00a0€ sein',
      overTotal: 'Das Trinkgeld darf nicht mehr sein, als du bezahlst',
    },
  },
  tipLine: 'Trinkgeld',
  totalToPay: 'Zu zahlen',
  created: 'Bestellung erfolgreich angelegt',
  checking: 'Wir fragen nach deiner Zahlung …',
  notCharged: 'Es wurde nichts abgebucht',
  waiting: (orderId) =>
    `Bestellung Nr. ${orderId} wartet auf die Zahlung, und die Küche hat sie noch nicht. Was du ausgewählt hast, ist noch hier: Zahl online, oder bestell jetzt und zahl am Tisch.`,
  waitingElsewhere:
    'Falls deine Bestellung noch auf die Zahlung wartet, findest du sie unter „Der Tisch“.',
  underway: 'Deine Bank bestätigt gerade die Zahlung',
  underwayText: (orderId) =>
    `Bestellung Nr. ${orderId} geht in die Küche, sobald die Bank bestätigt. Du musst nicht noch einmal zahlen.`,
  lookAgain: 'Noch einmal nachsehen',
  unknown: 'Wir wissen noch nicht, wie es um deine Zahlung steht',
  unknownText: 'Was du ausgewählt hast, ist noch hier, und nichts wird doppelt abgebucht.',
  failed: {
    pay: 'Wir konnten die Zahlung nicht öffnen',
    turn: 'Wir konnten deine Bestellung nicht an die Küche geben',
    drop: 'Wir konnten die Bestellung nicht verwerfen',
    check: 'Wir konnten nicht erfahren, wie es um deine Zahlung steht',
  },
  kept: 'Was du ausgewählt hast, ist noch hier.',
  cancelled: (orderId) => `Bestellung Nr. ${orderId} wurde storniert und geht nicht in die Küche.`,
  isAtTable: (orderId) => `Bestellung Nr. ${orderId} ist schon gesendet. Du zahlst sie am Tisch.`,
  locked: 'Deine Bank bestätigt gerade eine Zahlung. Lehnt sie ab, kannst du neu wählen.',
  tipsOff:
    'Das Restaurant nimmt kein Trinkgeld mehr an: Wir haben deines entfernt. Es gilt der Betrag oben.',
  retry: 'Noch einmal versuchen',
  arrived: (orderId) =>
    `Bestellung Nr. ${orderId} ist gespeichert. Es wurde noch nichts abgebucht.`,
  payNow: 'Jetzt zahlen',
  paid: (orderId) => `Zahlung erhalten: Bestellung Nr. ${orderId} ist an die Küche gesendet.`,
  seeOrder: 'Bestellung ansehen',
  over: (orderId) =>
    `Bestellung Nr. ${orderId} wurde vor der Zahlung storniert. Es wurde nichts abgebucht, und was du ausgewählt hast, ist noch hier.`,
  lost: 'Die Bestellung, die du zahlen wolltest, war von einem früheren Besuch und verfällt, ohne dass etwas abgebucht wird. Was du ausgewählt hast, ist noch hier.',
  tab: 'Der Tisch',
};

export const PAID_MESSAGES: Messages<typeof spanish.PAID_MESSAGES> = {
  pageTitle: 'Deine Zahlung · Simplato',
  checking: 'Deine Zahlung wird geprüft …',
  title: 'Deine Bestellung ist aufgegeben!',
  text: 'Deine Zahlung war erfolgreich. Merk dir deine Bestellnummer.',
  amount: (amount) => `Du hast ${amount} gezahlt`,
  over: (orderId) => `Bestellung Nr. ${orderId} ist storniert`,
  overText: 'Es wurde nichts abgebucht, und was du ausgewählt hast, ist noch hier.',
  chosen: 'Ansehen, was du ausgewählt hast',
  stranger: {
    title: 'Wir kümmern uns um deine Zahlung',
    text: (orderId) =>
      `Deine Sitzung am Tisch ist beendet. Wenn du Bestellung Nr. ${orderId} gezahlt hast, musst du nicht noch einmal zahlen: Nichts wird doppelt abgebucht.`,
    scan: 'Scanne den Code deines Tisches noch einmal, um zu sehen, wie es steht, oder frag die Bedienung.',
    scanAgain: 'Meinen Tisch scannen',
    home: 'Zur Startseite',
  },
  accept: 'In Ordnung',
  underway: 'Deine Bank bestätigt gerade die Zahlung',
  underwayText:
    'Das kann etwas dauern. Diese Seite geht von selbst weiter, sobald die Bank bestätigt; wenn du sie schließt, findest du alles unter „Der Tisch“.',
  lookAgain: 'Noch einmal nachsehen',
  silent: 'Wir konnten nicht nach deiner Zahlung fragen',
  silentText:
    'Nichts ist verloren: Wenn du gezahlt hast, geht deine Bestellung trotzdem in die Küche.',
  unknown: 'Wir finden diese Bestellung nicht',
  unknownText:
    'Vielleicht ist sie von einem früheren Besuch. Die jetzigen stehen unter „Der Tisch“.',
  tab: 'Der Tisch',
};

export const WAITING_MESSAGES: Messages<typeof spanish.WAITING_MESSAGES> = {
  badge: 'Zahlung offen',
  text: 'Die Küche bekommt sie, sobald du wählst, wie du zahlst.',
  online: 'Online zahlen',
  atTable: 'Am Tisch zahlen',
  drop: 'Verwerfen',
  dropTitle: (orderId) => `Bestellung Nr. ${orderId} verwerfen?`,
  dropText: 'Die Küche hat sie nicht gesehen, und es wurde nichts abgebucht.',
  keep: 'Behalten',
  dropped: (orderId) => `Du hast Bestellung Nr. ${orderId} verworfen. Es wurde nichts abgebucht.`,
  processing: 'Deine Bestellung wird bearbeitet …',
  tip: 'Trinkgeld',
  cancelledPaid: 'Was du gezahlt hast, bekommst du zurück.',
  cancelledReturned: (amount) => `Wir haben dir ${amount} erstattet.`,
  unreturned: {
    returning: (amount) =>
      `Wir konnten dir ${amount} noch nicht erstatten und versuchen es erneut.`,
    stuck: (amount) =>
      `Wir konnten dir ${amount} nicht erstatten. Frag im Restaurant: Dort ist es notiert.`,
  },
  stray: {
    awaited: (amount) =>
      `Deine Bank bestätigt noch die Zahlung von ${amount}. Wird sie abgebucht, bekommst du alles zurück.`,
    returning: (amount) =>
      `Deine Zahlung von ${amount} kam, als die Bestellung nicht mehr darauf wartete. Sie wird gerade ganz erstattet.`,
    returned: (amount) =>
      `Deine Zahlung von ${amount} kam, als die Bestellung nicht mehr darauf wartete. Sie wurde ganz erstattet.`,
    stuck: (amount) =>
      `Deine Zahlung von ${amount} kam, als die Bestellung nicht mehr darauf wartete, und wir konnten sie noch nicht erstatten. Frag im Restaurant: Dort ist es notiert.`,
    unseen: (amount) =>
      `Wir wissen nicht, ob deine Zahlung von ${amount} abgebucht wurde. Frag im Restaurant: Dort kann man es nachsehen.`,
  },
};
