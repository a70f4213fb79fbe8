import { COOKIES, signOut } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';

export function sessionRoutes(app: FastifyInstance, { sessions, cookies }: Parts): void {
  serve(app, signOut, async ({ request, reply }) => {
    const token = request.cookies[COOKIES.session];
    if (token !== undefined) await sessions.end(token);
    cookies.clear(reply);
    return answer(200, { ok: true });
  });
}
