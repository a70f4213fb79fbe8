import type * as spanish from '../es/rounds.ts';
import type { Messages } from '../messages.ts';

export const ROUND_MESSAGES: Messages<typeof spanish.ROUND_MESSAGES> = {
  heading: 'What you are about to order',
  headingAlone: 'What you are about to order',
  change: 'Change',
  nothingYet: 'Nothing yet',
  forAll: 'Order for everybody',
  forAllByCourses: 'Order for everybody, in courses',
  onlyMine: 'Order only mine',
  mine: 'Order mine',
  forWhom: (names) => `For ${names}`,
  toYou: 'you',
  leaveOut: 'Leave somebody out',
  whom: 'Whom are you ordering for?',
  whomText: 'What you leave out stays on their phone.',
  done: 'Done',
  sent: (orderId) => `Order no. ${orderId} sent, with everybody’s.`,
  unanswered: {
    title: 'We do not know whether everybody’s order has arrived',
    text: 'We check as soon as there is a connection and send it if it has not arrived: never twice.',
    again: 'Send now',
  },
  failed: 'We could not order for everybody',
  nothing: 'Somebody at your table has just ordered it: there is nothing left to send.',
  menuChanged: 'The menu has changed and nothing has been ordered.',
  changesFor: (names) =>
    `Something is different for ${names}: each sees it, and agrees to it, on their own phone.`,
  kept: (names) => `${names} changed something: what was changed stays for the next round.`,
  taken: {
    title: 'Your table has already ordered this',
    text: 'It was sent with everybody’s.',
    see: 'See the table',
    lostNotes: (notes: string) =>
      `Your note may not have reached the kitchen: ${notes}. Tell the waiter.`,
  },
  nobodyWatches: 'Nobody is looking at the kitchen’s screen right now: tell the waiter as well.',
  nobodyWatchesForStaff:
    'Nobody is looking at the kitchen’s screen right now: tell the kitchen yourself.',
};
