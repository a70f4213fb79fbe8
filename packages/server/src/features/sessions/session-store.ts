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

/** What somebody has just proved to know, as the stored hash that it was compared with. */
export type Proof = { passwordHash: string } | { pinHash: string };

export interface Opening {
  /**
   * A password opens a session by itself. With a PIN, or with no proof, an account's session can
   * only continue the session that the request came with, which must still exist.
   */
  proof?: Proof;
  /** The error when the proof is no longer right, or there is no session to continue. */
  refusal?: ErrorCode;
  /** Done first, in the same transaction: for example the visit that the session belongs to. */
  prepare?: (tx: Transaction) => Promise<void>;
}

/**
 * Opens, finds and ends sessions. Every call asks for one, so they are kept in memory for a minute.
 * The end of a session is announced to all processes within its transaction; while announcements
 * cannot be heard, nothing is answered from memory.
 */
export class SessionStore {
  readonly #db: Database;
  readonly #kept = new Map<string, { session: Session; until: number }>();
  /** Who wants to hear, by token hash, that a session has ended. */
  readonly #watchers = new Map<string, Set<() => void>>();
  /** How often something was dropped: a session read before a drop must not be kept after it. */
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
   * Returns the token for the cookie. The token that the request came with ends in the same commit,
   * so that nobody gains rights under an old token. Comparing a password takes time, in which it
   * may have been changed and the account's sessions ended: so the proof is checked once more with
   * the account locked.
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

  /** Calls back when the session ends, in any process. Returns a function that stops watching. */
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
   * Ends all sessions of an account, in the same commit as `work`; its lock keeps new ones from
   * being opened.
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
   * In the same commit as `work`, marks the sessions at a table as no longer verified by its code.
   * They are announced as if they had ended: every process drops them from memory, and their
   * streams are reopened.
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
