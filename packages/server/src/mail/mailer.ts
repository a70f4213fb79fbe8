import type { QueuedMail } from './outbox.ts';

/** The port of outgoing mail. Throws when the mail could not be handed over; it is tried again. */
export interface Mailer {
  send(mail: QueuedMail): Promise<void>;
}
