import { type PageFonts, servePageStyle } from '@simplato/plain-pages';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { acceptForms, type PageParts } from './form-bodies.ts';
import { SANDBOX_PATH } from './page.ts';
import { CHECKOUT_STYLE } from './style.ts';

/**
 * The sandbox's own pages. They use no session: whoever was sent to a page, whose address nobody can
 * guess, may press its buttons, as with a real provider.
 */
export async function sandboxRoutes(
  app: FastifyInstance,
  parts: PageParts & { fonts: PageFonts },
): Promise<void> {
  await app.register(
    async (pages) => {
      acceptForms(pages);
      pages.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      });
      servePageStyle(pages, '', { ownStyle: CHECKOUT_STYLE, fonts: parts.fonts });
      accountRoutes(pages, parts);
      checkoutRoutes(pages, parts);
    },
    { prefix: SANDBOX_PATH },
  );
}
