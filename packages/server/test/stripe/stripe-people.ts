import { refundPayment } from './stripe-calls.ts';
import type {
  AccountObject,
  BookingObject,
  ChargeObject,
  DisputeObject,
  PaymentObject,
  RefundObject,
  SessionObject,
  StripeLedger,
} from './stripe-ledger.ts';

/** What happens at Stripe without our calls: by diners, banks, or a restaurant in its dashboard. */
export class StripePeople {
  readonly ledger: StripeLedger;

  constructor(ledger: StripeLedger) {
    this.ledger = ledger;
  }

  /** The diner pays, or the bank confirms a late payment. Returns the payment's id. */
  pay(sessionId: string): string {
    const session = this.#session(sessionId);
    const payment = this.#paymentOf(session);
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
    payment.status = 'succeeded';
    const charge = this.#chargeOf(payment);
    charge.balance_transaction ??= this.#book(payment).id;
    return payment.id;
  }

  /** A declined card leaves the page open; a bank that declines later leaves it completed and unpaid. */
  decline(sessionId: string): string {
    const payment = this.#paymentOf(this.#session(sessionId));
    payment.status = 'requires_payment_method';
    return payment.id;
  }

  /** The diner has finished, but the payment takes time: `pay` or `decline` ends it. */
  completeLater(sessionId: string): string {
    const session = this.#session(sessionId);
    const payment = this.#paymentOf(session);
    Object.assign(session, { status: 'complete', payment_status: 'unpaid', url: null });
    payment.status = 'processing';
    this.#chargeOf(payment);
    return payment.id;
  }

  expire(sessionId: string): void {
    Object.assign(this.#session(sessionId), { status: 'expired', url: null });
  }

  refundFromDashboard(
    paymentId: string,
    amount?: number,
    status: RefundObject['status'] = 'succeeded',
  ): string {
    const payment = this.ledger.find<PaymentObject>('payment_intent', paymentId);
    return refundPayment(this.ledger, payment, { amount, status }).id;
  }

  setRefund(refundId: string, status: RefundObject['status']): void {
    this.ledger.find<RefundObject>('refund', refundId).status = status;
  }

  /** The diner's bank takes the money and 20 € for Stripe, unless it only has a question. */
  dispute(paymentId: string, status: DisputeObject['status'] = 'needs_response'): string {
    const payment = this.ledger.find<PaymentObject>('payment_intent', paymentId);
    this.#chargeOf(payment).disputed = true;
    const dispute = this.ledger.add<DisputeObject>(this.ledger.ownerOf(paymentId), {
      id: this.ledger.newId('dp'),
      object: 'dispute',
      payment_intent: paymentId,
      amount: payment.amount,
      status,
      balance_transactions: [],
    });
    this.setDispute(dispute.id, status);
    return dispute.id;
  }

  setDispute(disputeId: string, status: DisputeObject['status']): void {
    const dispute = this.ledger.find<DisputeObject>('dispute', disputeId);
    dispute.status = status;
    if (!status.startsWith('warning_') && dispute.balance_transactions.length === 0) {
      dispute.balance_transactions.push({ currency: 'eur', amount: -dispute.amount, fee: 2000 });
    }
  }

  setAccount(accountId: string, change: Partial<AccountObject>): void {
    Object.assign(this.ledger.find<AccountObject>('account', accountId), change);
  }

  /** The owner has filled in everything, and Stripe has approved the account. */
  activate(accountId: string): void {
    this.setAccount(accountId, {
      charges_enabled: true,
      details_submitted: true,
      requirements: { currently_due: [], past_due: [], disabled_reason: null },
    });
  }

  #session(id: string): SessionObject {
    return this.ledger.find<SessionObject>('checkout.session', id);
  }

  /** Created when the diner first tries to pay. */
  #paymentOf(session: SessionObject): PaymentObject {
    if (session.status === 'expired') throw new Error(`${session.id} has expired`);
    if (session.payment_intent) {
      return this.ledger.find<PaymentObject>('payment_intent', session.payment_intent);
    }
    const id = this.ledger.newId('pi');
    session.payment_intent = id;
    return this.ledger.add<PaymentObject>(this.ledger.ownerOf(session.id), {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: session.amount_total,
      application_fee_amount: session.application_fee_amount,
      latest_charge: null,
    });
  }

  #chargeOf(payment: PaymentObject): ChargeObject {
    if (payment.latest_charge) {
      return this.ledger.find<ChargeObject>('charge', payment.latest_charge);
    }
    const id = this.ledger.newId('ch');
    payment.latest_charge = id;
    return this.ledger.add<ChargeObject>(this.ledger.ownerOf(payment.id), {
      id,
      object: 'charge',
      payment_intent: payment.id,
      amount: payment.amount,
      disputed: false,
      balance_transaction: null,
    });
  }

  /** A European card: 1.5% and 25 cents for Stripe, plus the platform's fee. */
  #book({ id, amount, application_fee_amount: applicationFee }: PaymentObject): BookingObject {
    return this.ledger.add<BookingObject>(this.ledger.ownerOf(id), {
      id: this.ledger.newId('txn'),
      object: 'balance_transaction',
      currency: 'eur',
      fee_details: [
        { type: 'application_fee', amount: applicationFee },
        { type: 'stripe_fee', amount: Math.round(amount * 0.015) + 25 },
      ],
    });
  }
}
