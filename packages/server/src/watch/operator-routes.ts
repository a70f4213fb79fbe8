import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { serveLook } from '../trial-pages/serve-look.ts';
import { askInTime } from './ask-in-time.ts';
import { readFigures } from './house-figures.ts';
import { mayOperate, OPERATOR_PATH, refuseOperator } from './operator-access.ts';
import { OPERATOR_STYLE, operatorPage } from './operator-page.ts';

interface OperatorParts {
  config: { operatorToken: string | undefined; isProduction: boolean };
  db: Database;
  streams: { readonly count: number };
  now: () => Date;
  /** All metrics, in Prometheus text format. */
  readMetrics: () => Promise<string>;
}

/** The state of the installation: /metrics for programs, and a page for its operator. */
export function operatorRoutes(app: FastifyInstance, parts: OperatorParts): void {
  const { config, db, streams, now, readMetrics } = parts;
  const askFigures = askInTime(db, readFigures);
  const onlyOperators = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!mayOperate(request, config)) return refuseOperator(request, reply, config.operatorToken);
  };
  app.get('/metrics', { onRequest: onlyOperators }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await readMetrics()),
  );
  serveLook(app, OPERATOR_PATH, OPERATOR_STYLE);
  app.get(OPERATOR_PATH, { onRequest: onlyOperators }, async (_request, reply) => {
    const figures = await askFigures().catch(() => null);
    const page = operatorPage({
      figures,
      kind: db.kind,
      hearsOthers: db.signals.isTrusted,
      streams: streams.count,
      upSeconds: process.uptime(),
      memoryBytes: process.memoryUsage.rss(),
      at: now(),
    });
    return reply.header('refresh', '10').type('text/html; charset=utf-8').send(page);
  });
}
