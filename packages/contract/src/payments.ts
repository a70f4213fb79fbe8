import { ACCOUNT_STATES, type AccountState } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as paymentEndpoints from './payment-endpoints.ts';
import { orderExample, orderWire } from './order-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { id, idParam, text, unread } from './wire-fields.ts';

/** The state of a restaurant's account with the payment provider, as on the wire. */
const ACCOUNT_TO_WIRE = {
  none: 'sin_cuenta',
  unfinished: 'sin_terminar',
  'in-review': 'en_revision',
  active: 'activa',
  restricted: 'restringida',
  disconnected: 'desconectada',
} as const satisfies Record<AccountState, string>;
const ACCOUNT_WIRE = [
  'sin_cuenta',
  'sin_terminar',
  'en_revision',
  'activa',
  'restringida',
  'desconectada',
] as const;
type AccountWire = (typeof ACCOUNT_WIRE)[number];

export const accountToWire = (state: AccountState): AccountWire => ACCOUNT_TO_WIRE[state];
export function accountFromWire(wire: AccountWire): AccountState {
  return ACCOUNT_STATES.find((state) => ACCOUNT_TO_WIRE[state] === wire) ?? 'none';
}

const paymentAccount = z.object({
  estado: z.enum(ACCOUNT_WIRE),
  /** Empty if there is no account. */
  accountId: z.string(),
  /** Payments run in test mode: no money moves. */
  deprueba: z.boolean(),
  propinas: z.boolean(),
});

export const readPaymentAccount = defineEndpoint(staffEndpoints.readPaymentAccount, {
  summary: 'Cómo está la cuenta de cobro del restaurante, preguntado al proveedor de pagos.',
  answers: { 200: paymentAccount },
  errors: ['provider_silent'],
  example: {
    answer: { estado: 'activa', accountId: 'acct_1Simplato', deprueba: false, propinas: true },
  },
});

/**
 * The account is created once and kept; the link is short-lived. The owner's own mail address is
 * used, whatever is sent.
 */
export const createAccountLink = defineEndpoint(staffEndpoints.createAccountLink, {
  summary: 'Un enlace para dar de alta, o terminar de dar de alta, los cobros con tarjeta.',
  takesGeneralCheck: true,
  body: z.object({ email: unread }),
  answers: { 200: z.object({ url: z.string(), accountId: z.string() }) },
  errors: ['provider_silent', 'account_refused'],
  example: {
    body: { email: 'cocina@tabernadelpalacio.example' },
    answer: {
      url: 'https://connect.stripe.com/setup/e/acct_1Simplato',
      accountId: 'acct_1Simplato',
    },
  },
});

export const switchTips = defineEndpoint(staffEndpoints.switchTips, {
  summary: 'Si al pagar online se ofrece dejar propina. Al principio, no.',
  body: z.object({ propinas: z.boolean() }),
  answers: { 200: z.object({ propinas: z.boolean() }) },
  errors: ['not_found'],
  example: { body: { propinas: true }, answer: { propinas: true } },
});

/**
 * The order exists already, with ispaid 'pending'. The server has its own amount (cents, tip
 * included) and account; those sent, as the restaurant's call told them, must match. The diner's own mail address is used, and none for
 * a guest.
 */
export const createCheckout = defineEndpoint(paymentEndpoints.createCheckout, {
  summary: 'La página de pago de un pedido que espera su pago online.',
  takesGeneralCheck: true,
  body: z.object({
    idOrder: id,
    amount: z.optional(z.int().check(z.minimum(0))),
    stripeAccountId: z.optional(text(200)),
    email: unread,
  }),
  answers: { 200: z.object({ url: z.string() }) },
  errors: [
    'not_found',
    'no_online_payment',
    'payment_differs',
    'account_differs',
    'tips_off',
    'already_paid',
    'not_payable',
    'payment_underway',
    'provider_silent',
    'payment_unknown',
    'kitchen_closed',
    'menu_changed',
  ],
  example: {
    body: {
      idOrder: 128,
      amount: 1650,
      stripeAccountId: 'acct_1Simplato',
      email: 'lucia@example.com',
    },
    answer: { url: 'https://checkout.stripe.com/c/pay/cs_1Simplato' },
  },
});

const params = z.object({ id: idParam });
/**
 * 'pagado'; 'en_curso' while the provider or the bank has not decided; 'sin_pagar' otherwise:
 * nothing was charged then, unless the order has a `pagosuelto`.
 */
export const PAYMENT_PROGRESS = ['pagado', 'en_curso', 'sin_pagar'] as const;
export type PaymentProgress = (typeof PAYMENT_PROGRESS)[number];

/**
 * For the page that the diner returns to: asks the provider directly, without relying on its
 * webhooks.
 */
export const checkPayment = defineEndpoint(paymentEndpoints.checkPayment, {
  summary: 'Pregunta al proveedor de pagos cómo va el pago de un pedido.',
  params,
  answers: { 200: z.object({ estado: z.enum(PAYMENT_PROGRESS), pedido: orderWire }) },
  errors: ['not_found', 'payment_unknown'],
  example: { answer: { estado: 'pagado', pedido: { ...orderExample, ispaid: 'true' } } },
});

/**
 * Closes the open payment first, so that no order is paid twice. With `payment_not_closed` the
 * request is kept and carried out as soon as the provider answers; the order's stream reports it.
 */
export const payAtTable = defineEndpoint(paymentEndpoints.payAtTable, {
  summary: 'Un pedido que esperaba su pago online se pagará al camarero, y va a la cocina.',
  params,
  answers: { 200: orderWire },
  errors: [
    'not_found',
    'already_paid',
    'not_payable',
    'order_cancelled',
    'payment_underway',
    'payment_not_closed',
    'kitchen_closed',
    'menu_changed',
  ],
  example: { answer: orderExample },
});

export const dropOrder = defineEndpoint(paymentEndpoints.dropOrder, {
  summary: 'El comensal descarta un pedido que esperaba su pago online; la cocina no lo ha visto.',
  params,
  answers: { 200: orderWire },
  errors: ['not_found', 'already_paid', 'not_payable', 'payment_underway', 'payment_not_closed'],
  example: { answer: { ...orderExample, status: 'CANCELLED' } },
});

/** Signed by the provider over the raw bytes; needs neither client headers nor a session. */
export const receivePaymentEvent = defineEndpoint(paymentEndpoints.receivePaymentEvent, {
  summary: 'Avisos del proveedor de pagos, firmados por él.',
  answers: { 200: z.object({ recibido: z.literal(true) }) },
  errors: ['bad_signature'],
  example: { answer: { recibido: true } },
});
