import { type PaymentProvider, ProviderRefusal } from '@simplato/domain';
import type { Database } from '../../db/database.ts';
import { refreshAccountById } from './connect-account.ts';

export interface AskingDependencies {
  db: Database;
  payments: PaymentProvider;
  onError: (error: unknown) => void;
}

/**
 * Every call to the provider on a restaurant's account, but for those about the account itself. A
 * refusal may mean that the account is no longer ours, or may not charge any more, and that no event
 * has told: its state is read again at once, before anybody is answered by the old one.
 */
export async function askOfAccount<Answer>(
  dependencies: AskingDependencies,
  accountId: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRefusal) {
      await refreshAccountById(dependencies, accountId).catch(dependencies.onError);
    }
    throw error;
  }
}
