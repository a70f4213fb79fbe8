import { COOKIES } from '@simplato/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../parts.ts';
import { rememberDevice } from './known-devices.ts';
import type { Opening } from './session-store.ts';
import { accountOf, type Session } from './session.ts';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Gives a caller a session in place of the one that came along, and its cookies. The device where somebody
 * showed their password is remembered, so that others' guesses do not keep it out later.
 */
export async function signIn(
  { db, sessions, cookies }: Parts,
  { request, reply }: Exchange,
  session: Session,
  opening: Opening = {},
): Promise<void> {
  const token = await sessions.open(session, request.cookies[COOKIES.session], opening);
  cookies.set(reply, token, session);
  const account = accountOf(session);
  if (!account || !opening.proof || 'pinHash' in opening.proof) return;
  const device = await rememberDevice(db, account, request.cookies[COOKIES.device]);
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
