import fs from 'node:fs';
import {
  createTables,
  exportMenu,
  exportMenuSheet,
  importMenuFile,
  listHistory,
  listProducts,
  listTables,
  MENU_FILE_MAX_BYTES,
  previewMenuFile,
  printTables,
  uploadPhoto,
  type MenuPreviewWire,
} from '@simplato/contract';
import { MENU_LIMITS, TABLES_LIMIT } from '@simplato/domain';
import { expect, test } from 'vitest';
import { Crowd } from './process/crowd.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { memoryOf, startServer } from './process/server-process.ts';

/** What they may add to the process's memory, all together. */
const ALLOWED_MB = 200;

/** Tables that its phones move to, after twenty orders each. */
const FOR_THE_CROWD = 100;

/** A kilobyte. Decoded, it would take 1.2 GB. */
const MANY_PIXELS = fs.readFileSync(new URL('./pictures/64-megapixels.avif', import.meta.url));

test.runIf(fs.existsSync('/proc/self/status'))(
  'the largest requests are served, and traps for the memory refused, while six phones order',
  async () => {
    const place = copyDemoFolder();
    const server = await startServer(place);
    try {
      const crowd = await Crowd.sitDown(server.url);
      const { staff } = crowd;
      const products = await staff.call(listProducts);
      const tables = await staff.call(listTables);
      crowd.begin();
      await crowd.more(50);
      const before = memoryOf(server.pid).peakMb;

      expect(
        await staff.send(uploadPhoto, {
          params: { id: products[0]!.idproductos },
          file: MANY_PIXELS,
        }),
      ).toMatchObject({
        statusCode: 400,
        body: expect.stringContaining('es demasiado grande'),
      });
      expect(
        (await staff.send(previewMenuFile, { file: full('Plato;Precio\n', ';') })).statusCode,
      ).toBe(400);
      const categories = full('{"formato":"carta-simplato","categorias":[', '[],', '[]]}');
      expect((await staff.send(previewMenuFile, { file: categories })).statusCode).toBe(413);

      const length = TABLES_LIMIT - tables.length - FOR_THE_CROWD;
      const mesas = Array.from({ length }, (_, n) => `Nave ${n}`);
      expect((await staff.send(createTables, { body: { mesas } })).statusCode).toBe(201);
      expect((await staff.send(printTables, { query: { tamano: 'caballete' } })).statusCode).toBe(
        200,
      );
      const menu = { file: menuOf(MENU_LIMITS.products - products.length) };
      const seen = await staff.send(previewMenuFile, menu);
      expect(seen.statusCode).toBe(200);
      const { huella } = JSON.parse(seen.body) as MenuPreviewWire;
      expect(await staff.send(importMenuFile, { ...menu, query: { huella } })).toMatchObject({
        statusCode: 200,
      });
      for (const read of [exportMenu, exportMenuSheet, listHistory]) {
        expect((await staff.send(read)).statusCode).toBe(200);
      }

      await crowd.more(20);
      await crowd.end();
      const after = memoryOf(server.pid).peakMb;
      console.log(`${before} MB at most before the largest requests, ${after} MB after`);
      expect(after - before).toBeLessThan(ALLOWED_MB);
      expect(crowd.lost).toEqual({ lines: 0, refusals: 0 });
      await crowd.expectAllOnTheBoard();
    } finally {
      await server.kill();
      await place.remove();
    }
  },
);

/** A file as large as it may be, of equal pieces. */
function full(start: string, piece: string, end = ''): Buffer {
  const pieces = Math.floor((MENU_FILE_MAX_BYTES - start.length - end.length) / piece.length);
  return Buffer.from(start + piece.repeat(pieces) + end);
}

function menuOf(length: number): Buffer {
  const products = Array.from(
    { length },
    (_, n) => `Plato ${n};Apartado ${n % 150};${n % 90},50;${'Con todo. '.repeat(40)}\n`,
  );
  return Buffer.from(`Plato;Categoría;Precio;Descripción\n${products.join('')}`);
}
