import { CAME_TOO_LATE, owedCents, SIMPLATO } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { lockTabs } from '../tabs/tab-money.ts';
import { invoiceAndMail } from './invoice-and-mail.ts';
import { mailReceipt } from './mail-receipt.ts';
import { mailRefund } from './mail-refund.ts';
import type { Payable } from './payable.ts';
import { giveUpPayment, type TabPayment } from './payment-queries.ts';
import {
  insertReturnByHand,
  listRefundsOfPayment,
  updateHandOver,
  type Refund,
} from './refund-queries.ts';
import {
  lockTabPayment,
  markProcessing,
  releaseShares,
  setClaimEnd,
  tellTabs,
} from './share-queries.ts';

const ANOTHER_AMOUNT = 'Se cobró otro importe que el de esa parte: se devuelve entero';

/** The shares of a tab that a payment claims. */
export function payableTab(payment: TabPayment): Payable {
  const { restaurantId } = payment;
  const isClaimed =
    payment.releasedAt === null && (payment.state === 'starting' || payment.state === 'open');
  const owedOf = (refunds: readonly Refund[]) =>
    owedCents({
      amountCents: payment.amountCents,
      isKept: payment.state === 'paid',
      refunds: refunds.map((refund) => ({ ...refund, isPromised: true })),
    });
  /** What has come back in another way meanwhile need not be handed back. */
  const lowerHandOver = async (tx: Transaction) => {
    const refunds = await listRefundsOfPayment(tx, payment);
    const isToHandBack = (one: Refund) => one.isByHand && one.makesGood && one.state === 'asked';
    let owed = owedOf(refunds.filter((one) => !isToHandBack(one)));
    for (const back of refunds.filter(isToHandBack)) {
      const amountCents = Math.min(back.amountCents, owed);
      owed -= amountCents;
      if (amountCents < back.amountCents) await updateHandOver(tx, back, amountCents);
    }
  };
  return {
    lock: async (tx) => lockTabs(tx, restaurantId),
    hold: async (tx) => {
      if (!(await markProcessing(tx, payment, true))) return false;
      await tellTabs(tx, payment, 'claimed');
      return true;
    },
    /** Whoever else may have the share by now, and however the tab has changed: the claim says it. */
    accept: async (tx, isRight) => {
      await markProcessing(tx, payment, false);
      if (isRight && isClaimed) return null;
      await releaseShares(tx, payment);
      return isRight ? CAME_TOO_LATE : ANOTHER_AMOUNT;
    },
    end: async (tx, ending) => {
      await markProcessing(tx, payment, false);
      if (ending === 'refused' && isClaimed) await setClaimEnd(tx, payment, 'refused');
      await releaseShares(tx, payment);
      await tellTabs(tx, payment, 'released');
      return true;
    },
    giveUp: async (db) =>
      db.transaction(async (tx) => {
        await lockTabs(tx, restaurantId);
        if (!(await giveUpPayment(tx, payment))) return false;
        await releaseShares(tx, payment);
        const now = await lockTabPayment(tx, payment);
        if (now) await tellTabs(tx, now, 'released');
        return true;
      }),
    // Its own state says it, with the reason of the refund.
    remark: async () => {},
    findOwed: async (tx, but) => {
      const all = await listRefundsOfPayment(tx, payment);
      return owedOf(all.filter(({ refundNumber }) => refundNumber !== but?.refundNumber));
    },
    /** As what was taken at the table: it stays to be handed back until somebody has. */
    handOver: async (tx, amountCents, reason) => {
      const key = { restaurantId, paymentNumber: payment.paymentNumber };
      const back = { ...key, amountCents, reason, actor: SIMPLATO, makesGood: true };
      await insertReturnByHand(tx, back, 'asked');
    },
    mailReceipt: async (tx) => mailReceipt(tx, payment),
    mail: async (tx, refund, news) => mailRefund(tx, payment, refund, news),
    updateSums: async (tx, { actor }) => {
      await lowerHandOver(tx);
      await tellTabs(tx, payment, 'paid', actor);
      await invoiceAndMail(tx, payment);
      return true;
    },
  };
}
