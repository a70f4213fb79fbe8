import { forgotStaffPassword } from '@simplato/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../app-error.ts';
import { endSessionsOf } from './end-sessions.ts';
import { readInput } from '../../http/read-input.ts';
import type { Dependencies } from '../../dependencies.ts';
import { servePageStyle } from '@simplato/plain-pages';
import { FONT_FILES } from '../../printing/font-files.ts';
import { askInTime } from '../../observability/ask-in-time.ts';
import { readFigures } from '../../observability/restaurant-figures.ts';
import {
  mayAct,
  mayOperate,
  onlyIf,
  OPERATOR_PATH,
  type OperatorConfig,
} from './operator-access.ts';
import { OPERATOR_STYLE, operatorPage } from './operator-page.ts';

interface OperatorDependencies extends Pick<Dependencies, 'db' | 'sessions' | 'streams' | 'now'> {
  config: OperatorConfig;
  /** All metrics, in Prometheus text format. */
  readMetrics: () => Promise<string>;
}

const AN_HOUR_MS = 3_600_000;

const endingSessions = z.object({
  correo: forgotStaffPassword.body.shape.email,
  tipo: z.enum(['personal', 'comensal']),
});

/**
 * For the operator: the state of the installation, as /metrics for programs and as a page, and the
 * end of somebody's sessions.
 */
export function operatorRoutes(app: FastifyInstance, dependencies: OperatorDependencies): void {
  const { config, db, streams, now, readMetrics } = dependencies;
  const askFigures = askInTime(db, readFigures);
  const admitted = new Map<string | undefined, number>();
  /** Once an hour for each route, since Prometheus comes every few seconds. */
  const logAdmission = async ({ log, routeOptions: { url } }: FastifyRequest) => {
    const at = now().getTime();
    if (config.operatorToken === undefined || at < (admitted.get(url) ?? 0) + AN_HOUR_MS) return;
    admitted.set(url, at);
    log.info({ route: url }, 'operator admitted');
  };
  const onlyOperators = [onlyIf(mayOperate, config), logAdmission];
  app.get('/metrics', { onRequest: onlyOperators }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await readMetrics()),
  );
  servePageStyle(app, OPERATOR_PATH, { ownStyle: OPERATOR_STYLE, fonts: FONT_FILES });
  app.get(OPERATOR_PATH, { onRequest: onlyOperators }, async (_request, reply) => {
    const figures = await askFigures().catch(() => null);
    const page = operatorPage({
      figures,
      kind: db.kind,
      receivesSignals: db.signals.isTrusted,
      streams: streams.count,
      upSeconds: process.uptime(),
      memoryBytes: process.memoryUsage.rss(),
      at: now(),
    });
    return reply.header('refresh', '10').type('text/html; charset=utf-8').send(page);
  });
  app.post(
    `${OPERATOR_PATH}/sesiones`,
    { onRequest: [onlyIf(mayAct, config), logAdmission] },
    async (request, reply) => {
      const { correo, tipo } = readInput(endingSessions, request.body, 'body') as z.output<
        typeof endingSessions
      >;
      const of = await endSessionsOf(dependencies, tipo === 'personal' ? 'staff' : 'diner', correo);
      if (!of) throw new AppError('not_found');
      request.log.info({ of }, 'sessions ended');
      return reply.code(204).send();
    },
  );
}
