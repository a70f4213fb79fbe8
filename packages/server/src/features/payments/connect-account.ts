import {
  type AccountState,
  auditEvent,
  mayCharge,
  type PaymentProvider,
  ProviderFailure,
  ProviderRefusal,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { paymentsStoppedMail } from '../../mail/letters/account-mails.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { listOwners } from '../people/members.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { askProvider } from './ask-provider.ts';
import {
  claimAccount,
  countAccountTry,
  findAccount,
  findAccountById,
  renewAccount,
  setAccountId,
  setAccountState,
  syncedAccount,
} from './account-queries.ts';
import { syncInOrder } from './sync-in-order.ts';

interface Owner extends Author {
  email: string;
  legalName: string;
}

interface Dependencies {
  db: Database;
  payments: PaymentProvider;
  config: { publicUrl: string };
}

/** The provider's page where the restaurant sets up this account. */
interface AccountLink {
  url: string;
  accountId: string;
}

/**
 * A link for the restaurant's account. If the provider refuses, the account may have left us without
 * an event that told: then it is replaced by a new one in the same call.
 */
export async function linkAccount(dependencies: Dependencies, owner: Owner): Promise<AccountLink> {
  await dependencies.db.transaction(async (tx) =>
    recordChanges(tx, owner, [auditEvent('payments-link-asked', '')]),
  );
  return askProvider(async () => {
    try {
      return await makeLink(dependencies, owner);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const { state } = await syncAccount(dependencies, owner.restaurantId);
      if (state !== 'disconnected') throw new AppError('account_refused');
      return makeLink(dependencies, owner);
    }
  });
}

/**
 * The account is created once and stored before the link is returned; after a crash in between, it is
 * created again with the same key.
 */
async function makeLink(
  { db, payments, config }: Dependencies,
  owner: Owner,
): Promise<AccountLink> {
  const account = await db.transaction(async (tx) => {
    await renewAccount(tx, owner.restaurantId);
    return claimAccount(tx, owner.restaurantId);
  });
  const accountId = account.accountId ?? (await makeAccount({ db, payments }, owner, account));
  const returnPage = `${config.publicUrl}/onboarding-complete`;
  const url = await payments.createAccountLink({
    accountId,
    returnUrl: returnPage,
    // For a used or expired link: our page, which only the owner can open, requests a new one.
    refreshUrl: `${returnPage}?renovar=1`,
  });
  return { url, accountId };
}

async function makeAccount(
  { db, payments }: Pick<Dependencies, 'db' | 'payments'>,
  owner: Owner,
  account: Awaited<ReturnType<typeof claimAccount>>,
): Promise<string> {
  const { restaurantId, generation, tries } = account;
  const key = generation === 1 ? `acct-${restaurantId}` : `acct-${restaurantId}-${generation}`;
  const accountId = await payments
    .createAccount({ ...owner, key, tries })
    .catch(async (error: unknown) => {
      if (error instanceof ProviderFailure) await countAccountTry(db, account);
      throw error;
    });
  await setAccountId(db, account, accountId);
  return accountId;
}

/**
 * Reads the account's state from the provider, and notifies the restaurant's screens if it has changed.
 */
export async function refreshAccount(
  dependencies: Pick<Dependencies, 'db' | 'payments'>,
  restaurantId: number,
): Promise<{ state: AccountState; accountId: string }> {
  return askProvider(() => syncAccount(dependencies, restaurantId));
}

async function syncAccount(
  { db, payments }: Pick<Dependencies, 'db' | 'payments'>,
  restaurantId: number,
): Promise<{ state: AccountState; accountId: string }> {
  const account = await findAccount(db, restaurantId);
  if (account === null || account.accountId === null) return { state: 'none', accountId: '' };
  const { accountId } = account;
  const state = await syncInOrder(
    db,
    syncedAccount(restaurantId),
    async () => payments.readAccount(accountId),
    async (tx, row, read, announce) => {
      // Another account has taken its place.
      if (row.accountId !== accountId || row.state === read) return read;
      await setAccountState(tx, row, read);
      announce(restaurantId);
      const change = { field: 'Estado', from: STATE_WORDS[row.state], to: STATE_WORDS[read] };
      const event = auditEvent('payments-account-changed', '', [change]);
      await recordChanges(tx, { restaurantId, userName: '' }, [event]);
      if (mayCharge(row.state)) await mailOwners(tx, restaurantId);
      return read;
    },
  );
  return { state, accountId };
}

/** Their diners pay at the table from now on, and nobody may look at the settings for days. */
async function mailOwners(tx: Transaction, restaurantId: number): Promise<void> {
  const { legalName } = await loadRestaurant(tx, restaurantId);
  for (const { email: to, username: name } of await listOwners(tx, restaurantId)) {
    await queueMail(tx, paymentsStoppedMail({ to, name, legalName }));
  }
}

const STATE_WORDS: Record<AccountState, string> = {
  none: 'sin cuenta',
  unfinished: 'sin terminar',
  'in-review': 'en revisión',
  active: 'activa',
  restricted: 'limitada',
  disconnected: 'desconectada',
};

/**
 * Handles an event about an account; throws the provider's errors. 'none' if it is no restaurant's.
 */
export async function refreshAccountById(
  dependencies: Pick<Dependencies, 'db' | 'payments'>,
  accountId: string,
): Promise<AccountState> {
  const account = await findAccountById(dependencies.db, accountId);
  return account === null ? 'none' : (await syncAccount(dependencies, account.restaurantId)).state;
}

/** The id of the account on which a restaurant may charge; null if it may not. */
export async function chargingAccount(db: Database, restaurantId: number): Promise<string | null> {
  const account = await findAccount(db, restaurantId);
  return account !== null && mayCharge(account.state) ? account.accountId : null;
}
