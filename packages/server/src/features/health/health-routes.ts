import { readHealth, readReadiness } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';

/** Monitoring tools use HEAD as well as GET. */
const WATCHED = { exposeHeadRoute: true };

export function healthRoutes(app: FastifyInstance, { db, isShuttingDown }: Parts): void {
  serve(app, readHealth, async () => answer(200, { status: 'ok' }), WATCHED);

  serve(
    app,
    readReadiness,
    async () => {
      if (isShuttingDown()) throw new AppError('unavailable');
      await db.query('select 1').catch(() => {
        throw new AppError('unavailable');
      });
      return answer(200, { status: 'ready' });
    },
    WATCHED,
  );
}
