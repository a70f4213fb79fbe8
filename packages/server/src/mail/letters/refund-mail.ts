import { formatEuros, houseName, NO_INVOICE, type Cents } from '@simplato/domain';
import type { Mail } from '../outbox.ts';
import { oneLine } from './one-line.ts';
import { writeLetter } from './write-letter.tsx';

export interface RefundLetter {
  to: string;
  dinerName: string;
  legalName: string;
  orderId: number;
  amountCents: Cents;
  reason: string;
}

/** Money went back. It names no card and carries no link: there is nothing to press. */
export function refundMail(letter: RefundLetter): Mail {
  const house = oneLine(houseName(letter.legalName));
  const amount = formatEuros(letter.amountCents);
  return writeLetter({
    to: letter.to,
    subject: `${house} te ha devuelto ${amount}`,
    title: `Te han devuelto ${amount}`,
    greeting: `Hola, ${oneLine(letter.dinerName)}:`,
    before: [
      `${house} te ha devuelto ${amount} de tu pedido ${letter.orderId}. Motivo: ${oneLine(letter.reason)}.`,
      'El dinero vuelve a la misma tarjeta o cuenta con la que pagaste. Según tu banco, tarda en verse hasta diez días.',
    ],
    after: ['Si tienes alguna duda, pregunta en el restaurante.', `${NO_INVOICE}.`],
  });
}
