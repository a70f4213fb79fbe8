/** Payments that were begun and ended unpaid. */
export const CLAIM_END_MESSAGES = {
  id: 'CLAIM_END_MESSAGES',
  /** Why a payment that was begun ended unpaid: whoever reads it, the payer or the room. */
  why: {
    charged: 'Se ha cobrado en la mesa',
    'let-go': 'Alguien lo ha soltado',
    'given-up': 'Se ha dejado sin pagar',
    changed: 'La cuenta ha cambiado',
    closed: 'La cuenta se ha cerrado',
    refused: 'El banco no lo ha aceptado',
    lost: 'No podemos ver si se ha pagado',
    over: 'Se acabó el tiempo para pagar',
  },
  free: 'Esa parte quedó libre.',
  atTable: 'Lo ha cobrado el camarero: no tienes que pagarlo otra vez.',
  uncharged: 'No se te ha cobrado nada.',
  /** Its page, or the bank, has not said yet that nothing comes. */
  awaited: (amount: string) => `Si aún llega, te devolvemos ${amount}.`,
  bank: 'Tu pago está en manos del banco',
  bankText: (amount: string) =>
    `Esa parte ya no te espera: si el banco lo confirma, te devolvemos ${amount}.`,
  lostText:
    'El restaurante ya no está conectado con el servicio de pagos. Si ves el cargo en tu banco, enséñaselo.',
  ownBank: 'En manos de tu banco: si llega, te lo devolvemos',
  bankOf: (name: string) => `${name}: en manos de su banco; si llega, se devuelve`,
} as const;
