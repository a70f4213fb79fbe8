import {
  MIRROR_COOKIES,
  type PageFacts,
  type PageRestaurantFacts,
  PREVIEW_PRODUCTS,
} from '@simplato/contract';
import { worksInTheRestaurant } from '@simplato/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPrecompressed } from '../../http/precompressed-body.ts';
import { sessionOf } from '../../auth/session-of.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lostVisitLink } from '../tables/scan-links.ts';
import { readFrontDoor } from '../restaurants/read-front-door.ts';
import { isMirrored, isNobody } from '../../auth/session-cookies.ts';
import { isTableSession } from '../../auth/session.ts';
import type { BuiltSite } from './built-site.ts';
import { PageRenderer } from './render-page.ts';
import { languageOf } from '../../http/language-of.ts';
import { zoneOfTable } from '../menu/zone-of-request.ts';
import { readPageRestaurant } from './read-page-restaurant.ts';
import { speakOneLanguage } from './speak-one-language.ts';

const MINUTE_MS = 60_000;

/**
 * The server-rendered pages. Any unusual case gets the empty page, whose script deals with it:
 * another role, a session that has ended, cookies that contradict the session.
 */
export function pageRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  site: BuiltSite,
  sendEmptyPage: (reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { sessions, now } = dependencies;
  const drawer = new PageRenderer(site);

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    facts: Omit<PageFacts, 'ahora' | 'idioma'>,
    source: unknown,
  ) => {
    const ahora = Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS;
    const path = request.routeOptions.url ?? '/';
    // Pages without a restaurant (the landing page) address restaurateurs and are in Spanish.
    const idioma = facts.casa ? languageOf(request) : null;
    const casa = facts.casa && speakOneLanguage(facts.casa, idioma);
    const shown = { ahora, idioma, ...facts, ...(casa ? { casa } : {}) };
    const asked = { path, source, facts: shown };
    const page = await drawer.draw(asked);
    reply.type('text/html; charset=utf-8').headers({
      // With a session, the page names its user and table: the browser must not store it. Nothing
      // needs it to: offline, the worker shows its own page and the menu that the page's script kept.
      'cache-control': facts.sesion ? 'no-store' : 'private, no-cache',
      'content-security-policy': site.policy,
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
    return sendPrecompressed(request, reply, page);
  };

  const orEmpty =
    (draw: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await draw(request, reply);
      } catch (error) {
        request.log.error({ err: error }, 'a page could not be drawn');
        return sendEmptyPage(reply);
      }
    };

  app.get(
    '/',
    { exposeHeadRoute: true },
    orEmpty(async (request, reply) => {
      const portada = await readFrontDoor(dependencies);
      return send(request, reply, { portada }, JSON.stringify(portada));
    }),
  );

  for (const { path, rendered } of site.pages) {
    if (rendered === null || rendered === 'front-door') continue;
    app.get(
      path,
      orEmpty(async (request, reply) => {
        if (isNobody(request)) return leadTo(reply, lostVisitLink(request) ?? '/');
        const session = await sessionOf(request, sessions);
        if (!session || worksInTheRestaurant(session.role)) return sendEmptyPage(reply);
        if (session.restaurantId === null) return leadTo(reply, '/scanqr');
        // The page's script reads the cookies: if they differ from the session, it would render
        // again.
        if (!isTableSession(session) || !isMirrored(request, session)) return sendEmptyPage(reply);
        const zone = await zoneOfTable(dependencies, session);
        const casa = await readPageRestaurant(dependencies, session.restaurantId, zone);
        const sesion = {
          identerprise: session.restaurantId,
          nombreusuario: session.userName,
          mesa: session.tableName,
        };
        return send(request, reply, { sesion, casa: MENU_SHOWN[rendered](casa) }, casa);
      }),
    );
  }
}

/** How much of the menu a page is rendered from. */
const MENU_SHOWN = {
  'whole-menu': (casa) => casa,
  'beginning-of-menu': beginningOf,
  'no-menu': ({ restaurante }) => ({ restaurante, categorias: [], productos: [], sincarta: true }),
} satisfies Record<string, (casa: PageRestaurantFacts) => PageRestaurantFacts>;

/** The diner's home shows only the first products of the menu. */
function beginningOf({
  restaurante,
  categorias,
  productos,
}: PageRestaurantFacts): PageRestaurantFacts {
  const first = categorias.find(
    ({ isActive, categoryId }) =>
      isActive && productos.some((product) => product.categoryId === categoryId),
  );
  return {
    restaurante,
    categorias: first ? [first] : [],
    productos: productos
      .filter(({ categoryId }) => categoryId === first?.categoryId)
      .slice(0, PREVIEW_PRODUCTS),
    soloprincipio: true,
  };
}

/**
 * Redirects as the page's own script would; to the front page, it also clears what is left of a
 * session.
 */
function leadTo(reply: FastifyReply, path: string): FastifyReply {
  if (path === '/') for (const name of MIRROR_COOKIES) reply.clearCookie(name, { path: '/' });
  return reply.header('cache-control', 'no-store').redirect(path, 303);
}
