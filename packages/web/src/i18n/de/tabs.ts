import type * as spanish from '../es/tabs.ts';
import type { Messages } from '../messages.ts';

export const TAB_MESSAGES: Messages<typeof spanish.TAB_MESSAGES> = {
  pageTitle: 'Der Tisch · Simplato',
  heading: 'Der Tisch',
  people: 'Wer am Tisch ist',
  you: 'Du',
  member: (memberId) => `Gast ${memberId}`,
  waiter: 'Die Bedienung',
  toEnter: 'zum Beitreten',
  numberSpent: 'Die Nummer gilt nicht mehr: Wer noch dazukommt, muss anfragen.',
  number: (number) => `Nummer zum Beitreten: ${number}`,
  ordered: 'Schon bestellt',
  orderOf: (name, orderId) => `Bestellung Nr. ${orderId} · ${name}`,
  lineFor: (name) => `für ${name}`,
  bill: { heading: 'Die Rechnung', total: 'Gesamt', paid: 'Bezahlt', due: 'Noch offen' },
  billAsked: (time) => `Die Rechnung wurde um ${time} Uhr verlangt.`,
  naming: {
    open: (name) => `${name}: Namen angeben`,
    title: 'Wie heißt du?',
    label: 'Dein Name',
    hint: 'Dein Tisch und das Restaurant sehen ihn. Lässt du das Feld leer, löschen wir ihn.',
    wrong: 'Gib einen Namen aus Buchstaben ein, höchstens 20',
    taken: 'Am Tisch heißt schon jemand so',
    save: 'Speichern',
  },
  asking: {
    title: (name) => `${name} möchte dazukommen`,
    text: 'Die Person sieht, was ihr bestellt, und die Rechnung. Gehört sie nicht zu euch, tu nichts.',
    letIn: 'Aufnehmen',
    notNow: 'Jetzt nicht',
    done: (name) => `${name} ist jetzt am Tisch.`,
  },
  moved: (table) => `Das Restaurant hat euch umgesetzt. Euer Platz ist jetzt: ${table}.`,
};

export const DOOR_MESSAGES: Messages<typeof spanish.DOOR_MESSAGES> = {
  title: (time) => `Dieser Tisch hat seit ${time} Uhr eine offene Rechnung. Ist es eure?`,
  label: 'Nummer des Tischs, zwei Ziffern',
  hint: 'Gib die Nummer ein. Deine Freunde sehen sie auf dem Handy, die Bedienung auch.',
  keys: 'Tasten',
  erase: 'Letzte Ziffer löschen',
  ask: 'Am Tisch fragen, ob ich dazu darf',
  apart: 'Nein, eine eigene Rechnung öffnen',
  look: 'Jetzt nicht, die Karte ansehen',
  checking: 'Die Nummer wird geprüft …',
  wrong:
    'Das ist nicht die Nummer. Sieh auf dem Handy deiner Freunde nach und versuche es noch einmal.',
  admission:
    'An diesem Tisch wurden zu viele Nummern probiert. Frag am Tisch an oder sag der Bedienung Bescheid.',
  waiting: {
    title: 'Dein Tisch weiß Bescheid',
    text: 'Es steht auf ihren Handys und bei der Bedienung. Sobald sie zustimmen, bist du dabei; inzwischen kannst du die Karte ansehen.',
  },
  joined: (table) => `${table}: Du bist jetzt auf der Rechnung.`,
  opened: (table) => `${table}: Du hast eine eigene Rechnung geöffnet.`,
  over: 'Diese Rechnung wurde gerade geschlossen. Ihr könnt eure eigene öffnen.',
  turnedAway:
    'Die Rechnung, zu der du wolltest, ist nicht mehr an diesem Tisch: Sie wurde geschlossen oder verlegt. Sitzen deine Leute an einem anderen Tisch, scanne den Code dort; sonst bestell einfach, dann öffnet sich deine eigene.',
  outside: {
    title: 'Du bist noch nicht auf der Rechnung deines Tischs',
    text: 'Wenn du jetzt bestellst, kommt es auf eine eigene Rechnung.',
    enter: 'Der Rechnung beitreten',
  },
  closed: {
    title: (table) => `${table}: Die Rechnung ist geschlossen`,
    text: (table) =>
      `Sitzt du noch hier (${table})? Was du jetzt bestellst, kommt auf eine neue Rechnung.`,
    kept: 'Deine Auswahl ist noch da und nicht gesendet.',
    stay: 'Ja, ich bin noch hier',
    empty: 'Nein, Auswahl leeren',
  },
  before: {
    title: 'Was du vorher gewählt hast, ist noch da',
    text: (table) =>
      `Es wurde nichts gesendet. Sitzt du noch hier (${table}), und ist es für diese Rechnung?`,
  },
};
