import { WRONG_PINS_IN_A_ROW } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { verifyDigest } from '../../auth/password-hash.ts';
import { forgetPinAttempts, startPinAttempt } from '../../auth/rate-limit.ts';
import { accountName, type StaffSession } from '../../auth/session.ts';
import { forgetGuessedPin, isPinGuessedAway } from './guessed-pin.ts';
import {
  countWrongPin,
  findPinHash,
  findStaff,
  forgetWrongPins,
  type StaffMember,
} from './staff-queries.ts';
import { staffAccount, staffSession } from './staff-session.ts';

interface Wish {
  staffId: number;
  pinDigest: string;
  /** Called if this wrong PIN was one too many, and the person has none any more. */
  onForgotten: () => void;
}

/**
 * Another member of staff takes over a tablet that is signed in. The new session ends when the one
 * it replaces would have ended: a PIN cannot extend a session opened with a password.
 */
export async function switchPerson(
  db: Database,
  present: StaffSession,
  wish: Wish,
): Promise<{ member: StaffMember; pinHash: string; session: StaffSession }> {
  const { member, pinHash } = await requirePin(db, present, wish);
  const { isRemembered, expiresAt } = present;
  return {
    member,
    pinHash,
    session: { ...staffSession(member, isRemembered, expiresAt), expiresAt },
  };
}

/** Whose PIN it is; throws if it is not theirs, or was tried too often. */
export async function requirePin(
  db: Database,
  present: StaffSession,
  { staffId, pinDigest, onForgotten }: Wish,
): Promise<{ member: StaffMember; pinHash: string }> {
  const key = { restaurantId: present.restaurantId, staffId };
  const subject = accountName(staffAccount(key));
  await startPinAttempt(db, subject);
  const pinHash = await findPinHash(db, key);
  const matches = await verifyDigest(pinHash, pinDigest);
  if (pinHash === null) {
    const member = await findStaff(db, key);
    const isGuessedAway = member !== null && (await isPinGuessedAway(db, member));
    throw new AppError(isGuessedAway ? 'pin_removed' : 'wrong_pin');
  }
  if (!matches && (await countWrongPin(db, key)) >= WRONG_PINS_IN_A_ROW) {
    if (await forgetGuessedPin(db, present, key, pinHash)) {
      onForgotten();
      throw new AppError('pin_removed');
    }
  }
  const member = matches ? await findStaff(db, key) : null;
  if (!member) throw new AppError('wrong_pin');
  await forgetPinAttempts(db, subject);
  await forgetWrongPins(db, key);
  return { member, pinHash };
}
