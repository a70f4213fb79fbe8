import type * as spanish from '../es/paid-badges.ts';
import type { Messages } from '../messages.ts';

export const PAID_BADGES_MESSAGES: Messages<typeof spanish.PAID_BADGES_MESSAGES> = {
  paid: 'PAGADA',
  left: (amount) => `Falten ${amount}`,
  refunded: 'RETORNADA',
  returning: 'S’ESTÀ RETORNANT',
  notReturned: 'SENSE RETORNAR',
  returnedAside: (amount) => `Pagament en línia retornat: ${amount}`,
  partlyRefunded: (amount) => `Retornada en part: ${amount}`,
};
