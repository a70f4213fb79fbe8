import { ProviderGone, type ProviderPayment } from '@simplato/domain';
import { feeToReturn } from './ask-for-refund.ts';
import { mailRefund } from './mail-refund.ts';
import { findPaymentOf, recordRefund, refundKey, updateRefundedAmounts } from './make-refund.ts';
import { findPaymentById, updateProviderView, type Payment } from './payment-queries.ts';
import { insertRefund, listRefunds, lockOrder, type Refund } from './refund-queries.ts';
import type { SettlingDependencies } from './settle.ts';

const FROM_THE_DASHBOARD = 'Devuelto desde el panel del servicio de pagos';
const DASHBOARD = 'Panel de pagos';

/** Handles an event about a payment: its fee is known, it was refunded or disputed. */
export async function syncPaymentById(
  dependencies: SettlingDependencies,
  paymentId: string,
): Promise<void> {
  const payment = await findPaymentById(dependencies.db, paymentId);
  if (payment) await syncPayment(dependencies, payment);
}

/**
 * Asks how a refund is going that the provider already has: one from its own dashboard has no key
 * of ours, so asking for it would make another.
 */
export async function followRefund(
  dependencies: SettlingDependencies,
  refund: Refund,
): Promise<void> {
  const payment = await findPaymentOf(dependencies, refund);
  if (!payment) return;
  try {
    await syncPayment(dependencies, payment);
  } catch (error) {
    if (!(error instanceof ProviderGone)) throw error;
    await recordRefund(dependencies, refund, { refundId: null, state: 'failed', isGone: true });
  }
}

/** Stores the provider's current state of a payment. */
export async function syncPayment(
  dependencies: SettlingDependencies,
  payment: Payment,
): Promise<void> {
  const { accountId, paymentId } = payment;
  if (paymentId === null) return;
  const view = await dependencies.payments.readPayment(accountId, paymentId);
  await updateProviderView(dependencies.db, payment, view);
  const ours = (await listRefunds(dependencies.db, payment.restaurantId, payment.orderId)).filter(
    ({ attempt }) => attempt === payment.attempt,
  );
  for (const reported of view.refunds) {
    const known = ours.find((refund) => isSame(refund, reported));
    if (known) await recordRefund(dependencies, known, reported);
    else if (reported.state !== 'failed') await takeOver(dependencies, payment, reported);
  }
}

type ReportedRefund = ProviderPayment['refunds'][number];

function isSame(refund: Refund, { refundId, key }: ReportedRefund): boolean {
  return refund.providerRefundId === refundId || refundKey(refund) === key;
}

/** Refunds made without us, in the provider's own dashboard. */
async function takeOver(
  { db, now, announce }: SettlingDependencies,
  payment: Payment,
  reported: ReportedRefund,
): Promise<void> {
  const { restaurantId, orderId, attempt } = payment;
  const hasChanged = await db.transaction(async (tx) => {
    await lockOrder(tx, restaurantId, orderId);
    const known = await listRefunds(tx, restaurantId, orderId);
    if (known.some((refund) => refund.providerRefundId === reported.refundId)) return false;
    const refund = await insertRefund(tx, {
      restaurantId,
      orderId,
      attempt,
      request: null,
      amountCents: reported.amountCents,
      platformFeeCents: feeToReturn(payment, known, reported.amountCents),
      lines: [],
      reason: FROM_THE_DASHBOARD,
      actor: DASHBOARD,
      provider: {
        refundId: reported.refundId,
        state: reported.state === 'done' ? 'done' : 'asked',
      },
      lookAt: now(),
    });
    if (refund.state === 'done') await mailRefund(tx, refund);
    return updateRefundedAmounts(tx, refund);
  });
  if (hasChanged) announce(restaurantId);
}
