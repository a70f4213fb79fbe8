import type * as spanish from '../es/paid-badges.ts';
import type { Messages } from '../messages.ts';

export const PAID_BADGES_MESSAGES: Messages<typeof spanish.PAID_BADGES_MESSAGES> = {
  paid: 'PAYÉE',
  left: (amount) => `Reste ${amount}`,
  refunded: 'REMBOURSÉE',
  returning: 'REMBOURSEMENT EN COURS',
  notReturned: 'NON REMBOURSÉE',
  returnedAside: (amount) => `Paiement en ligne remboursé\u00a0: ${amount}`,
  partlyRefunded: (amount) => `Remboursée en partie\u00a0: ${amount}`,
};
