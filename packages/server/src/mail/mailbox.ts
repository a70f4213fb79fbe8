import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Mailer } from './mailer.ts';
import { listMails, type QueuedMail } from './outbox.ts';

/** Where no SMTP server is configured, mail is not sent: it can be read at /dev/correo. */
export const mailbox: Mailer = { send: async () => undefined };

export function mailboxRoutes(app: FastifyInstance, db: Database): void {
  app.get('/dev/correo', async (_request, reply) => {
    const mails = await listMails(db);
    return reply.type('text/html; charset=utf-8').send(page(mails));
  });
  app.get('/dev/correo.json', async () => listMails(db));
}

function page(mails: readonly QueuedMail[]): string {
  const letters = mails.map(
    (mail) => `<article>
      <h2>${escapeHtml(mail.subject)}</h2>
      <p>Para ${escapeHtml(mail.to)} · <time>${mail.createdAt.toISOString()}</time></p>
      ${mail.text.split('\n\n').map(paragraph).join('')}
    </article><hr>`,
  );
  return `<!doctype html><html lang="es"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Correo de prueba</title>
    <h1>Correo de prueba</h1>
    <p>Simplato no envía correo mientras no se configure un servidor SMTP. Esto es lo que habría enviado.</p>
    ${letters.join('') || '<p>Todavía no hay ninguno.</p>'}</html>`;
}

function paragraph(text: string): string {
  const safe = escapeHtml(text);
  return `<p>${/^https?:\/\/\S+$/.test(text) ? `<a href="${safe}">${safe}</a>` : safe}</p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
