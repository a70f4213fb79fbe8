import fs from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { PrecompressedBody, sendPrecompressed } from './precompressed-body.ts';

/**
 * Served in place of the service worker when SERVICE_WORKER=off: it unregisters itself and deletes
 * all caches in every browser that fetches it.
 */
const SELF_REMOVING_WORKER = `const leave = async () => {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ version: null });
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
self.addEventListener('message', (event) => event.waitUntil(leave()));
`;

/** The script of the service worker, which keeps the site usable offline. */
export function serviceWorkerRoute(
  app: FastifyInstance,
  { file, isOn }: { file: string | undefined; isOn: boolean },
): void {
  const built = file !== undefined && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
  const script = isOn ? built : SELF_REMOVING_WORKER;
  const precompressed = script === null ? null : new PrecompressedBody(script);
  app.get('/sw.js', async (request, reply) => {
    if (!precompressed) throw new AppError('not_found');
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    return sendPrecompressed(request, reply, precompressed);
  });
}
