/** Why an order that was to be paid online is over, as its diner reads it. Orders are stored with these words. */
export const UNPAID_TEXTS = {
  dropped: 'Lo has descartado antes de pagar',
  neverPaid: 'El pago en línea no se terminó a tiempo',
} as const;

const FOR_HOUSE: ReadonlyMap<string, string> = new Map([
  [UNPAID_TEXTS.dropped, 'El comensal lo descartó antes de pagar'],
  [UNPAID_TEXTS.neverPaid, 'El pago online no se terminó a tiempo'],
]);

/** The same reason as the house reads it, which is not the one that is spoken to; its own words stay. */
export function reasonForHouse(reason: string): string {
  return FOR_HOUSE.get(reason) ?? reason;
}
