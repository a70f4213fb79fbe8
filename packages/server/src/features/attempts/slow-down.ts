import { PATIENCE, waitTable } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { hashToken } from '../sessions/session-token.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempt-queries.ts';

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
};

/** Hashed: the table needs no mail addresses. */
function bucketsOf({ subject, ip, device }: LoginAttempt) {
  return {
    account: hashToken(`account|${subject}|${device ?? ''}`),
    address: hashToken(`address|${ip}`),
  };
}

export async function startAttempt(db: Queryable, attempt: LoginAttempt): Promise<void> {
  const { account, address } = bucketsOf(attempt);
  if (!(await countAttempt(db, account, WAITS.account))) throw new AppError('too_many');
  // A known device is not made to pay for its neighbours' guesses.
  if (attempt.device !== null) return;
  if (!(await countAttempt(db, address, WAITS.address))) throw new AppError('too_many');
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
  const isInTime = await countAttempt(db, pinBucket(subject), WAITS.pin);
  if (!isInTime) throw new AppError('too_many');
}

export async function pinSucceeded(db: Queryable, subject: string): Promise<void> {
  await forgetAttempts(db, pinBucket(subject));
}

function pinBucket(subject: string): string {
  return hashToken(`pin|${subject}`);
}

/** For questions that cost us work or mail, or that tell something about others. */
export async function countInquiry(db: Queryable, ip: string): Promise<void> {
  const isInTime = await countAttempt(db, hashToken(`inquiry|${ip}`), WAITS.inquiry);
  if (!isInTime) throw new AppError('too_many');
}
