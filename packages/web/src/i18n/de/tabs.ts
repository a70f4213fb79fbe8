import type * as spanish from '../es/tabs.ts';
import type { Messages } from '../messages.ts';

export const TAB_MESSAGES: Messages<typeof spanish.TAB_MESSAGES> = {
  pageTitle: 'Der Tisch · Simplato',
  heading: 'Der Tisch',
  people: 'Wer am Tisch ist',
  you: 'Du',
  member: (memberId) => `Gast ${memberId}`,
  waiter: 'Die Bedienung',
  toEnter: 'zum Eintreten',
  numberSpent: 'Die Nummer gilt nicht mehr: Wer noch kommt, bittet um Einlass.',
  number: (number) => `Nummer zum Eintreten: ${number}`,
  ordered: 'Schon bestellt',
  orderOf: (name, orderId) => `Bestellung Nr. ${orderId} · ${name}`,
  lineFor: (name) => `für ${name}`,
  bill: { heading: 'Die Rechnung', total: 'Gesamt', paid: 'Bezahlt', due: 'Noch offen' },
  billAsked: (time) => `Die Rechnung ist seit ${time} Uhr verlangt.`,
  naming: {
    open: (name) => `${name}: Namen angeben`,
    title: 'Wie heißt du?',
    label: 'Dein Name',
    hint: 'Dein Tisch und das Restaurant sehen ihn. Leer nehmen wir ihn zurück.',
    wrong: 'Gib einen Namen aus Buchstaben ein, höchstens 20',
    taken: 'Am Tisch heißt schon jemand so',
    save: 'Speichern',
  },
  asking: {
    title: (name) => `${name} möchte dazu`,
    text: 'Die Person sieht, was ihr bestellt, und die Rechnung. Gehört sie nicht zu euch, tu nichts.',
    letIn: 'Hereinlassen',
    notNow: 'Jetzt nicht',
    done: (name) => `${name} ist jetzt am Tisch.`,
  },
  moved: (table) => `Das Restaurant hat euch umgesetzt: Ihr seid jetzt hier: ${table}.`,
};

export const DOOR_MESSAGES: Messages<typeof spanish.DOOR_MESSAGES> = {
  title: (time) => `Dieser Tisch hat seit ${time} Uhr eine offene Rechnung. Ist es eure?`,
  label: 'Nummer des Tischs, zwei Ziffern',
  hint: 'Gib die Nummer ein. Deine Freunde sehen sie auf dem Handy.',
  keys: 'Tasten',
  erase: 'Letzte Ziffer löschen',
  ask: 'Den Tisch bitten, mich hereinzulassen',
  apart: 'Nein, eine andere Rechnung öffnen',
  look: 'Jetzt nicht, die Karte ansehen',
  checking: 'Die Nummer wird geprüft …',
  wrong:
    'Das ist nicht die Nummer. Sieh auf dem Handy deiner Freunde nach und versuche es noch einmal.',
  admission:
    'An diesem Tisch wurden zu viele Nummern probiert. Bitte um Einlass, oder sag es der Bedienung.',
  waiting: {
    title: 'Wir haben es deinem Tisch gesagt',
    text: 'Es steht auf ihren Handys und bei der Bedienung. Sobald sie zustimmen, bist du dabei; inzwischen kannst du die Karte ansehen.',
  },
  joined: (table) => `Du bist jetzt auf der Rechnung: ${table}.`,
  opened: (table) => `Du hast eine andere Rechnung geöffnet: ${table}.`,
  over: 'Diese Rechnung wurde gerade geschlossen. Ihr könnt eure eigene öffnen.',
  turnedAway:
    'Die Rechnung, zu der du wolltest, ist nicht mehr an diesem Tisch: Sie wurde geschlossen oder verlegt. Sitzen deine Leute an einem anderen Tisch, scanne den Code dort; sonst bestell einfach, dann öffnet sich deine eigene.',
  outside: {
    title: 'Du bist noch nicht auf der Rechnung deines Tischs',
    text: 'Wenn du jetzt bestellst, kommt es auf eine eigene Rechnung.',
    enter: 'Zur Rechnung',
  },
  closed: {
    title: (table) => `Die Rechnung ist geschlossen: ${table}`,
    text: (table) =>
      `Bist du noch hier: ${table}? Was du jetzt bestellst, kommt auf eine neue Rechnung.`,
    kept: 'Deine Auswahl ist noch da und nicht gesendet.',
    stay: 'Ja, ich bin noch hier',
    empty: 'Nein, Auswahl leeren',
  },
  before: {
    title: 'Was du vorher gewählt hast, ist noch da',
    text: (table) =>
      `Es ist nichts gesendet. Bist du noch hier: ${table}, und ist es für diese Rechnung?`,
  },
};
