import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './database.ts';

const MAX_BYTES = 2_048;

/** Accepts form bodies on these pages; the rest of the application accepts only JSON. */
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

/** What the sandbox's pages work with. */
export interface PageParts {
  db: Database;
  now: () => Date;
  /** Refuses whoever may not work on other people's accounts. */
  onlyOperators: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}
