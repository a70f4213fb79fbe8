import {
  formatCents,
  MAX_PARTS,
  ORDER_LIMITS,
  REASON_LENGTH,
  type Cents,
  type ShareWish,
  type WishedProduct,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER } from './client-headers.ts';
import { defineEndpoint } from './endpoint.ts';
import { recipientInput } from './invoices.ts';
import * as paymentEndpoints from './payment-endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import {
  COUNTER_FORM_WIRE,
  tabPaymentExample,
  tabPaymentWire,
  type TabPaymentWire,
} from './tab-payment-wire.ts';
import { tabExample, tabWire, type TabWire } from './tab-wire.ts';
import { id, idParam, money, moneyInput, requiredText } from './wire-fields.ts';

/** How a table pays its tab: from its phones, and to the waiter. */
const headers = z.object({
  [IDEMPOTENCY_HEADER]: z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)),
});

function equalParts(most: number) {
  return z
    .object({
      de: z.int().check(z.minimum(2), z.maximum(most)),
      tomo: z.int().check(z.minimum(1), z.maximum(most)),
    })
    .check(z.refine(({ de, tomo }) => tomo <= de, 'No se pueden tomar más partes de las que hay'));
}

const wishedLine = z.object({
  idorder: id,
  linea: z.int().check(z.minimum(1), z.maximum(ORDER_LIMITS.lines)),
  unidades: z.int().check(z.minimum(1), z.maximum(ORDER_LIMITS.quantity)),
  /** Of each unit; without it, the whole of each. */
  partes: z.optional(equalParts(MAX_PARTS.product)),
});
export type WishedLineWire = z.input<typeof wishedLine>;
/** More lines than a tab of a long night has. */
const MOST_LINES = 1_000;
const wishedLines = z.array(wishedLine).check(z.minLength(1), z.maxLength(MOST_LINES));

export function wishedProductFromWire({
  idorder,
  linea,
  unidades,
  partes,
}: z.output<typeof wishedLine>): WishedProduct {
  return {
    orderId: idorder,
    lineNumber: linea,
    units: unidades,
    share: partes ? { parts: partes.de, take: partes.tomo } : null,
  };
}

/** Above zero, and the message says so. */
const amount = moneyInput.check(z.refine((cents) => cents > 0, 'El importe debe ser más que cero'));
const paid = {
  /** What the screen showed, in every mode. */
  importe: amount,
  propina: z._default(moneyInput, 0),
  /** In whose name its invoice is to be; without it, a simplified one. */
  factura: z.optional(recipientInput),
};
const wish = z.discriminatedUnion('modo', [
  z.object({ modo: z.literal('todo'), ...paid }),
  z.object({ modo: z.literal('mio'), ...paid }),
  z.object({ modo: z.literal('platos'), lineas: wishedLines, ...paid }),
  z.object({ modo: z.literal('partes'), partes: equalParts(MAX_PARTS.tab), ...paid }),
  z.object({ modo: z.literal('importe'), ...paid }),
]);
export type TabPaymentWishWire = z.input<typeof wish>;

export function shareWishFromWire(sent: z.output<typeof wish>, memberId: number): ShareWish {
  switch (sent.modo) {
    case 'todo':
      return { mode: 'all' };
    case 'mio':
      return { mode: 'mine', memberId };
    case 'platos':
      return { mode: 'products', products: sent.lineas.map(wishedProductFromWire) };
    case 'partes':
      return { mode: 'parts', parts: sent.partes.de, take: sent.partes.tomo };
    case 'importe':
      return { mode: 'amount', cents: sent.importe };
  }
}

export const startTabPayment = defineEndpoint(paymentEndpoints.startTabPayment, {
  summary:
    'Reserva una parte de la cuenta y abre su página de pago. La misma Idempotency-Key responde siempre con el mismo pago; su url es null cuando ya no se puede pagar en ella.',
  headers,
  body: wish,
  answers: {
    200: z.object({ idpago: id, importe: money, propina: money, url: z.nullable(z.string()) }),
    201: z.object({ idpago: id, importe: money, propina: money, url: z.nullable(z.string()) }),
  },
  errors: [
    'not_found',
    'tab_closed',
    'no_online_payment',
    'tips_off',
    'invoices_off',
    'nothing_due',
    'share_taken',
    'share_gone',
    'other_parts',
    'amount_changed',
    'amount_too_small',
    'key_reused',
    'provider_silent',
  ],
  example: {
    body: {
      modo: 'platos',
      lineas: [{ idorder: 128, linea: 1, unidades: 1, partes: { de: 3, tomo: 1 } }],
      importe: '4.67',
      propina: '1.00',
    },
    answer: {
      idpago: 301,
      importe: '4.67',
      propina: '1.00',
      url: 'https://checkout.stripe.com/c/pay/cs_1Simplato',
    },
  },
});

