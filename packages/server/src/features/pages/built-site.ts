import fs from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FIRST_SEEN_ID, type PageFacts, type PublicMenuFacts } from '@simplato/contract';
import { MENU_LANGUAGES, type MenuLanguage } from '@simplato/domain';
import { fillHead, findPublicPage } from '../../http/public-head.ts';
import { InlineStyles } from './inline-styles.ts';

/** The built web: beside the built server, and where the sources stand in development. */
const WEB = ['../../web/', '../../../../web/']
  .map((place) => fileURLToPath(new URL(place, import.meta.url)))
  .find((folder) => fs.existsSync(`${folder}dist/index.html`));

/** The files to be served; undefined where nothing was built. */
export const SITE_FOLDER = WEB && `${WEB}dist/`;
/** Not among them: whether it is served is a setting. */
export const WORKER_FILE = WEB && `${WEB}dist-server/sw.js`;

type Language = 'es' | MenuLanguage;
const LANGUAGES: readonly Language[] = ['es', ...MENU_LANGUAGES];

/** What of the web's build draws a page, given its address and its facts. */
export type Render = (path: string, facts: PageFacts) => Promise<string>;
/** And what draws a house's public menu. */
export type RenderPublicMenu = (facts: PublicMenuFacts) => Promise<string>;

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The addresses that are drawn, and the chunks of each as the web's page-chunks.ts names them. */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  '/': ['landing', 'public-area'],
  '/clients/home': ['diner', 'diner-area', 'home', 'home-route'],
  '/clients/carta': ['diner', 'diner-area', 'menu', 'menu-page'],
};
export const DRAWN_PATHS = Object.keys(CHUNKS);

/** A page as it was built, with a place for what it shows. */
export interface Template {
  /** Up to the title, which the page brings itself. */
  head: string;
  /** From there to the place of its content. */
  middle: string;
  foot: string;
}

export interface BuiltSite {
  templateOf: (path: string, language: Language) => Template;
  render: Render;
  renderPublicMenu: RenderPublicMenu;
  /** What `renderPublicMenu` goes into: the page as it was built, without its scripts. */
  stillPage: string;
  /** The content security policy of all these pages. */
  policy: string;
}

interface Drawer {
  render: Render;
  renderPublicMenu: RenderPublicMenu;
}

/**
 * One build of the web, read once, so that no page names the files of another. Null where the part that
 * draws is missing or is of another build.
 */
export function openBuiltSite(publicUrl: string): BuiltSite | null {
  if (WEB === undefined) return null;
  const bundle = `${WEB}dist-server/entry-server.js`;
  if (!fs.existsSync(bundle)) return null;
  const html = fs.readFileSync(`${WEB}dist/index.html`, 'utf8');
  const manifest = JSON.parse(
    fs.readFileSync(`${WEB}dist-server/manifest.json`, 'utf8'),
  ) as Manifest;
  // What every page has; another build's is called otherwise.
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
  const stillPage = styles.into(cutStillPage(html, manifest));
  // Loaded by the first page: a process that serves none does without.
  const load = async () => (await import(pathToFileURL(bundle).href)) as Drawer;
  return {
    render: async (path, facts) => (await load()).render(path, facts),
    renderPublicMenu: async (facts) => (await load()).renderPublicMenu(facts),
    stillPage,
    policy: styles.policy,
    templateOf(path, language) {
      const template = templates.get(path + language);
      if (!template) throw new Error(`${path} is not drawn`);
      return template;
    },
  };
}

/** Keeps what is tapped before the page's own script has come. */
const EARLY_TAPS = '<script async src="/early-taps.js"></script>';

/**
 * Nothing is painted before what is read first: a phone that draws an empty page in between is later with
 * the words. Who does not know this kind of link paints when it likes.
 */
const FIRST_SEEN = `<link rel="expect" blocking="render" href="#${FIRST_SEEN_ID}">`;

/** A built page says in every language that it is late; whoever gets it reads one. */
export function inOneLanguage(html: string, language: Language): string {
  return html.replaceAll(/\s*<span lang="(..)">(.*?)<\/span>/g, (_, lang: string, words: string) =>
    lang === language ? words : '',
  );
}

/** A built page, with the links to all that the page at an address is made of. */
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
  const words = `src/copy/${language}/words.ts`;
  const seen = new Set<string>();
  const links = Object.entries(manifest)
    .filter(([key, { name }]) => key === words || CHUNKS[path]?.includes(name ?? ''))
    .flatMap(([key]) => filesOf(manifest, key, seen))
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    );
  // On a slow line, what is read comes before what makes it move.
  const middle = between
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('</head>', `${FIRST_SEEN}${links.join('')}${EARLY_TAPS}</head>`);
  return { head: head.replace('<html lang="es">', `<html lang="${language}">`), middle, foot };
}

/** Where the styles of the public menu are; nobody asks for its script. */
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

/** Everything that a chunk cannot do without. */
function filesOf(manifest: Manifest, key: string, seen: Set<string>): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const deeper = (chunk.imports ?? []).flatMap((one) => filesOf(manifest, one, seen));
  return [...deeper, ...(chunk.css ?? []), chunk.file];
}
