import type { Readable } from 'node:stream';

export interface Attachment {
  /** ASCII. */
  name: string;
  content: Readable;
}

/** A complete mail, ready to be sent. */
export interface OutgoingMail {
  /** Unique per mail, and the same at every attempt. */
  messageKey: string;
  to: string;
  subject: string;
  text: string;
  /** Null for a plain-text mail. */
  html: string | null;
  attachments: readonly Attachment[];
  createdAt: Date;
}

/** The port for outgoing mail. `send` throws if the mail was not accepted. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  /** Called once no mail is being sent any more. */
  close(): void;
}

/** Why a mail was not sent. The reason is for the log and contains no address. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
  readonly reason: string;
  /** A permanent failure: the mail is not retried. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}
