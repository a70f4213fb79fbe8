import type { Cents } from '@simplato/domain';
import type { Database, Transaction } from '../../db/database.ts';
import type { Arrival } from '../orders/change-payment.ts';
import type { Ending } from './end-attempt.ts';
import type { Refund } from './refund-queries.ts';

/**
 * What a payment pays, an order or a tab, and what becomes of that as money comes and goes. In a transaction,
 * `lock` comes first, before the payment's row, and the rest happens under it.
 */
export interface Payable {
  /** Serializes what happens to the money of what is paid. */
  lock: (tx: Transaction) => Promise<void>;
  /**
   * The payer has done their part, the bank has not. Like `end`, returns whether anything visible has
   * changed.
   */
  hold: (tx: Transaction) => Promise<boolean>;
  /** Money has come, of this amount if `isRight`. Null if it counts; otherwise why it goes back whole. */
  accept: (tx: Transaction, isRight: boolean, arrival: Arrival) => Promise<string | null>;
  /** No money came: the payment's row says so already. */
  end: (tx: Transaction, ending: Ending, arrival: Arrival) => Promise<boolean>;
  /** Gives up a payment that has no page yet. False if it has one by now, or is over. */
  giveUp: (db: Database) => Promise<boolean>;
  /** Tells the restaurant of something that nobody's call has done. */
  remark: (tx: Transaction, reason: string) => Promise<void>;
  /**
   * What of the payment nobody is giving back yet, and should. With `but`, as if that refund did not exist,
   * nor what people who knew of it have asked for since.
   */
  findOwed: (tx: Transaction, but?: Refund) => Promise<Cents>;
  /** The provider will not give this back, however often it is asked: people have to. */
  handOver: (tx: Transaction, amountCents: Cents, reason: string) => Promise<void>;
  /** Its money counts: mails the payer what they have paid, once sums and invoices are worked out. */
  mailReceipt: (tx: Transaction) => Promise<void>;
  /** Tells the payer that money is back, or that their bank has sent it back again. */
  mail: (tx: Transaction, refund: Refund, news: 'done' | 'failed') => Promise<void>;
  /**
   * Called last by whatever has changed the payment or a refund of it: sums are worked out anew. Returns whether
   * any has changed.
   */
  updateSums: (tx: Transaction, why: Pick<Refund, 'actor' | 'reason'>) => Promise<boolean>;
}
