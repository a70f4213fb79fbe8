import type { ErrorCode } from '@simplato/contract';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';
import { lockAccount, type LockedAccount } from '../accounts/lock-account.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  unverifySessionsAt,
} from './session-queries.ts';
import { hashToken, newToken } from './session-token.ts';
import { accountOf, type Account, type Session } from './session.ts';

const KEPT_MS = 60_000;
const MAX_KEPT = 20_000;

/** What somebody has just shown, as the hash that it was compared with. */
export type Proof = { passwordHash: string } | { pinHash: string };

export interface Opening {
  /**
   * A password opens a session by itself. One of an account without it goes on from the session that came
   * along, which must still be there: also where a PIN was typed.
   */
  proof?: Proof;
  /** The answer where the proof holds no more, or there is nothing to go on from. */
  refusal?: ErrorCode;
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

  /**
   * Answers the token for the cookie. The token that came along ends with the same commit: every rise in
   * rights takes a new one. While a password was compared, it may have changed and the account's sessions
   * ended: so what was shown is looked at again, with the account locked.
   */
  async open(
    session: Session,
    replacing: string | undefined,
    { proof, refusal = 'unavailable', prepare }: Opening = {},
  ): Promise<string> {
    const token = newToken();
    const account = accountOf(session);
    await announcedTransaction(this.#db, 'session', async (tx, announce) => {
      const locked = account && (await lockAccount(tx, account));
      const former = replacing === undefined ? null : hashToken(replacing);
      const goesOn = former !== null && (await deleteSession(tx, former));
      if (former !== null) announce(former);
      if (account && !(locked && stands(locked, proof, goesOn))) throw new AppError(refusal);
      await prepare?.(tx);
      await insertSession(tx, hashToken(token), session);
    });
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
    const tokenHash = hashToken(token);
    await announcedTransaction(this.#db, 'session', async (tx, announce) => {
      await deleteSession(tx, tokenHash);
      announce(tokenHash);
    });
  }

  /**
   * Ends all sessions of an account, within the same commit as `work`. With the account locked no other is
   * opened that would not be seen here.
   */
  async endAllOf(
    account: Account,
    work: (tx: Transaction, locked: LockedAccount | null) => Promise<void>,
  ): Promise<void> {
    await announcedTransaction(this.#db, 'session', async (tx, announce) => {
      const locked = await lockAccount(tx, account);
      for (const tokenHash of await deleteSessionsOf(tx, account)) announce(tokenHash);
      await work(tx, locked);
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

  #keep(tokenHash: string, session: Session, until: number): void {
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(tokenHash, { session, until });
  }
}

function stands(locked: LockedAccount, proof: Proof | undefined, goesOn: boolean): boolean {
  if (proof && 'passwordHash' in proof) return proof.passwordHash === locked.passwordHash;
  return goesOn && (!proof || proof.pinHash === locked.pinHash);
}
