import type * as spanish from '../es/promises.ts';
import type { Messages } from '../messages.ts';

export const PROMISE_MESSAGES: Messages<typeof spanish.PROMISE_MESSAGES> = {
  ready: (from, until) => `Prêt entre ${from} et ${until}`,
  firstReady: (from, until) => `La première partie sera prête entre ${from} et ${until}`,
  delay: {
    question: 'Veux-tu commander quand même\u202f?',
    order: 'Commander quand même',
    notNow: 'Pas maintenant',
  },
};
