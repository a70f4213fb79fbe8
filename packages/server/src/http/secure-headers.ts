import type { FastifyInstance } from 'fastify';

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** For a page that brings styles of ours: `hashes` are their SHA-256, in base64. */
export function policyWithStyles(hashes: readonly string[]): string {
  const sources = hashes.map((hash) => `'sha256-${hash}'`);
  return `${POLICY}; style-src 'self' ${sources.join(' ')}`.trimEnd();
}

/** For a worker that runs WebAssembly, which takes the policy of its own file. */
export const WASM_WORKER_POLICY = `${POLICY}; script-src 'self' 'wasm-unsafe-eval'`;

/** The same on every answer: nothing from elsewhere, no script or style in the page itself. */
export function secureHeadersOf(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

export function secureHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = secureHeadersOf(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
