import {
  claimableTab,
  describeShares,
  formatEuros,
  MIN_ONLINE_CENTS,
  ORDER_LIMITS,
  platformFeeCents,
  ProviderFailure,
  ProviderRefusal,
  quoteShare,
  TIP_TEXTS,
  tipFault,
  type Cents,
  type Charge,
  type DescribedShare,
  type Quote,
  type QuoteRefusal,
  type Recipient,
  type ShareWish,
} from '@simplato/domain';
import { tabToWire } from '@simplato/contract';
import { AppError } from '../../app-error.ts';
import { hashRequest } from '../../http/hash-request.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { keepRecipient } from '../invoices/name-invoice.ts';
import { requireOrder } from '../orders/require-order.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { readTabs, seesTab, type TabOfFeed } from '../tabs/read-tab.ts';
import { findTabOfVisit, insertTabEvent, lockTabs } from '../tabs/tab-money.ts';
import { askProvider } from './ask-provider.ts';
import { chargingAccount } from './connect-account.ts';
import { findDinerEmail } from './diner-queries.ts';
import { CHECKOUT_LIFE_MS, type CheckoutDependencies } from './open-checkout.ts';
import { makePage } from './make-page.ts';
import { payableOf } from './payable-of.ts';
import type { TabPayment } from './payment-queries.ts';
import { findPaymentOfKey, insertTabPayment, listSharesOfPayment } from './share-queries.ts';

/** Nobody has been sent to a page by then: whoever was making it has died, or waits in vain. */
const STARTING_MS = 60_000;

export interface SharePaymentWish {
  /** `mine` names the caller only once their tab is known. */
  share: (memberId: number) => ShareWish;
  /** What the caller was shown, without the tip. */
  shownCents: Cents;
  tipCents: Cents;
  /** In whose name its invoice is to be; null where nobody in particular is named. */
  recipient: Recipient | null;
  idempotencyKey: string;
  /** Of the request, so that a key is used for one thing. */
  fingerprint: readonly unknown[];
}

export interface StartedPayment {
  payment: TabPayment;
  /** Null once nobody can pay on it. */
  url: string | null;
  isNew: boolean;
}

/**
 * Claims shares of the caller's tab and opens the provider's page on which they are paid. Claim and
 * payment are stored together, before the provider is asked: whoever comes second is refused, and a
 * process that dies leaves a claim that ends by itself.
 */
export async function startTabPayment(
  dependencies: CheckoutDependencies,
  session: TableSession,
  wish: SharePaymentWish,
): Promise<StartedPayment> {
  const { db } = dependencies;
  const { restaurantId, visitId, dinerId } = session;
  const requestHash = hashRequest(wish.fingerprint);
  const findStarted = async (): Promise<StartedPayment | null> => {
    const known = await findPaymentOfKey(db, restaurantId, wish.idempotencyKey);
    if (known === null) return null;
    if (known.requestHash !== requestHash || known.visitId !== visitId) {
      throw new AppError('key_reused');
    }
    return { payment: known, url: await pageOf(dependencies, known), isNew: false };
  };
  const earlier = await findStarted();
  if (earlier) return earlier;

  const accountId = await chargingAccount(db, restaurantId);
  if (accountId === null) throw new AppError('no_online_payment');
  if (wish.tipCents > 0) {
    const { takesTips } = await loadRestaurant(db, restaurantId);
    if (!takesTips) throw new AppError('tips_off');
  }
  const email = dinerId === null ? null : await findDinerEmail(db, dinerId);

  const claim = db.transaction(async (tx) => {
    await lockTabs(tx, restaurantId);
    const { tab, memberId } = await requireOwnTab(tx, session);
    const quote = requireQuote(tab, memberId, wish);
    const at = dependencies.now().getTime();
    const inserted = await insertTabPayment(
      tx,
      {
        restaurantId,
        tabId: tab.tab.tabId,
        visitId,
        form: 'online',
        accountId,
        amountCents: quote.cents + wish.tipCents,
        tipCents: wish.tipCents,
        platformFeeCents: platformFeeCents(quote.cents),
        email,
        expiresAt: new Date(at + CHECKOUT_LIFE_MS),
        lookAt: new Date(at + STARTING_MS),
        idempotencyKey: wish.idempotencyKey,
        requestHash,
        takenBy: '',
        givenCents: null,
      },
      quote,
    );
    // What it claims is of this tab alone.
    await insertTabEvent(tx, inserted, 'claimed');
    if (wish.recipient) await keepRecipient(tx, inserted, wish.recipient);
    return {
      payment: inserted,
      claimed: describeShares(
        quote.products,
        tab.orders.map(({ order }) => order),
      ),
    };
  });
  let made: Awaited<typeof claim>;
  try {
    made = await claim;
  } catch (error) {
    // The same request may have claimed it since it was looked for.
    const meanwhile = await findStarted();
    if (meanwhile) return meanwhile;
    throw error;
  }
  const { payment, claimed } = made;
  dependencies.announce(restaurantId);
  return { payment, url: await pageOf(dependencies, payment, claimed), isNew: true };
}

