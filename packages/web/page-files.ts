import type { Plugin, Rolldown } from 'vite';
import { AREAS, PAGES, type PageRow } from './src/app/pages.ts';

/** The languages of a diner's pages besides Spanish, as the folders of src/i18n. */
const LANGUAGES = ['en', 'fr', 'de', 'pt', 'ca'];
const ENTRY = 'main.tsx';
const PUBLIC_MENU = 'features/menu/public/public-menu-page.tsx';
/**
 * What the service worker keeps besides the diner's pages, which it keeps with all that they load
 * later: the other pages that open offline, with only what they need at the start.
 */
const KEPT = [
  ENTRY,
  'app/public-area.tsx',
  'app/session-ended.tsx',
  'app/no-network-page.tsx',
  'app/installed/keep-current.tsx',
  'features/scan/scan-page.tsx',
  'first-view/query-client.tsx',
];

/**
 * Writes `pages.json`: the files of every page, so that the server can link to them without knowing
 * a chunk, and those that the service worker keeps. A chunk is named by a source file in it; one
 * that is in none fails the build.
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
      const rows = Object.values<PageRow>(PAGES);
      const sourcesOf = ({ area, source }: PageRow) => [
        AREAS[area].source,
        ...(source === undefined ? [] : [source]),
      ];
      const diners = rows.filter(({ area }) => area === 'diner').flatMap(sourcesOf);
      const source = {
        entry: `/${chunkOf(ENTRY)}`,
        pages: rows.map(({ path, rendered = null, ...row }) => ({
          path,
          rendered,
          files: filesOf(sourcesOf({ path, ...row }).map(chunkOf)),
        })),
        languages: Object.fromEntries(
          LANGUAGES.map((language) => [language, filesOf([chunkOf(`i18n/${language}/all.ts`)])]),
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
