import type { AnswerOf, Endpoint } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { HouseMemory } from '../db/house-memory.ts';
import { routeOf } from './serve.ts';

/**
 * Registers an endpoint whose answer depends on the session's restaurant alone: it is put together
 * and written out once, and then sent as the same bytes until the house's menu changes.
 */
export function serveFromMemory<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  memory: HouseMemory,
  load: (restaurantId: number) => Promise<AnswerOf<E>>,
): void {
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      const restaurantId = request.session?.restaurantId;
      if (typeof restaurantId !== 'number') throw new AppError('no_session');
      const bytes = await memory.recall(restaurantId, endpoint.path, async () => {
        const serialize = reply.getSerializationFunction('200');
        if (!serialize) throw new Error(`${endpoint.path} declares no answer for 200`);
        return Buffer.from(serialize((await load(restaurantId)) as Record<string, unknown>));
      });
      return reply.type('application/json; charset=utf-8').send(bytes);
    },
  });
}
