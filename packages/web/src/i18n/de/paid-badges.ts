import type * as spanish from '../es/paid-badges.ts';
import type { Messages } from '../messages.ts';

export const PAID_BADGES_MESSAGES: Messages<typeof spanish.PAID_BADGES_MESSAGES> = {
  paid: 'BEZAHLT',
  left: (amount) => `Noch ${amount}`,
  refunded: 'ERSTATTET',
  returning: 'WIRD ERSTATTET',
  notReturned: 'NICHT ERSTATTET',
  returnedAside: (amount) => `Online-Zahlung erstattet: ${amount}`,
  partlyRefunded: (amount) => `Teilweise erstattet: ${amount}`,
};
