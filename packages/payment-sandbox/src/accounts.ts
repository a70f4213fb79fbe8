import type { Database, Queryable } from './database.ts';
import { ProviderRefusal, type AccountOwner, type ProviderAccountState } from '@simplato/domain';
import { CHOICES, mayChoose, type AccountData, type ChoiceName } from './account-steps.ts';
import { queueEvent } from './event-queries.ts';
import { newId } from './sandbox-ids.ts';
import { findObject, insertObject, lockObject, saveObject } from './sandbox-objects.ts';
import { after, EVENT_AFTER_MS } from './sandbox-times.ts';

/** Idempotent by key, even if the owner's other data differs. */
export async function createAccount(db: Queryable, owner: AccountOwner): Promise<string> {
  const accountId = newId('account');
  const data: AccountData = { owner, state: 'unfinished', returnUrl: null };
  const { key } = owner;
  if (await insertObject(db, { objectId: accountId, kind: 'account', key, data })) return accountId;
  const [taken] = await db.query<{ accountId: string }>(
    `select object_id as "accountId" from sandbox_objects
     where idempotency_key = $1 and kind = 'account'`,
    [key],
  );
  if (!taken) throw new ProviderRefusal(`the key ${key} was used for something else`);
  return taken.accountId;
}

export async function findAccount(db: Queryable, accountId: string): Promise<AccountData | null> {
  return findObject<AccountData>(db, 'account', accountId);
}

export async function readAccount(db: Queryable, accountId: string): Promise<ProviderAccountState> {
  const account = await findAccount(db, accountId);
  return account?.state ?? 'disconnected';
}

export async function requireAccount(db: Queryable, accountId: string): Promise<AccountData> {
  const account = await findAccount(db, accountId);
  if (account && account.state !== 'disconnected') return account;
  throw new ProviderRefusal(`no such account, or it has disconnected: ${accountId}`);
}

/**
 * Changes the account's state as a button says, and queues the event. Ignores buttons not offered
 * in this state.
 */
export async function chooseForAccount(
  db: Database,
  accountId: string,
  name: ChoiceName,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockObject<AccountData>(tx, 'account', accountId);
    if (!account || !mayChoose(name, account.state)) return;
    const state = CHOICES[name].to;
    await saveObject(tx, accountId, { ...account, state });
    const isOver = state === 'disconnected';
    await queueEvent(tx, {
      type: isOver ? 'account.application.deauthorized' : 'account.updated',
      accountId,
      objectId: accountId,
      dueAt: after(now, EVENT_AFTER_MS),
    });
  });
}
