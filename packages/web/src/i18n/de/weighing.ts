import type * as spanish from '../es/weighing.ts';
import type { Messages } from '../messages.ts';

export const WEIGHING_MESSAGES: Messages<typeof spanish.WEIGHING_MESSAGES> = {
  asked: 'Zu wiegen',
  askedText:
    'Jemand vom Service wiegt es, und hier siehst du Gewicht und Preis. Zubereitet und berechnet wird erst, wenn du zustimmst.',
  about: 'etwa',
  weighed: 'Gewogen',
  weighedText: 'So viel wiegt und kostet es. Sollen wir es zubereiten?',
  closed: 'Die Küche ist gerade geschlossen: Du kannst zustimmen, sobald sie öffnet.',
  changed: 'Die Karte hat sich seit der Bestellung geändert. Wenn es dir so recht ist, stimme zu:',
  notAsOrdered:
    'Es wird nicht mehr so serviert wie bestellt. Wenn du es noch möchtest, sag Nein und bestelle es noch einmal über die Karte.',
  accept: (price) => `Ja, für ${price}`,
  decline: 'Nein, danke',
  drop: 'Ich möchte es nicht mehr',
  accepted: 'Es geht in die Küche und auf die Rechnung.',
  declined: 'In Ordnung: Es wird weder zubereitet noch berechnet.',
  failed: 'Wir konnten deine Antwort nicht senden.',
  notice: (name, price) => `${name}: ${price}. Sollen wir es zubereiten?`,
  see: 'Gewicht ansehen',
};
