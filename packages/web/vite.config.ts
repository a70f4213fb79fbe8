import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageFiles } from './page-files.ts';
import { AREAS, PAGES } from './src/pages.ts';

/** In development the API is another process; see `npm run dev`. */
const api = { target: 'http://127.0.0.1:3001', changeOrigin: false };

/** What makes the contract's schemas, which only the server needs: without them it is dropped. */
const SCHEMA_MAKERS = [
  'z',
  'endpoint',
  'defineEndpoint',
  'text',
  'requiredText',
  'menuText',
  'menuName',
  'atMost',
  'ruled',
  'ruledDigits',
  'socialRule',
];

/** Fails the build if a schema has stayed in the site, and its library with it. */
const withoutSchemas: Plugin = {
  name: 'simplato:without-schemas',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk' || !file.moduleIds.some((id) => id.includes('/zod/'))) continue;
      const sources = file.moduleIds.filter((id) => id.includes('/contract/src/'));
      this.error(`A schema of one of these is not made by SCHEMA_MAKERS alone: ${sources.join()}`);
    }
  },
};

/**
 * The chunks of what a diner waits for; by default there would be sixty small ones a page. Each has
 * the modules named here, by their paths from src, and all that they import, except what an earlier
 * one has. Whoever needs one module loads its whole chunk, so what two chunks share is named in an
 * earlier one.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  base: [
    'main.tsx',
    // Shared by the landing page and a diner's pages.
    'api/use-server-minute.ts',
    'ui/badge.tsx',
    'ui/count-dot.tsx',
    'ui/late-dialog.tsx',
    'ui/tile-band.tsx',
    'ui/visually-hidden.tsx',
    '../../domain/src/time/restaurant-time.ts',
    '../../../node_modules/lucide-react/dist/esm/icons/log-in.mjs',
  ],
  diner: [AREAS.diner.source, PAGES.dinerHome.source, PAGES.menu.source],
  // Shared by the landing page and a diner's orders.
  plate: ['ui/plate.tsx', 'ui/slip.tsx', 'ui/slip-line.tsx'],
  landing: [AREAS.landing.source],
  // Loaded once a diner's first page is up.
  queries: [
    '../../../node_modules/@tanstack',
    'first-view/query-client.tsx',
    'features/orders/open-diner-stream.ts',
    'app/installed/keep-current.tsx',
    'ui/field.tsx',
    // Shared by the scan page, which needs nothing else of a diner's orders.
    'i18n/translated.tsx',
    'forms/wait-message.ts',
  ],
  reading: ['features/menu/sheet/menu-sheet.tsx', 'features/menu/filter/filter-sheet.tsx'],
  orders: [PAGES.tab.source],
};

const groups = Object.entries(CHUNKS).map(([name, modules], index, { length }) => {
  const paths = modules.map((module) => resolve(import.meta.dirname, 'src', module));
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`CHUNKS names ${missing}, which does not exist`);
  return {
    name,
    test: (id: string) => paths.some((path) => id.startsWith(path)),
    priority: length - index,
  };
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [pageFiles(), withoutSchemas])],
  server: {
    port: 5173,
    proxy: { '/api': api, '/dev': api, '/pago-de-prueba': api, '/carta': api },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Browsers without modulepreload load modules when needed.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: SCHEMA_MAKERS, propertyReadSideEffects: false },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups } } }),
    },
  },
}));
