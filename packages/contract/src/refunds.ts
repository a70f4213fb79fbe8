import {
  formatCents,
  formatSignedCents,
  ORDER_LIMITS,
  REASON_LENGTH,
  type Cents,
  type RefundedLine,
  type TabPayment,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderExample, orderWire } from './order-wire.ts';
import { tabPaymentToWire, tabPaymentWire } from './tab-payment-wire.ts';
import { tabExample, tabWire } from './tab-wire.ts';
import { IDEMPOTENCY_HEADER } from './client-headers.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import {
  id,
  idParam,
  isoTime,
  money,
  moneyInput,
  requiredText,
  signedMoney,
} from './wire-fields.ts';

const params = z.object({ id: idParam });

const refundedLine = z.object({
  /** The line's number in the order, from 1. */
  linea: z.int().check(z.minimum(1), z.maximum(ORDER_LIMITS.lines)),
  quantity: z.int().check(z.minimum(1), z.maximum(ORDER_LIMITS.quantity)),
});

/** What to refund: everything that is left, some lines, or an amount. */
const allOfIt = z.object({ tipo: z.literal('todo') });
const anAmount = z.object({ tipo: z.literal('importe'), importe: moneyInput });
/** Of a payment, whose products a refund does not name. */
const partOfPayment = z.discriminatedUnion('tipo', [allOfIt, anAmount]);
const whatToRefund = z.discriminatedUnion('tipo', [
  allOfIt,
  z.object({
    tipo: z.literal('lineas'),
    lineas: z.array(refundedLine).check(z.minLength(1), z.maxLength(ORDER_LIMITS.lines)),
  }),
  anAmount,
]);
export type WhatToRefundWire = z.input<typeof whatToRefund>;

/** Of a payment: everything not refunded yet, or an amount. */
export type PartToRefund = { kind: 'rest' } | { kind: 'amount'; amountCents: Cents };

export type WhatToRefund = PartToRefund | { kind: 'lines'; lines: readonly RefundedLine[] };

export function partToRefundFromWire(wire: z.output<typeof partOfPayment>): PartToRefund {
  return wire.tipo === 'todo' ? { kind: 'rest' } : { kind: 'amount', amountCents: wire.importe };
}

export function whatToRefundFromWire(wire: z.output<typeof whatToRefund>): WhatToRefund {
  if (wire.tipo !== 'lineas') return partToRefundFromWire(wire);
  return {
    kind: 'lines',
    lines: wire.lineas.map(({ linea, quantity }) => ({ lineNumber: linea, quantity })),
  };
}

/**
 * 'hecha' once the provider has confirmed it, 'en_curso' until then, 'fallida' if the provider
 * refused.
 */
export const REFUND_PROGRESS = ['en_curso', 'hecha', 'fallida'] as const;

const refundWire = z.object({
  numero: z.int(),
  importe: money,
  /** The platform's fee that was returned with it. */
  comision: money,
  motivo: z.string(),
  estado: z.enum(REFUND_PROGRESS),
  /** The member of staff who asked for it; 'Simplato' for a payment that came too late. */
  quien: z.string(),
  fecha: isoTime,
  lineas: z.array(refundedLine),
  /** Given back at the table, because the provider could not. */
  enmano: z.boolean(),
});
export type RefundWire = z.output<typeof refundWire>;

const PROGRESS = { asked: 'en_curso', done: 'hecha', failed: 'fallida' } as const;

interface RefundMade {
  refundNumber: number;
  amountCents: Cents;
  platformFeeCents: Cents;
  reason: string;
  state: keyof typeof PROGRESS;
  actor: string;
  askedAt: Date;
  lines: readonly RefundedLine[];
  isByHand: boolean;
}

export function refundToWire(refund: RefundMade): RefundWire {
  return {
    numero: refund.refundNumber,
    importe: formatCents(refund.amountCents),
    comision: formatCents(refund.platformFeeCents),
    motivo: refund.reason,
    estado: PROGRESS[refund.state],
    quien: refund.actor,
    fecha: refund.askedAt.toISOString(),
    lineas: refund.lines.map(({ lineNumber, quantity }) => ({ linea: lineNumber, quantity })),
    enmano: refund.isByHand,
  };
}

