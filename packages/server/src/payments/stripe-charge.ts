import type { Stripe } from 'stripe';
import type { Charge, ChargedLine } from './payment-provider.ts';

/** Stripe takes no more lines on a page. */
const MAX_LINES = 100;
const MAX_NAME_CHARACTERS = 250;

/** The page on which a diner pays: Stripe's own, so that no card data ever comes near us. */
export function checkoutParams(charge: Charge): Stripe.Checkout.SessionCreateParams {
  const lines = allLines(charge);
  // The page adds up by itself; what it comes to is what the order says, or nobody is charged.
  if (sumOf(lines) !== charge.amountCents) {
    throw new Error(`The lines of ${charge.key} do not add up to its amount.`);
  }
  const metadata = {
    restaurant: String(charge.restaurantId),
    order: String(charge.orderId),
    key: charge.key,
  };
  return {
    mode: 'payment',
    locale: 'es',
    line_items: lines.map(lineItem),
    // In euros for everybody: the amount on the screen is the amount that is charged.
    adaptive_pricing: { enabled: false },
    payment_intent_data: {
      // Stripe wants none rather than one of nothing. The session's metadata does not reach the payment.
      ...(charge.platformFeeCents > 0 ? { application_fee_amount: charge.platformFeeCents } : {}),
      metadata,
    },
    metadata,
    client_reference_id: `${charge.restaurantId}-${charge.orderId}`,
    ...(charge.email === null ? {} : { customer_email: charge.email }),
    success_url: charge.successUrl,
    cancel_url: charge.cancelUrl,
    expires_at: Math.floor(charge.expiresAt.getTime() / 1000),
    expand: ['payment_intent'],
  };
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
