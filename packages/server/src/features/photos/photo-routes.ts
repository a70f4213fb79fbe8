import type { IncomingMessage } from 'node:http';
import * as contract from '@simplato/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { readUpload } from '../../http/read-upload.ts';
import { answer, readCall, routeOf, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import { putPhoto, removePhoto } from './change-photo.ts';
import { findFile } from './photo-queries.ts';
import { PhotoShelf } from './photo-shelf.ts';

const A_YEAR_S = 31_536_000;

/** In a scope of their own: nowhere else is a body taken that is not JSON. */
export function photoRoutes(app: FastifyInstance, { db, now }: Parts): void {
  const shelf = new PhotoShelf();
  // Whatever the file is called: its bytes say what it is.
  app.addContentTypeParser('*', async (_request: FastifyRequest, file: IncomingMessage) =>
    readUpload(file, contract.PHOTO_MAX_BYTES, 'photo_too_large'),
  );

  serve(app, contract.uploadPhoto, async ({ params, session, request }) => {
    const target = { restaurantId: session.restaurantId, productId: params.id };
    const bytes = Buffer.isBuffer(request.body) ? request.body : null;
    return answer(200, contract.productToWire(await putPhoto(db, target, bytes, now())));
  });

  serve(app, contract.deletePhoto, async ({ params, session }) => {
    const target = { restaurantId: session.restaurantId, productId: params.id };
    return answer(200, contract.productToWire(await removePhoto(db, target, now())));
  });

  app.route({
    ...routeOf(contract.readPhoto),
    schema: {},
    handler: async (request, reply) => {
      const { restaurante, hash, ancho } = readCall(contract.readPhoto, request, reply).params;
      const photo = await shelf.find(`${restaurante}/${hash}/${ancho}`, () =>
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
