import type { Database, Queryable } from '../../db/database.ts';
import { announceWithin } from '../../db/signals.ts';
import { deleteSession, findSession, insertSession } from './session-queries.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';
import type { Session } from './session.ts';

const KEPT_MS = 60_000;
const MAX_KEPT = 20_000;

/**
 * Opens, finds and ends sessions. Found ones are kept in memory for a minute, since every call asks;
 * ending one is announced to all processes within its transaction, and while announcements cannot
 * be heard nothing is answered from memory.
 */
export class SessionStore {
  readonly #db: Database;
  readonly #kept = new Map<string, { session: Session; until: number }>();

  constructor(db: Database) {
    this.#db = db;
    db.signals.listen({
      onSignal: (topic, key) => topic === 'session' && this.#kept.delete(key),
      onResync: () => this.#kept.clear(),
    });
  }

  /** Answers the token for the cookie. */
  async open(db: Queryable, session: Session): Promise<string> {
    const token = newSessionToken();
    await insertSession(db, hashSessionToken(token), session);
    return token;
  }

  async find(token: string): Promise<Session | null> {
    const tokenHash = hashSessionToken(token);
    const now = Date.now();
    const kept = this.#kept.get(tokenHash);
    if (kept && kept.until > now && this.#db.signals.isTrusted) {
      return kept.session.expiresAt.getTime() > now ? kept.session : null;
    }
    const session = await findSession(this.#db, tokenHash);
    if (session) this.#keep(tokenHash, session, now + KEPT_MS);
    return session;
  }

  async end(tx: Queryable, token: string): Promise<void> {
    const tokenHash = hashSessionToken(token);
    await deleteSession(tx, tokenHash);
    await announceWithin(tx, 'session', tokenHash);
  }

  #keep(tokenHash: string, session: Session, until: number): void {
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(tokenHash, { session, until });
  }
}
