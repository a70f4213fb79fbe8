import type { Form } from './form-body.ts';
import { StripeFault } from './stripe-fault.ts';
import type {
  AccountObject,
  DisputeObject,
  PaymentObject,
  RefundObject,
  SessionObject,
  StripeLedger,
  StripeObject,
} from './stripe-ledger.ts';
import { checkParams, params } from './stripe-params.ts';

export interface Call {
  ledger: StripeLedger;
  /** The connected account that the call is made for; empty for the platform's own. */
  account: string;
  form: Form;
  /** The id in the path. */
  id: string;
  now: Date;
  /** The status of a new refund. */
  refundStatus: RefundObject['status'];
}

/** The calls that this fake server answers. */
export const CALLS: readonly [method: string, path: RegExp, answer: (call: Call) => object][] = [
  ['POST', /^\/v1\/accounts$/, createAccount],
  ['GET', /^\/v1\/accounts$/, listAccounts],
  ['GET', /^\/v1\/accounts\/([^/]+)$/, readAccount],
  ['POST', /^\/v1\/account_links$/, createAccountLink],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, readSession],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireSession],
  ['GET', /^\/v1\/payment_intents\/([^/]+)$/, readPayment],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['GET', /^\/v1\/disputes$/, listDisputes],
];

function createAccount({ ledger, form, now }: Call) {
  const { email, metadata } = checkParams(params.createAccount, form);
  return ledger.add<AccountObject>('', {
    id: ledger.newId('acct'),
    object: 'account',
    email: email ?? null,
    created: Math.floor(now.getTime() / 1000),
    charges_enabled: false,
    details_submitted: false,
    requirements: {
      currently_due: ['business_type', 'external_account'],
      past_due: ['business_type', 'external_account'],
      disabled_reason: 'requirements.past_due',
    },
    metadata: metadata ?? {},
  });
}

function listAccounts({ ledger, form }: Call) {
  const page = checkParams(params.listAccounts, form);
  return pageOf('/v1/accounts', page, ledger.all('account'));
}

function readAccount({ ledger, form, id }: Call) {
  checkParams(params.nothing, form);
  return ledger.find<AccountObject>('account', id);
}

function createAccountLink({ ledger, form }: Call) {
  const { account } = checkParams(params.createAccountLink, form);
  const { requirements } = ledger.find<AccountObject>('account', account);
  if (requirements.disabled_reason?.startsWith('rejected.')) {
    throw new StripeFault(400, 'This account has been rejected, and cannot be onboarded.');
  }
  const url = `https://connect.stripe.test/setup/e/${account}/${ledger.newId('link')}`;
  return { object: 'account_link', url };
}

const MINIMUM_CENTS = 50;

