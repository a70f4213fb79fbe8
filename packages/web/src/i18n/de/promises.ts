import type * as spanish from '../es/promises.ts';
import type { Messages } from '../messages.ts';

export const PROMISE_MESSAGES: Messages<typeof spanish.PROMISE_MESSAGES> = {
  ready: (from, until) => `Fertig zwischen ${from} und ${until} Uhr`,
  firstReady: (from, until) => `Der erste Gang ist zwischen ${from} und ${until} Uhr fertig`,
  delay: {
    question: 'Möchtest du trotzdem bestellen?',
    order: 'Trotzdem bestellen',
    notNow: 'Jetzt nicht',
  },
};
