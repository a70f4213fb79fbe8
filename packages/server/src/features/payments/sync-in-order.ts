import { ProviderSilence } from '@simplato/domain';
import { announcedTransaction } from '../../db/announced-transaction.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';

/** How often the provider is asked before the next round of the worker has to. */
const MOST_QUESTIONS = 5;

/** A row that keeps what the provider says, and counts how often something was stored in it. */
export interface Synced<Row> {
  findRevision: (db: Queryable) => Promise<number>;
  /** Locks the row and begins its next revision; null if that has been done since `revision`. */
  claimRevision: (tx: Queryable, revision: number) => Promise<Row | null>;
}

/**
 * The only way in for what the provider says about a payment, its refunds or an account: from an
 * event, a call, the worker or the page of return. The provider's objects have no version, and
 * answers overtake each other, so an answer is stored only if nothing else was since its question
 * was sent. Otherwise it may be the older one, and the provider is asked again. What is locked by others
 * before they touch the row is locked by `lockFirst`.
 */
export async function syncInOrder<Row, Answer, Result>(
  db: Database,
  { findRevision, claimRevision }: Synced<Row>,
  ask: () => Promise<Answer>,
  store: (
    tx: Transaction,
    row: Row,
    answer: Answer,
    announceAccount: (restaurantId: number) => void,
  ) => Promise<Result>,
  lockFirst: (tx: Transaction, answer: Answer) => Promise<void> = async () => undefined,
): Promise<Result> {
  for (let question = 1; question <= MOST_QUESTIONS; question += 1) {
    const revision = await findRevision(db);
    const answer = await ask();
    const stored = await announcedTransaction(db, 'house', async (tx, announce) => {
      await lockFirst(tx, answer);
      const row = await claimRevision(tx, revision);
      return row && { result: await store(tx, row, answer, announce) };
    });
    if (stored) return stored.result;
  }
  throw new ProviderSilence('Newer answers of the provider kept coming first.');
}
