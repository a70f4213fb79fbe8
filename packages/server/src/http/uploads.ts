import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { whenLineCloses } from './on-connection-close.ts';
// What a request carries once the guard has let it through.
import './guard.ts';

const EVERYBODY = '';
/** By then a photo sent over a good connection has arrived. */
const RETRY_AFTER_S = 10;

/**
 * The files that are being received and processed. Each is in memory until it is answered, and a picture
 * takes ten megabytes or more while it is scaled down. So their number is limited: for each house, so that one house's
 * slow connection does not keep others from sending, and for all houses together.
 */
export class Uploads {
  readonly #houses: ConcurrencyLimit;
  readonly #all: ConcurrencyLimit;

  constructor({ perHouse, inAll }: { perHouse: number; inAll: number }) {
    this.#houses = new ConcurrencyLimit(perHouse);
    this.#all = new ConcurrencyLimit(inAll);
  }

  /** Applies the limits to a scope's uploads: after the guard, before a byte of the file is read. */
  limit(scope: FastifyInstance): void {
    scope.addHook('onRequest', async (request, reply) => {
      if (!request.routeOptions.config.endpoint?.upload) return;
      const house = String(request.session?.restaurantId);
      const isIn = this.#houses.acquire(house);
      if (!isIn || !this.#all.acquire(EVERYBODY)) {
        if (isIn) this.#houses.release(house);
        throw new AppError('too_many_uploads', {}, RETRY_AFTER_S);
      }
      whenLineCloses(reply.raw, () => {
        this.#houses.release(house);
        this.#all.release(EVERYBODY);
      });
    });
  }
}
