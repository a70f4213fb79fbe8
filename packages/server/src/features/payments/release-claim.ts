import { CLAIM_HOLD_MS, type ClaimEnd } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { insertTabEvent, lockTabs, releaseClaims } from '../tabs/tab-money.ts';
import { askProvider } from './ask-provider.ts';
import { hasPage } from './fetch-checkout.ts';
import { payableOf } from './payable-of.ts';
import { OVERDUE_MS, type PaymentKey, type TabPayment } from './payment-queries.ts';
import { closePayment, type SettlingDependencies } from './settle.ts';
import { findTabPayment, listOverdueClaims, lockTabPayment, setClaimEnd } from './share-queries.ts';

/**
 * The payer leaves their share, or somebody at the table asks for it after three minutes: its page is
 * closed first, so that nobody pays on it any more. A payer who cannot reach the provider leaves all
 * the same; what still arrives goes back.
 */
export async function leaveClaim(
  dependencies: SettlingDependencies,
  payment: TabPayment,
  who: 'payer' | 'friend',
): Promise<void> {
  if (isOver(payment)) return;
  if (payment.state === 'paid') throw new AppError('already_paid');
  const heldMs = dependencies.now().getTime() - payment.createdAt.getTime();
  if (who === 'friend' && heldMs < CLAIM_HOLD_MS) throw new AppError('too_soon_to_release');
  const end = who === 'payer' ? 'given-up' : 'let-go';
  await setClaimEnd(dependencies.db, payment, end);
  if (!hasPage(payment)) {
    if (await payableOf(payment).giveUp(dependencies.db)) {
      dependencies.announce(payment.restaurantId);
      return;
    }
    const now = await findTabPayment(dependencies.db, payment);
    if (now) await leaveClaim(dependencies, now, who);
    return;
  }
  const closed = await askProvider(
    () => closePayment(dependencies, payment),
    'payment_not_closed',
  ).catch(async (error: unknown) => {
    if (who === 'friend' || !isSilence(error)) throw error;
    await letGo(dependencies, payment, { end, actor: '' });
    return 'expired' as const;
  });
  if (closed === 'paid') throw new AppError('already_paid');
  if (closed === 'processing') throw new AppError('payment_underway');
  if (closed === 'open') throw new AppError('payment_not_closed');
}

/**
 * A waiter frees a claim at once, as charging and closing do, and so while a bank decides about it: that
 * money is then awaited, and goes back if it comes. Its page is closed by the worker.
 */
export async function releaseByStaff(
  dependencies: SettlingDependencies,
  key: PaymentKey,
  actor: string,
): Promise<void> {
  const payment = await letGo(dependencies, key, { end: 'let-go', actor });
  if (payment.state === 'paid' && payment.form === 'online') throw new AppError('already_paid');
}

/** Ends a claim whatever its page says. Returns the payment as it was. */
async function letGo(
  { db, announce }: SettlingDependencies,
  key: PaymentKey,
  why: { end: ClaimEnd; actor: string },
): Promise<TabPayment> {
  const { payment, isReleased } = await db.transaction(async (tx) => {
    await lockTabs(tx, key.restaurantId);
    const before = await lockTabPayment(tx, key);
    if (!before) throw new AppError('not_found');
    const isOpen = before.state === 'starting' || before.state === 'open';
    if (!isOpen || isOver(before)) return { payment: before, isReleased: false };
    await releaseClaims(tx, before, [key.paymentNumber], why);
    await insertTabEvent(tx, before, 'released', why.actor);
    return { payment: before, isReleased: true };
  });
  if (isReleased) announce(key.restaurantId);
  return payment;
}

/** Claims of pages that closed an hour ago end, though the provider has said nothing of them. */
export async function endOverdueClaims(dependencies: SettlingDependencies): Promise<void> {
  const overdue = new Date(dependencies.now().getTime() - OVERDUE_MS);
  for (const claim of await listOverdueClaims(dependencies.db, overdue)) {
    await letGo(dependencies, claim, { end: 'over', actor: '' }).catch(dependencies.onError);
  }
}

function isOver({ state, releasedAt }: TabPayment): boolean {
  return releasedAt !== null || !(state === 'starting' || state === 'open' || state === 'paid');
}

function isSilence(error: unknown): boolean {
  return error instanceof AppError && error.code === 'payment_not_closed';
}
