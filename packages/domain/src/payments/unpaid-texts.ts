/**
 * Why an order to be paid online has ended, as its diner reads it. Orders are stored with these
 * texts.
 */
export const UNPAID_TEXTS = {
  dropped: 'Lo has descartado antes de pagar',
  neverPaid: 'El pago en línea no se terminó a tiempo',
} as const;

/**
 * Why money went back by itself: what it paid could not be paid any more. Refunds are stored with this
 * text, and the mail to the payer says it in their language.
 */
export const CAME_TOO_LATE =
  'El pago llegó cuando lo que pagaba ya no se podía pagar: se devuelve entero';

const FOR_RESTAURANT: ReadonlyMap<string, string> = new Map([
  [UNPAID_TEXTS.dropped, 'El comensal lo descartó antes de pagar'],
  [UNPAID_TEXTS.neverPaid, 'El pago online no se terminó a tiempo'],
]);

/**
 * The same reason worded for the restaurant, since the stored text addresses the diner; other texts are
 * returned as they are.
 */
export function reasonForRestaurant(reason: string): string {
  return FOR_RESTAURANT.get(reason) ?? reason;
}
