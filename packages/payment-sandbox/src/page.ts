import { html, type Html, plainPage } from '@simplato/plain-pages';

/** The path of the sandbox's own pages. */
export const SANDBOX_PATH = '/pago-de-prueba';

interface Page {
  title: string;
  body: Html;
}

export function page({ title, body }: Page): string {
  return plainPage({
    title: `${title} · Pago de prueba`,
    band: { name: 'Pago de prueba', text: 'no se mueve dinero' },
    path: SANDBOX_PATH,
    body,
  });
}

/** A page with nothing but a link back. */
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
