import type * as spanish from '../es/public-menu.ts';
import type { Messages } from '../messages.ts';

export const PUBLIC_MENU_MESSAGES: Messages<typeof spanish.PUBLIC_MENU_MESSAGES> = {
  pageTitle: (restaurant, city) => `${restaurant} · Speisekarte und Preise in ${city}`,
  description: (restaurant, city, products) =>
    `Die Speisekarte von ${restaurant} in ${city}, mit Preisen und Allergenen: ${products}.`,
  emptyDescription: (restaurant, city) => `Die Speisekarte von ${restaurant} in ${city}.`,
  order: 'Zum Bestellen scannst du den Code an deinem Tisch mit der Handykamera.',
  taxes: 'Preise inklusive Mehrwertsteuer.',
  emptyText: 'Das Restaurant hat seine Gerichte noch nicht eingetragen.',
  languages: 'Die Karte in einer anderen Sprache lesen',
  madeWith: 'Diese Karte ist mit Simplato gemacht',
  none: {
    title: 'Hier ist keine Karte',
    text: 'Vielleicht stimmt die Adresse nicht ganz, oder diese Karte ist nur an den Tischen des Restaurants zu lesen. Dort öffnest du sie mit dem Code am Tisch.',
    home: 'Zur Startseite von Simplato',
  },
};
