import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the API is another process; see `npm run dev`. */
const api = { target: 'http://127.0.0.1:3001', changeOrigin: false };

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy: { '/api': api, '/dev': api, '/pago-de-prueba': api } },
  build: { target: 'es2022', sourcemap: true },
});