const refundExample: RefundWire = {
  numero: 1,
  importe: '7.00',
  comision: '0.14',
  motivo: 'El salmorejo salió frío',
  estado: 'hecha',
  quien: 'cocina',
  fecha: '2026-11-20T21:20:00.000Z',
  lineas: [{ linea: 1, quantity: 1 }],
  enmano: false,
};

const paidOrderExample = { ...orderExample, ispaid: 'true' as const, devuelto: '7.00' };

const headers = z.object({
  [IDEMPOTENCY_HEADER]: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))),
});

export const refundOrder = defineEndpoint(staffEndpoints.refundOrder, {
  summary:
    'Devuelve dinero de un pedido pagado online, o que se pagó tarde. Una Idempotency-Key devuelve una vez.',
  params,
  headers,
  body: z.object({ que: whatToRefund, motivo: requiredText(REASON_LENGTH) }),
  answers: {
    200: z.object({ devolucion: refundWire, pedido: orderWire }),
    201: z.object({ devolucion: refundWire, pedido: orderWire }),
  },
  errors: ['not_found', 'not_refundable', 'refund_too_much', 'key_reused'],
  example: {
    body: {
      que: { tipo: 'lineas', lineas: [{ linea: 1, quantity: 1 }] },
      motivo: 'El salmorejo salió frío',
    },
    answer: { devolucion: refundExample, pedido: paidOrderExample },
  },
});

const ofPayment = z.object({ id: idParam, idpago: idParam });

export const refundTabPayment = defineEndpoint(staffEndpoints.refundTabPayment, {
  summary:
    'Devuelve lo que alguien pagó online de una cuenta, todo o un importe. Una Idempotency-Key devuelve una vez.',
  params: ofPayment,
  headers,
  body: z.object({ que: partOfPayment, motivo: requiredText(REASON_LENGTH) }),
  answers: {
    200: z.object({ devolucion: refundWire, cuenta: tabWire }),
    201: z.object({ devolucion: refundWire, cuenta: tabWire }),
  },
  errors: ['not_found', 'not_refundable', 'refund_too_much', 'key_reused'],
  example: {
    body: { que: { tipo: 'importe', importe: '7.00' }, motivo: 'El salmorejo salió frío' },
    answer: { devolucion: { ...refundExample, lineas: [] }, cuenta: tabExample },
  },
});

export const returnByHand = defineEndpoint(staffEndpoints.returnByHand, {
  summary:
    'Anota que se ha devuelto en mano lo que el servicio de pagos no ha podido devolver de un pedido.',
  params,
  answers: { 200: orderWire },
  errors: ['not_found', 'not_refundable'],
  example: { answer: paidOrderExample },
});

export const PAYMENT_ATTEMPTS = ['en_curso', 'pagado', 'caducado', 'tardio', 'perdido'] as const;

const paymentAttempt = z.object({
  intento: z.int(),
  importe: money,
  /**
   * 'tardio': paid after the order had stopped waiting, and returned automatically. 'perdido': the
   * restaurant left the provider before the result was known.
   */
  estado: z.enum(PAYMENT_ATTEMPTS),
  fecha: isoTime,
});

