import type { Readable } from 'node:stream';
import type { ErrorCode } from '@simplato/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { onConnectionClose } from './on-connection-close.ts';
import { readUpload, RETRY_AFTER_S } from './read-upload.ts';
import { ReceivedBytes } from './received-bytes.ts';
// What a request carries once the guard has let it through.
import '../auth/guard.ts';

const EVERYBODY = '';
/** Some ten photos of the largest size, less than two restaurants may send at once. */
const MOST_BYTES = 96 * 1024 * 1024;

/**
 * The files that are being received and processed. What is received is in memory, and a picture takes
 * ten megabytes or more while it is scaled down. A restaurant may send a few at once. Of the places
 * for processing, which all restaurants share, a file takes one once it is there: nobody waits for
 * somebody else's slow connection. What is being received is limited in all, by its bytes.
 */
export class Uploads {
  readonly #restaurants: ConcurrencyLimit;
  readonly #all: ConcurrencyLimit;
  readonly #received: ReceivedBytes;

  constructor({
    perRestaurant,
    inAll,
    bytes = MOST_BYTES,
  }: {
    perRestaurant: number;
    inAll: number;
    bytes?: number;
  }) {
    this.#received = new ReceivedBytes(bytes);
    this.#restaurants = new ConcurrencyLimit(perRestaurant);
    this.#all = new ConcurrencyLimit(inAll);
  }

  /** Takes a body of any content type as a file. */
  async read(
    { session }: FastifyRequest,
    file: Readable,
    maxBytes: number,
    tooLarge: ErrorCode,
  ): Promise<Buffer> {
    const received = this.#received.begin(String(session?.restaurantId));
    try {
      return await readUpload(file, received, maxBytes, tooLarge);
    } finally {
      this.#received.end(received);
    }
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
