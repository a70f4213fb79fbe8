import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanIcons } from './lean-icons.ts';
import { pageChunks } from './page-chunks.ts';
import { shortClass } from './short-class.ts';

/** In development the API is another process; see `npm run dev`. */
const api = { target: 'http://127.0.0.1:3001', changeOrigin: false };

export default defineConfig(({ isSsrBuild }) => {
  const chunks = pageChunks();
  return {
    plugins: [react(), leanIcons(), ...(isSsrBuild ? [] : [chunks.plugin])],
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
      // Lists the files of each page, so that the server can write their names into it.
      manifest: !isSsrBuild,
      rolldownOptions: {
        // Drops unused schemas.
        treeshake: { manualPureFunctions: ['z'] },
        ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks.groups } } }),
      },
    },
  };
});
