import { COOKIES } from '@simplato/contract';
import { codeFromScan, decodeTableCode, worksInTheRestaurant } from '@simplato/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isFromOtherSite } from '../../auth/other-site.ts';
import { sessionOf } from '../../auth/session-of.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../auth/session.ts';
import { isMirrored, USER_TYPE_COOKIE } from '../../auth/session-cookies.ts';
import { signIn } from '../../auth/sign-in.ts';
import { enterTable } from './enter-table.ts';
import { askingLink, codeOf, seatedLink } from './scan-links.ts';

/**
 * The link in a printed code opens the table at once: the response sets the session and redirects
 * to the restaurant. Any unusual case gets the scan page, which asks or explains.
 */
export function scanRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  sendPage: (reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { config, sessions, now } = dependencies;

  app.get<{ Querystring: { preguntar?: string; cookies?: string } }>(
    '/scanqr',
    async (request, reply) => {
      const { preguntar, cookies } = request.query;
      const code = codeOf(request);
      const isForPage = preguntar !== undefined || cookies !== undefined;
      if (code === null || isForPage || !isSomebodyComing(request)) return sendPage(reply);
      try {
        const caller = await sessionOf(request, sessions);
        // Somebody signed in as staff would lose that session: the page asks first.
        if (isStaffs(request) || (caller && worksInTheRestaurant(caller.role)))
          return sendPage(reply);
        const isBroughtHere = isFromOtherSite(request, config.publicUrl);
        if (isElsewhere(caller, code) && isBroughtHere) return sendPage(reply);
        const { session, prepare, seat } = await enterTable(dependencies, codeFromScan(code), {
          caller,
          ip: request.ip,
          now: now(),
        });
        const isSeated =
          caller?.visitId === session.visitId &&
          caller.tableName === session.tableName &&
          caller.isTableVerified === session.isTableVerified;
        const seatedAt = caller?.tableName ?? session.tableName;
        // Of these three, one is everyday: two may be a trick, so the page asks first.
        const oddities = [
          isBroughtHere,
          !session.isTableVerified,
          seatedAt !== session.tableName,
        ].filter(Boolean);
        if (!isSeated && oddities.length > 1) {
          return reply.header('cache-control', 'no-store').redirect(askingLink(code), 302);
        }
        if (!isSeated || !isMirrored(request, session))
          await signIn(dependencies, { request, reply }, session, { prepare });
        // Also on the same phone at the same table: its tab may have been closed meanwhile.
        const link = seatedLink(code, await seat());
        return reply.header('cache-control', 'no-store').redirect(link, 303);
      } catch (error) {
        if (!(error instanceof AppError)) request.log.error({ err: error }, 'a scan failed');
        return sendPage(reply);
      }
    },
  );
}

/** User agents of crawlers and of link previews, which must not open a session. */
const LOOKERS_ON = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slurp/i;

/** Whether a person opens the link, rather than a prefetch, a subresource or frame, or a bot. */
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

/** Whether the caller sits at a table of another restaurant than that of the code. */
function isElsewhere(caller: Session | null, code: string): boolean {
  const seatedAt = caller?.restaurantId ?? null;
  return seatedAt !== null && seatedAt !== decodeTableCode(codeFromScan(code))?.restaurantId;
}

/** The readable cookie alone is enough: it decides which screens the browser shows. */
function isStaffs({ cookies }: FastifyRequest): boolean {
  return cookies[COOKIES.userType] === USER_TYPE_COOKIE.RESTAURANTE;
}
