import type * as spanish from '../es/public-menu.ts';
import type { Messages } from '../messages.ts';

export const PUBLIC_MENU_MESSAGES: Messages<typeof spanish.PUBLIC_MENU_MESSAGES> = {
  pageTitle: (restaurant, city) => `${restaurant} · Menu and prices in ${city}`,
  description: (restaurant, city, products) =>
    `The menu of ${restaurant}, in ${city}, with prices and allergens: ${products}.`,
  emptyDescription: (restaurant, city) => `The menu of ${restaurant}, in ${city}.`,
  order: 'To order, scan the code on your table with your phone’s camera.',
  taxes: 'Prices include VAT.',
  emptyText: 'The restaurant has not added its dishes yet.',
  languages: 'Read the menu in another language',
  madeWith: 'This menu is made with Simplato',
  none: {
    title: 'There is no menu here',
    text: 'The address may not be quite right, or this menu may only be read at the restaurant’s tables. There you open it with the code on the table.',
    home: 'Go to Simplato’s front page',
  },
};
