import { chargedCents, formatCents, formatSignedCents, type Order } from '@simplato/domain';
import type { OrderMoneyWire, RefundWire } from '@simplato/contract';
import type { Queryable } from '../../db/database.ts';
import { requireOrder } from '../orders/advance-order.ts';
import { listPaymentsOfOrder, type Payment } from './payment-queries.ts';
import { listRefunds, type Refund } from './refund-queries.ts';

const PAYMENT_WORDS = {
  starting: 'en_curso',
  open: 'en_curso',
  paid: 'pagado',
  late: 'tardio',
  expired: 'caducado',
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
  const paid = payments.find(({ state }) => state === 'paid');
  return {
    ...sums(order, paid, refunds),
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

function sums(order: Order, paid: Payment | undefined, refunds: readonly Refund[]) {
  const charged = chargedCents(order);
  const feeBackCents = refunds
    .filter(({ attempt, state }) => attempt === paid?.attempt && state === 'done')
    .reduce((sum, { platformFeeCents }) => sum + platformFeeCents, 0);
  const feeCents = (paid?.platformFeeCents ?? 0) - feeBackCents;
  const providerFeeCents = paid?.providerFeeCents ?? null;
  return {
    cobrado: formatCents(charged),
    propina: formatCents(charged === 0 ? 0 : order.tipCents),
    devuelto: formatCents(order.refundedCents),
    comision: formatCents(feeCents),
    comisionproveedor: providerFeeCents === null ? null : formatCents(providerFeeCents),
    // What went back whole has still cost the provider's fee.
    neto:
      providerFeeCents === null
        ? null
        : formatSignedCents(charged - order.refundedCents - feeCents - providerFeeCents),
  };
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
