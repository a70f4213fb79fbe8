import type * as spanish from '../es/invoice.ts';
import type { Messages } from '../messages.ts';

export const INVOICE_MESSAGES: Messages<typeof spanish.INVOICE_MESSAGES> = {
  kinds: {
    F1: 'Rechnung',
    F2: 'Vereinfachte Rechnung',
    F3: 'Rechnung',
    R1: 'Rechnungskorrektur',
    R4: 'Rechnungskorrektur',
    R5: 'Vereinfachte Rechnungskorrektur',
  },
  corrects: (number, day) => `Berichtigt ${number} vom ${day}`,
  replaces: (number, day) => `Anstelle von ${number} vom ${day}`,
  correctedBy: (number) => `Berichtigt durch ${number}`,
  replacedBy: (number) => `Ersetzt durch ${number}`,
  pdf: 'Rechnung als PDF',
  fileName: (number) => `rechnung-${number}.pdf`,
  saved: 'Rechnung heruntergeladen.',
  mail: 'Per E-Mail erhalten',
  mailed: 'Wir haben sie an deine E-Mail-Adresse geschickt.',
  mailedBefore: 'Wir hatten sie schon an deine E-Mail-Adresse geschickt.',
  need: 'Ich brauche eine Rechnung',
  toCome: {
    namelessTitle: 'Deine Rechnung wartet auf deine Angaben',
    nameless:
      'Sie liegt über 3.000 € und braucht laut Gesetz Namen und NIF. Sie wird ausgestellt, sobald du sie angibst.',
    title: 'Deine Rechnung kommt, sobald alles bezahlt ist',
    text: 'Du hast einen Teil des Tisches bezahlt, ohne Gerichte auszuwählen. Sobald alles bezahlt oder der Tisch geschlossen ist, siehst du sie hier.',
    open: 'Du kannst sie schon jetzt auf deinen Namen oder den deiner Firma bestellen.',
    named: (name, taxId) => `Auf den Namen ${name}, NIF ${taxId}.`,
    change: 'Angaben ändern',
    drop: 'Entfernen',
  },
  form: {
    title: 'Rechnung auf den Namen …',
    text: 'Mit diesen Angaben bekommst du eine vollständige Rechnung, für eine Firma oder eine Person. Danach lassen sie sich nicht mehr ändern.',
    name: 'Name oder Firma',
    taxId: 'Spanische Steuernummer (NIF)',
    taxIdHint: 'Der Firma oder der Person, zum Beispiel B12345674.',
    address: 'Anschrift',
    addressHint: 'Straße und Hausnummer, Postleitzahl und Ort.',
    submit: 'Rechnung erstellen',
    keep: 'Angaben speichern',
    cancel: 'Zurück',
    done: (number) => `Rechnung ${number} ist erstellt.`,
    later: 'Sie kommt mit diesen Angaben, sobald alles bezahlt ist.',
  },
  faults: {
    nameMissing: 'Gib den Namen oder die Firma an',
    taxIdMissing: 'Gib die Steuernummer (NIF) für die Rechnung an',
    taxIdForm:
      'Diese NIF ist nicht gültig: acht Ziffern und ein Buchstabe, oder ein Buchstabe und acht weitere Zeichen',
    taxIdControl: 'Der Prüfbuchstabe oder die Prüfziffer dieser NIF stimmt nicht',
    addressMissing: 'Gib die Anschrift mit Postleitzahl an',
  },
};
