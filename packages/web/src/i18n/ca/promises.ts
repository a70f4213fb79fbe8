import type * as spanish from '../es/promises.ts';
import type { Messages } from '../messages.ts';
import { les } from './hour-words.ts';

export const PROMISE_MESSAGES: Messages<typeof spanish.PROMISE_MESSAGES> = {
  ready: (from, until) => `Llest entre ${les(from)} i ${les(until)}`,
  firstReady: (from, until) => `El primer estarà llest entre ${les(from)} i ${les(until)}`,
  delay: {
    question: 'Vols demanar igualment?',
    order: 'Demanar igualment',
    notNow: 'Ara no',
  },
};
