import type * as spanish from '../es/weighing.ts';
import type { Messages } from '../messages.ts';

export const WEIGHING_MESSAGES: Messages<typeof spanish.WEIGHING_MESSAGES> = {
  asked: 'Per pesar',
  askedText:
    'Un cambrer ho pesa i aquí veuràs el pes i el preu. No es prepara ni es cobra fins que ho acceptis.',
  about: 'uns',
  weighed: 'Pesat',
  weighedText: 'Això pesa i això costa. Ho preparem?',
  closed: 'La cuina és tancada ara mateix: ho podràs acceptar de seguida que obri.',
  changed: 'La carta ha canviat des que es va demanar. Si et sembla bé així, accepta-ho:',
  notAsOrdered:
    'Ja no se serveix com es va demanar. Si encara et ve de gust, digues que no i torna-ho a demanar des de la carta.',
  accept: (price) => `Sí, per ${price}`,
  decline: 'No, gràcies',
  drop: 'Ja no ho vull',
  accepted: 'Va a la cuina i al compte.',
  declined: 'D’acord: no es prepara ni es cobra.',
  failed: 'No hem pogut enviar la teva resposta.',
  notice: (name, price) => `${name}: ${price}. Ho preparem?`,
  see: 'Veure el pes',
};
