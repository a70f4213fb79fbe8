import { tableWords } from '@simplato/domain';
import type { Catalogue } from '../catalogue.ts';
import { products } from './count.ts';

export const APP: Catalogue['app'] = {
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

export const DINER_LAYOUT: Catalogue['dinerLayout'] = {
  backHome: 'Zurück zum Anfang',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurant',
  table: (name) => tableWords(name, 'de'),
  skip: 'Zum Inhalt springen',
  basket: (count) =>
    count === 0 ? 'Deine Bestellung: leer' : `Deine Bestellung: ${products(count)}`,
  share: 'Speisekarte teilen',
  shareText: (restaurant) => `Die Speisekarte von ${restaurant}, zum Bestellen mit dem Handy:`,
  shareCopied: 'Link kopiert. Füge ihn ein, wo du magst.',
  shareFailed: (link) => `Wir konnten den Link nicht kopieren: ${link}`,
  menu: 'Mehr',
  ownOrders: 'Meine Bestellungen',
  account: 'Mein Konto',
  logIn: 'Anmelden oder Konto anlegen',
  logout: 'Abmelden',
  install: 'Simplato installieren',
  language: 'Sprache',
  chooseLanguage: 'Wähle deine Sprache',
  languageFailed:
    'Wir konnten diese Sprache nicht laden. Prüfe deine Verbindung und versuche es noch einmal. Bis dahin bleibt alles wie bisher.',
};

export const HOME: Catalogue['home'] = {
  pageTitle: 'Start · Simplato',
  welcome: (restaurant) => `Willkommen bei ${restaurant}`,
  fallbackRestaurant: 'Restaurant',
  greeting: (firstName) => `Hallo, ${firstName}.`,
  table: (table) => `${table} · Such dir etwas aus, bestell, und wir bringen es dir.`,
  noTable: 'Such dir etwas aus, bestell, und wir bringen es dir.',
  menuCard: { title: 'Speisekarte', text: 'Sieh dir die Gerichte an und leg dir etwas dazu.' },
  summaryCard: {
    title: 'Deine Bestellung',
    empty: 'Du hast noch nichts ausgewählt.',
    filled: (count, total) => `${products(count)} · ${total}`,
  },
};

export const UI: Catalogue['ui'] = {
  close: 'Schließen',
  closeNotice: 'Hinweis schließen',
  notices: 'Hinweise',
  retry: 'Noch einmal versuchen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  quantityOf: (name) => `Anzahl: ${name}`,
  removeOne: (name) => `Einmal weniger: ${name}`,
  addOne: (name) => `Einmal mehr: ${name}`,
  untranslated: 'ES',
};

export const LEGAL_FOOTER: Catalogue['legalFooter'] = {
  list: 'Rechtliches',
  close: 'Schließen',
  ownPage: 'Auf eigener Seite öffnen',
  inSpanish: 'Dieser Text ist auf Spanisch.',
  about: 'Wer wir sind',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  cookies: 'Cookies',
  accessibility: 'Barrierefreiheit',
};

export const INSTALLED: Catalogue['installed'] = {
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
