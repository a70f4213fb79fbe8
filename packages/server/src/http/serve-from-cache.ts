import type { AnswerOf, Endpoint } from '@simplato/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { RestaurantCache } from '../cache/restaurant-cache.ts';
import { PrecompressedBody, sendPrecompressed } from './precompressed-body.ts';
import { routeOf } from './serve.ts';

/**
 * Registers an endpoint whose response depends only on the session's restaurant, and on which of a few
 * `variantOf` the request is: it is built and serialized once, then sent from the cache until the
 * restaurant changes. A client that has it already gets a 304.
 */
export function serveFromCache<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  restaurantCache: RestaurantCache,
  load: (restaurantId: number, variant: string) => Promise<AnswerOf<E>>,
  variantOf: (request: FastifyRequest, restaurantId: number) => Promise<string> = noVariants,
): void {
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      const restaurantId = request.session?.restaurantId;
      if (typeof restaurantId !== 'number') throw new AppError('no_session');
      const variant = await variantOf(request, restaurantId);
      const name = [endpoint.path, variant].join(' ');
      const precompressed = await restaurantCache.recall(restaurantId, name, async () => {
        const serialize = reply.getSerializationFunction('200');
        if (!serialize) throw new Error(`${endpoint.path} declares no answer for 200`);
        return new PrecompressedBody(
          serialize((await load(restaurantId, variant)) as Record<string, unknown>),
        );
      });
      // The browser stores it but must revalidate: the session may belong to another restaurant by then.
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' });
      return sendPrecompressed(
        request,
        reply.type('application/json; charset=utf-8'),
        precompressed,
      );
    },
  });
}

async function noVariants(): Promise<string> {
  return '';
}
