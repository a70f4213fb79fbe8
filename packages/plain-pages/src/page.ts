import { html, type Html } from './html.ts';

interface Page {
  title: string;
  /**
   * The banner: what the page simulates and what does not really happen, so that nobody is misled.
   */
  band: { name: string; text: string };
  /** The folder of its style sheet. */
  path: string;
  body: Html;
}

/**
 * The frame of a page without a script and outside the site: of those that simulate an external
 * service, and of the operator's.
 */
export function plainPage({ title, band, path, body }: Page): string {
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${path}/estilo.css" />
      </head>
      <body>
        <header class="band"><strong>${band.name}</strong> <span>${band.text}</span></header>
        <main>${body}</main>
      </body>
    </html>`.text;
}
