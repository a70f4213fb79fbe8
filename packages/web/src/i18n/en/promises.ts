import type * as spanish from '../es/promises.ts';
import type { Messages } from '../messages.ts';

export const PROMISE_MESSAGES: Messages<typeof spanish.PROMISE_MESSAGES> = {
  ready: (from, until) => `Ready between ${from} and ${until}`,
  firstReady: (from, until) => `The first course will be ready between ${from} and ${until}`,
  delay: {
    question: 'Would you like to order anyway?',
    order: 'Order anyway',
    notNow: 'Not now',
  },
};