async function requireOwnTab(
  tx: Transaction,
  { restaurantId, visitId }: TableSession,
): Promise<{ tab: TabOfFeed; memberId: number }> {
  const tabId = await findTabOfVisit(tx, restaurantId, visitId);
  const [tab] = tabId === null ? [] : await readTabs(tx, restaurantId, [tabId]);
  const member = tab?.tab.members.find((one) => one.visitId === visitId);
  if (!tab || !member || !seesTab(tab, visitId)) throw new AppError('not_found');
  if (tab.tab.closedAt !== null) throw new AppError('tab_closed');
  return { tab, memberId: member.memberId };
}

function requireQuote(
  contents: TabOfFeed,
  memberId: number,
  { share, shownCents, tipCents }: SharePaymentWish,
): Quote {
  const shown = () => tabToWire(contents, { memberId });
  const quote = quoteShare(claimableTab(contents.orders, contents.money), share(memberId));
  if (!isQuote(quote)) throw new AppError(REFUSALS[quote.kind], { tab: shown() });
  if (quote.cents !== shownCents) {
    throw new AppError('amount_changed', { tab: shown(), amountCents: quote.cents });
  }
  if (quote.cents < MIN_ONLINE_CENTS) throw new AppError('amount_too_small', { tab: shown() });
  if (quote.cents > ORDER_LIMITS.totalCents) {
    const importe = `De una vez se pagan como mucho ${formatEuros(ORDER_LIMITS.totalCents)}`;
    throw new AppError('bad_request', { fields: { importe } });
  }
  const fault = tipFault(tipCents, quote.cents);
  if (fault !== null) throw new AppError('bad_request', { fields: { propina: TIP_TEXTS[fault] } });
  return quote;
}

export function isQuote(quote: Quote | QuoteRefusal): quote is Quote {
  return 'cents' in quote;
}

export const REFUSALS = {
  'nothing-due': 'nothing_due',
  taken: 'share_taken',
  missing: 'share_gone',
  divided: 'other_parts',
} as const satisfies Record<QuoteRefusal['kind'], string>;

/** The page of a payment, made if it was not yet; null once its claim has ended. */
async function pageOf(
  dependencies: CheckoutDependencies,
  payment: TabPayment,
  claimed: DescribedShare[] | null = null,
): Promise<string | null> {
  if (payment.releasedAt !== null) return null;
  if (payment.state === 'open') return payment.url;
  if (payment.state !== 'starting') return null;
  return askProvider(() => openPage(dependencies, payment, claimed));
}

async function openPage(
  dependencies: CheckoutDependencies,
  payment: TabPayment,
  claimed: DescribedShare[] | null,
): Promise<string | null> {
  const lines = claimed ?? (await readClaimed(dependencies.db, payment));
  const charge = chargeOf(dependencies, payment, lines);
  return makePage(dependencies, payment, charge, async (error) => {
    // Its key would say the same again.
    if (!(error instanceof ProviderRefusal || error instanceof ProviderFailure)) return;
    const isOver = await payableOf(payment).giveUp(dependencies.db);
    if (isOver) dependencies.announce(payment.restaurantId);
  });
}

/** The same as its claim has described, in the order in which the tab has its orders. */
async function readClaimed(db: Queryable, payment: TabPayment): Promise<DescribedShare[]> {
  const shares = await listSharesOfPayment(db, payment);
  const orderIds = [...new Set(shares.map(({ orderId }) => orderId))].toSorted((a, b) => a - b);
  const orders = orderIds.map(async (id) => requireOrder(db, payment.restaurantId, id));
  return describeShares(shares, await Promise.all(orders));
}

/** Built from stored data only, so that a retry sends an identical request with the same key. */
function chargeOf(
  { config }: CheckoutDependencies,
  payment: TabPayment,
  claimed: DescribedShare[],
): Charge {
  const { restaurantId, paymentNumber, tipCents, amountCents } = payment;
  const onAccount = { name: 'A cuenta', quantity: 1, unitGrossCents: amountCents - tipCents };
  const page = `${config.publicUrl}/clients/pagar?pago=${paymentNumber}`;
  return {
    accountId: payment.accountId,
    restaurantId,
    paymentNumber,
    key: `pago-${restaurantId}-${paymentNumber}`,
    lines: claimed.length === 0 ? [onAccount] : claimed,
    tipCents,
    amountCents,
    platformFeeCents: payment.platformFeeCents,
    email: payment.email,
    successUrl: `${page}&sesion={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}&vuelta=cancelado`,
    expiresAt: payment.expiresAt,
  };
}
