import type { Queryable } from '../db/database.ts';
import type { Account } from './session.ts';

export type Purpose = 'reset-password' | 'confirm-email';

interface OneTimeToken {
  tokenHash: string;
  purpose: Purpose;
  account: Account;
  /** The address that the link was sent to. */
  email: string;
  expiresAt: Date;
}

function columnsOf(account: Account): [number | null, number | null, number | null] {
  return account.kind === 'staff'
    ? [account.restaurantId, account.staffId, null]
    : [null, null, account.dinerId];
}

/** A new link replaces an older one for the same purpose. */
export async function replaceToken(db: Queryable, token: OneTimeToken): Promise<void> {
  await deleteTokensOf(db, token.account, token.purpose);
  await db.query(
    `insert into one_time_tokens
       (token_hash, purpose, restaurant_id, staff_id, diner_id, email, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [token.tokenHash, token.purpose, ...columnsOf(token.account), token.email, token.expiresAt],
  );
}

export async function deleteTokensOf(db: Queryable, account: Account, purpose: Purpose) {
  await db.query(
    `delete from one_time_tokens
     where purpose = $1 and restaurant_id is not distinct from $2
       and staff_id is not distinct from $3 and diner_id is not distinct from $4`,
    [purpose, ...columnsOf(account)],
  );
}

interface TokenRow {
  restaurantId: number | null;
  staffId: number | null;
  dinerId: number | null;
  email: string;
}

const TOKEN_COLUMNS = `restaurant_id as "restaurantId", staff_id as "staffId",
  diner_id as "dinerId", email`;

/** The account of a link that is still valid, without consuming it. */
export async function findTokenAccount(db: Queryable, tokenHash: string, purpose: Purpose) {
  const [row] = await db.query<TokenRow>(
    `select ${TOKEN_COLUMNS} from one_time_tokens
     where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [tokenHash, purpose],
  );
  return row ? accountFromRow(row) : null;
}

/**
 * Consumes a link. Null if there is none or it has expired; if two use it at once, only one
 * succeeds.
 */
export async function takeToken(db: Queryable, tokenHash: string, purpose: Purpose) {
  const [row] = await db.query<TokenRow>(
    `delete from one_time_tokens
     where token_hash = $1 and purpose = $2 and expires_at > now()
     returning ${TOKEN_COLUMNS}`,
    [tokenHash, purpose],
  );
  return row ? { account: accountFromRow(row), email: row.email } : null;
}

function accountFromRow({ restaurantId, staffId, dinerId }: TokenRow): Account {
  if (dinerId !== null) return { kind: 'diner', dinerId };
  if (restaurantId !== null && staffId !== null) return { kind: 'staff', restaurantId, staffId };
  throw new Error('a one-time token without an account');
}

/** The address that awaits confirmation, if any. */
export async function findPendingEmail(db: Queryable, account: Account): Promise<string | null> {
  const [row] = await db.query<{ email: string }>(
    `select email from one_time_tokens
     where purpose = 'confirm-email' and expires_at > now()
       and restaurant_id is not distinct from $1 and staff_id is not distinct from $2
       and diner_id is not distinct from $3`,
    columnsOf(account),
  );
  return row?.email ?? null;
}

export async function purgeTokens(db: Queryable): Promise<void> {
  await db.query('delete from one_time_tokens where expires_at < now()');
}
