import { las } from './hour-words.ts';

/** When an order is promised to be ready: before it is sent, and while somebody waits for it. */
export const PROMISE_MESSAGES = {
  id: 'PROMISE_MESSAGES',
  ready: (from: string, until: string) => `Listo entre ${las(from)} y ${las(until)}`,
  firstReady: (from: string, until: string) =>
    `Lo primero estará listo entre ${las(from)} y ${las(until)}`,
  /** Before an order is sent, while the kitchen says that it takes longer. */
  delay: {
    question: '¿Quieres pedir igualmente?',
    order: 'Pedir igualmente',
    notNow: 'Ahora no',
  },
} as const;