function createSession({ ledger, account, form, now }: Call) {
  const wanted = checkParams(params.createSession, form);
  const id = ledger.newId('cs_test');
  const amount = wanted.line_items.reduce(
    (sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount,
    0,
  );
  const fee = wanted.payment_intent_data?.application_fee_amount ?? 0;
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const expiresAt = wanted.expires_at ?? nowSeconds + 86_400;
  const minutes = (expiresAt - nowSeconds) / 60;

  if (account === '') throw new StripeFault(400, 'application_fee_amount needs Stripe-Account');
  if (!ledger.find<AccountObject>('account', account).charges_enabled) {
    throw refuse('', undefined, 'Your account cannot currently make live charges.');
  }
  if (wanted.customer_email !== undefined && !/^\S+@\S+\.\S+$/.test(wanted.customer_email)) {
    throw refuse('email_invalid', 'customer_email', `Invalid email: ${wanted.customer_email}`);
  }
  if (minutes < 30 || minutes > 24 * 60) {
    throw refuse('', 'expires_at', '`expires_at` must be between 30 minutes and 24 hours from now');
  }
  if (amount < MINIMUM_CENTS) {
    throw refuse('amount_too_small', 'line_items', 'The total must be at least €0.50 eur');
  }
  if (fee > amount) {
    throw refuse('', 'payment_intent_data[application_fee_amount]', 'The fee exceeds the amount');
  }
  const session = ledger.add<SessionObject>(account, {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: amount,
    application_fee_amount: fee,
    client_reference_id: wanted.client_reference_id ?? null,
    expires_at: expiresAt,
    metadata: wanted.metadata ?? {},
  });
  return ledger.expand(session, wanted.expand);
}

function readSession({ ledger, account, form, id }: Call) {
  const { expand } = checkParams(params.nothing, form);
  return ledger.expand(ledger.find<SessionObject>('checkout.session', id, account), expand);
}

function listSessions({ ledger, account, form }: Call) {
  const { status, ...page } = checkParams(params.listSessions, form);
  const all = ledger.all<SessionObject>('checkout.session', account);
  return pageOf(
    '/v1/checkout/sessions',
    page,
    all.filter((session) => status === undefined || session.status === status),
  );
}

function expireSession({ ledger, account, form, id }: Call) {
  const { expand } = checkParams(params.nothing, form);
  const session = ledger.find<SessionObject>('checkout.session', id, account);
  if (session.status !== 'open') {
    throw new StripeFault(400, 'Only Checkout Sessions with a status in `open` can be expired.');
  }
  Object.assign(session, { status: 'expired', url: null });
  return ledger.expand(session, expand);
}

function readPayment({ ledger, account, form, id }: Call) {
  const { expand } = checkParams(params.nothing, form);
  return ledger.expand(ledger.find<PaymentObject>('payment_intent', id, account), expand);
}

function createRefund({ ledger, account, form, refundStatus }: Call) {
  const wanted = checkParams(params.createRefund, form);
  const payment = ledger.find<PaymentObject>('payment_intent', wanted.payment_intent, account);
  if (payment.status !== 'succeeded') {
    throw refuse('', undefined, 'This PaymentIntent does not have a successful charge to refund.');
  }
  const refund = refundPayment(ledger, payment, { ...wanted, status: refundStatus });
  return ledger.expand(refund, wanted.expand);
}

/** Never more than was paid; failed refunds do not count. */
export function refundPayment(
  ledger: StripeLedger,
  payment: PaymentObject,
  wanted: {
    amount?: number | undefined;
    metadata?: Record<string, string> | undefined;
    refund_application_fee?: boolean | undefined;
    status: RefundObject['status'];
  },
): RefundObject {
  const owner = ledger.ownerOf(payment.id);
  const gone = refundsOf(ledger, payment.id, owner)
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
  const left = payment.amount - gone;
  if (left === 0) throw refuse('charge_already_refunded', undefined, 'Charge already refunded.');
  const amount = wanted.amount ?? left;
  if (amount > left) {
    throw refuse('', 'amount', `Refund amount (${amount}) is greater than ${left} left on charge`);
  }
  return ledger.add<RefundObject>(owner, {
    id: ledger.newId('re'),
    object: 'refund',
    payment_intent: payment.id,
    amount,
    status: wanted.status,
    refund_application_fee: wanted.refund_application_fee ?? false,
    metadata: wanted.metadata ?? {},
  });
}

function listRefunds({ ledger, account, form }: Call) {
  const { payment_intent: paymentId, ...page } = checkParams(params.listRefunds, form);
  if (paymentId === undefined) return pageOf('/v1/refunds', page, ledger.all('refund', account));
  ledger.find('payment_intent', paymentId, account);
  return pageOf('/v1/refunds', page, refundsOf(ledger, paymentId, account));
}

function listDisputes({ ledger, account, form }: Call) {
  const { payment_intent: paymentId, ...page } = checkParams(params.listRefunds, form);
  const disputes = ledger
    .all<DisputeObject>('dispute', account)
    .filter(({ payment_intent: id }) => paymentId === undefined || id === paymentId);
  return pageOf('/v1/disputes', page, disputes);
}

interface Page {
  created?: { gte: number } | undefined;
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/** Newest first, ten at a time by default. */
function pageOf(
  url: string,
  { created, limit = 10, starting_after: after }: Page,
  oldestFirst: readonly StripeObject[],
) {
  const all = oldestFirst
    .filter((object) => (object.created ?? 0) >= (created?.gte ?? 0))
    .toReversed();
  const start = all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(start, start + limit);
  return { object: 'list', url, has_more: start + data.length < all.length, data };
}

function refundsOf(ledger: StripeLedger, paymentId: string, owner: string): RefundObject[] {
  return ledger
    .all<RefundObject>('refund', owner)
    .filter(({ payment_intent: id }) => id === paymentId);
}

function refuse(code: string, param: string | undefined, message: string): StripeFault {
  return new StripeFault(400, message, {
    isKept: true,
    ...(code === '' ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });
}
