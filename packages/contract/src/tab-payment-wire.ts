import {
  CLAIM_ENDS,
  countedCents,
  COUNTER_FORMS,
  formatCents,
  isClaiming,
  PAYMENT_FORMS,
  sumOfShares,
  type Cents,
  type ClaimEnd,
  type CounterForm,
  type ProductShare,
  type PaymentForm,
  type TabPayment,
  TAB_PAYMENT_STATES,
  type TabPaymentState,
  toldState,
} from '@simplato/domain';
import { centsFromWire } from './cents-from-wire.ts';
import * as z from 'zod/mini';
import { id, isoTime, money } from './wire-fields.ts';

const FORM_TO_WIRE = {
  online: 'online',
  cash: 'efectivo',
  card: 'tarjeta',
  other: 'otro',
} as const satisfies Record<PaymentForm, string>;
export const PAYMENT_FORM_WIRE = Object.values(FORM_TO_WIRE);
export const COUNTER_FORM_WIRE = COUNTER_FORMS.map((form) => FORM_TO_WIRE[form]);
type PaymentFormWire = (typeof PAYMENT_FORM_WIRE)[number];

export function paymentFormToWire<Form extends PaymentForm>(
  form: Form,
): (typeof FORM_TO_WIRE)[Form] {
  return FORM_TO_WIRE[form];
}
export function paymentFormFromWire(sent: PaymentFormWire): PaymentForm {
  return PAYMENT_FORMS.find((form) => FORM_TO_WIRE[form] === sent) ?? 'other';
}
export function counterFormFromWire(sent: (typeof COUNTER_FORM_WIRE)[number]): CounterForm {
  return COUNTER_FORMS.find((form) => FORM_TO_WIRE[form] === sent) ?? 'other';
}

const STATE_TO_WIRE = {
  open: 'pendiente',
  // While its payer's bank decides, 'pendiente'.
  awaited: 'caducado',
  paid: 'pagado',
  returned: 'devuelto',
  expired: 'caducado',
  undone: 'deshecho',
  'owed-back': 'pordevolver',
} as const satisfies Record<TabPaymentState, string>;
const STATE_WIRE = [...new Set(Object.values(STATE_TO_WIRE))];

const END_TO_WIRE = {
  charged: 'cobrado',
  'let-go': 'soltado',
  'given-up': 'dejado',
  changed: 'cambiado',
  closed: 'cerrada',
  refused: 'rechazado',
  lost: 'perdido',
  over: 'tiempo',
} as const satisfies Record<ClaimEnd, string>;
const END_WIRE = Object.values(END_TO_WIRE);

const paidLine = z.object({
  idorder: id,
  /** Its number in the order, from 1. */
  linea: z.int(),
  unidades: z.int(),
  /** Absent where each unit is paid whole. */
  partes: z.optional(z.object({ de: z.int(), tomo: z.int() })),
  /** What all of it comes to. */
  importe: money,
});
export type PaidLineWire = z.output<typeof paidLine>;

export const tabPaymentWire = z.object({
  idpago: id,
  /** Whose phone pays; null where a waiter took it from nobody in particular. */
  idcomensal: z.nullable(id),
  forma: z.enum(PAYMENT_FORM_WIRE),
  /** What of it counts for this tab, without the tip; once it has ended, what was asked for. */
  importe: money,
  /** The order that it paid when that was placed; absent of one that pays shares of the tab. */
  idorder: z.optional(id),
  /** To others than its payer and the staff, nothing. */
  propina: money,
  estado: z.enum(STATE_WIRE),
  /** While it is 'pendiente': the payer has done their part, and their bank decides. */
  banco: z.boolean(),
  /** Why its claim ended before it was paid; absent while it claims, and for what was paid. */
  fin: z.optional(z.enum(END_WIRE)),
  /** With `fin`: whether it is certain that nothing was charged. What still comes goes back by itself. */
  sincargo: z.optional(z.boolean()),
  /** Empty for what pays no product in particular. */
  lineas: z.array(paidLine),
  /** What of it pays no product in particular, before what was given back; absent for nothing. */
  acuenta: z.optional(money),
  /** What a waiter has yet to hand back. */
  pordevolver: money,
  /** What its payer was charged, the tip included, and what of it is with them again: as the tip. */
  cobrado: z.optional(money),
  devuelto: z.optional(money),
  /** On its way back to them. */
  devolviendo: z.optional(money),
  /** When the last of it went back, or was asked for; absent for nothing, and from older servers. */
  fechadevolucion: z.optional(isoTime),
  /** Why it was undone, or why its money went back; empty otherwise. */
  motivo: z.string(),
  /** When it was begun. */
  fecha: isoTime,
  /** Who of the staff took it; empty for an online payment. */
  quien: z.string(),
});
export type TabPaymentWire = z.output<typeof tabPaymentWire>;

