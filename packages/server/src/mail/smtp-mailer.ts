import { isEmailAddress } from '@simplato/domain';
import { MailNotSentError, type Mailer, type OutgoingMail } from './mailer.ts';
import type { Sender, SmtpServer } from './smtp-url.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/**
 * The limit for a whole sending, even if the server answers a byte at a time. Less than the
 * sender's lease.
 */
const WHOLE_MS = 60_000;

export interface SmtpOptions {
  server: SmtpServer;
  from: Sender;
  /** Certificates to trust in place of Node's own list. */
  ca?: string;
}

/** Sends mail through an SMTP server, over a pool of a few connections. */
export function smtpMailer(options: SmtpOptions): Mailer {
  const opening = openTransport(options);
  return {
    send: async (mail) => {
      // Anything else could be a second address or an SMTP command.
      if (!isEmailAddress(mail.to)) throw new MailNotSentError('dirección imposible', true);
      const transport = await opening;
      const timer = new AbortController();
      try {
        const message = asMessage(mail, options.from);
        await Promise.race([transport.sendMail(message), tooLong(timer.signal)]);
      } catch (error) {
        throw asNotSent(error);
      } finally {
        timer.abort();
      }
    },
    close: () => void opening.then((transport) => transport.close()),
  };
}

async function openTransport({ server, ca }: SmtpOptions) {
  // Loaded only if mail is sent: it takes 15 MB of memory.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    // Retries are up to the outbox.
    maxRequeues: 0,
    host: server.host,
    port: server.port,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'starttls',
    ignoreTLS: server.tls === 'none',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(server.login ? { auth: { user: server.login.user, pass: server.login.password } } : {}),
    ...(ca === undefined ? {} : { tls: { ca } }),
  });
  // An idle connection broke: the next mail opens another.
  transport.on('error', () => undefined);
  return transport;
}

/**
 * Date and Message-ID are the same at every attempt, so that a mail sent twice shows up only once.
 */
function asMessage(mail: OutgoingMail, from: Sender) {
  const domain = from.address.split('@')[1] ?? '';
  return {
    envelope: { from: from.address, to: [mail.to] },
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    attachments: mail.attachments.map(({ name, content }) => ({ filename: name, content })),
    messageId: `<${mail.messageKey}@${domain}>`,
    date: mail.createdAt,
    // Suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

async function tooLong(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new MailNotSentError('el servidor ha tardado demasiado', false));
    }, WHOLE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message: string;
}

/**
 * A permanent refusal (5xx) of the recipient or of the message is final. A refusal of our login or
 * of our sender address is for the operator to fix: the mail is retried, as when the server is
 * down.
 */
function asNotSent(error: unknown): MailNotSentError {
  if (error instanceof MailNotSentError) return error;
  const { code = 'error', command, responseCode, response, message } = error as SmtpError;
  const isRefused = responseCode !== undefined && responseCode >= 500;
  const isAboutMail =
    code === 'EMESSAGE' ||
    (code === 'EENVELOPE' && command !== undefined && command !== 'MAIL FROM');
  // 'API': no server was contacted, because the address is not valid in an envelope.
  const isUnaddressable = code === 'EENVELOPE' && command === 'API';
  const text = withoutAddresses(response || message);
  const reason = [code, command, text].filter(Boolean).join(' · ');
  return new MailNotSentError(reason, (isRefused && isAboutMail) || isUnaddressable);
}

/** Servers quote the address in their replies, and some a link that they rejected. */
function withoutAddresses(text: string): string {
  return text
    .replace(/https?:\/\/\S+/gi, '‹enlace›')
    .split(/\s+/)
    .map((word) => (word.includes('@') ? '‹correo›' : word))
    .join(' ')
    .slice(0, 300);
}
