/** A mail with its letter written, as it is handed over. */
export interface OutgoingMail {
  /** One per mail, the same at every attempt. */
  messageKey: string;
  to: string;
  subject: string;
  text: string;
  /** Null for a mail without a second part. */
  html: string | null;
  createdAt: Date;
}

/** The port of outgoing mail. `send` throws when the mail could not be handed over. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  /** Called when nothing is under way any more. */
  close(): void;
}

/** Why a mail did not go out. The reason is for a log: it names no address. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
  readonly reason: string;
  /** The same would be said again: it is not tried any more. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}
