import type * as spanish from '../es/promises.ts';
import type { Messages } from '../messages.ts';
import { theHour } from './hour-words.ts';

export const PROMISE_MESSAGES: Messages<typeof spanish.PROMISE_MESSAGES> = {
  ready: (from, until) => `Pronto entre ${theHour(from)} e ${theHour(until)}`,
  firstReady: (from, until) =>
    `O primeiro estará pronto entre ${theHour(from)} e ${theHour(until)}`,
  delay: {
    question: 'Queres pedir mesmo assim?',
    order: 'Pedir mesmo assim',
    notNow: 'Agora não',
  },
};
