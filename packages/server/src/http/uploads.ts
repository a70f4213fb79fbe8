import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { onConnectionClose } from './on-connection-close.ts';
// What a request carries once the guard has let it through.
import '../auth/guard.ts';

const EVERYBODY = '';
/** By then a photo sent over a good connection has arrived. */
const RETRY_AFTER_S = 10;

/**
 * The files that are being received and processed. Each is in memory until it is answered, and a picture
 * takes ten megabytes or more while it is scaled down. So their number is limited: for each restaurant, so that one restaurant's
 * slow connection does not keep others from sending, and for all restaurants together.
 */
export class Uploads {
  readonly #restaurants: ConcurrencyLimit;
  readonly #all: ConcurrencyLimit;

  constructor({ perRestaurant, inAll }: { perRestaurant: number; inAll: number }) {
    this.#restaurants = new ConcurrencyLimit(perRestaurant);
    this.#all = new ConcurrencyLimit(inAll);
  }

  /** Applies the limits to a scope's uploads: after the guard, before a byte of the file is read. */
  limit(scope: FastifyInstance): void {
    scope.addHook('onRequest', async (request, reply) => {
      if (!request.routeOptions.config.endpoint?.upload) return;
      const restaurant = String(request.session?.restaurantId);
      const isIn = this.#restaurants.acquire(restaurant);
      if (!isIn || !this.#all.acquire(EVERYBODY)) {
        if (isIn) this.#restaurants.release(restaurant);
        throw new AppError('too_many_uploads', {}, RETRY_AFTER_S);
      }
      onConnectionClose(reply.raw, () => {
        this.#restaurants.release(restaurant);
        this.#all.release(EVERYBODY);
      });
    });
  }
}
