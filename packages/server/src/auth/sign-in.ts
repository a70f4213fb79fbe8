import { COOKIES } from '@simplato/contract';
import { readUserAgent } from '@simplato/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../db/database.ts';
import { rememberDevice } from './known-devices.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Opening, SessionStore } from './session-store.ts';
import { accountOf, callerOf, type Session } from './session.ts';

interface SignInDependencies {
  db: Database;
  sessions: SessionStore;
  cookies: SessionCookies;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Gives a caller a new session and its cookies, replacing the session that the request came with. A device on
 * which the password was typed is remembered, so that other people's guesses do not lock it out later.
 */
export async function signIn(
  { db, sessions, cookies }: SignInDependencies,
  { request, reply }: Exchange,
  session: Session,
  opening: Omit<Opening, 'userAgent'> = {},
): Promise<void> {
  const userAgent = readUserAgent(request.headers['user-agent']);
  const token = await sessions.open(session, request.cookies[COOKIES.session], {
    ...opening,
    userAgent,
  });
  cookies.set(reply, token, session);
  const { proof } = opening;
  if (!proof) return;
  const isByPin = 'pinHash' in proof;
  request.log.info({ as: callerOf(session), by: isByPin ? 'pin' : 'password' }, 'signed in');
  const account = accountOf(session);
  if (!account || isByPin) return;
  const device = await rememberDevice(db, account, cookies.deviceOf(request));
  cookies.setDevice(reply, device);
}

/** A change of one's own account, with the name that the screens show afterwards. */
export interface OwnChange {
  userName: string;
  save: (tx: Transaction) => Promise<void>;
}

/** The session contains the name, so a new name needs a new session: both are stored in one commit. */
export async function saveOwnChange(
  dependencies: SignInDependencies,
  exchange: Exchange,
  session: Session,
  { userName, save }: OwnChange,
): Promise<void> {
  if (session.userName === userName) await dependencies.db.transaction(save);
  else await signIn(dependencies, exchange, { ...session, userName }, { prepare: save });
}
