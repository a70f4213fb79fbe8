import { COOKIES, signOut } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';

export function sessionRoutes(app: FastifyInstance, { db, sessions, cookies }: Parts): void {
  serve(app, signOut, async ({ request, reply }) => {
    const token = request.cookies[COOKIES.session];
    if (token !== undefined) await db.transaction((tx) => sessions.end(tx, token));
    cookies.clear(reply);
    return answer(200, { ok: true });
  });
}
