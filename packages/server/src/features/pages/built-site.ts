import fs from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FIRST_SEEN_ID, type PageFacts, type PublicMenuFacts } from '@simplato/contract';
import { MENU_LANGUAGES, type MenuLanguage } from '@simplato/domain';
import { fillHead, findPublicPage } from '../../http/public-head.ts';
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

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The paths rendered on the server, each with its chunks as the web's page-chunks.ts names them.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  '/': ['landing', 'public-area'],
  '/clients/home': ['diner', 'diner-area', 'home', 'home-route'],
  '/clients/carta': ['diner', 'diner-area', 'menu', 'menu-page'],
};
export const DRAWN_PATHS = Object.keys(CHUNKS);

/**
 * The pages rendered by their script alone, each by the beginning of its path and with the chunk
 * that imports all it needs.
 */
const AREAS: readonly (readonly [start: string, chunk: string])[] = [
  ['/clients/cuenta', 'diner-account-page'],
  ['/clients/', 'orders'],
  ['/restaurants/', 'restaurant-area'],
  ['/auth/', 'auth-area'],
  ['/reset-password', 'auth-area'],
  ['/scanqr', 'scan-page'],
  ['/about', 'legal-page'],
  ['/legal/', 'legal-page'],
];

/** The chunk of the area that a URL is in; undefined if none is known before the script runs. */
export function chunkAt(url: string): string | undefined {
  return AREAS.find(([start]) => url.startsWith(start))?.[1];
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
  /** An empty page with links to a chunk and all that it imports, so that none is found late. */
  linkTo: (chunk: string, html: string) => string;
  /** The template for `renderPublicMenu`: the built page without its scripts. */
  stillPage: string;
  /** The content security policy of all these pages. */
  policy: string;
}

interface Drawer {
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
  const manifest = JSON.parse(
    fs.readFileSync(`${WEB}dist-server/manifest.json`, 'utf8'),
  ) as Manifest;
  // Every page loads the base chunk, and its file name has a hash: it differs between builds.
  const isSameBuild = Object.values(manifest).some(
    ({ name, file }) => name === 'base' && html.includes(`/${file}"`),
  );
  if (!isSameBuild) return null;
  const styles = new InlineStyles((file) => fs.readFileSync(`${WEB}dist${file}`, 'utf8'));
  const templates = new Map(
    DRAWN_PATHS.flatMap((path) => {
      const page = findPublicPage(path);
      const ownHtml = page ? fillHead(html, page, publicUrl) : html;
      return LANGUAGES.map((language) => {
        const template = cutTemplate(ownHtml, manifest, path, language);
        return [path + language, { ...template, middle: styles.into(template.middle) }] as const;
      });
    }),
  );
  const links = new Map(
    Array.from(new Set(AREAS.map(([, chunk]) => chunk)), (chunk) => {
      const files = linksTo(manifest, html, (_, name) => name === chunk);
      return [chunk, styles.into(files.join(''))] as const;
    }),
  );
  const stillPage = styles.into(cutStillPage(html, manifest));
  // Imported on first use: a process that renders no page does not pay for it.
  const load = async () => (await import(pathToFileURL(bundle).href)) as Drawer;
  return {
    render: async (path, facts) => (await load()).render(path, facts),
    renderPublicMenu: async (facts) => (await load()).renderPublicMenu(facts),
    linkTo: (chunk, empty) =>
      styles.into(empty).replace('</head>', () => `${links.get(chunk) ?? ''}</head>`),
    stillPage,
    policy: styles.policy,
    templateOf(path, language) {
      const template = templates.get(path + language);
      if (!template) throw new Error(`${path} is not drawn`);
      return template;
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

/** The template of the page at `path`, with links to all its chunks. */
export function cutTemplate(
  html: string,
  manifest: Manifest,
  path: string,
  language: Language,
): Template {
  const [, head, between, foot] =
    /^(.*?)<title>.*?<\/title>(.*<div id="root">).*?(<\/div>.*)$/s.exec(
      inOneLanguage(html, language),
    ) ?? [];
  if (head === undefined || between === undefined || foot === undefined) {
    throw new Error('index.html has no title or no #root');
  }
  const words = `src/i18n/${language}/all.ts`;
  const links = linksTo(
    manifest,
    html,
    (key, name) => key === words || CHUNKS[path]?.includes(name) === true,
  );
  // On a slow connection, the content comes before the scripts.
  const middle = between
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('</head>', `${FIRST_SEEN}${links.join('')}${EARLY_TAPS}</head>`);
  return { head: head.replace('<html lang="es">', `<html lang="${language}">`), middle, foot };
}

/** The source whose styles the public menu needs; its script is never loaded. */
const PUBLIC_MENU = 'src/features/menu/public-menu-page.tsx';

export function cutStillPage(html: string, manifest: Manifest): string {
  const styles = filesOf(manifest, PUBLIC_MENU, new Set())
    .filter((file) => file.endsWith('.css') && !html.includes(`/${file}"`))
    .map((file) => `<link rel="stylesheet" href="/${file}">`);
  return html
    .replaceAll(
      /<script\b.*?<\/script>|<noscript>.*?<\/noscript>|<p id="late".*?<\/p>|<link rel="modulepreload"[^>]*>/gs,
      '',
    )
    .replace('</head>', `${styles.join('')}</head>`);
}

/** Links to the files of the wanted chunks that the page has no link to. */
function linksTo(
  manifest: Manifest,
  html: string,
  isWanted: (key: string, name: string) => boolean,
): string[] {
  const seen = new Set<string>();
  return Object.entries(manifest)
    .filter(([key, { name }]) => isWanted(key, name ?? ''))
    .flatMap(([key]) => filesOf(manifest, key, seen))
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    );
}

/** The files of a chunk and of all its imports, without those in `seen`. */
function filesOf(manifest: Manifest, key: string, seen: Set<string>): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const deeper = (chunk.imports ?? []).flatMap((one) => filesOf(manifest, one, seen));
  return [...deeper, ...(chunk.css ?? []), chunk.file];
}
