import {
  IDEMPOTENCY_HEADER,
  paymentFormToWire,
  recipientToWire,
  type TabHead,
  type WishedLineWire,
} from '@simplato/contract';
import { chargeTab } from '@simplato/contract/staff-endpoints';
import { type Cents, type CounterForm, formatCents, type Recipient } from '@simplato/domain';
import { call } from '../../../api/call.ts';

/** What a waiter takes at the table. */
export interface ChargeOrder {
  /** Stays until it is answered. */
  key: string;
  form: CounterForm;
  /** Without the tip. */
  cents: Cents;
  tipCents: Cents;
  /** Null for exactly what is charged. */
  givenCents: Cents | null;
  /** Whose products; null for the rest, or an amount on account. */
  lines: readonly WishedLineWire[] | null;
  memberId: number | null;
  /** In whose name its invoice is to be; null where nobody in particular is named. */
  recipient: Recipient | null;
}

export async function sendCharge(tabId: number, order: ChargeOrder) {
  const { cents, tipCents, givenCents, lines, memberId, recipient } = order;
  return call(chargeTab, {
    params: { id: tabId },
    headers: { [IDEMPOTENCY_HEADER]: order.key },
    body: {
      forma: paymentFormToWire(order.form),
      importe: formatCents(cents),
      propina: formatCents(tipCents),
      ...(givenCents !== null && { entregado: formatCents(givenCents) }),
      ...(lines !== null && { lineas: [...lines] }),
      ...(memberId !== null && { idcomensal: memberId }),
      ...(recipient && { factura: recipientToWire(recipient) }),
    },
  });
}

/** What can be charged while phones keep what they are paying. */
export function openCentsOf({
  dueCents,
  reservedCents,
}: Pick<TabHead, 'dueCents' | 'reservedCents'>): Cents {
  return Math.max(0, dueCents - reservedCents);
}
