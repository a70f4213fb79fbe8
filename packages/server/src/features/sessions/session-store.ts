import type { Database, Transaction } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';
import { deleteSession, findSession, insertSession } from './session-queries.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';
import type { Session } from './session.ts';

const KEPT_MS = 60_000;
const MAX_KEPT = 20_000;

interface Opening {
  /** The token that came along: it ends with the same commit (every rise in rights takes a new one). */
  replacing: string | undefined;
  /** What the session stands on and must be there first. */
  prepare?: (tx: Transaction) => Promise<void>;
}

/**
 * Opens, finds and ends sessions. Found ones are kept in memory for a minute, since every call asks;
 * ending one is announced to all processes within its transaction, and while announcements cannot
 * be heard nothing is answered from memory.
 */
export class SessionStore {
  readonly #db: Database;
  readonly #kept = new Map<string, { session: Session; until: number }>();
  /** Counts what was dropped, so that a reading older than a drop is not kept after it. */
  #drops = 0;

  constructor(db: Database) {
    this.#db = db;
    db.signals.listen({
      onSignal: (topic, key) => {
        if (topic !== 'session') return;
        this.#drops += 1;
        this.#kept.delete(key);
      },
      onResync: () => {
        this.#drops += 1;
        this.#kept.clear();
      },
    });
  }

  /** Answers the token for the cookie. */
  async open(session: Session, { replacing, prepare }: Opening): Promise<string> {
    const token = newSessionToken();
    const insert = async (tx: Transaction) => {
      await prepare?.(tx);
      await insertSession(tx, hashSessionToken(token), session);
    };
    if (replacing === undefined) await this.#db.transaction(insert);
    else await this.#endWith(replacing, insert);
    return token;
  }

  async find(token: string): Promise<Session | null> {
    const tokenHash = hashSessionToken(token);
    const now = Date.now();
    const kept = this.#kept.get(tokenHash);
    if (kept && kept.until > now && this.#db.signals.isTrusted) {
      return kept.session.expiresAt.getTime() > now ? kept.session : null;
    }
    const drops = this.#drops;
    const session = await findSession(this.#db, tokenHash);
    if (session && drops === this.#drops) this.#keep(tokenHash, session, now + KEPT_MS);
    return session;
  }

  async end(token: string): Promise<void> {
    await this.#endWith(token, async () => undefined);
  }

  async #endWith(token: string, work: (tx: Transaction) => Promise<void>): Promise<void> {
    const tokenHash = hashSessionToken(token);
    await announcedTransaction(this.#db, 'session', tokenHash, async (tx) => {
      await deleteSession(tx, tokenHash);
      await work(tx);
    });
  }

  #keep(tokenHash: string, session: Session, until: number): void {
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(tokenHash, { session, until });
  }
}
