import { PAGE_FACTS_ID, type PageFacts } from '@simplato/contract';
import { isNumbered } from '@simplato/domain';
import { escapeHtml } from '../../http/escape-html.ts';
import { Packed } from '../../http/packed.ts';
import type { BuiltSite } from './built-site.ts';

/** Of a few houses' pages of now; older ones make room. */
const MOST_PAGES = 200;
/** Of one page, for so many tables. */
const MOST_TABLES = 50;

/** A page without whose it is: its facts are the house's and the hour's. */
interface DrawnPage {
  facts: PageFacts;
  html: string;
  json: string;
  byTable: Map<string, Packed>;
}

/** Somebody's page: what is drawn into it last. */
export interface Asked {
  path: string;
  facts: PageFacts;
  /** Changes with everything that the facts were made of. */
  source: unknown;
}

/**
 * Draws pages, and keeps them for as long as what they were made of is the same: the house's facts,
 * which its memory drops at every change, the language and the minute. Table and name stand in for
 * those of the first who asks, and are put in for each.
 */
export class PageDrawer {
  readonly #site: BuiltSite;
  readonly #pages = new Map<
    string,
    { source: unknown; minute: number; page: Promise<DrawnPage> }
  >();

  constructor(site: BuiltSite) {
    this.#site = site;
  }

  async draw(asked: Asked): Promise<Packed> {
    const page = await this.#recall(asked);
    const { sesion } = asked.facts;
    const key = JSON.stringify(sesion);
    const known = page.byTable.get(key);
    if (known) return known;
    const made = new Packed(this.#write(asked.path, page, sesion));
    if (page.byTable.size >= MOST_TABLES) page.byTable.clear();
    page.byTable.set(key, made);
    return made;
  }

  #recall({ path, facts, source }: Asked): Promise<DrawnPage> {
    const { sesion, ahora, idioma } = facts;
    const standIn = sesion && standInFor(sesion);
    const key = JSON.stringify([path, idioma, standIn]);
    const known = this.#pages.get(key);
    if (known && known.source === source && known.minute === ahora) return known.page;
    const page = this.#draw(path, { ...facts, ...(standIn ? { sesion: standIn } : {}) });
    this.#pages.delete(key);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size >= MOST_PAGES && oldest !== undefined) this.#pages.delete(oldest);
    this.#pages.set(key, { source, minute: ahora, page });
    page.catch(() => this.#pages.delete(key));
    return page;
  }

  async #draw(path: string, facts: PageFacts): Promise<DrawnPage> {
    const html = await this.#site.render(path, facts);
    return {
      facts,
      html,
      json: JSON.stringify({ ...facts, sesion: undefined }),
      byTable: new Map(),
    };
  }

  #write(path: string, page: DrawnPage, sesion: PageFacts['sesion']): string {
    const { head, middle, foot } = this.#site.templateOf(path, page.facts.idioma ?? 'es');
    // React writes what belongs into the head in front of everything else.
    const [hoisted = ''] =
      /^(<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(page.html) ?? [];
    let content = page.html.slice(hoisted.length);
    const { sesion: standIn } = page.facts;
    let json = page.json;
    if (sesion && standIn) {
      content = content.replaceAll(standIn.mesa, escapeHtml(sesion.mesa));
      json = `{"sesion":${JSON.stringify(sesion)},${json.slice(1)}`;
    }
    const block = `<script type="application/json" id="${PAGE_FACTS_ID}">${json.replaceAll('<', '\\u003c')}</script>`;
    return `${head}${hoisted}${middle}${content}${foot.replace('</div>', `</div>${block}`)}`;
  }
}

/** Of nobody's and nowhere's: a sign that no text holds, after a figure where the table's name has one. */
function standInFor(sesion: NonNullable<PageFacts['sesion']>) {
  return {
    identerprise: sesion.identerprise,
    nombreusuario: sesion.nombreusuario === '' ? '' : '\uE001',
    mesa: isNumbered(sesion.mesa) ? '0\uE000' : '\uE000',
  };
}
