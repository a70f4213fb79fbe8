import {
  MENU_LANGUAGES,
  type MenuLanguage,
  PUBLIC_MENU_PATH,
  publicMenuName,
  readPublicMenuName,
} from '@simplato/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { sendPrecompressed } from '../../http/precompressed-body.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { BuiltSite } from './built-site.ts';
import { languageOf } from '../../http/language-of.ts';
import { PublicMenuPages } from './public-menu-pages.ts';
import { readPageRestaurant } from './read-page-restaurant.ts';

/**
 * The menus that anybody may read: no session, no cookie, no script. An unknown restaurant and one whose
 * menu is not public get the same 404 page.
 */
export function publicMenuRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  site: BuiltSite,
): void {
  const pages = new PublicMenuPages(site, dependencies.config.publicUrl);

  const path = `${PUBLIC_MENU_PATH}*`;
  const options = { exposeHeadRoute: true };
  app.get<{ Params: { '*': string } }>(path, options, async (request, reply) => {
    const asked = request.params['*'];
    const chosen = askedLanguage(request);
    const language = chosen === undefined ? languageOf(request) : chosen;
    const casa = await findPublicRestaurant(dependencies, readPublicMenuName(asked));
    reply.type('text/html; charset=utf-8').headers({
      'cache-control': 'no-cache',
      'content-security-policy': site.policy,
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
    if (casa === null) {
      return reply.code(404).send(await pages.none(language));
    }
    const name = publicMenuName(casa.restaurante);
    if (asked !== name) {
      const query = chosen === undefined ? '' : `?idioma=${chosen ?? 'es'}`;
      return reply.redirect(PUBLIC_MENU_PATH + name + query, 301);
    }
    return sendPrecompressed(request, reply, await pages.find(casa, language));
  });
}

async function findPublicRestaurant(dependencies: Dependencies, restaurantId: number | null) {
  if (restaurantId === null) return null;
  try {
    const casa = await readPageRestaurant(dependencies, restaurantId);
    return casa.restaurante.hasPublicMenu ? casa : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** The language in the URL; null is Spanish, undefined leaves it to the browser's. */
function askedLanguage({ query }: FastifyRequest): MenuLanguage | null | undefined {
  const { idioma } = query as { idioma?: unknown };
  return idioma === 'es' ? null : MENU_LANGUAGES.find((one) => one === idioma);
}
