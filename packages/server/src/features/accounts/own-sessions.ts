import { OTHER_SESSIONS, SESSIONS_LISTED } from '@simplato/contract';
import { auditEvent, newFact } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Confirmed, requireStillTheirs } from '../../auth/confirm-password.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { listSessionsOf, type OwnSession } from '../../auth/session-queries.ts';
import { hashToken } from '../../auth/tokens.ts';
import { accountOf, type Session } from '../../auth/session.ts';

/** The open sessions of the account that this one, with its token, belongs to. */
export async function listOwnSessions(
  db: Queryable,
  session: Session,
  token: string,
): Promise<OwnSession[]> {
  const account = accountOf(session);
  if (!account) throw new AppError('no_session');
  return listSessionsOf(db, account, hashToken(token), SESSIONS_LISTED);
}

interface Ending {
  /** The id of one session of the account, or all but the one with the token. */
  which: typeof OTHER_SESSIONS | (string & {});
  token: string;
}

/**
 * The password has just been confirmed. Every process stops serving these sessions in the same
 * commit. For staff, the restaurant's owners read about it. Returns how many there were, and whether the
 * one with the token was among them.
 */
export async function endOwnSessions(
  { sessions }: Pick<Dependencies, 'sessions'>,
  confirmed: Confirmed,
  { which, token }: Ending,
): Promise<{ count: number; isThisAmongThem: boolean }> {
  const { account } = confirmed;
  const tokenHash = hashToken(token);
  const chosen = which === OTHER_SESSIONS ? { butTokenHash: tokenHash } : { sessionId: which };
  const ended = await sessions.endSomeOf(account, chosen, async (tx, locked, { length }) => {
    const { name } = requireStillTheirs(locked, confirmed);
    if (length === 0 && which !== OTHER_SESSIONS) throw new AppError('not_found');
    if (length === 0 || account.kind === 'diner') return;
    const { restaurantId } = account;
    const change = newFact('Cuántas', String(length));
    const event = auditEvent('sessions-ended', name, [change]);
    await recordChanges(tx, { restaurantId, userName: name }, [event]);
  });
  return { count: ended.length, isThisAmongThem: ended.includes(tokenHash) };
}
