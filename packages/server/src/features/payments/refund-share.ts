import { auditEvent, formatEuros, leftCents, newFact } from '@simplato/domain';
import type { PartToRefund } from '@simplato/contract';
import { AppError } from '../../app-error.ts';
import type { StaffSession } from '../../auth/session.ts';
import { hashRequest } from '../../http/hash-request.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { lockTabs } from '../tabs/tab-money.ts';
import { invoiceAndMail } from './invoice-and-mail.ts';
import { feeToReturn } from './ask-for-refund.ts';
import { makeRefundSoon } from './refund-order.ts';
import {
  findRefund,
  findRefundOfKey,
  insertRefund,
  listRefundsOfPayment,
  type Refund,
} from './refund-queries.ts';
import type { SettlingDependencies } from './settle.ts';
import { tellTabs } from './share-queries.ts';
import { requirePaymentAt, type PaymentAtTab } from './shown-payment.ts';

export interface RefundShareWish {
  what: PartToRefund;
  reason: string;
  idempotencyKey: string;
}

/**
 * Refunds what somebody paid online of a tab, or an amount of it, as an order is refunded: stored
 * first, then requested from the provider. It lowers the tab's price with what is paid of it.
 */
export async function refundShare(
  dependencies: SettlingDependencies,
  { userName }: StaffSession,
  key: PaymentAtTab,
  { what, reason, idempotencyKey }: RefundShareWish,
): Promise<{ refund: Refund; isNew: boolean }> {
  const { restaurantId, paymentNumber } = key;
  const requestHash = hashRequest(['share', paymentNumber, what, reason]);
  const asked = await dependencies.db.transaction(async (tx) => {
    await lockTabs(tx, restaurantId);
    const known = await findRefundOfKey(tx, restaurantId, idempotencyKey);
    if (known) {
      if (known.requestHash !== requestHash) throw new AppError('key_reused');
      return { refund: known, isNew: false };
    }
    const payment = await requirePaymentAt(tx, key);
    const hasCome = payment.state === 'paid' || payment.state === 'late';
    if (payment.form !== 'online' || !hasCome) throw new AppError('not_refundable');
    const refunds = await listRefundsOfPayment(tx, payment);
    const mostCents = leftCents(payment, refunds);
    if (mostCents === 0) throw new AppError('not_refundable');
    const amountCents = what.kind === 'rest' ? mostCents : what.amountCents;
    if (amountCents > mostCents) throw new AppError('refund_too_much');
    if (amountCents === 0) {
      throw new AppError('bad_request', {
        fields: { importe: 'El importe debe ser más que cero' },
      });
    }
    const refund = await insertRefund(tx, {
      restaurantId,
      paymentNumber,
      request: { idempotencyKey, requestHash },
      amountCents,
      platformFeeCents: feeToReturn(payment, refunds, amountCents),
      lines: [],
      reason,
      actor: userName,
      lookAt: dependencies.now(),
    });
    const change = newFact('Importe', formatEuros(amountCents));
    const event = auditEvent('refund-asked', `Pago nº ${paymentNumber}`, [change]);
    await recordChanges(tx, { restaurantId, userName }, [event]);
    await tellTabs(tx, payment, 'given-back', userName);
    await invoiceAndMail(tx, payment);
    return { refund, isNew: true };
  });
  if (asked.isNew) {
    dependencies.announce(restaurantId);
    await makeRefundSoon(dependencies, asked.refund);
  }
  return { refund: await findRefund(dependencies.db, asked.refund), isNew: asked.isNew };
}
