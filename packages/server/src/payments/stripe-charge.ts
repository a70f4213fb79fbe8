import type { Stripe } from 'stripe';
import type { Charge, ChargedLine, Reference } from '@simplato/domain';

/** Stripe's limit for one page. */
const MAX_LINES = 100;
const MAX_NAME_CHARACTERS = 250;

/** The page where a diner pays is hosted by Stripe, so that we never handle card data. */
export function checkoutParams(charge: Charge): Stripe.Checkout.SessionCreateParams {
  const lines = allLines(charge);
  // Stripe computes the total from the lines; it must equal the order's, or nobody is charged.
  if (sumOf(lines) !== charge.amountCents) {
    throw new Error(`The lines of ${charge.key} do not add up to its amount.`);
  }
  const metadata = metadataOf(charge);
  return {
    mode: 'payment',
    locale: 'es',
    line_items: lines.map(lineItem),
    // No conversion to other currencies: the amount on our screen is the amount charged.
    adaptive_pricing: { enabled: false },
    payment_intent_data: {
      // Stripe wants none rather than one of nothing. The session's metadata does not reach the
      // payment.
      ...(charge.platformFeeCents > 0 ? { application_fee_amount: charge.platformFeeCents } : {}),
      metadata,
    },
    metadata,
    client_reference_id:
      charge.orderId === undefined
        ? `${charge.restaurantId}-pago-${charge.paymentNumber}`
        : `${charge.restaurantId}-${charge.orderId}`,
    ...(charge.email === null ? {} : { customer_email: charge.email }),
    success_url: charge.successUrl,
    cancel_url: charge.cancelUrl,
    expires_at: Math.floor(charge.expiresAt.getTime() / 1000),
    expand: ['payment_intent'],
  };
}

/** What is looked up at Stripe by hand, and found by its key. */
export function metadataOf(of: Reference & { key: string }) {
  const { restaurantId, orderId, paymentNumber, key } = of;
  const paid =
    orderId === undefined ? { payment: String(paymentNumber) } : { order: String(orderId) };
  return { restaurant: String(restaurantId), ...paid, key };
}

function allLines({ lines, tipCents }: Charge): ChargedLine[] {
  const tip = tipCents > 0 ? [{ name: 'Propina', quantity: 1, unitGrossCents: tipCents }] : [];
  const room = MAX_LINES - tip.length;
  if (lines.length <= room) return [...lines, ...tip];
  const rest = lines.slice(room - 1);
  const others = { name: 'Otros platos', quantity: 1, unitGrossCents: sumOf(rest) };
  return [...lines.slice(0, room - 1), others, ...tip];
}

function lineItem(line: ChargedLine): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity: line.quantity,
    price_data: {
      currency: 'eur',
      unit_amount: line.unitGrossCents,
      product_data: { name: Array.from(line.name).slice(0, MAX_NAME_CHARACTERS).join('') },
    },
  };
}

function sumOf(lines: readonly ChargedLine[]): number {
  return lines.reduce((sum, { quantity, unitGrossCents }) => sum + quantity * unitGrossCents, 0);
}
