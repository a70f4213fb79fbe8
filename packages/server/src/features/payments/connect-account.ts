import { mayCharge, type AccountState } from '@simplato/domain';
import type { Database } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { askProvider } from './ask-provider.ts';
import {
  claimAccount,
  findAccount,
  findAccountById,
  renewAccount,
  setAccountId,
  setAccountState,
} from './account-queries.ts';

interface Owner {
  restaurantId: number;
  email: string;
  legalName: string;
}

interface Parts {
  db: Database;
  payments: PaymentProvider;
  config: { publicUrl: string };
}

/**
 * A page of the provider's on which the restaurant goes on with its account. The account is made once and
 * stands in our database before anybody is sent there; a crash in between asks with the same key again.
 */
export async function linkAccount(
  { db, payments, config }: Parts,
  owner: Owner,
): Promise<{ url: string; accountId: string }> {
  await renewAccount(db, owner.restaurantId);
  const account = await claimAccount(db, owner.restaurantId);
  const accountId = account.accountId ?? (await makeAccount({ db, payments }, owner, account));
  const returnPage = `${config.publicUrl}/onboarding-complete`;
  const url = await askProvider(() =>
    payments.createAccountLink({
      accountId,
      returnUrl: returnPage,
      // A link that is used up or too old: the page, to which only the owner gets, asks for a new one.
      refreshUrl: `${returnPage}?renovar=1`,
    }),
  );
  return { url, accountId };
}

async function makeAccount(
  { db, payments }: Pick<Parts, 'db' | 'payments'>,
  owner: Owner,
  account: Awaited<ReturnType<typeof claimAccount>>,
): Promise<string> {
  const { restaurantId, generation } = account;
  const key = generation === 1 ? `acct-${restaurantId}` : `acct-${restaurantId}-${generation}`;
  const accountId = await askProvider(() => payments.createAccount({ ...owner, key }));
  await setAccountId(db, account, accountId);
  return accountId;
}

/** Asks the provider how the account stands, and tells the house's screens when that has changed. */
export async function refreshAccount(
  { db, payments }: Pick<Parts, 'db' | 'payments'>,
  restaurantId: number,
): Promise<{ state: AccountState; accountId: string }> {
  const account = await findAccount(db, restaurantId);
  if (account === null || account.accountId === null) return { state: 'none', accountId: '' };
  const { accountId } = account;
  const said = await askProvider(() => payments.readAccount(accountId));
  const state = said === 'none' ? 'disconnected' : said;
  await announcedTransaction(db, 'house', async (tx, announce) => {
    const hasChanged = await setAccountState(tx, restaurantId, accountId, state);
    if (hasChanged) announce(restaurantId);
  });
  return { state, accountId };
}

/** An event said that something is new about an account. */
export async function refreshAccountById(
  parts: Pick<Parts, 'db' | 'payments'>,
  accountId: string,
): Promise<void> {
  const account = await findAccountById(parts.db, accountId);
  if (account) await refreshAccount(parts, account.restaurantId);
}

/** The id of the account that a restaurant may charge on; null when it may not. */
export async function chargingAccount(db: Database, restaurantId: number): Promise<string | null> {
  const account = await findAccount(db, restaurantId);
  return account !== null && mayCharge(account.state) ? account.accountId : null;
}