const orderMoney = z.object({
  /** What the diner paid online, tip included, and payments that came too late. */
  cobrado: money,
  propina: money,
  /** How much of `cobrado` has been refunded, also by hand. */
  devuelto: money,
  /** The platform's fee, less what was returned. */
  comision: money,
  /** The provider's fee, as it reports it; null until then. */
  comisionproveedor: z.nullable(money),
  /** What the restaurant keeps; null until the provider's own fee is known. May be negative. */
  neto: z.nullable(signedMoney),
  /** Held by the diner's bank, or lost to it; not part of `neto`. */
  reclamado: money,
  /** The diner has disputed the charge with their bank, which has not decided yet. */
  disputado: z.boolean(),
  /** The bank has decided for the diner. */
  disputaperdida: z.boolean(),
  pagos: z.array(paymentAttempt),
  /** The order's tab, with who has paid what of it; absent of a payment. */
  cuenta: z.optional(
    z.object({
      idcuenta: id,
      pagos: z.array(z.extend(tabPaymentWire, { nombre: z.string() })),
    }),
  ),
  devoluciones: z.array(refundWire),
});
export type OrderMoneyWire = z.output<typeof orderMoney>;

const ATTEMPTS = {
  starting: 'en_curso',
  open: 'en_curso',
  paid: 'pagado',
  late: 'tardio',
  expired: 'caducado',
  lost: 'perdido',
} as const;

/** The money of an order; what is null is not known yet. */
export interface OrderMoney {
  chargedCents: Cents;
  tipCents: Cents;
  refundedCents: Cents;
  feeCents: Cents;
  providerFeeCents: Cents | null;
  /** May be negative. */
  netCents: Cents | null;
  disputedCents: Cents;
  isDisputed: boolean;
  isDisputeLost: boolean;
  payments: readonly {
    attempt: number;
    amountCents: Cents;
    state: keyof typeof ATTEMPTS;
    createdAt: Date;
  }[];
  refunds: readonly RefundMade[];
  /** Null of a payment. */
  tab: TabPaid | null;
}

/** Who has paid what of a tab: payments that came, the newest last, each with its payer's name. */
export interface TabPaid {
  tabId: number;
  payments: readonly (TabPayment & { payerName: string })[];
}

export function orderMoneyToWire(of: OrderMoney): OrderMoneyWire {
  const { providerFeeCents, netCents } = of;
  return {
    cobrado: formatCents(of.chargedCents),
    propina: formatCents(of.tipCents),
    devuelto: formatCents(of.refundedCents),
    comision: formatCents(of.feeCents),
    comisionproveedor: providerFeeCents === null ? null : formatCents(providerFeeCents),
    neto: netCents === null ? null : formatSignedCents(netCents),
    reclamado: formatCents(of.disputedCents),
    disputado: of.isDisputed,
    disputaperdida: of.isDisputeLost,
    pagos: of.payments.map((payment) => ({
      intento: payment.attempt,
      importe: formatCents(payment.amountCents),
      estado: ATTEMPTS[payment.state],
      fecha: payment.createdAt.toISOString(),
    })),
    ...(of.tab && {
      cuenta: {
        idcuenta: of.tab.tabId,
        pagos: of.tab.payments.map((payment) => ({
          ...tabPaymentToWire(payment, true),
          nombre: payment.payerName,
        })),
      },
    }),
    devoluciones: of.refunds.map(refundToWire),
  };
}

const moneyExample: OrderMoneyWire = {
  cobrado: '16.50',
  propina: '0.00',
  devuelto: '7.00',
  comision: '0.19',
  comisionproveedor: '0.48',
  neto: '8.83',
  reclamado: '0.00',
  disputado: false,
  disputaperdida: false,
  pagos: [
    { intento: 1, importe: '16.50', estado: 'pagado' as const, fecha: '2026-11-20T20:31:07.000Z' },
  ],
  devoluciones: [refundExample],
};

export const readOrderMoney = defineEndpoint(staffEndpoints.readOrderMoney, {
  summary: 'El dinero de un pedido: cobrado, comisiones, neto, intentos de pago y devoluciones.',
  params,
  answers: { 200: orderMoney },
  errors: ['not_found'],
  example: { answer: moneyExample },
});

export const readTabPaymentMoney = defineEndpoint(staffEndpoints.readTabPaymentMoney, {
  summary: 'El dinero de un pago online de una cuenta, como el de un pedido.',
  params: ofPayment,
  answers: { 200: orderMoney },
  errors: ['not_found'],
  example: { answer: moneyExample },
});