export function startedToWire(
  {
    paymentNumber,
    amountCents,
    tipCents,
  }: { paymentNumber: number; amountCents: Cents; tipCents: Cents },
  url: string | null,
) {
  return {
    idpago: paymentNumber,
    importe: formatCents(amountCents - tipCents),
    propina: formatCents(tipCents),
    url,
  };
}

const ofMember = z.object({ id: idParam });

export const giveBackTabPayment = defineEndpoint(paymentEndpoints.giveBackTabPayment, {
  summary:
    'Quien iba a pagar deja libre su parte, y su página se cierra. De un pago de otra cuenta responde solo el pago.',
  params: ofMember,
  answers: { 200: z.union([tabWire, z.object({ pago: tabPaymentWire })]) },
  errors: ['not_found', 'already_paid', 'payment_underway', 'payment_not_closed'],
  example: { answer: tabExample },
});

export const checkTabPayment = defineEndpoint(paymentEndpoints.checkTabPayment, {
  summary: 'Pregunta al proveedor de pagos cómo va un pago de la cuenta, o uno propio de otra.',
  params: ofMember,
  /** Without a tab where the payment is the caller's own, of another tab. */
  answers: { 200: z.object({ pago: tabPaymentWire, cuenta: z.nullable(tabWire) }) },
  errors: ['not_found', 'payment_unknown'],
  example: { answer: { pago: tabPaymentExample, cuenta: tabExample } },
});

export const askForRelease = defineEndpoint(paymentEndpoints.askForRelease, {
  summary:
    'Pide que se suelte la parte que otra persona tiene a medio pagar, a los tres minutos: antes se cierra su página.',
  params: ofMember,
  answers: { 200: tabWire },
  errors: [
    'not_found',
    'already_paid',
    'too_soon_to_release',
    'payment_underway',
    'payment_not_closed',
  ],
  example: { answer: tabExample },
});

const ofTab = z.object({ id: idParam });
const ofPayment = z.object({ id: idParam, idpago: idParam });
const staffExample = {
  ...tabExample,
  comensales: tabExample.comensales.map((member) => ({ ...member, yo: false })),
};
const charged = z.object({ pago: tabPaymentWire, cambio: money, cuenta: tabWire });
const chargedExample = {
  pago: {
    ...tabPaymentExample,
    idcomensal: null,
    forma: 'efectivo' as const,
    importe: '16.50',
    estado: 'pagado' as const,
    lineas: [{ idorder: 128, linea: 1, unidades: 2, importe: '16.50' }],
    quien: 'Marta',
  },
  cambio: '3.50',
  cuenta: staffExample,
};

export const chargeTab = defineEndpoint(staffEndpoints.chargeTab, {
  summary:
    'Cobra en la mesa lo que queda, unos platos o una cantidad. Lo que alguien tenía a medio pagar con el móvil y ya no cabe se suelta.',
  params: ofTab,
  headers,
  body: z.object({
    forma: z.enum(COUNTER_FORM_WIRE, 'No conocemos esta forma de pago'),
    ...paid,
    /** What was handed over, for the change; without it, exactly what is charged. */
    entregado: z.optional(moneyInput),
    /** Whose products; without them, on account, unless all that is due is charged. */
    lineas: z.optional(wishedLines),
    /** Whose part it is. */
    idcomensal: z.optional(id),
  }),
  answers: { 200: charged, 201: charged },
  errors: [
    'not_found',
    'tab_closed',
    'nothing_due',
    'share_taken',
    'share_gone',
    'amount_changed',
    'invoices_off',
    'key_reused',
  ],
  example: {
    body: { forma: 'efectivo', importe: '16.50', entregado: '20.00' },
    answer: chargedExample,
  },
});

export function chargedToWire(pago: TabPaymentWire, changeCents: Cents, cuenta: TabWire) {
  return { pago, cambio: formatCents(changeCents), cuenta };
}

export const undoCharge = defineEndpoint(staffEndpoints.undoCharge, {
  summary: 'Deshace un cobro de la mesa mientras su cuenta está abierta, con su motivo.',
  params: ofPayment,
  body: z.object({ motivo: requiredText(REASON_LENGTH) }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'not_undoable'],
  example: { body: { motivo: 'Pagaban con tarjeta' }, answer: staffExample },
});

export const handBack = defineEndpoint(staffEndpoints.handBack, {
  summary: 'Anota que se ha devuelto en mano lo que un cobro tenía por devolver.',
  params: ofPayment,
  answers: { 200: tabWire },
  errors: ['not_found'],
  example: { answer: staffExample },
});

export const releaseTabPayment = defineEndpoint(staffEndpoints.releaseTabPayment, {
  summary:
    'Suelta al momento una parte a medio pagar. Su página se cierra, y lo que aún llegue por ella se devuelve solo.',
  params: ofPayment,
  answers: { 200: tabWire },
  errors: ['not_found', 'already_paid'],
  example: { answer: staffExample },
});
