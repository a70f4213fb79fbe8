import {
  excessOf,
  isClaiming,
  isStanding,
  leftCents,
  sharesBeyond,
  sumOfShares,
  tabTotals,
  type Cents,
  type ProductShare,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import { readTabs, type TabOfFeed } from '../tabs/read-tab.ts';
import { insertTabEvent, releaseClaims, tellOtherTabs, type TabKey } from '../tabs/tab-money.ts';
import { feeToReturn } from './ask-for-refund.ts';
import { insertRefund, insertReturnByHand, listRefundsOfPayment } from './refund-queries.ts';
import type { TabPayment } from './payment-queries.ts';
import {
  listSharesOfPayment,
  lockTabPayment,
  lowerOnAccount,
  releaseShares,
} from './share-queries.ts';

interface Why {
  reason: string;
  actor: string;
  /** Who may not is refused with `paid_order` where money has to go back online. */
  mayRefund: boolean;
  at: Date;
}

/**
 * After a tab has come to cost less: claims and payments of products that are gone end, and of those on
 * account the newest. Money online goes back by itself; what was taken at the table a waiter hands
 * back. The tab must be locked; call it in the transaction that took the products off.
 */
export async function giveBackBeyond(tx: Transaction, key: TabKey, why: Why): Promise<void> {
  const contents = await requireTab(tx, key);
  const gone = goneShares(contents);
  const open = new Set(
    gone.filter(({ isPaid }) => !isPaid).map(({ paymentNumber }) => paymentNumber),
  );
  await releaseClaims(tx, key, [...open], { end: 'changed', actor: why.actor });
  for (const { paymentNumber } of contents.money.payments.filter(isStanding)) {
    const shares = gone.filter((one) => one.isPaid && one.paymentNumber === paymentNumber);
    if (shares.length === 0) continue;
    const payment = { restaurantId: key.restaurantId, paymentNumber };
    await releaseShares(tx, payment, shares);
    await giveBack(tx, payment, sumOfShares(shares), why);
  }
  const { orders, money } = await requireTab(tx, key);
  const { reservedCents, dueCents } = tabTotals(
    orders.map(({ order }) => order),
    money.payments,
  );
  const { released, givenBack } = excessOf(money.payments, reservedCents - dueCents);
  await releaseClaims(tx, key, released, { end: 'changed', actor: why.actor });
  for (const { paymentNumber, cents } of givenBack) {
    const payment = { restaurantId: key.restaurantId, paymentNumber };
    await lowerOnAccount(tx, payment, cents);
    await giveBack(tx, payment, cents, why);
  }
  const { actor } = why;
  const changed = [...gone, ...givenBack].map(({ paymentNumber }) => paymentNumber);
  if (changed.length + released.length === 0) return;
  await insertTabEvent(tx, key, 'given-back', actor);
  await tellOtherTabs(tx, key, changed, { kind: 'given-back', actor });
}

async function requireTab(tx: Transaction, { restaurantId, tabId }: TabKey): Promise<TabOfFeed> {
  const [contents] = await readTabs(tx, restaurantId, [tabId]);
  if (!contents) throw new Error(`Tab ${restaurantId}-${tabId} is gone`);
  return contents;
}

interface ClaimedShare extends ProductShare {
  paymentNumber: number;
  isPaid: boolean;
}

/** Claimed shares of units that are no longer there. */
function goneShares({ orders, money }: TabOfFeed): ClaimedShare[] {
  const claimed = money.payments
    .filter(isClaiming)
    .flatMap(({ paymentNumber, state, products }) =>
      products.map((one) => ({ ...one, paymentNumber, isPaid: isStanding({ state }) })),
    );
  return orders.flatMap(({ order }) =>
    order.lines.flatMap(({ quantity }, index) => {
      const units = order.status === 'cancelled' ? 0 : quantity;
      const line = { orderId: order.orderId, lineNumber: index + 1, units };
      return sharesBeyond(line, claimed, ({ isPaid }) => isPaid);
    }),
  );
}

/** Nothing is left of what it paid, so that its tip goes back too. */
async function paysNothing(tx: Transaction, payment: TabPayment): Promise<boolean> {
  const standing = await listSharesOfPayment(tx, payment, 'standing');
  return payment.onAccountCents + sumOfShares(standing) === 0;
}

async function giveBack(
  tx: Transaction,
  key: { restaurantId: number; paymentNumber: number },
  amountCents: Cents,
  { reason, actor, mayRefund, at }: Why,
): Promise<void> {
  const payment = await lockTabPayment(tx, key);
  if (!payment) return;
  const refunds = await listRefundsOfPayment(tx, payment);
  // The rest is back already, or on its way.
  const left = leftCents(payment, refunds);
  const backCents = (await paysNothing(tx, payment)) ? left : Math.min(amountCents, left);
  if (backCents === 0) return;
  if (payment.form !== 'online') {
    await insertReturnByHand(tx, { ...key, amountCents: backCents, reason, actor }, 'asked');
    return;
  }
  if (!mayRefund) throw new AppError('paid_order');
  await insertRefund(tx, {
    ...key,
    request: null,
    amountCents: backCents,
    platformFeeCents: feeToReturn(payment, refunds, backCents),
    lines: [],
    reason,
    actor,
    lookAt: at,
  });
}
