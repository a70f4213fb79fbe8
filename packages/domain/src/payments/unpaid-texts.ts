/**
 * Why an order to be paid online, or to be weighed, has ended, as its diner reads it. Orders are stored with these
 * texts.
 */
export const UNPAID_TEXTS = {
  dropped: 'Lo has descartado antes de pagar',
  neverPaid: 'El pago en línea no se terminó a tiempo',
  declined: 'No lo has querido al ver el peso',
  neverAccepted: 'Nadie aceptó el peso a tiempo',
  tabClosed: 'La cuenta se cerró antes de que lo aceptaras',
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
  [UNPAID_TEXTS.declined, 'La mesa no lo quiso al ver el peso'],
  [UNPAID_TEXTS.tabClosed, 'La cuenta se cerró sin que la mesa lo aceptara'],
  [UNPAID_TEXTS.neverAccepted, 'No se pesó, o la mesa no aceptó el peso, en una hora'],
]);

/**
 * The same reason worded for the restaurant, since the stored text addresses the diner; other texts are
 * returned as they are.
 */
export function reasonForRestaurant(reason: string): string {
  return FOR_RESTAURANT.get(reason) ?? reason;
}
