import { PAYMENT_DASHBOARD, ProviderGone, type ProviderPayment } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { feeToReturn } from './ask-for-refund.ts';
import { askOfAccount } from './ask-of-account.ts';
import { changeRefund } from './change-refund.ts';
import { storeDisputes } from './dispute-queries.ts';
import { payableOf } from './payable-of.ts';
import {
  findPaymentById,
  syncedPayment,
  updateProviderView,
  type Payment,
} from './payment-queries.ts';
import { insertRefund, listRefundsOfPayment, refundKey, type Refund } from './refund-queries.ts';
import type { SettlingDependencies } from './settle.ts';
import { syncInOrder } from './sync-in-order.ts';

const FROM_THE_DASHBOARD = 'Devuelto desde el panel del servicio de pagos';

/** Handles an event about a payment: its fee is known, it was refunded or disputed. */
export async function syncPaymentById(
  dependencies: SettlingDependencies,
  paymentId: string,
): Promise<void> {
  const payment = await findPaymentById(dependencies.db, paymentId);
  if (payment) await syncPayment(dependencies, payment);
}

/** What the provider shows of a payment; null once the restaurant has left it. */
type View = ProviderPayment | null;

/**
 * Stores the provider's current state of a payment, and of its refunds. `andThen` runs in the same
 * transaction, and returns whether it has changed anything.
 */
export async function syncPayment(
  dependencies: SettlingDependencies,
  payment: Payment,
  andThen: (tx: Transaction, view: View) => Promise<boolean> = async () => false,
): Promise<View> {
  const { db, payments, now, announce } = dependencies;
  const { accountId, paymentId, restaurantId } = payment;
  if (paymentId === null) return null;
  const { view, hasChanged } = await syncInOrder(
    db,
    syncedPayment(payment),
    async () =>
      askOfAccount(dependencies, accountId, async () =>
        payments.readPayment(accountId, paymentId),
      ).catch(asGone),
    async (tx, row, answer) => {
      const isNews = answer !== null && (await storePayment({ now }, tx, row, answer));
      return { view: answer, hasChanged: (await andThen(tx, answer)) || isNews };
    },
    async (tx) => payableOf(payment).lock(tx),
  );
  if (hasChanged) announce(restaurantId);
  return view;
}

function asGone(error: unknown): null {
  if (error instanceof ProviderGone) return null;
  throw error;
}

async function storePayment(
  dependencies: Pick<SettlingDependencies, 'now'>,
  tx: Transaction,
  payment: Payment,
  view: ProviderPayment,
): Promise<boolean> {
  await updateProviderView(tx, payment, view);
  // The only place where a dispute changes its state.
  const isDisputeNews = await storeDisputes(tx, payment, view.disputes);
  const changes = [isDisputeNews];
  for (const reported of view.refunds) {
    const refunds = await listRefundsOfPayment(tx, payment);
    const known = refunds.find((one) => isSame(one, reported));
    if (known) changes.push(await changeRefund(dependencies, tx, payment, known, reported));
    else if (reported.state !== 'failed') {
      changes.push(await takeOver(dependencies, tx, payment, refunds, reported));
    }
  }
  return changes.includes(true);
}

type ReportedRefund = ProviderPayment['refunds'][number];

function isSame(refund: Refund, { refundId, key }: ReportedRefund): boolean {
  return refund.providerRefundId === refundId || refundKey(refund) === key;
}

/** A refund that was made without us, in the provider's own dashboard. */
async function takeOver(
  { now }: Pick<SettlingDependencies, 'now'>,
  tx: Transaction,
  payment: Payment,
  known: readonly Refund[],
  reported: ReportedRefund,
): Promise<boolean> {
  const { restaurantId, paymentNumber } = payment;
  const refund = await insertRefund(tx, {
    restaurantId,
    paymentNumber,
    request: null,
    amountCents: reported.amountCents,
    platformFeeCents: feeToReturn(payment, known, reported.amountCents),
    lines: [],
    reason: FROM_THE_DASHBOARD,
    actor: PAYMENT_DASHBOARD,
    providerRefundId: reported.refundId,
    lookAt: now(),
  });
  const isDone = await changeRefund({ now }, tx, payment, refund, reported);
  return isDone || payableOf(payment).updateSums(tx, refund);
}
