import type { FastifyInstance } from 'fastify';

const MAX_BYTES = 2_048;

/** Plain forms, on these pages and nowhere else: the rest of the application takes JSON alone. */
export function acceptForms(pages: FastifyInstance): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

export function fieldOf(body: unknown, name: string): string | null {
  return body instanceof URLSearchParams ? body.get(name) : null;
}
