import { html, type Html } from './html.ts';
import { SANDBOX_PATH } from './sandbox-path.ts';

interface Page {
  title: string;
  body: Html;
}

/** The frame of every page: nobody may take it for a real payment. */
export function page({ title, body }: Page): string {
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Pago de prueba</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${SANDBOX_PATH}/estilo.css" />
      </head>
      <body>
        <header class="band">
          <strong>Pago de prueba</strong> <span>no se mueve dinero</span>
        </header>
        <main>${body}</main>
      </body>
    </html>`.text;
}

/** A page that has nothing to offer but the way back. */
export function endPage(title: string, text: string, back: { words: string; url: string } | null) {
  const link = back && html`<a class="button main" href="${back.url}">${back.words}</a>`;
  return page({
    title,
    body: html`<h1>${title}</h1>
      <p>${text}</p>
      ${link}`,
  });
}

export const NOT_FOUND_PAGE = endPage(
  'Esta página no existe',
  'Puede que el enlace esté incompleto. Vuelve a Simplato e inténtalo desde allí.',
  null,
);
