import type { Plugin } from 'vite';
import { AREAS, PAGES } from './src/pages.ts';

/**
 * Groups modules into chunks, so that each server-rendered page is loaded in as few files as
 * possible: what all of them share, what all diner pages share, what each has alone, and what is
 * loaded afterwards (queries, ordering, details of a product). By default the bundler makes eighty
 * small files, and a phone waits for each.
 */
export function pageChunks() {
  const starts = {
    base: ['main.tsx'],
    landing: [AREAS.landing.source],
    diner: [AREAS.diner.source],
    home: [PAGES.dinerHome.source],
    menu: [PAGES.menu.source],
    asking: [
      'first-view/query-client.tsx',
      'features/orders/open-diner-stream.ts',
      'app/installed/keep-current.tsx',
    ],
    orders: [PAGES.ownOrders.source],
    plate: ['ui/plate.tsx'],
    reading: ['features/menu/sheet/menu-sheet.tsx', 'features/menu/filter/filter-sheet.tsx'],
  };
  type Start = keyof typeof starts;
  const sets = Object.fromEntries(
    Object.keys(starts).map((start) => [start, new Set<string>()]),
  ) as Record<Start, Set<string>>;
  const plugin: Plugin = {
    name: 'simplato:page-chunks',
    apply: 'build',
    buildEnd() {
      const statementsOf = (id: string) => {
        const code = this.getModuleInfo(id)?.code;
        return code ? (this.parse(code).body as Statement[]) : [];
      };
      /** Used, and not only imported: names that only schemas needed no longer occur elsewhere. */
      const isUsed = (id: string, name: string) =>
        (this.getModuleInfo(id)?.code?.split(new RegExp(`\\b${name}\\b`)).length ?? 0) > 2;
      const isIndex = (id: string) => INDEX.test(id);
      const offers = new Map(
        [...this.getModuleIds()].filter(isIndex).map((id) => [id, new Map<unknown, string>()]),
      );
      for (const [id, partByName] of offers) {
        const parts = this.getModuleInfo(id)?.importedIds ?? [];
        for (const { type, source, specifiers = [] } of statementsOf(id)) {
          const part = source && parts.find((one) => isMeant(one, source.value));
          if (!part) continue;
          const names =
            type === 'ExportAllDeclaration'
              ? (this.getModuleInfo(part)?.exports ?? [])
              : specifiers.map(({ exported }) => exported?.name);
          for (const name of names) partByName.set(name, part);
        }
      }
      /**
       * An index imports all of its package, so follow only the files behind the names actually
       * used.
       */
      const importsOf = (id: string): string[] => {
        const imported = this.getModuleInfo(id)?.importedIds ?? [];
        const indexes = imported.filter(isIndex);
        const parts =
          indexes.length === 0
            ? []
            : statementsOf(id).flatMap(({ source, specifiers = [] }) => {
                const index = source && indexes.find((one) => isMeant(one, source.value));
                const partByName = index && offers.get(index);
                if (!partByName) return [];
                return specifiers
                  .filter(({ local }) => isUsed(id, local?.name ?? ''))
                  .flatMap((one) => partByName.get((one.imported ?? one.local)?.name) ?? []);
              });
        return [...imported.filter((one) => !isIndex(one)), ...parts];
      };
      const collect = (id: string, into: Set<string>) => {
        if (into.has(id)) return;
        into.add(id);
        for (const imported of importsOf(id)) collect(imported, into);
      };
      for (const key of Object.keys(starts) as Start[]) {
        for (const start of starts[key]) {
          const ids = [...this.getModuleIds()];
          const id = ids.find((one) => one.endsWith(`/packages/web/src/${start}`));
          if (id === undefined) this.error(`The site has no src/${start}, where a chunk begins`);
          collect(id, sets[key]);
        }
      }
    },
  };
  const { base, landing, diner, home, menu, plate, asking, orders, reading } = sets;
  const isDiners = (id: string) => diner.has(id) || (home.has(id) && menu.has(id));
  const anyDiners = (id: string) => isDiners(id) || home.has(id) || menu.has(id);
  const tests: [name: string, test: (id: string) => boolean][] = [
    ['base', (id) => base.has(id) || (landing.has(id) && anyDiners(id))],
    ['diner', isDiners],
    ['home', (id) => home.has(id)],
    ['menu', (id) => menu.has(id)],
    ['plate', (id) => landing.has(id) && (plate.has(id) || orders.has(id))],
    ['landing', (id) => landing.has(id)],
    ['asking', (id) => asking.has(id) || (orders.has(id) && reading.has(id))],
    ['orders', (id) => orders.has(id)],
    ['reading', (id) => reading.has(id)],
  ];
  const groups = tests.map(([name, test], index) => ({
    name,
    test,
    priority: tests.length - index,
    includeDependenciesRecursively: false,
  }));
  return { plugin, groups };
}

interface Statement {
  type: string;
  source?: { value: string } | null;
  specifiers?: { imported?: Name; local?: Name; exported?: Name }[];
}
interface Name {
  name: string;
}

/** Modules that only re-export. */
const INDEX =
  /packages\/(contract|domain)\/src\/index\.ts$|lucide-react\/dist\/esm\/lucide-react\.m?js$/;

/** Whether a module's full path is the one meant by an import. */
function isMeant(id: string, source: string): boolean {
  const end = source.replace(/^(\.\.?\/)+/, '').replace('@simplato/', 'packages/');
  return id.includes(`/${end}`) || id.includes(`/${end}/`);
}
