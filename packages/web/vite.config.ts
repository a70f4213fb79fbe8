import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageFiles } from './page-files.ts';

/** In development the API is another process; see `npm run dev`. */
const api = { target: 'http://127.0.0.1:3001', changeOrigin: false };

/** What makes the contract's schemas, which only the server needs: without them it is dropped. */
const SCHEMA_MAKERS = [
  'z',
  'endpoint',
  'defineEndpoint',
  'text',
  'requiredText',
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
 * the modules named here and all that they import, except what an earlier one has. Whoever needs
 * one module loads its whole chunk, so what two chunks share is named in an earlier one.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  base: [
    'web/src/main.tsx',
    // Shared by the landing page and a diner's pages.
    'web/src/api/use-server-minute.ts',
    'web/src/ui/badge.tsx',
    'web/src/ui/count-dot.tsx',
    'web/src/ui/late-dialog.tsx',
    'web/src/ui/plate-later.tsx',
    'web/src/ui/tile-band.tsx',
    'web/src/ui/visually-hidden.tsx',
    'domain/src/time/restaurant-time.ts',
    'lucide-react/dist/esm/icons/log-in.mjs',
  ],
  diner: [
    'web/src/app/diner-area.tsx',
    'web/src/app/home-route.tsx',
    'web/src/features/menu/menu-page.tsx',
  ],
  // Shared by the landing page and a diner's orders.
  plate: ['web/src/ui/plate.tsx', 'web/src/ui/slip.tsx', 'web/src/ui/slip-line.tsx'],
  landing: ['web/src/app/public-area.tsx'],
  // Loaded once a diner's first page is up.
  asking: [
    'node_modules/@tanstack/',
    'web/src/first-view/query-client.tsx',
    'web/src/features/orders/open-diner-stream.ts',
    'web/src/app/installed/keep-current.tsx',
    'web/src/ui/field.tsx',
  ],
  reading: [
    'web/src/features/menu/sheet/menu-sheet.tsx',
    'web/src/features/menu/filter/filter-sheet.tsx',
  ],
  orders: ['web/src/app/diner-orders.tsx'],
};

const groups = Object.entries(CHUNKS).map(([name, modules], index, { length }) => ({
  name,
  test: (id: string) => modules.some((module) => id.includes(`/${module}`)),
  priority: length - index,
}));

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
