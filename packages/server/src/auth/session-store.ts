import type { ErrorCode } from '@simplato/contract';
import { UNKNOWN_USER_AGENT, type UserAgent } from '@simplato/domain';
import { AppError } from '../app-error.ts';
import type { Database, Transaction } from '../db/database.ts';
import { announcedTransaction } from '../db/announced-transaction.ts';
import { lockAccount, type LockedAccount } from './account-queries.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  moveSessions,
  unverifySessionsAt,
  updateLastUse,
  type EndedSession,
  type Which,
} from './session-queries.ts';
import { hashToken, newToken } from './tokens.ts';
import { accountName, accountOf, type Account, type Session } from './session.ts';

const KEPT_MS = 60_000;
const MAX_KEPT = 20_000;

/** A password or PIN that was just checked: the stored hash that it matched. */
export type Proof = { passwordHash: string } | { pinHash: string };

export interface Opening {
  /**
   * A password opens a session by itself. With a PIN, or with no proof, an account's session can
   * only continue the session that the request came with, which must still exist.
   */
  proof?: Proof;
  /** The error if the proof is no longer valid, or there is no session to continue. */
  refusal?: ErrorCode;
  /** Done first, in the same transaction: for example the visit that the session belongs to. */
  prepare?: (tx: Transaction) => Promise<void>;
  /** Of the browser that opens it. */
  userAgent?: UserAgent;
}

/**
 * Opens, finds and ends sessions. Every call needs one, so they are cached for a minute. The end of
 * a session is announced to all processes in its transaction; while announcements cannot be
 * received, the cache is not used.
 */
export class SessionStore {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #kept = new Map<string, { session: Session; until: number }>();
  /** The callbacks for the end or change of a session, by token hash. */
  readonly #watchers = new Map<string, Set<() => void>>();
  /** Number of invalidations: a session that was read before one must not be cached after it. */
  #drops = 0;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
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
   * Returns the token for the cookie. The session that the request came with ends in the same commit,
   * so that an old token never gains rights. While the password was being compared, it may have
   * been changed and the account's sessions ended, so the proof is checked again with the account
   * locked.
   */
  async open(
    session: Session,
    replacing: string | undefined,
    { proof, refusal = 'unavailable', prepare, userAgent = UNKNOWN_USER_AGENT }: Opening = {},
  ): Promise<string> {
    const token = newToken();
    const account = accountOf(session);
    await announcedTransaction(this.#db, 'session', async (tx, announce) => {
      const locked = account && (await lockAccount(tx, account));
      const former = replacing === undefined ? null : hashToken(replacing);
      const ended = former === null ? null : await deleteSession(tx, former);
      if (former !== null) announce(former);
      if (account && !(locked && stands(locked, proof, ended !== null)))
        throw new AppError(refusal);
      await prepare?.(tx);
      await insertSession(tx, hashToken(token), session, {
        origin: ended && account && continues(ended, account, proof) ? ended : null,
        // Guests have no list of sessions to recognise it in.
        userAgent: account ? userAgent : UNKNOWN_USER_AGENT,
      });
    });
    return token;
  }

  async find(token: string): Promise<Session | null> {
    const tokenHash = hashToken(token);
    const now = this.#now().getTime();
    const kept = this.#kept.get(tokenHash);
    if (kept && kept.until > now && this.#db.signals.isTrusted) {
      return kept.session.expiresAt.getTime() > now ? kept.session : null;
    }
    const drops = this.#drops;
    const found = await findSession(this.#db, tokenHash);
    if (!found) return null;
    const { session, isUseDue } = found;
    if (drops === this.#drops) this.#keep(tokenHash, session, now);
    if (isUseDue) this.#noteUse(tokenHash);
    return session;
  }

  /** The request does not wait for it. If it fails, the next one that reads the session tries again. */
  #noteUse(tokenHash: string): void {
    updateLastUse(this.#db.background, tokenHash).catch(() => undefined);
  }

  /**
   * Calls `tell` when any process ends the session, or makes it unverified. Returns a function that
   * unsubscribes.
   */
  onChange(token: string, tell: () => void): () => void {
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
   * Ends all sessions of an account, in the same commit as `work`. The account is locked, so that no
   * new one can be opened meanwhile.
   */
  async endAllOf(
    account: Account,
    work: (tx: Transaction, locked: LockedAccount | null) => Promise<void>,
  ): Promise<void> {
    await this.endSomeOf(account, {}, work);
  }

  /** The same for some of its sessions; `work` is told the hashes of their tokens. */
  async endSomeOf(
    account: Account,
    which: Which,
    work: (
      tx: Transaction,
      locked: LockedAccount | null,
      ended: readonly string[],
    ) => Promise<void>,
  ): Promise<readonly string[]> {
    return announcedTransaction(this.#db, 'session', async (tx, announce) => {
      const locked = await lockAccount(tx, account);
      const ended = await deleteSessionsOf(tx, account, which);
      for (const tokenHash of ended) announce(tokenHash);
      await work(tx, locked, ended);
      return ended;
    });
  }

  /**
   * In the same commit as `work`, marks the sessions at a table as no longer verified by its code.
   * They are announced as if they had ended: every process drops them from its cache and closes
   * their streams, whose phones reconnect with the same cookie.
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

  /**
   * Runs `work` and takes the sessions of the visits that it returns to another table, in the same
   * commit. They are announced as above.
   */
  async moveVisits(
    work: (
      tx: Transaction,
    ) => Promise<{ restaurantId: number; tableName: string; visitIds: readonly string[] } | null>,
  ): Promise<void> {
    await announcedTransaction(this.#db, 'session', async (tx, announce) => {
      const moved = await work(tx);
      const tokens = moved ? await moveSessions(tx, moved) : [];
      for (const tokenHash of tokens) announce(tokenHash);
    });
  }

  /** Everything is kept for the same time, so what expires first is at the front of the map. */
  #keep(tokenHash: string, session: Session, now: number): void {
    for (const [oldest, { until }] of this.#kept) {
      if (until > now && this.#kept.size < MAX_KEPT) break;
      this.#kept.delete(oldest);
    }
    this.#kept.delete(tokenHash);
    this.#kept.set(tokenHash, { session, until: now + KEPT_MS });
  }
}

function stands(locked: LockedAccount, proof: Proof | undefined, goesOn: boolean): boolean {
  if (proof && 'passwordHash' in proof) return proof.passwordHash === locked.passwordHash;
  return goesOn && (!proof || proof.pinHash === locked.pinHash);
}

/**
 * Whether a session goes on as another of the same account: with a new name, at another table. One
 * that is opened with the password is new.
 */
function continues(ended: EndedSession, account: Account, proof: Proof | undefined): boolean {
  if (proof && 'passwordHash' in proof) return false;
  const former = accountOf(ended);
  return former !== null && accountName(former) === accountName(account);
}
