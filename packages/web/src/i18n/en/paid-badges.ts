import type * as spanish from '../es/paid-badges.ts';
import type { Messages } from '../messages.ts';

export const PAID_BADGES_MESSAGES: Messages<typeof spanish.PAID_BADGES_MESSAGES> = {
  paid: 'PAID',
  left: (amount) => `${amount} left`,
  refunded: 'REFUNDED',
  returning: 'REFUND UNDER WAY',
  notReturned: 'NOT REFUNDED',
  returnedAside: (amount) => `Online payment refunded: ${amount}`,
  partlyRefunded: (amount) => `Partly refunded: ${amount}`,
};
