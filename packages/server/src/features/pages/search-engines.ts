import type { FastifyInstance } from 'fastify';
import type { BuiltPage } from './built-site.ts';
import { listPublicMenus, type PublicMenuEntry } from './list-public-menus.ts';
import type { Dependencies } from '../../dependencies.ts';

/** Not pages, or with side effects. Private pages are marked noindex in `site-routes.ts`. */
const NOT_FOR_SEARCH = ['/api', '/scanqr', '/abrir'];
/** Resources of public pages: pictures and a restaurant's colour. */
const SHOWN_IN_PAGES = ['/api/fotos/', '/api/acento/'];

/** /robots.txt and the sitemap. */
export function searchEngineRoutes(
  app: FastifyInstance,
  { config: { publicUrl }, db }: Pick<Dependencies, 'config' | 'db'>,
  pages: readonly BuiltPage[],
): void {
  const robots = [
    'User-agent: *',
    ...SHOWN_IN_PAGES.map((path) => `Allow: ${path}`),
    ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const publicPages = pages.filter((page) => page.public).map((page) => entry(publicUrl, page));
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', async (_, reply) => {
    const menus = (await listPublicMenus(db)).map((menu) => entry(publicUrl, menu));
    const sitemap = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...publicPages,
      ...menus,
      '</urlset>',
      '',
    ].join('\n');
    return reply.type('application/xml; charset=utf-8').send(sitemap);
  });
}

function entry(publicUrl: string, { path, changedOn }: PublicMenuEntry): string {
  const address = `${publicUrl}${path}`.replaceAll('&', '&amp;');
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
  return `  <url><loc>${address}</loc>${changed}</url>`;
}
