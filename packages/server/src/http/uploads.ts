import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { onConnectionClose } from './on-connection-close.ts';
// What a request carries once the guard has let it through.
import '../auth/guard.ts';

const EVERYBODY = '';
/** By then a photo sent over a good connection has arrived. */
const RETRY_AFTER_S = 10;

/**
 * The files that are being received and processed. What is received is in memory, and a picture takes
 * ten megabytes or more while it is scaled down. A restaurant may send a few at once. Of the places
 * for processing, which all restaurants share, a file takes one once it is there: nobody waits for
 * somebody else's slow connection.
 */
export class Uploads {
  readonly #restaurants: ConcurrencyLimit;
  readonly #all: ConcurrencyLimit;

  constructor({ perRestaurant, inAll }: { perRestaurant: number; inAll: number }) {
    this.#restaurants = new ConcurrencyLimit(perRestaurant);
    this.#all = new ConcurrencyLimit(inAll);
  }

  /** Applies the limits to a scope's uploads: to receiving after the guard, then to processing. */
  limit(scope: FastifyInstance): void {
    scope.addHook('onRequest', async (request, reply) => {
      take(this.#restaurants, String(request.session?.restaurantId), request, reply);
    });
    scope.addHook('preValidation', async (request, reply) => {
      take(this.#all, EVERYBODY, request, reply);
    });
  }
}

/** Until the answer is out. */
function take(
  limit: ConcurrencyLimit,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!request.routeOptions.config.endpoint?.upload) return;
  if (!limit.acquire(key)) throw new AppError('too_many_uploads', {}, RETRY_AFTER_S);
  onConnectionClose(reply.raw, () => limit.release(key));
}
