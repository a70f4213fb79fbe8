import type * as spanish from '../es/calls.ts';
import type { Messages } from '../messages.ts';

export const CALL_MESSAGES: Messages<typeof spanish.CALL_MESSAGES> = {
  title: 'Call the waiter',
  reasons: {
    waiter: 'Please come',
    water: 'Water',
    bread: 'Bread',
    cutlery: 'Cutlery',
    other: 'Something else',
    bill: 'The bill',
  },
  askedAt: (time) => `asked at ${time}`,
  comes: (name) => `${name} is coming`,
  comesFor: {
    waiter: 'to your table',
    water: 'with the water',
    bread: 'with the bread',
    cutlery: 'with the cutlery',
    other: 'to see what you need',
    bill: 'with the bill',
  },
  seenAt: (time) => `Saw you at ${time}`,
  rings: (reason) => `${reason}: asked`,
  unseen: (time) => `Since ${time}. Nobody has seen it yet.`,
  noMore: 'No longer needed',
  noMoreOf: (reason) => `No longer needed: ${reason}`,
  ended: 'Done: we are no longer calling for that.',
  rung: (reason) => `${reason}: the waiter has been told.`,
  added: 'Added to what you had already asked for.',
  untold: {
    title: 'We have not told the waiter',
    text: (text) =>
      `“${text}” was not sent: your table has another call open. Try again or tell the waiter.`,
  },
  more: 'Anything else?',
  what: 'What can we bring you?',
  otherLabel: 'What do you need?',
  otherPlaceholder: 'A high chair, another napkin…',
  send: 'Call',
  back: 'Back',
  bill: 'Ask for the bill',
  billText: 'They bring it and you pay at the table.',
  cash: 'Cash',
  card: 'Card',
  noTab: {
    title: 'You cannot call from here yet',
    text: 'First join your table’s bill; or wave to the waiter.',
    unverified:
      'This code does not prove that you are at the table. Scan the one in front of you, or wave to the waiter.',
  },
};
