import { COOKIES } from '@simplato/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import { rememberDevice } from './known-devices.ts';
import type { Account, Session } from './session.ts';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Gives a caller a session in place of the one that came along, and its cookies. With an account the
 * device is remembered, so that others' guesses do not keep it out later.
 */
export async function signIn(
  { db, sessions, cookies }: Parts,
  { request, reply }: Exchange,
  session: Session,
  options: { account?: Account; prepare?: (tx: Transaction) => Promise<void> } = {},
): Promise<void> {
  const token = await sessions.open(session, {
    replacing: request.cookies[COOKIES.session],
    prepare: options.prepare ?? (async () => undefined),
  });
  cookies.set(reply, token, session);
  if (!options.account) return;
  const device = await rememberDevice(db, options.account, request.cookies[COOKIES.device]);
  cookies.setDevice(reply, device);
}

/** After somebody changed their name: the screens greet them by the new one. */
export async function renameSession(
  parts: Parts,
  exchange: Exchange,
  session: Session,
  userName: string,
): Promise<void> {
  if (session.userName !== userName) await signIn(parts, exchange, { ...session, userName });
}
