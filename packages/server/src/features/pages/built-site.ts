import fs from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FIRST_SEEN_ID, type PageFacts, type PublicMenuFacts } from '@simplato/contract';
import { MENU_LANGUAGES, type MenuLanguage } from '@simplato/domain';
import { fillHead, type PublicPage } from '../../http/public-head.ts';
import { InlineStyles } from './inline-styles.ts';

/** The built web: next to the built server, or in its package in development. */
const WEB = ['../../web/', '../../../../web/']
  .map((place) => fileURLToPath(new URL(place, import.meta.url)))
  .find((folder) => fs.existsSync(`${folder}dist/index.html`));

/** The static files; undefined if the web was not built. */
export const SITE_FOLDER = WEB && `${WEB}dist/`;
/** The service worker; kept apart because a setting decides whether it is served. */
export const WORKER_FILE = WEB && `${WEB}dist-server/sw.js`;

type Language = 'es' | MenuLanguage;
const LANGUAGES: readonly Language[] = ['es', ...MENU_LANGUAGES];

/** Renders a page to HTML on the server, given its path and its data. */
export type Render = (path: string, facts: PageFacts) => Promise<string>;
/** Renders the public menu of a restaurant. */
export type RenderPublicMenu = (facts: PublicMenuFacts) => Promise<string>;

/** What the web's build says about its pages: see its `page-files.ts`. */
interface Pages {
  /** The script that every page loads; its name has a hash, and differs between builds. */
  entry: string;
  pages: readonly BuiltPage[];
  /** The files of each language's texts. */
  languages: Readonly<Partial<Record<Language, readonly string[]>>>;
  publicMenu: readonly string[];
}

export interface BuiltPage {
  path: string;
  /** The facts that the server renders it from; null: only its script renders it. */
  rendered: 'front-door' | 'whole-menu' | 'beginning-of-menu' | 'no-menu' | null;
  /** What search engines are told of it; null: it is not for them. */
  public: Omit<PublicPage, 'path'> | null;
  /** All that it needs before it can be rendered. */
  files: readonly string[];
}

/** The built HTML of a page, cut where its title and its content go in. */
export interface Template {
  /** Everything before the title, which the rendered page brings itself. */
  head: string;
  /** From after the title to the place of the content. */
  middle: string;
  foot: string;
}

export interface BuiltSite {
  templateOf: (path: string, language: Language) => Template;
  render: Render;
  renderPublicMenu: RenderPublicMenu;
  pages: readonly BuiltPage[];
  /** An empty page with links to the files of the page at a path, so that none is found late. */
  linkTo: (path: string, html: string) => string;
  /** The template for `renderPublicMenu`: the built page without its scripts. */
  stillPage: string;
  /** The content security policy of all these pages. */
  policy: string;
}

interface Renderer {
  render: Render;
  renderPublicMenu: RenderPublicMenu;
}

/**
 * Reads a build of the web once, so that no page mixes files of two builds. Null if the server
 * bundle is missing or belongs to another build.
 */
export function openBuiltSite(publicUrl: string): BuiltSite | null {
  if (WEB === undefined) return null;
  const bundle = `${WEB}dist-server/entry-server.js`;
  if (!fs.existsSync(bundle)) return null;
  const html = fs.readFileSync(`${WEB}dist/index.html`, 'utf8');
  const built = JSON.parse(fs.readFileSync(`${WEB}dist-server/pages.json`, 'utf8')) as Pages;
  if (!html.includes(`"${built.entry}"`)) return null;
  const styles = new InlineStyles((file) => fs.readFileSync(`${WEB}dist${file}`, 'utf8'));
  const templates = new Map(
    built.pages
      .filter(({ rendered }) => rendered !== null)
      .flatMap((page) => {
        const { path, files } = page;
        const ownHtml = page.public ? fillHead(html, { path, ...page.public }, publicUrl) : html;
        return LANGUAGES.map((language) => {
          const words = built.languages[language] ?? [];
          return [path + language, cutTemplate(ownHtml, [...files, ...words], language)] as const;
        });
      }),
  );
  const links = new Map(
    built.pages.map(({ path, files }) => [path, linksTo(files, html).join('')] as const),
  );
  // Read now, and put into a page when it is first asked for: few are, and each is large then.
  for (const { files } of built.pages) styles.read(files.filter((file) => file.endsWith('.css')));
  const withStyles = new Map<string, Template>();
  const stillPage = styles.into(cutStillPage(html, built.publicMenu));
  // Imported on first use: a process that renders no page does not pay for it.
  const load = async () => (await import(pathToFileURL(bundle).href)) as Renderer;
  return {
    render: async (path, facts) => (await load()).render(path, facts),
    renderPublicMenu: async (facts) => (await load()).renderPublicMenu(facts),
    pages: built.pages,
    linkTo: (path, empty) =>
      styles.into(empty.replace('</head>', () => `${links.get(path) ?? ''}</head>`)),
    stillPage,
    policy: styles.policy,
    templateOf(path, language) {
      const key = path + language;
      const known = withStyles.get(key);
      if (known) return known;
      const template = templates.get(key);
      if (!template) throw new Error(`${path} is not drawn`);
      const whole = { ...template, middle: styles.into(template.middle) };
      withStyles.set(key, whole);
      return whole;
    },
  };
}

/** Records what is tapped before the page's own script has loaded. */
const EARLY_TAPS = '<script async src="/early-taps.js"></script>';

/**
 * Delays the first paint until the element that is read first has been parsed: a phone that first
 * paints an empty page shows the text later. Browsers without `rel="expect"` ignore it.
 */
const FIRST_SEEN = `<link rel="expect" blocking="render" href="#${FIRST_SEEN_ID}">`;

/** The built page has its "still loading" text in every language; keeps only one. */
export function inOneLanguage(html: string, language: Language): string {
  return html.replaceAll(/\s*<span lang="(..)">(.*?)<\/span>/g, (_, lang: string, words: string) =>
    lang === language ? words : '',
  );
}

/** The template of a page, with links to all its files. */
export function cutTemplate(html: string, files: readonly string[], language: Language): Template {
  const [, head, between, foot] =
    /^(.*?)<title>.*?<\/title>(.*<div id="root">).*?(<\/div>.*)$/s.exec(
      inOneLanguage(html, language),
    ) ?? [];
  if (head === undefined || between === undefined || foot === undefined) {
    throw new Error('index.html has no title or no #root');
  }
  const links = linksTo(files, html);
  // On a slow connection, the content comes before the scripts.
  const middle = between
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('</head>', `${FIRST_SEEN}${links.join('')}${EARLY_TAPS}</head>`);
  return { head: head.replace('<html lang="es">', `<html lang="${language}">`), middle, foot };
}

export function cutStillPage(html: string, files: readonly string[]): string {
  const styles = linksTo(
    files.filter((file) => file.endsWith('.css')),
    html,
  );
  return html
    .replaceAll(
      /<script\b.*?<\/script>|<noscript>.*?<\/noscript>|<p id="late".*?<\/p>|<link rel="modulepreload"[^>]*>/gs,
      '',
    )
    .replace('</head>', `${styles.join('')}</head>`);
}

/** Links to the files that the page has no link to. */
function linksTo(files: readonly string[], html: string): string[] {
  return [...new Set(files)]
    .filter((file) => !html.includes(`"${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`,
    );
}
