import { PAGE_FACTS_ID, type PageFacts } from '@simplato/contract';
import { isNumbered } from '@simplato/domain';
import { escapeHtml, jsonForMarkup } from '@simplato/plain-pages';
import { PrecompressedBody } from '../../http/precompressed-body.ts';
import { lru } from '../../cache/lru.ts';
import type { BuiltSite } from './built-site.ts';
import { splitHead } from './split-head.ts';

/**
 * The oldest are evicted: each is 100 KB or more, and few are requested twice within their minute.
 */
const MOST_DRAWN = 200;
export const MOST_PACKED = 100;

/** A rendered page that many share: it depends on the restaurant and the minute, not on the session. */
interface RenderedPage {
  facts: PageFacts;
  html: string;
  json: string;
}

/** A request for a page, with the session's own data. */
export interface Asked {
  path: string;
  facts: PageFacts;
  /** The identity of what the facts were made from: compared by `===`. */
  source: unknown;
}

/**
 * Renders pages and caches them for as long as their input is the same: the restaurant's facts (a new
 * object after every change), the language and the minute. They are rendered with placeholders for
 * the session's table and name, which are replaced for each request.
 */
export class PageRenderer {
  readonly #site: BuiltSite;
  readonly #drawn = new Map<string, { source: unknown; page: Promise<RenderedPage> }>();
  readonly #precompressed = new Map<
    string,
    { page: RenderedPage; precompressed: PrecompressedBody }
  >();
  /** The minute of everything cached: pages of an earlier one are never requested again. */
  #minute = 0;

  constructor(site: BuiltSite) {
    this.#site = site;
  }

  async draw(asked: Asked): Promise<PrecompressedBody> {
    const page = await this.#recall(asked);
    const { sesion, idioma } = asked.facts;
    const key = JSON.stringify([asked.path, idioma, sesion]);
    const known = this.#precompressed.get(key);
    if (known?.page === page) return known.precompressed;
    const precompressed = new PrecompressedBody(this.#write(asked.path, page, sesion));
    lru(this.#precompressed, key, { page, precompressed }, MOST_PACKED);
    return precompressed;
  }

  #recall({ path, facts, source }: Asked): Promise<RenderedPage> {
    const { sesion, ahora, idioma } = facts;
    if (ahora !== this.#minute) {
      this.#minute = ahora;
      this.#drawn.clear();
      this.#precompressed.clear();
    }
    const standIn = sesion && standInFor(sesion);
    const key = JSON.stringify([path, idioma, standIn]);
    const known = this.#drawn.get(key);
    if (known && known.source === source) return known.page;
    const page = this.#draw(path, { ...facts, ...(standIn ? { sesion: standIn } : {}) });
    lru(this.#drawn, key, { source, page }, MOST_DRAWN);
    page.catch(() => this.#drawn.delete(key));
    return page;
  }

  async #draw(path: string, facts: PageFacts): Promise<RenderedPage> {
    const html = await this.#site.render(path, facts);
    return {
      facts,
      html,
      json: jsonForMarkup({ ...facts, sesion: undefined }),
    };
  }

  #write(path: string, page: RenderedPage, sesion: PageFacts['sesion']): string {
    const { head, middle, foot } = this.#site.templateOf(path, page.facts.idioma ?? 'es');
    const drawn = splitHead(page.html);
    const { sesion: standIn } = page.facts;
    let { content } = drawn;
    let { json } = page;
    if (sesion && standIn) {
      const mesa = escapeHtml(sesion.mesa);
      content = content.replaceAll(standIn.mesa, () => mesa);
      json = `{"sesion":${jsonForMarkup(sesion)},${json.slice(1)}`;
    }
    const block = `<script type="application/json" id="${PAGE_FACTS_ID}">${json}</script>`;
    // Functions as replacements: in a string, `$'` or `$&` of a product's name would be expanded.
    return `${head}${drawn.head}${middle}${content}${foot.replace('</div>', (end) => end + block)}`;
  }
}

/**
 * Placeholders: private-use characters that no text contains. A digit precedes that of a table
 * whose name is a number, since such tables are displayed differently.
 */
function standInFor(sesion: NonNullable<PageFacts['sesion']>) {
  return {
    identerprise: sesion.identerprise,
    nombreusuario: sesion.nombreusuario === '' ? '' : '\uE001',
    mesa: isNumbered(sesion.mesa) ? '0\uE000' : '\uE000',
  };
}
