import type { IncomingMessage } from 'node:http';
import * as contract from '@simplato/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { answer, readCall, routeOf, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { putLogo, putPhoto, removeLogo, removePhoto } from './change-photo.ts';
import { findFile } from './photo-queries.ts';

const A_YEAR_S = 31_536_000;

/** Needs a scope of its own: here a body of any content type is accepted as a file. */
export function photoRoutes(app: FastifyInstance, { db, now, uploads }: Dependencies): void {
  uploads.limit(app);
  const cache = new PhotoCache();
  // The content type is not trusted: the bytes tell the kind of image.
  app.addContentTypeParser('*', async (request: FastifyRequest, file: IncomingMessage) =>
    uploads.read(request, file, contract.PHOTO_MAX_BYTES, 'photo_too_large'),
  );

  serve(app, contract.uploadPhoto, async ({ params, session, request }) => {
    const target = { by: session, productId: params.id };
    const product = await putPhoto(db, target, fileIn(request), now());
    return answer(200, contract.productToWire(product));
  });

  serve(app, contract.deletePhoto, async ({ params, session }) => {
    const target = { by: session, productId: params.id };
    return answer(200, contract.productToWire(await removePhoto(db, target, now())));
  });

  serve(app, contract.uploadLogo, async ({ session, request }) => {
    const restaurant = await putLogo(db, session, fileIn(request));
    return answer(200, contract.restaurantToWire(restaurant));
  });

  serve(app, contract.deleteLogo, async ({ session }) => {
    return answer(200, contract.restaurantToWire(await removeLogo(db, session)));
  });

  app.route({
    ...routeOf(contract.readPhoto),
    schema: {},
    handler: async (request, reply) => {
      const { restaurante, hash, ancho } = readCall(contract.readPhoto, request, reply).params;
      const photo = await cache.find(`${restaurante}/${hash}/${ancho}`, () =>
        findFile(db, restaurante, hash, ancho),
      );
      if (!photo) throw new AppError('not_found');
      return reply
        .type('image/webp')
        .header('cache-control', `public, max-age=${A_YEAR_S}, immutable`)
        .send(Buffer.from(photo.buffer, photo.byteOffset, photo.byteLength));
    },
  });
}

/** Null if the body is not a file. */
function fileIn({ body }: FastifyRequest): Buffer | null {
  return Buffer.isBuffer(body) ? body : null;
}

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * An LRU cache of pictures. Their keys contain a hash of the content, so entries never go stale.
 */
export class PhotoCache {
  readonly #photos = new Map<string, Uint8Array>();
  #bytes = 0;

  async find(key: string, load: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const known = this.#photos.get(key);
    if (known) {
      // Reinserted at the end of the map: the least recently used comes first and is evicted first.
      this.#photos.delete(key);
      this.#photos.set(key, known);
      return known;
    }
    const photo = await load();
    if (photo) this.#keep(key, photo);
    return photo;
  }

  #keep(key: string, photo: Uint8Array): void {
    if (this.#photos.has(key)) return;
    this.#photos.set(key, photo);
    this.#bytes += photo.byteLength;
    for (const [oldest, { byteLength }] of this.#photos) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#photos.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
