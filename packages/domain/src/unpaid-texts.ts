/** Why an order that was to be paid online is over, as its diner reads it. */
export const UNPAID_TEXTS = {
  dropped: 'Lo has descartado antes de pagar',
  neverPaid: 'El pago en línea no se terminó a tiempo',
} as const;
