import type { Transaction } from '../db/database.ts';

/**
 * Lets a transaction stay open while it waits for a file or for another database; PostgreSQL ends
 * all others that pause (`idleMs`). To be called first.
 */
export async function allowPauses(tx: Transaction): Promise<void> {
  await tx.script('set local idle_in_transaction_session_timeout = 0');
}
