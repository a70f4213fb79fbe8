import { owedCents } from '@simplato/domain';
import { lockTabs } from '../tabs/tab-money.ts';
import { mailRefund } from './mail-refund.ts';
import type { Payable } from './payable.ts';
import { giveUpPayment, type TabPayment } from './payment-queries.ts';
import { listRefundsOfPayment } from './refund-queries.ts';
import { mailShareReceipt } from './share-receipt.ts';
import { lockTabPayment, markProcessing, releaseShares, tellTabs } from './share-queries.ts';

const NO_LONGER_THEIRS =
  'El pago llegó cuando esa parte de la cuenta ya no estaba libre: se devuelve entero';
const ANOTHER_AMOUNT = 'Se cobró otro importe que el de esa parte: se devuelve entero';

/** The shares of a tab that a payment claims. */
export function payableTab(payment: TabPayment): Payable {
  const { restaurantId } = payment;
  const isClaimed =
    payment.releasedAt === null && (payment.state === 'starting' || payment.state === 'open');
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
      if (isRight && isClaimed) {
        await mailShareReceipt(tx, payment);
        return null;
      }
      await releaseShares(tx, payment);
      return isRight ? NO_LONGER_THEIRS : ANOTHER_AMOUNT;
    },
    end: async (tx) => {
      await markProcessing(tx, payment, false);
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
      const refunds = all.filter(({ refundNumber }) => refundNumber !== but?.refundNumber);
      return owedCents({
        amountCents: payment.amountCents,
        isKept: payment.state === 'paid',
        refunds: refunds.map((refund) => ({ ...refund, isPromised: true })),
      });
    },
    mail: async (tx, refund, news) => mailRefund(tx, payment, refund, news),
    updateSums: async (tx, { actor }) => {
      await tellTabs(tx, payment, 'paid', actor);
      return true;
    },
  };
}
