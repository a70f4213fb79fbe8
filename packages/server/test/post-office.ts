import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { smtpMailer } from '../src/mail/smtp-mailer.ts';
import type { SmtpServer } from '../src/mail/smtp-url.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from './post-office-certificate.ts';

export const SENDER = { name: 'Taberna Ñ', address: 'hola@taberna.example' };
export const POST_LOGIN = { user: 'taberna', password: 'Sello2026' };

/** A refusal with an SMTP status code. */
export interface Refusal {
  responseCode: number;
  message: string;
}

interface Habits {
  /** Called for every recipient; the result is the refusal, if any. */
  refuseRecipient?: (address: string) => Refusal | null;
  /** Called once a whole mail was received; 'hang-up' closes the connection without an answer. */
  refuseMail?: (count: number) => Refusal | 'hang-up' | null;
  /** Awaited once a whole mail was received, before it is accepted. */
  beforeAccepting?: () => Promise<unknown>;
  refuseSender?: () => Refusal | null;
  /** Closes the connection in the middle of the first mail. */
  cutFirstMail?: true;
  needsLogin?: true;
  /** TLS from the first byte, or on request. */
  tls?: 'implicit' | 'starttls';
  port?: number;
}

export interface Arrived {
  mail: Email;
  raw: string;
  envelope: { from: string; to: string[] };
  isEncrypted: boolean;
  user: string | undefined;
}

/** A real SMTP server in this process. `arrived` are the accepted mails, `seen` the ids of all received ones. */
export class PostOffice {
  readonly arrived: Arrived[] = [];
  readonly seen: (string | undefined)[] = [];
  #server!: SMTPServer;
  #habits: Habits = {};
  #mails = 0;

  static async open(habits: Habits = {}): Promise<PostOffice> {
    const office = new PostOffice();
    await office.reopen(habits);
    return office;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Starts the server again, on the given port if there is one. */
  async reopen(habits: Habits = {}): Promise<void> {
    this.#habits = habits;
    const { tls, needsLogin } = habits;
    this.#server = new SMTPServer({
      logger: false,
      disableReverseLookup: true,
      secure: tls === 'implicit',
      cert: CERTIFICATE,
      key: CERTIFICATE_KEY,
      disabledCommands: tls === 'starttls' ? [] : ['STARTTLS'],
      authOptional: needsLogin !== true,
      onAuth: ({ username, password }, _session, callback) => {
        if (username === POST_LOGIN.user && password === POST_LOGIN.password) {
          callback(null, { user: username });
        } else callback(refusal({ responseCode: 535, message: 'Bad login' }));
      },
      onMailFrom: (_address, _session, callback) => callback(orNull(habits.refuseSender?.())),
      onRcptTo: ({ address }, _session, callback) =>
        callback(orNull(habits.refuseRecipient?.(address))),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (habits.cutFirstMail && this.#mails === 0) {
            this.#mails += 1;
            this.seen.push(messageIdOf(Buffer.concat(chunks).toString()));
            this.#hangUp();
          }
        });
        stream.on('end', () => void this.#take(Buffer.concat(chunks), session, callback));
      },
    });
    this.#server.on('error', () => undefined);
    const listening = once(this.#server.listen(habits.port ?? 0, '127.0.0.1'), 'listening');
    await listening;
  }

  async close(): Promise<void> {
    this.#hangUp();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** A mailer that is connected to this server. */
  mailer(more: { login?: SmtpServer['login']; tls?: SmtpServer['tls']; isTrusted?: boolean } = {}) {
    const tls = more.tls ?? this.#habits.tls ?? 'none';
    const server = { host: '127.0.0.1', port: this.port, tls, login: more.login };
    const ca = more.isTrusted === false ? {} : { ca: CERTIFICATE };
    return smtpMailer({ server, from: SENDER, ...ca });
  }

  async #take(
    bytes: Buffer,
    session: SMTPServerSession,
    callback: (error?: Error | null) => void,
  ): Promise<void> {
    const raw = bytes.toString();
    this.#mails += 1;
    this.seen.push(messageIdOf(raw));
    const verdict = this.#habits.refuseMail?.(this.#mails) ?? null;
    if (verdict === 'hang-up') return this.#hangUp();
    if (verdict !== null) return callback(refusal(verdict));
    await this.#habits.beforeAccepting?.();
    const { mailFrom, rcptTo } = session.envelope;
    this.arrived.push({
      mail: await PostalMime.parse(bytes),
      raw,
      envelope: {
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
      },
      isEncrypted: session.secure,
      user: session.user as string | undefined,
    });
    callback();
  }

  #hangUp(): void {
    for (const connection of this.#server.connections) {
      (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
    }
  }
}

function messageIdOf(raw: string): string | undefined {
  return /^message-id: *(\S+)/im.exec(raw)?.[1];
}

function refusal({ responseCode, message }: Refusal): Error {
  return Object.assign(new Error(message), { responseCode });
}

function orNull(one: Refusal | null | undefined): Error | null {
  return one ? refusal(one) : null;
}
