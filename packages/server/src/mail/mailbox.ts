import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Mailer } from './mailer.ts';
import { findMailHtml, listMails, type LeasedMail } from './outbox.ts';

/** Where no SMTP server is configured, mail is not sent: it can be read at /dev/correo. */
export const mailbox: Mailer = { send: async () => undefined, close: () => undefined };

/** A letter in its frame: its own styles and nothing else, no script, no form, links in a new page. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  `sandbox ${SANDBOX}`,
].join('; ');

export function mailboxRoutes(app: FastifyInstance, db: Database): void {
  app.get('/dev/correo', async (_request, reply) => {
    const mails = await listMails(db);
    return reply.type('text/html; charset=utf-8').send(page(mails));
  });
  app.get('/dev/correo.json', async () => listMails(db));
  app.get<{ Params: { id: string } }>('/dev/correo/:id', async ({ params }, reply) => {
    const html = /^\d{1,15}$/.test(params.id) ? await findMailHtml(db, Number(params.id)) : null;
    if (html === null) return reply.code(404).type('text/plain').send('');
    return reply
      .header('content-security-policy', LETTER_POLICY)
      .type('text/html; charset=utf-8')
      .send(html.replace('<head>', '<head><base target="_blank">'));
  });
}

function page(mails: readonly LeasedMail[]): string {
  return `<!doctype html><html lang="es"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Correo de prueba</title>
    <h1>Correo de prueba</h1>
    <p>Simplato no envía correo mientras no se configure un servidor SMTP. Esto es lo que habría enviado.</p>
    ${mails.map(letter).join('') || '<p>Todavía no hay ninguno.</p>'}</html>`;
}

function letter({ mailId, subject, to, createdAt, html, text }: LeasedMail): string {
  const frame = `<iframe src="/dev/correo/${mailId}" sandbox="${SANDBOX}" loading="lazy"
    width="100%" height="640" frameborder="0" title="${escapeHtml(subject)}"></iframe>`;
  const paragraphs = (text ?? '').split('\n\n').map(paragraph).join('');
  return `<article>
      <h2>${escapeHtml(subject)}</h2>
      <p>Para ${escapeHtml(to)} · <time>${createdAt.toISOString()}</time></p>
      ${html === null ? '' : frame}
      <details${html === null ? ' open' : ''}><summary>En texto</summary>${paragraphs}</details>
    </article><hr>`;
}

function paragraph(text: string): string {
  return `<p>${text.split('\n').map(line).join('<br>')}</p>`;
}

function line(text: string): string {
  const safe = escapeHtml(text);
  return /^https?:\/\/\S+$/.test(text) ? `<a href="${safe}">${safe}</a>` : safe;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
