import type * as spanish from '../es/help.ts';
import type { Messages } from '../messages.ts';

export const HELP_MESSAGES: Messages<typeof spanish.HELP_MESSAGES> = {
  pageTitle: 'Hilfe · Simplato',
  heading: 'Hilfe',
  detail: 'Gut zu wissen am Tisch. Bei allem anderen hilft dir das Personal.',
  allergy: {
    question: 'Ich habe eine Allergie. Was tun?',
    answer:
      'Sag es immer dem Personal, bevor du bestellst. Du kannst die Karte nach den Allergenen filtern, die du meidest. Sie kennt aber nur, was das Restaurant zu jedem Gericht und seinen Extras angibt. Schreib es beim Bestellen auch in den Hinweis an die Küche.',
    link: 'Die Speisekarte',
  },
  change: {
    question: 'Kann ich eine Bestellung ändern oder stornieren?',
    answer:
      'Bevor du sie sendest, änderst du, was du willst. Solange sie auf die Zahlung wartet, kannst du sie unter „Der Tisch“ verwerfen. Ist sie in der Küche, sag es dem Personal: Bis sie serviert ist, kann das Restaurant sie stornieren, und was du online bezahlt hast, bekommst du zurück.',
    link: 'Der Tisch',
  },
  pay: {
    question: 'Wie zahle ich?',
    answer:
      'Am Tisch beim Personal: Die Küche bekommt deine Bestellung, sobald du sie sendest. Oder mit Karte am Handy, wenn du beim Bestellen „Online zahlen“ siehst: Dann bekommt die Küche sie, sobald die Zahlung bestätigt ist. Nichts wird zweimal abgebucht.',
    link: 'Deine Bestellung',
  },
};
