import { products } from './count.ts';

export const HOME_MESSAGES = {
  id: 'HOME_MESSAGES',
  pageTitle: 'Inicio · Simplato',
  welcome: (restaurant: string) => `Te damos la bienvenida a ${restaurant}`,
  fallbackRestaurant: 'Restaurante',
  /** By first name. */
  greeting: (firstName: string) => `Hola, ${firstName}.`,
  table: (table: string) => `${table} · Elige, pide y te lo llevamos.`,
  noTable: 'Elige, pide y te lo llevamos.',
  menuCard: { title: 'La carta', text: 'Mira los platos y ve añadiendo.' },
  summaryCard: {
    title: 'Tu pedido',
    empty: 'Aún no has elegido nada.',
    filled: (count: number, total: string) => `${products(count)} · ${total}`,
  },
} as const;
