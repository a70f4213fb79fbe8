import { readHealth, readReadiness } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isWritable } from '../../db/is-writable.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { askInTime } from '../../observability/ask-in-time.ts';

/** Monitoring tools use HEAD as well as GET. */
const WATCHED = { exposeHeadRoute: true };

export function healthRoutes(app: FastifyInstance, { db, isShuttingDown }: Dependencies): void {
  const askWritable = askInTime(db, isWritable);
  serve(app, readHealth, async () => answer(200, { status: 'ok' }), WATCHED);

  serve(
    app,
    readReadiness,
    async () => {
      if (isShuttingDown()) throw new AppError('unavailable');
      const writable = await askWritable().catch(() => {
        throw new AppError('unavailable');
      });
      // Ready even if it is read-only: no other process on this database could take orders either,
      // and a load balancer would take menus and boards away as well.
      return answer(200, { status: 'ready', writable });
    },
    WATCHED,
  );
}
