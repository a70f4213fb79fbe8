import type { Database, Transaction } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  unverifySessionsAt,
} from './session-queries.ts';
import { hashToken, newToken } from './session-token.ts';
import type { Account, Session } from './session.ts';

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
  /** Who wants to hear, by token hash, that a session has ended. */
  readonly #watchers = new Map<string, Set<() => void>>();
  /** Counts what was dropped, so that a reading older than a drop is not kept after it. */
  #drops = 0;

  constructor(db: Database) {
    this.#db = db;
    db.signals.listen({
      onSignal: (topic, key) => {
        if (topic !== 'session') return;
        this.#drops += 1;
        this.#kept.delete(key);
        for (const tell of this.#watchers.get(key) ?? []) tell();
      },
      onResync: () => {
        this.#drops += 1;
        this.#kept.clear();
      },
    });
  }

  /** Answers the token for the cookie. */
  async open(session: Session, { replacing, prepare }: Opening): Promise<string> {
    const token = newToken();
    const insert = async (tx: Transaction) => {
      await prepare?.(tx);
      await insertSession(tx, hashToken(token), session);
    };
    if (replacing === undefined) await this.#db.transaction(insert);
    else await this.#endWith(replacing, insert);
    return token;
  }

  async find(token: string): Promise<Session | null> {
    const tokenHash = hashToken(token);
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

  /** Calls back once the session ends, in whichever process. Answers how to stop watching. */
  onEnd(token: string, tell: () => void): () => void {
    const tokenHash = hashToken(token);
    const watchers = this.#watchers.get(tokenHash) ?? new Set();
    this.#watchers.set(tokenHash, watchers.add(tell));
    return () => {
      watchers.delete(tell);
      if (watchers.size === 0 && this.#watchers.get(tokenHash) === watchers) {
        this.#watchers.delete(tokenHash);
      }
    };
  }

  async end(token: string): Promise<void> {
    await this.#endWith(token, async () => undefined);
  }

  /** Ends all sessions of an account, within the same commit as `work`. */
  async endAllOf(account: Account, work: (tx: Transaction) => Promise<void>): Promise<void> {
    await announcedTransaction(this.#db, 'session', async (tx, announce) => {
      for (const tokenHash of await deleteSessionsOf(tx, account)) announce(tokenHash);
      await work(tx);
    });
  }

  /**
   * Within the same commit as `work`, the parties at a table are no longer vouched for by its code. Their
   * sessions are announced as if they ended: nobody goes on by what is remembered of them, and a stream
   * that was opened by one is opened anew.
   */
  async unverifyTable(
    { restaurantId, tableName }: { restaurantId: number; tableName: string },
    work: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await announcedTransaction(this.#db, 'session', async (tx, announce) => {
      await work(tx);
      for (const tokenHash of await unverifySessionsAt(tx, restaurantId, tableName)) {
        announce(tokenHash);
      }
    });
  }

  async #endWith(token: string, work: (tx: Transaction) => Promise<void>): Promise<void> {
    const tokenHash = hashToken(token);
    await announcedTransaction(this.#db, 'session', async (tx, announce) => {
      await deleteSession(tx, tokenHash);
      announce(tokenHash);
      await work(tx);
    });
  }

  #keep(tokenHash: string, session: Session, until: number): void {
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(tokenHash, { session, until });
  }
}
