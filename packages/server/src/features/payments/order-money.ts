import {
  chargedTipCents,
  formatCents,
  formatSignedCents,
  isBack,
  type Cents,
  type Order,
} from '@simplato/domain';
import type { OrderMoneyWire, RefundWire } from '@simplato/contract';
import type { Queryable } from '../../db/database.ts';
import { requireOrder } from '../orders/require-order.ts';
import { listPaymentsOfOrder, type Payment } from './payment-queries.ts';
import { listRefunds, type Refund } from './refund-queries.ts';

const PAYMENT_WORDS = {
  starting: 'en_curso',
  open: 'en_curso',
  paid: 'pagado',
  late: 'tardio',
  expired: 'caducado',
  lost: 'perdido',
} as const;
const REFUND_WORDS = { asked: 'en_curso', done: 'hecha', failed: 'fallida' } as const;

export async function readOrderMoney(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<OrderMoneyWire> {
  const order = await requireOrder(db, restaurantId, orderId);
  const payments = await listPaymentsOfOrder(db, restaurantId, orderId);
  const refunds = await listRefunds(db, restaurantId, orderId);
  return {
    ...sums(order, payments, refunds),
    disputado: payments.some(({ isDisputed }) => isDisputed),
    pagos: payments.map((payment) => ({
      intento: payment.attempt,
      importe: formatCents(payment.amountCents),
      estado: PAYMENT_WORDS[payment.state],
      fecha: payment.createdAt.toISOString(),
    })),
    devoluciones: refunds.map(refundToWire),
  };
}

/** Late payments are included: the money was received, and has cost its fees. */
function sums(order: Order, payments: readonly Payment[], refunds: readonly Refund[]) {
  const came = payments.filter(({ state }) => state === 'paid' || state === 'late');
  const back = refunds.filter(
    (refund) => isBack(refund) && came.some(({ attempt }) => attempt === refund.attempt),
  );
  const charged = total(came, ({ amountCents }) => amountCents);
  const refunded = total(back, ({ amountCents }) => amountCents);
  const feeCents =
    total(came, ({ platformFeeCents }) => platformFeeCents) -
    total(back, ({ platformFeeCents }) => platformFeeCents);
  const isFeeKnown = came.length > 0 && came.every((one) => one.providerFeeCents !== null);
  const providerFeeCents = total(came, (one) => one.providerFeeCents ?? 0);
  return {
    cobrado: formatCents(charged),
    propina: formatCents(chargedTipCents(order)),
    devuelto: formatCents(refunded),
    comision: formatCents(feeCents),
    comisionproveedor: isFeeKnown ? formatCents(providerFeeCents) : null,
    // The provider keeps its fee even after a full refund, so the net amount may be negative.
    neto: isFeeKnown ? formatSignedCents(charged - refunded - feeCents - providerFeeCents) : null,
  };
}

function total<Row>(rows: readonly Row[], of: (row: Row) => Cents): Cents {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

export function refundToWire(refund: Refund): RefundWire {
  return {
    numero: refund.refundNumber,
    importe: formatCents(refund.amountCents),
    comision: formatCents(refund.platformFeeCents),
    motivo: refund.reason,
    estado: REFUND_WORDS[refund.state],
    quien: refund.actor,
    fecha: refund.askedAt.toISOString(),
    lineas: refund.lines.map(({ lineNumber, quantity }) => ({ linea: lineNumber, quantity })),
  };
}
