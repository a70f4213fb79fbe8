import {
  toldPaymentFromWire,
  type OrderMoneyWire,
  type RefundWire,
  type ToldPayment,
} from '@simplato/contract';
import { readOrderMoney, readTabPaymentMoney } from '@simplato/contract/staff-endpoints';
import {
  parseCents,
  parseSignedCents,
  type Cents,
  type Order,
  type RefundedLine,
} from '@simplato/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export interface OrderRefund {
  number: number;
  amountCents: Cents;
  reason: string;
  state: RefundWire['estado'];
  actor: string;
  at: string;
  lines: readonly RefundedLine[];
  /** At the table, because the provider could not. */
  isByHand: boolean;
}

export interface OrderMoney {
  chargedCents: Cents;
  tipCents: Cents;
  refundedCents: Cents;
  platformFeeCents: Cents;
  /** Null until the provider has reported it. */
  providerFeeCents: Cents | null;
  /** What the restaurant keeps; negative after a full refund, since the provider keeps its fee. */
  netCents: Cents | null;
  disputedCents: Cents;
  isDisputed: boolean;
  isDisputeLost: boolean;
  attempts: readonly {
    number: number;
    amountCents: Cents;
    state: OrderMoneyWire['pagos'][number]['estado'];
    at: string;
  }[];
  refunds: readonly OrderRefund[];
  /** Who has paid what of the order's tab; null of a payment, and from older servers. */
  tab: { tabId: number; payments: readonly NamedPayment[] } | null;
}

/** A payment of a tab with its payer's name; empty where a waiter took it from nobody in particular. */
export type NamedPayment = ToldPayment & { payerName: string };

/** Polling interval while a payment or refund is in progress. */
const LOOK_AGAIN_MS = 3_000;

export function orderMoneyQuery({ restaurantId, orderId, version }: Order) {
  return queryOptions({
    queryKey: ['order-money', restaurantId, orderId, version],
    queryFn: async () => moneyFromWire(await call(readOrderMoney, { params: { id: orderId } })),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? LOOK_AGAIN_MS : false),
  });
}

/** A payment as a screen names it: by a tab that shows it. */
export interface PaymentKey {
  restaurantId: number;
  tabId: number;
  paymentNumber: number;
}

export function paymentMoneyQuery({ restaurantId, tabId, paymentNumber }: PaymentKey) {
  return queryOptions({
    queryKey: ['payment-money', restaurantId, paymentNumber],
    queryFn: async () =>
      moneyFromWire(
        await call(readTabPaymentMoney, { params: { id: tabId, idpago: paymentNumber } }),
      ),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? LOOK_AGAIN_MS : false),
  });
}

function isMoving({ chargedCents, providerFeeCents, refunds }: OrderMoney): boolean {
  const isFeeAwaited = chargedCents > 0 && providerFeeCents === null;
  return isFeeAwaited || refunds.some(({ state }) => state === 'en_curso');
}

function moneyFromWire(wire: OrderMoneyWire): OrderMoney {
  return {
    chargedCents: cents(wire.cobrado),
    tipCents: cents(wire.propina),
    refundedCents: cents(wire.devuelto),
    platformFeeCents: cents(wire.comision),
    providerFeeCents: wire.comisionproveedor === null ? null : cents(wire.comisionproveedor),
    netCents: wire.neto === null ? null : (parseSignedCents(wire.neto) ?? 0),
    disputedCents: cents(wire.reclamado),
    isDisputed: wire.disputado,
    isDisputeLost: wire.disputaperdida,
    attempts: wire.pagos.map(({ intento, importe, estado, fecha }) => ({
      number: intento,
      amountCents: cents(importe),
      state: estado,
      at: fecha,
    })),
    tab: wire.cuenta
      ? {
          tabId: wire.cuenta.idcuenta,
          payments: wire.cuenta.pagos.map((one) => ({
            ...toldPaymentFromWire(one),
            payerName: one.nombre,
          })),
        }
      : null,
    refunds: wire.devoluciones.map((refund) => ({
      number: refund.numero,
      amountCents: cents(refund.importe),
      reason: refund.motivo,
      state: refund.estado,
      actor: refund.quien,
      at: refund.fecha,
      lines: refund.lineas.map(({ linea, quantity }) => ({ lineNumber: linea, quantity })),
      isByHand: refund.enmano,
    })),
  };
}

function cents(text: string): Cents {
  return parseCents(text) ?? 0;
}

/** Refunds that count: those the provider refused do not. */
export function goneRefunds({ refunds }: OrderMoney): readonly OrderRefund[] {
  return refunds.filter(({ state }) => state !== 'fallida');
}

/** What can still be refunded; refunds in progress count as refunded. */
export function leftCents(money: OrderMoney): Cents {
  const onTheWay = money.refunds
    .filter(({ state }) => state === 'en_curso')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, money.chargedCents - money.refundedCents - onTheWay);
}
