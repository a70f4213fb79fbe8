import { RESTAURANT_TIME_ZONE } from '@simplato/domain';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { html, plainPage, servePageStyle, type Html } from '@simplato/plain-pages';
import { FONT_FILES } from '../printing/font-files.ts';
import type { SenderDependencies } from './mail-sender.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import { findMailHtml, listMails, type LeasedMail } from './outbox.ts';

const PATH = '/dev/correo';

/** Used if no SMTP server is configured: mail is not sent but can be read at PATH. */
export const mailbox: Mailer = { send: async () => undefined, close: () => undefined };

const WHEN = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: RESTAURANT_TIME_ZONE,
});

/** The sandbox of the iframe that shows a letter: no scripts, no forms, links open in a new tab. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  `sandbox ${SANDBOX}`,
].join('; ');

interface MailboxDependencies extends Pick<SenderDependencies, 'db' | 'attach'> {
  /** Links to everybody's account are in it. */
  onlyOperators: onRequestAsyncHookHandler;
}

export function mailboxRoutes(
  app: FastifyInstance,
  { db, attach, onlyOperators }: MailboxDependencies,
): void {
  const guarded = { onRequest: onlyOperators };
  servePageStyle(app, PATH, { ownStyle: STYLE, fonts: FONT_FILES });
  app.get(PATH, guarded, async (_request, reply) => {
    const listed = await listMails(db);
    const mails = await Promise.all(
      listed.map(async (mail) => ({ ...mail, attachments: await attach(mail) })),
    );
    return reply.type('text/html; charset=utf-8').send(page(mails));
  });
  app.get(`${PATH}.json`, guarded, async () => listMails(db));
  app.get<{ Params: { id: string; name: string } }>(
    `${PATH}/:id/:name`,
    guarded,
    async ({ params }, reply) => {
      const mail = (await listMails(db)).find(({ mailId }) => String(mailId) === params.id);
      const files = mail ? await attach(mail) : [];
      const file = files.find(({ name }) => name === params.name);
      if (!file) return reply.code(404).type('text/plain').send('');
      return reply.type('application/pdf').send(file.content);
    },
  );
  app.get<{ Params: { id: string } }>(`${PATH}/:id`, guarded, async ({ params }, reply) => {
    const found = /^\d{1,15}$/.test(params.id) ? await findMailHtml(db, Number(params.id)) : null;
    if (found === null) return reply.code(404).type('text/plain').send('');
    return reply
      .header('content-security-policy', LETTER_POLICY)
      .type('text/html; charset=utf-8')
      .send(found.replace('<head>', '<head><base target="_blank">'));
  });
}

const STYLE = `
main { width: min(100%, 44rem); }
.hint { max-width: 60ch; }
article {
  overflow: hidden;
  border: 1px solid var(--linea);
  border-radius: 0.875rem;
  background: var(--papel);
}
.envelope { padding: 1rem; }
h2 { margin: 0; font: 400 1.25rem/1.2 'Young Serif', Georgia, serif; }
iframe { display: block; width: 100%; height: 40rem; border: 0; border-top: 1px solid var(--linea); }
details { border-top: 1px solid var(--linea); padding: 0 1rem; }
summary { padding-block: 0.75rem; font-weight: 600; cursor: pointer; }
details p { margin-bottom: 0.75rem; }
a { color: var(--azulejo-text); }
`;

type ShownMail = LeasedMail & Pick<OutgoingMail, 'attachments'>;

function page(mails: readonly ShownMail[]): string {
  return plainPage({
    title: 'Correo de prueba',
    band: { name: 'Correo de prueba', text: 'no sale de aquí' },
    path: PATH,
    body: html`<h1>Correo de prueba</h1>
      <p class="hint">
        Simplato no envía correo mientras no se configure un servidor SMTP. Esto es lo que habría
        enviado.
      </p>
      ${mails.length === 0 ? html`<p>Todavía no hay ninguno.</p>` : mails.map(letter)}`,
  });
}

function letter({ mailId, subject, to, createdAt, html: letterHtml, ...mail }: ShownMail): Html {
  const { text, attachments } = mail;
  const paragraphs = (text ?? '').split('\n\n').map(paragraph);
  return html`<article>
    <div class="envelope">
      <h2>${subject}</h2>
      <p class="hint">
        Para ${to} ·
        <time datetime="${createdAt.toISOString()}">${WHEN.format(createdAt)}</time>
      </p>
      ${attachments.map(
        ({ name }) =>
          html`<p class="hint">Adjunto: <a href="${PATH}/${mailId}/${name}">${name}</a></p>`,
      )}
    </div>
    ${
      letterHtml === null
        ? null
        : html`<iframe
            src="${PATH}/${mailId}"
            sandbox="${SANDBOX}"
            loading="lazy"
            title="${subject}"
          ></iframe>`
    }
    ${
      letterHtml === null
        ? html`<details open>
            <summary>En texto</summary>
            ${paragraphs}
          </details>`
        : html`<details>
            <summary>En texto</summary>
            ${paragraphs}
          </details>`
    }
  </article>`;
}

function paragraph(text: string): Html {
  const [first = '', ...rest] = text.split('\n');
  return html`<p>${line(first)}${rest.map((one) => html`<br />${line(one)}`)}</p>`;
}

const line = (text: string): Html =>
  /^https?:\/\/\S+$/.test(text) ? html`<a href="${text}">${text}</a>` : html`${text}`;