/** What can still be claimed of a unit that people share. */
export const sharedUnit = z.object({ unidad: z.int(), de: z.int(), libres: z.array(z.int()) });

/** How what is due is divided; null while it is not. */
export const divisionWire = z.object({ de: z.int(), importe: money, libres: z.array(z.int()) });

/** @param isOwn whether its reader may see the tip */
export function tabPaymentToWire(payment: TabPayment, isOwn: boolean): TabPaymentWire {
  const { products } = payment;
  const state = toldState(payment);
  return {
    idpago: payment.paymentNumber,
    idcomensal: payment.memberId,
    forma: paymentFormToWire(payment.form),
    importe: formatCents(isClaiming({ state }) ? countedCents(payment) : payment.amountCents),
    ...(payment.orderId !== null && { idorder: payment.orderId }),
    propina: formatCents(isOwn ? payment.tipCents : 0),
    estado: state === 'awaited' && payment.isProcessing ? 'pendiente' : STATE_TO_WIRE[state],
    banco: payment.isProcessing,
    ...(payment.ended !== null && {
      fin: END_TO_WIRE[payment.ended],
      sincargo: state === 'expired',
    }),
    lineas: paidLines(products),
    ...(payment.onAccountCents > 0 && { acuenta: formatCents(payment.onAccountCents) }),
    pordevolver: formatCents(payment.owedBackCents),
    ...(isOwn && {
      cobrado: formatCents(payment.chargedCents),
      devuelto: formatCents(payment.refundedCents),
      devolviendo: formatCents(payment.returningCents),
      ...(payment.givenBackAt !== null && { fechadevolucion: payment.givenBackAt }),
    }),
    motivo: payment.reason,
    fecha: payment.startedAt,
    quien: payment.takenBy,
  };
}

/** A payment as its wire tells it: what it counts for, and not which units of its products. */
export interface ToldPayment extends Omit<
  TabPayment,
  'amountCents' | 'products' | 'goodwillCents'
> {
  cents: Cents;
}

export function toldPaymentFromWire(wire: TabPaymentWire): ToldPayment {
  return {
    paymentNumber: wire.idpago,
    orderId: wire.idorder ?? null,
    memberId: wire.idcomensal,
    form: paymentFormFromWire(wire.forma),
    state: stateFromWire(wire),
    isProcessing: wire.banco,
    ended: CLAIM_ENDS.find((end) => END_TO_WIRE[end] === wire.fin) ?? null,
    cents: centsFromWire(wire.importe),
    tipCents: centsFromWire(wire.propina),
    onAccountCents: centsFromWire(wire.acuenta ?? ''),
    owedBackCents: centsFromWire(wire.pordevolver),
    chargedCents: centsFromWire(wire.cobrado ?? ''),
    refundedCents: centsFromWire(wire.devuelto ?? ''),
    returningCents: centsFromWire(wire.devolviendo ?? ''),
    givenBackAt: wire.fechadevolucion ?? null,
    reason: wire.motivo,
    startedAt: wire.fecha,
    takenBy: wire.quien,
  };
}

/** An older server does not say what is certain of one that has ended. */
function stateFromWire({ estado, fin, sincargo }: TabPaymentWire): TabPaymentState {
  if (fin !== undefined && sincargo === false) return 'awaited';
  if (estado === 'caducado') return 'expired';
  return TAB_PAYMENT_STATES.find((state) => STATE_TO_WIRE[state] === estado) ?? 'expired';
}

/** Units of a line that are paid whole are told together, parts by unit. */
function paidLines(products: readonly ProductShare[]): PaidLineWire[] {
  const lines = new Map<string, ProductShare[]>();
  for (const share of products) {
    const { orderId, lineNumber, unit, parts } = share;
    const key = [orderId, lineNumber, parts === 1 ? '' : unit].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), share]);
  }
  return [...lines.values()].flatMap((shares) => {
    const [first] = shares;
    if (!first) return [];
    const { orderId, lineNumber, parts } = first;
    const importe = formatCents(sumOfShares(shares));
    const line = { idorder: orderId, linea: lineNumber, importe };
    if (parts === 1) return [{ ...line, unidades: shares.length }];
    return [{ ...line, unidades: 1, partes: { de: parts, tomo: shares.length } }];
  });
}

export const tabPaymentExample: TabPaymentWire = {
  idpago: 301,
  idcomensal: 2,
  forma: 'online',
  importe: '4.67',
  propina: '0.00',
  estado: 'pendiente',
  banco: false,
  lineas: [{ idorder: 128, linea: 1, unidades: 1, partes: { de: 3, tomo: 2 }, importe: '4.67' }],
  pordevolver: '0.00',
  motivo: '',
  fecha: '2026-11-20T21:40:00.000Z',
  quien: '',
};
