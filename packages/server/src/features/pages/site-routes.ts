import fs from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { COOKIES } from '@simplato/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import {
  type BuiltPage,
  type BuiltSite,
  inOneLanguage,
  openBuiltSite,
  SITE_FOLDER,
  WORKER_FILE,
} from './built-site.ts';
import { pageRoutes } from './page-routes.ts';
import { publicMenuRoutes } from './public-menu-routes.ts';
import { searchEngineRoutes } from './search-engines.ts';
import { PrecompressedBody, sendPrecompressed } from '../../http/precompressed-body.ts';
import { fillHead, pathOf } from '../../http/public-head.ts';
import { WASM_WORKER_POLICY } from '../../http/secure-headers.ts';
import { serviceWorkerRoute } from '../../http/service-worker.ts';
import type { Dependencies } from '../../dependencies.ts';

const SVG = 'image/svg+xml';
const A_YEAR_S = 31_536_000;
/** The decoder that the scan page loads when the light ones find no code. */
const WASM_WORKER = /\/assets\/strong-reader-worker-[^/]+\.js/;

type SendPage = (reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the site. Every path that is not a file gets index.html, whose router handles it. Returns
 * what sends it, for other addresses that are pages.
 */
export async function siteRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  given: BuiltSite | undefined,
): Promise<SendPage> {
  const { publicUrl, isWorkerOn } = dependencies.config;
  serviceWorkerRoute(app, { file: WORKER_FILE, isOn: isWorkerOn });
  if (SITE_FOLDER !== undefined) await serveFiles(app, SITE_FOLDER);
  const html =
    SITE_FOLDER === undefined ? null : fs.readFileSync(`${SITE_FOLDER}index.html`, 'utf8');
  const site = given ?? openBuiltSite(publicUrl);
  const emptyPages = html === null ? null : new EmptyPages(html, publicUrl, site);
  const sendPage = async (reply: FastifyReply) => {
    if (emptyPages === null) throw new AppError('not_found');
    return emptyPages.send(reply);
  };
  searchEngineRoutes(app, dependencies, site?.pages ?? []);
  if (site) {
    pageRoutes(app, dependencies, site, sendPage);
    publicMenuRoutes(app, dependencies, site);
  }
  // Link checkers and previews use HEAD.
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new AppError('not_found');
    return sendPage(reply);
  });
  return sendPage;
}

/**
 * index.html, which its script fills, with the head of each public page and links to the page's
 * files. Each is compressed once.
 */
class EmptyPages {
  readonly #html: string;
  readonly #publicUrl: string;
  readonly #site: BuiltSite | null;
  /** By the page's path; all unknown addresses share the entry ''. */
  readonly #precompressed = new Map<string, PrecompressedBody>();

  constructor(html: string, publicUrl: string, site: BuiltSite | null) {
    this.#html = inOneLanguage(html, 'es');
    this.#publicUrl = publicUrl;
    this.#site = site;
  }

  send(reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(reply.request.url);
    const page = this.#site?.pages.find((one) => one.path === path);
    const key = page?.path ?? '';
    const precompressed = this.#precompressed.get(key) ?? this.#pack(page);
    this.#precompressed.set(key, precompressed);
    if (!page?.public && isStranger(reply.request)) reply.header('x-robots-tag', 'noindex');
    if (this.#site) reply.header('content-security-policy', this.#site.policy);
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    return sendPrecompressed(reply.request, reply, precompressed);
  }

  #pack(page: BuiltPage | undefined): PrecompressedBody {
    const path = page?.path ?? '';
    const html = page?.public
      ? fillHead(this.#html, { path, ...page.public }, this.#publicUrl)
      : this.#html;
    return new PrecompressedBody(this.#site?.linkTo(path, html) ?? html);
  }
}

/**
 * Whether the caller has no session, as search engines: they get the noindex header. (Disallowed in
 * robots.txt, a page would never be fetched and its noindex never read.)
 */
function isStranger({ cookies }: FastifyRequest): boolean {
  return cookies[COOKIES.session] === undefined;
}

/** Their paths, listed once. */
const FILES = new Set(SITE_FOLDER === undefined ? [] : listFiles(SITE_FOLDER));

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  // The library names a charset for all texts but these.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === SVG) reply.type(`${SVG}; charset=utf-8`);
  });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    cacheControl: false,
    // Compressed at build time, at the highest level.
    preCompressed: true,
    setHeaders(response, file) {
      // Files under assets/ carry a hash in their name; the page that names them does not.
      const isHashed = file.includes('/assets/');
      response.header(
        'cache-control',
        isHashed ? `public, max-age=${A_YEAR_S}, immutable` : 'no-cache',
      );
      if (WASM_WORKER.test(file)) response.header('content-security-policy', WASM_WORKER_POLICY);
    },
  });
  const options = {
    method: ['GET', 'HEAD'],
    errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      // Nobody reads on: no fault of ours.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return void request.raw.destroy();
      return app.errorHandler(error, request, reply);
    },
  };
  // One route for the hundreds under assets/: every application would register each of them.
  app.route<{ Params: { '*': string } }>({
    ...options,
    url: '/assets/*',
    handler: async (request, reply) => {
      const file = `assets/${request.params['*']}`;
      if (!FILES.has(file)) throw new AppError('not_found');
      return reply.sendFile(file);
    },
  });
  for (const file of FILES) {
    if (file.startsWith('assets/')) continue;
    app.route({ ...options, url: `/${file}`, handler: async (_, reply) => reply.sendFile(file) });
  }
}
