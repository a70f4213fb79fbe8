import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FolderPlace } from './process/data-places.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

let place: FolderPlace;
let server: ServerProcess | undefined;

beforeEach(() => {
  place = copyDemoFolder();
});
afterEach(async () => {
  await server?.kill();
  await place.remove();
});

/** Not JSON, which is UTF-8 by its definition. */
test('every text of the site names its charset, compressed or not', async () => {
  server = await startServer(place);
  for (const file of ['/', '/icon.svg', '/early-taps.js']) {
    for (const encoding of ['identity', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await fetch(`${server.url}${file}`, { headers });
      const type = answer.headers.get('content-type');
      expect([file, encoding, answer.status, type]).toEqual([
        file,
        encoding,
        200,
        expect.stringMatching(/^[\w/+-]+; charset=utf-8$/i),
      ]);
    }
  }
});
