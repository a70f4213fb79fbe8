import type * as spanish from '../es/home.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const HOME_MESSAGES: Messages<typeof spanish.HOME_MESSAGES> = {
  pageTitle: 'Début · Simplato',
  welcome: (restaurant) => `Bienvenue chez ${restaurant}`,
  fallbackRestaurant: 'Restaurant',
  greeting: (firstName) => `Bonjour ${firstName}.`,
  table: (table) => `${table} · Choisis, commande et nous te l’apportons.`,
  noTable: 'Choisis, commande et nous te l’apportons.',
  menuCard: { title: 'La carte', text: 'Regarde les plats et ajoute ce qui te plaît.' },
  summaryCard: {
    title: 'Ta commande',
    empty: 'Tu n’as encore rien choisi.',
    filled: (count, total) => `${products(count)} · ${total}`,
  },
};
