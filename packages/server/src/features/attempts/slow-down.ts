import type { ErrorCode } from '@simplato/contract';
import { PATIENCE, waitTable } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { hashToken } from '../sessions/session-token.ts';
import { countAttempt, forgetAttempts, hasAttempts, takeBackAttempt } from './attempt-queries.ts';

/**
 * Slows guesses down, per account and per address, for all processes together. An attempt counts as
 * a failure before the password is looked at; a success takes it back.
 */
export interface LoginAttempt {
  /** Whose password is tried: a kind of account and an address, known or not. */
  subject: string;
  /** The caller's network address. */
  ip: string;
  /** A device that has logged in to this account before has a count of its own. */
  device: string | null;
}

const WAITS = {
  account: waitTable(PATIENCE.account),
  address: waitTable(PATIENCE.address),
  inquiry: waitTable(PATIENCE.inquiry),
  pin: waitTable(PATIENCE.pin),
  tableKey: waitTable(PATIENCE.tableKey),
  houseTableKey: waitTable(PATIENCE.houseTableKey),
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

/** Hashed: the table needs no mail addresses. */
function bucketsOf({ subject, ip, device }: LoginAttempt) {
  return {
    account: hashToken(`account|${subject}|${device ?? ''}`),
    address: hashToken(`address|${ip}`),
  };
}

export async function startAttempt(db: Queryable, attempt: LoginAttempt): Promise<void> {
  const { account, address } = bucketsOf(attempt);
  await count(db, account, WAITS.account);
  // A known device is not made to pay for its neighbours' guesses.
  if (attempt.device !== null) return;
  await count(db, address, WAITS.address);
}

export async function attemptSucceeded(db: Queryable, attempt: LoginAttempt): Promise<void> {
  const { account, address } = bucketsOf(attempt);
  await forgetAttempts(db, account);
  if (attempt.device === null) await takeBackAttempt(db, address);
}

/** A new password: the guesses at the old one are nobody's concern any more. */
export async function forgetGuesses(db: Queryable, subject: string): Promise<void> {
  await forgetAttempts(db, bucketsOf({ subject, ip: '', device: null }).account);
}

/** Counts a try at somebody's PIN, whoever makes it: there are only so many to try. */
export async function startPinAttempt(db: Queryable, subject: string): Promise<void> {
  await count(db, pinBucket(subject), WAITS.pin);
}

export async function pinSucceeded(db: Queryable, subject: string): Promise<void> {
  await forgetAttempts(db, pinBucket(subject));
}

function pinBucket(subject: string): string {
  return hashToken(`pin|${subject}`);
}

/** For questions that cost us work or mail, or that tell something about others. */
export async function countInquiry(db: Queryable, ip: string): Promise<void> {
  await count(db, hashToken(`inquiry|${ip}`), WAITS.inquiry);
}

/** A code whose key is not the table's: an old print, or a guess. */
export interface WrongTableKey {
  restaurantId: number;
  tableName: string;
  key: string;
  ip: string;
}

/**
 * Counts guesses at tables' keys, by the caller's address and by house. One and the same wrong code is
 * no new guess: an old print that a whole dining room scans over one wifi counts once an hour. Codes that
 * are right never come here, so that no flood of wrong ones keeps a party from its table.
 */
export async function countWrongTableKey(db: Queryable, wrong: WrongTableKey): Promise<void> {
  const { restaurantId, tableName, key, ip } = wrong;
  const code = hashToken(`table-key|${restaurantId}|${tableName}|${key}`);
  if (await hasAttempts(db, code)) return;
  await count(db, hashToken(`table-keys|${ip}`), WAITS.tableKey, 'too_many_codes');
  const house = hashToken(`table-keys-of|${restaurantId}`);
  await count(db, house, WAITS.houseTableKey, 'too_many_codes');
  await countAttempt(db, code, [0]);
}
