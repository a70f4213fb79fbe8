import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import * as contract from '@simplato/contract';
import { menuCsv } from '@simplato/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveFile } from '../../../http/serve-file.ts';
import { answer, serve } from '../../../http/serve.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { importMenuFile } from './import-menu-file.ts';
import { planMenuFile, readWholeMenu } from './plan-menu-file.ts';
import { printMenu } from './print-menu.ts';

/** Needs a scope of its own: here a body of any content type is taken as a file. */
export function menuFileRoutes(app: FastifyInstance, { db, now, uploads }: Dependencies): void {
  uploads.limit(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, file: IncomingMessage) =>
    uploads.read(request, file, contract.MENU_FILE_MAX_BYTES, 'menu_file_too_large'),
  );
  const bytesOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

  serve(app, contract.exportMenu, async ({ session: { restaurantId } }) => {
    const menu = await readWholeMenu(db, restaurantId, now());
    return answer(200, contract.menuFileToWire(restaurantId, menu));
  });

  serveFile(app, contract.exportMenuSheet, async ({ session: { restaurantId } }) => ({
    name: 'carta.csv',
    content: Readable.from([menuCsv(await readWholeMenu(db, restaurantId, now()))]),
  }));

  serveFile(app, contract.printMenu, async ({ session: { restaurantId }, query }) =>
    printMenu(db, restaurantId, query.idioma ?? 'es', now()),
  );

  serve(app, contract.previewMenuFile, async ({ session: { restaurantId }, query, request }) => {
    const letters = query.letras;
    const upload = { restaurantId, bytes: bytesOf(request), letters, at: now() };
    return answer(200, (await planMenuFile(db, upload)).preview);
  });

  serve(app, contract.importMenuFile, async ({ session, query, request }) => {
    const { restaurantId } = session;
    const letters = query.letras;
    const upload = { restaurantId, bytes: bytesOf(request), letters, at: now() };
    const plan = await importMenuFile(db, session, upload, {
      fingerprint: query.huella,
      leavesOutRefused: query.sinerrores === 'true',
    });
    return answer(200, contract.menuCountsToWire(plan));
  });
}
