import type * as spanish from '../es/menu-search.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_SEARCH_MESSAGES: Messages<typeof spanish.MENU_SEARCH_MESSAGES> = {
  field: 'In der Karte suchen',
  list: 'Liste',
  clear: 'Suche löschen',
  results: 'Ergebnisse',
  found: (count) => (count === 0 ? 'Kein Gericht' : products(count)),
  none: {
    title: (typed) => `Nichts mit „${typed}“`,
    text: 'Versuche es mit einem anderen Wort oder sieh dir die ganze Karte an.',
    hiddenText: (count) =>
      count === 1
        ? 'Es gibt ein Gericht, aber deine Filter blenden es aus.'
        : `Es gibt ${products(count)}, aber deine Filter blenden sie aus.`,
  },
  filter: {
    open: 'Filter',
    openWith: (count) => `Filter · ${count}`,
    openName: (count) =>
      count === 0
        ? 'Filter: Ernährung und Allergene'
        : `Filter · ${count}: Ernährung und Allergene`,
    only: {
      vegetariano: 'Nur vegetarische Gerichte.',
      vegano: 'Nur vegane Gerichte.',
    },
    avoiding: (allergens) => `Du meidest ${allergens}.`,
    hidden: (count) =>
      count === 0 ? 'Kein Gericht ausgeblendet' : `${products(count)} ausgeblendet`,
    remove: 'Filter entfernen',
    removeButton: 'Filter entfernen',
    none: {
      title: 'Kein Gericht passt zu deinen Filtern',
      text: 'Frag das Personal: Vielleicht kann die Küche etwas für dich zubereiten.',
    },
  },
  traces: {
    heading: 'Kann Spuren von dem enthalten, was du meidest',
    text: 'Frag das Personal, bevor du sie bestellst.',
  },
  byChoice: {
    heading: 'Kann enthalten, was du meidest, je nachdem, was du wählst',
    text: 'Frag das Personal, bevor du sie bestellst.',
  },
  unstated: {
    heading: 'Keine Angabe: frag das Personal',
    text: 'Zu diesen Gerichten hat das Restaurant die Allergene nicht angegeben.',
  },
  doubtful: {
    see: 'Ansehen',
    seeProduct: (name) => `${name} ansehen`,
  },
  ranOut: {
    'sold-out': (name) =>
      `„${name}“ ist ausverkauft. Es ist noch in deiner Bestellung: Entferne es, bevor du sie sendest.`,
    'not-served': (name) =>
      `„${name}“ gibt es um diese Zeit nicht mehr. Es ist noch in deiner Bestellung: Entferne es, bevor du sie sendest.`,
    gone: (name) =>
      `„${name}“ steht nicht mehr auf der Karte. Es ist noch in deiner Bestellung: Entferne es, bevor du sie sendest.`,
  },
};
