import type { Stripe } from 'stripe';
import type {
  Checkout,
  DisputeState,
  ProviderDispute,
  ProviderAccountState,
  ProviderActivity,
  ProviderPayment,
  ProviderRefund,
} from '@simplato/domain';

/**
 * Maps the states of Stripe's objects to the port's. An unknown state never means "paid" or "done".
 */

/** Only Stripe has something left to do. */
const REVIEWS = new Set<string>(['requirements.pending_verification', 'under_review']);

export function accountStateOf(account: Stripe.Account): ProviderAccountState {
  if (account.charges_enabled) return 'active';
  if (!account.details_submitted) return 'unfinished';
  const {
    currently_due: due,
    past_due: pastDue,
    disabled_reason: reason,
  } = account.requirements ?? {};
  const isStopped = reason !== null && reason !== undefined && !REVIEWS.has(reason);
  if (isStopped || (pastDue ?? []).length > 0) return 'restricted';
  return (due ?? []).length > 0 ? 'unfinished' : 'in-review';
}

/** The session must have been fetched with its payment expanded. */
export function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  return {
    state: checkoutStateOf(session),
    paymentId: idOf(session.payment_intent),
    amountCents: session.amount_total ?? 0,
  };
}

function checkoutStateOf(session: Stripe.Checkout.Session): Checkout['state'] {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status === 'no_payment_required') return 'paid';
  const payment = expanded(session.payment_intent)?.status;
  // The diner has completed the page, but there is no money: the bank is processing it, or has
  // refused.
  return payment === 'requires_payment_method' || payment === 'canceled' ? 'failed' : 'processing';
}

const REFUND_STATES: ReadonlyMap<string | null, ProviderRefund['state']> = new Map([
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  return { refundId: refund.id, state: REFUND_STATES.get(refund.status) ?? 'pending' };
}

/** The payment must have been fetched with its charge and balance transaction expanded. */
export function paymentOf(
  payment: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): ProviderPayment {
  const charge = expanded(payment.latest_charge);
  return {
    providerFeeCents: charge ? providerFeeOf(charge) : null,
    refunds: refunds.map((refund) => ({
      ...refundOf(refund),
      amountCents: refund.amount,
      key: keyOf(refund),
    })),
    disputes: disputes.map(disputeOf),
  };
}

export function isDisputed({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return expanded(charge)?.disputed ?? false;
}

const DISPUTE_STATES: ReadonlyMap<string, DisputeState> = new Map([
  ['warning_needs_response', 'asked'],
  ['warning_under_review', 'asked'],
  // The bank leaves it at its question, or the payment is refunded before it becomes a dispute.
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
]);

/** One whose state is unknown counts as open: its money is not the restaurant's. */
function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const { id, status, amount, balance_transactions: bookings } = dispute;
  const fees = bookings.filter(({ currency }) => currency === 'eur').map(({ fee }) => fee);
  return {
    disputeId: id,
    state: DISPUTE_STATES.get(status) ?? 'open',
    amountCents: amount,
    feeCents: Math.max(
      0,
      fees.reduce((sum, fee) => sum + fee, 0),
    ),
  };
}

/** Without what was sold on the account by others: that has no key, or belongs to no payment. */
export function activityOf(
  sessions: readonly Stripe.Checkout.Session[],
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): ProviderActivity {
  const isOurs = (session: Stripe.Checkout.Session) => keyOf(session) !== null;
  return {
    paidCheckouts: sessions
      .filter((session) => session.payment_status === 'paid' && isOurs(session))
      .map(({ id }) => id),
    refunds: refunds.flatMap((refund) => {
      const paymentId = idOf(refund.payment_intent);
      return paymentId === null ? [] : [{ ...refundOf(refund), paymentId }];
    }),
    disputes: disputes.flatMap((dispute) => {
      const paymentId = idOf(dispute.payment_intent);
      return paymentId === null ? [] : [{ ...disputeOf(dispute), paymentId }];
    }),
  };
}

/** Stripe's own fee. The same list contains the platform's, which we know already. */
function providerFeeOf(charge: Stripe.Charge): number | null {
  const booking = expanded(charge.balance_transaction);
  // An account paid out in another currency has its fees in that currency: they cannot be shown in
  // euros.
  if (booking?.currency !== 'eur') return null;
  return booking.fee_details
    .filter(({ type }) => type === 'stripe_fee')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Null for a refund that was made in Stripe's dashboard. */
export function keyOf({ metadata }: { metadata?: Stripe.Metadata | null }): string | null {
  return metadata?.['key'] ?? null;
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function expanded<Thing extends object>(reference: string | Thing | null): Thing | null {
  return typeof reference === 'string' ? null : reference;
}
