import type * as spanish from '../es/home.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const HOME_MESSAGES: Messages<typeof spanish.HOME_MESSAGES> = {
  pageTitle: 'Início · Simplato',
  welcome: (restaurant) => `Damos-te as boas-vindas a ${restaurant}`,
  fallbackRestaurant: 'Restaurante',
  greeting: (firstName) => `Olá, ${firstName}.`,
  table: (table) => `${table} · Escolhe, pede e nós levamos.`,
  noTable: 'Escolhe, pede e nós levamos.',
  menuCard: { title: 'A ementa', text: 'Vê os pratos e vai juntando.' },
  summaryCard: {
    title: 'O teu pedido',
    empty: 'Ainda não escolheste nada.',
    filled: (count, total) => `${products(count)} · ${total}`,
  },
};
