import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { Crowd } from './crowd.ts';
// What a request carries once the guard has let it through.
import './guard.ts';

const EVERYBODY = '';
/** A photo over a good line is there by then. */
const RETRY_AFTER_S = 10;

/**
 * The pictures that are being sent and worked on. Each is held in memory until it is answered, ten megabytes and
 * more while it is made smaller: so many of one house, so that nobody's poor line keeps others from
 * sending, and so many of all houses together.
 */
export class Uploads {
  readonly #houses: Crowd;
  readonly #all: Crowd;

  constructor({ perHouse, inAll }: { perHouse: number; inAll: number }) {
    this.#houses = new Crowd(perHouse);
    this.#all = new Crowd(inAll);
  }

  /** For a scope whose uploads are pictures and whose calls the guard has let through: before a byte of the file is read. */
  bound(scope: FastifyInstance): void {
    scope.addHook('onRequest', async (request, reply) => {
      if (!request.routeOptions.config.endpoint?.upload) return;
      const house = String(request.session?.restaurantId);
      const isIn = this.#houses.enter(house);
      if (!isIn || !this.#all.enter(EVERYBODY)) {
        if (isIn) this.#houses.leave(house);
        throw new AppError('too_many_uploads', {}, RETRY_AFTER_S);
      }
      reply.raw.once('close', () => {
        this.#houses.leave(house);
        this.#all.leave(EVERYBODY);
      });
    });
  }
}
