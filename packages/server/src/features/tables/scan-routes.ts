import { COOKIES } from '@simplato/contract';
import { codeFromScan, worksInTheHouse } from '@simplato/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { sessionOf } from '../../http/session-of.ts';
import type { Parts } from '../../parts.ts';
import { isMirrored, USER_TYPE_COOKIE } from '../sessions/session-cookies.ts';
import { signIn } from '../sessions/sign-in.ts';
import { enterTable } from './enter-table.ts';

/** A code is some forty signs long; see the call that takes one. */
const LONGEST_LINK = 400;

/**
 * A printed code opens the table at once: the link that a phone's camera follows answers with the session
 * and the way to the house. What is no plain case gets the scan page, which asks or explains.
 */
export function scanRoutes(
  app: FastifyInstance,
  parts: Parts,
  sendPage: (reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { db, sessions, now } = parts;

  app.get<{ Querystring: { c?: string } }>('/scanqr', async (request, reply) => {
    const { c: code } = request.query;
    if (typeof code !== 'string' || code.length > LONGEST_LINK || !isSomebodyComing(request)) {
      return sendPage(reply);
    }
    try {
      const caller = await sessionOf(request, sessions);
      // Nobody who runs a house is put at a table without being asked.
      if (isStaffs(request) || (caller && worksInTheHouse(caller.role))) return sendPage(reply);
      const { session, prepare } = await enterTable(db, codeFromScan(code), {
        caller,
        ip: request.ip,
        now: now(),
      });
      const isThere =
        caller?.visitId === session.visitId &&
        caller.tableName === session.tableName &&
        caller.isTableVerified === session.isTableVerified &&
        isMirrored(request, session);
      if (!isThere) await signIn(parts, { request, reply }, session, { prepare });
      return reply.header('cache-control', 'no-store').redirect('/clients/home', 303);
    } catch (error) {
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'a scan failed');
      return sendPage(reply);
    }
  });
}

/** Programs that look at what a link shows; they come without being asked by whoever sits at the table. */
const LOOKERS_ON = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slurp/i;

/** A person who opens the link: not a browser that fetches ahead, a part of another page, or a robot. */
function isSomebodyComing({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  const dest = headers['sec-fetch-dest'];
  return (
    (mode === undefined || mode === 'navigate') &&
    (dest === undefined || dest === 'document') &&
    headers['sec-purpose'] === undefined &&
    headers['purpose'] === undefined &&
    headers['x-moz'] === undefined &&
    !LOOKERS_ON.test(headers['user-agent'] ?? '')
  );
}

/** Also where the mirror alone says so: its screens would be lost all the same. */
function isStaffs({ cookies }: FastifyRequest): boolean {
  return cookies[COOKIES.userType] === USER_TYPE_COOKIE.RESTAURANTE;
}
