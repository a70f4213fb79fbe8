import type { ErrorCode } from '@simplato/contract';
import { RATE_LIMITS, waitTable } from '@simplato/domain';
import { AppError } from '../app-error.ts';
import type { Queryable } from '../db/database.ts';
import { networkOf } from './network-of.ts';
import { hashToken } from './tokens.ts';
import { countAttempt, forgetAttempts, hasAttempts, takeBackAttempt } from './attempt-queries.ts';

/**
 * Throttles guesses, per account and per network address, across all processes. An attempt is
 * counted as a failure before the password is checked; a success takes it back.
 */
export interface LoginAttempt {
  /** The account whose password is tried; for an unknown address, its kind and the address. */
  subject: string;
  /** The caller's network address. */
  ip: string;
  /** A device that has logged in to this account before has a count of its own. */
  device: string | null;
}

const WAITS = {
  account: waitTable(RATE_LIMITS.account),
  address: waitTable(RATE_LIMITS.address),
  inquiry: waitTable(RATE_LIMITS.inquiry),
  pin: waitTable(RATE_LIMITS.pin),
  resetMail: waitTable(RATE_LIMITS.resetMail),
  unprovedMail: waitTable(RATE_LIMITS.unprovedMail),
  invitation: waitTable(RATE_LIMITS.invitation),
  tableKey: waitTable(RATE_LIMITS.tableKey),
  restaurantTableKey: waitTable(RATE_LIMITS.restaurantTableKey),
  visit: waitTable(RATE_LIMITS.visit),
  unverifiedVisit: waitTable(RATE_LIMITS.unverifiedVisit),
};

async function count(
  db: Queryable,
  bucket: string,
  waits: readonly number[],
  refusal: ErrorCode = 'too_many',
): Promise<void> {
  const seconds = await countAttempt(db, bucket, waits);
  if (seconds > 0) throw new AppError(refusal, {}, seconds);
}

/** All addresses that one customer may use share a count. */
function addressBucket(
  what: 'address' | 'inquiry' | 'table-keys' | 'unverified-visit',
  ip: string,
): string {
  return hashToken(`${what}|${networkOf(ip)}`);
}

/** Hashed, so that the table contains no email addresses. */
function bucketsOf({ subject, ip, device }: LoginAttempt) {
  return {
    account: hashToken(`account|${subject}|${device ?? ''}`),
    address: addressBucket('address', ip),
  };
}

export async function startAttempt(db: Queryable, attempt: LoginAttempt): Promise<void> {
  const { account, address } = bucketsOf(attempt);
  await count(db, account, WAITS.account);
  // A known device does not suffer from guesses of others at the same network address.
  if (attempt.device !== null) return;
  await count(db, address, WAITS.address);
}

export async function attemptSucceeded(db: Queryable, attempt: LoginAttempt): Promise<void> {
  const { account, address } = bucketsOf(attempt);
  await forgetAttempts(db, account);
  if (attempt.device === null) await takeBackAttempt(db, address);
}

/** After a change of password: failures with the old one no longer count. */
export async function forgetGuesses(db: Queryable, subject: string): Promise<void> {
  await forgetAttempts(db, bucketsOf({ subject, ip: '', device: null }).account);
}

/** Counted per person, whatever the device or address: there are few possible PINs. */
export async function startPinAttempt(db: Queryable, subject: string): Promise<void> {
  await count(db, pinBucket(subject), WAITS.pin);
}

/** After a right PIN, or when it is changed. */
export async function forgetPinAttempts(db: Queryable, subject: string): Promise<void> {
  await forgetAttempts(db, pinBucket(subject));
}

function pinBucket(subject: string): string {
  return hashToken(`pin|${subject}`);
}

/** For calls that cost us work or a mail, or that reveal something about others. */
export async function countInquiry(db: Queryable, ip: string): Promise<void> {
  await count(db, addressBucket('inquiry', ip), WAITS.inquiry);
}

/** For a new phone at a table whose key it has: those who are there already are not counted. */
export async function countVisit(
  db: Queryable,
  { ip, restaurantId, tableName }: { ip: string; restaurantId: number; tableName: string },
): Promise<void> {
  const table = hashToken(`visit|${networkOf(ip)}|${restaurantId}|${tableName}`);
  await count(db, table, WAITS.visit);
}

/** For a new party at a table whose code has no valid key. */
export async function countUnverifiedVisit(db: Queryable, ip: string): Promise<void> {
  await count(db, addressBucket('unverified-visit', ip), WAITS.unverifiedVisit);
}

/** Whether a mail with a new link is due, which it counts, or the link of the last one must do. */
export async function countResetMail(db: Queryable, subject: string): Promise<boolean> {
  return (await countAttempt(db, resetMailBucket(subject), WAITS.resetMail)) === 0;
}

export async function forgetResetMails(db: Queryable, subject: string): Promise<void> {
  await forgetAttempts(db, resetMailBucket(subject));
}

function resetMailBucket(subject: string): string {
  return hashToken(`reset-mail|${subject}`);
}

/**
 * For mails to an address that nobody has confirmed: it may be a stranger's. Counted per account
 * and kind of mail, five in a row and then one pause of an hour.
 */
export async function countUnprovedMail(
  db: Queryable,
  subject: string,
  kind: 'confirm-email' | 'own-order',
): Promise<void> {
  await count(db, hashToken(`unproved-mail|${kind}|${subject}`), WAITS.unprovedMail);
}

/** An owner can withdraw invitations and send them again without end. */
export async function countInvitation(db: Queryable, restaurantId: number): Promise<void> {
  await count(db, hashToken(`invitation|${restaurantId}`), WAITS.invitation);
}

/** A code whose key is not the table's: an old printed code, or a guess. */
export interface WrongTableKey {
  restaurantId: number;
  tableName: string;
  key: string;
  ip: string;
}

/**
 * Counts guesses at table keys, by network address and by restaurant. The same wrong code again is not a
 * new guess: an old printed code that a whole dining room scans over one Wi-Fi counts once an hour.
 * Correct codes never get here, so a flood of wrong ones keeps nobody from their table.
 */
export async function countWrongTableKey(db: Queryable, wrong: WrongTableKey): Promise<void> {
  const { restaurantId, tableName, key, ip } = wrong;
  const code = hashToken(`table-key|${restaurantId}|${tableName}|${key}`);
  if (await hasAttempts(db, code)) return;
  await count(db, addressBucket('table-keys', ip), WAITS.tableKey, 'too_many_codes');
  const restaurant = hashToken(`table-keys-of|${restaurantId}`);
  await count(db, restaurant, WAITS.restaurantTableKey, 'too_many_codes');
  await countAttempt(db, code, [0]);
}
