import type * as spanish from '../es/home.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const HOME_MESSAGES: Messages<typeof spanish.HOME_MESSAGES> = {
  pageTitle: 'Inici · Simplato',
  welcome: (restaurant) => `Et donem la benvinguda a ${restaurant}`,
  fallbackRestaurant: 'Restaurant',
  greeting: (firstName) => `Hola, ${firstName}.`,
  table: (table) => `${table} · Tria, demana i t’ho portem.`,
  noTable: 'Tria, demana i t’ho portem.',
  menuCard: { title: 'La carta', text: 'Mira els plats i ves afegint.' },
  summaryCard: {
    title: 'La teva comanda',
    empty: 'Encara no has triat res.',
    filled: (count, total) => `${products(count)} · ${total}`,
  },
};
