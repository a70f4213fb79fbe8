import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanIcons } from './lean-icons.ts';
import { pageChunks } from './page-chunks.ts';
import { pageFiles } from './page-files.ts';
import { shortClass } from './short-class.ts';

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

export default defineConfig(({ isSsrBuild }) => {
  const chunks = pageChunks();
  return {
    plugins: [
      react(),
      leanIcons(),
      ...(isSsrBuild ? [] : [chunks.plugin, pageFiles(), withoutSchemas]),
    ],
    server: {
      port: 5173,
      proxy: { '/api': api, '/dev': api, '/pago-de-prueba': api, '/carta': api },
    },
    // The router imports a shim for old React versions; use React's own instead.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    css: { modules: { generateScopedName: shortClass } },
    build: {
      target: 'es2022',
      sourcemap: true,
      // Browsers without modulepreload load modules when needed.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: { manualPureFunctions: SCHEMA_MAKERS, propertyReadSideEffects: false },
        ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks.groups } } }),
      },
    },
  };
});
