import type { Plugin, Rolldown } from 'vite';
import { PUBLIC_PAGES, type PublicPageTexts } from './src/i18n/es/public-pages.ts';
import { AREAS, PAGES, type PageRow } from './src/pages.ts';

/** The texts of a language besides Spanish, in a folder of src/i18n and a chunk. */
const ALL_TEXTS = /\/packages\/web\/src\/i18n\/(\w+)\/all\.ts$/;
const ENTRY = 'main.tsx';
const PUBLIC_MENU = 'features/menu/public/public-menu-page.tsx';
/**
 * What the service worker keeps besides the diner's pages, which it keeps with all that they load
 * later: the other pages that open offline, with only what they need at the start.
 */
const KEPT = [
  ENTRY,
  AREAS.landing.source,
  'app/session-ended.tsx',
  'app/no-network-page.tsx',
  'app/installed/keep-current.tsx',
  AREAS.scan.source,
  'first-view/query-client.tsx',
];

/**
 * Writes `pages.json`: what the server needs of every page, with its files, so that it can link to
 * them without knowing a chunk, and the files that the service worker keeps. A chunk is named by a
 * source file in it; one that is in none fails the build.
 */
export function pageFiles(): Plugin {
  return {
    name: 'simplato:page-files',
    apply: 'build',
    buildStart() {
      // Only rendered on the server: the browser gets just its styles.
      this.emitFile({
        type: 'chunk',
        id: `src/${PUBLIC_MENU}`,
        name: 'public-menu',
        preserveSignature: 'strict',
      });
    },
    generateBundle(_, bundle) {
      const chunks = new Map<string, Rolldown.OutputChunk>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') chunks.set(file.fileName, file);
      }
      const chunkOf = (source: string): string => {
        for (const [name, { moduleIds }] of chunks) {
          if (moduleIds.some((id) => id.endsWith(`/packages/web/src/${source}`))) return name;
        }
        return this.error(`No chunk has src/${source}, which a page names`);
      };
      /** A chunk and all that it imports at the start, the deepest first. */
      const startOf = (name: string, seen = new Set<string>()): string[] => {
        const chunk = chunks.get(name);
        if (!chunk || seen.has(name)) return [];
        seen.add(name);
        return [...chunk.imports.flatMap((one) => startOf(one, seen)), name];
      };
      /** A chunk and all that it loads later, each with what that loads. */
      const withLater = (name: string, seen = new Set<string>()): string[] => {
        if (seen.has(name)) return [];
        seen.add(name);
        return [
          name,
          ...(chunks.get(name)?.dynamicImports ?? []).flatMap((one) => withLater(one, seen)),
        ];
      };
      const filesOf = (names: readonly string[], kind: 'linked' | 'kept' = 'linked'): string[] => {
        const files = names
          .flatMap((name) => startOf(name))
          .flatMap((name) => {
            const data = chunks.get(name)?.viteMetadata;
            const assets = kind === 'kept' ? (data?.importedAssets ?? []) : [];
            return [...(data?.importedCss ?? []), name, ...assets];
          });
        return [...new Set(files)].map((file) => `/${file}`);
      };
      const rows = Object.entries<PageRow>(PAGES).map(([name, row]) => ({ name, ...row }));
      const texts: Readonly<Record<string, PublicPageTexts>> = PUBLIC_PAGES;
      const sourcesOf = ({ area, source }: Pick<PageRow, 'area' | 'source'>) => [
        AREAS[area].source,
        ...(source === undefined ? [] : [source]),
      ];
      const diners = rows.filter(({ area }) => area === 'diner').flatMap(sourcesOf);
      const source = {
        entry: `/${chunkOf(ENTRY)}`,
        pages: rows.map(({ name, path, rendered = null, ...row }) => ({
          path,
          rendered,
          public: texts[name] ?? null,
          files: filesOf(sourcesOf(row).map(chunkOf)),
        })),
        languages: Object.fromEntries(
          [...chunks].flatMap(([name, { moduleIds }]) =>
            moduleIds.flatMap((id) => {
              const [, language] = ALL_TEXTS.exec(id) ?? [];
              return language === undefined ? [] : [[language, filesOf([name])]];
            }),
          ),
        ),
        publicMenu: filesOf([chunkOf(PUBLIC_MENU)]),
        kept: filesOf(
          [...diners.flatMap((one) => withLater(chunkOf(one))), ...KEPT.map(chunkOf)],
          'kept',
        ).toSorted(),
      };
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(source, null, 1),
      });
    },
  };
}
