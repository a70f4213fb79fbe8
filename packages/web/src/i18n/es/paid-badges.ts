/** How an order was paid, or what is left of it, in one word, for slips, panels and lists. */
export const PAID_BADGES_MESSAGES = {
  id: 'PAID_BADGES_MESSAGES',
  paid: 'PAGADO',
  left: (amount: string) => `Faltan ${amount}`,
  refunded: 'DEVUELTO',
  returning: 'DEVOLVIÉNDOSE',
  notReturned: 'SIN DEVOLVER',
  returnedAside: (amount: string) => `Pago online devuelto: ${amount}`,
  partlyRefunded: (amount: string) => `Devuelto en parte: ${amount}`,
} as const;
