/** As the mail to the payer says it, in their language. */
export const CAME_TOO_LATE =
  'El pago llegó cuando lo que pagaba ya no se podía pagar: se devuelve entero';
