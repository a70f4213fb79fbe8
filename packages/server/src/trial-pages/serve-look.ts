import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { FONT_FILES } from '../printing/font-files.ts';
import { BASE_STYLE } from './base-style.ts';

/** Serves the style sheet of trial pages, with the additional `ownStyle`, and the fonts. */
export function serveLook(app: FastifyInstance, path: string, ownStyle: string): void {
  app.get(`${path}/estilo.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(BASE_STYLE + ownStyle),
  );
  for (const [name, file] of Object.entries(FONT_FILES)) {
    app.get(`${path}/letra/${name}.ttf`, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('font/ttf')
        .send(createReadStream(file)),
    );
  }
}
