import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { BASE_STYLE } from './base-style.ts';

/** The files of the fonts that the pages are set in. */
export type PageFonts = Readonly<Record<'serif' | 'text' | 'bold', string>>;

/** Serves the style sheet of plain pages, with the additional `ownStyle`, and the fonts. */
export function servePageStyle(
  app: FastifyInstance,
  path: string,
  { ownStyle, fonts }: { ownStyle: string; fonts: PageFonts },
): void {
  app.get(`${path}/estilo.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(BASE_STYLE + ownStyle),
  );
  for (const [name, file] of Object.entries(fonts)) {
    app.get(`${path}/letra/${name}.ttf`, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('font/ttf')
        .send(createReadStream(file)),
    );
  }
}
