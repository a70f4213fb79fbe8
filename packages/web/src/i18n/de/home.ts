import type * as spanish from '../es/home.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const HOME_MESSAGES: Messages<typeof spanish.HOME_MESSAGES> = {
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
