import { html, type Html } from './html.ts';

interface Page {
  title: string;
  /** What the page stands in for, and what therefore does not happen: nobody may take it for the real thing. */
  band: { name: string; text: string };
  /** Where its style sheet is. */
  path: string;
  body: Html;
}

/** The frame of a page that stands in for somebody else's. */
export function trialPage({ title, band, path, body }: Page): string {
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
