import type * as spanish from '../es/paid-badges.ts';
import type { Messages } from '../messages.ts';

export const PAID_BADGES_MESSAGES: Messages<typeof spanish.PAID_BADGES_MESSAGES> = {
  paid: 'PAGO',
  left: (amount) => `Faltam ${amount}`,
  refunded: 'DEVOLVIDO',
  returning: 'EM DEVOLUÇÃO',
  notReturned: 'POR DEVOLVER',
  returnedAside: (amount) => `Pagamento online devolvido: ${amount}`,
  partlyRefunded: (amount) => `Devolvido em parte: ${amount}`,
};
