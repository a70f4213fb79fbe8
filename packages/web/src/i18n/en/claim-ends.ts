import type * as spanish from '../es/claim-ends.ts';
import type { Messages } from '../messages.ts';

export const CLAIM_END_MESSAGES: Messages<typeof spanish.CLAIM_END_MESSAGES> = {
  why: {
    charged: 'Paid at the table',
    'let-go': 'Somebody let it go',
    'given-up': 'Left without paying',
    changed: 'The bill has changed',
    closed: 'The bill has been closed',
    refused: 'The bank has not accepted it',
    lost: 'We cannot see whether it was paid',
    over: 'The time to pay ran out',
  },
  free: 'That part was free again.',
  atTable: 'The waiter has taken it: you do not have to pay it again.',
  uncharged: 'You have not been charged.',
  awaited: (amount) => `If it still arrives, we give you back ${amount}.`,
  bank: 'Your payment is with the bank',
  bankText: (amount) =>
    `That part no longer waits for you: if the bank confirms it, we give you back ${amount}.`,
  lostText:
    'The restaurant is no longer connected to the payment service. If you see the charge at your bank, show it to them.',
  ownBank: 'With your bank: if it arrives, you get it back',
  bankOf: (name) => `${name}: with their bank; if it arrives, it goes back`,
};
