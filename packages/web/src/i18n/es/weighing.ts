/** What is sold by weight, while it waits for the scale and for its table to accept it. */
export const WEIGHING_MESSAGES = {
  id: 'WEIGHING_MESSAGES',
  asked: 'Por pesar',
  askedText:
    'Un camarero lo pesa y aquí verás el peso y el precio. No se prepara ni se cobra hasta que lo aceptes.',
  /** Before a weight or a price that is not yet known. */
  about: 'unos',
  weighed: 'Pesado',
  weighedText: 'Esto pesa y esto cuesta. ¿Lo preparamos?',
  closed: 'La cocina está cerrada ahora mismo: podrás aceptarlo en cuanto abra.',
  changed: 'La carta ha cambiado desde que se pidió. Si te parece bien así, acéptalo:',
  notAsOrdered:
    'Ya no se sirve como se pidió. Si todavía te apetece, di que no y pídelo otra vez desde la carta.',
  accept: (price: string) => `Sí, por ${price}`,
  decline: 'No, gracias',
  drop: 'Ya no lo quiero',
  accepted: 'Va a la cocina y a la cuenta.',
  declined: 'De acuerdo: no se prepara ni se cobra.',
  failed: 'No hemos podido enviar tu respuesta.',
  /** On every other page. */
  notice: (name: string, price: string) => `${name}: ${price}. ¿Lo preparamos?`,
  see: 'Ver el peso',
} as const;
