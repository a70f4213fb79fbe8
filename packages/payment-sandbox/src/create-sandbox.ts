import type { PaymentProvider } from '@simplato/domain';
import { createLink } from './account-links.ts';
import { createAccount, readAccount } from './accounts.ts';
import { listActivity } from './activity.ts';
import { createCheckout, expireCheckout, readCheckout } from './checkouts.ts';
import { readEventBody } from './event-body.ts';
import { readPayment, refund } from './refunds.ts';
import { SANDBOX_PATH } from './page.ts';
import { sendDueEvents, type SenderDependencies } from './send-events.ts';
import { isSignedBody, readSecret } from './signature.ts';

export interface Sandbox extends PaymentProvider {
  /** What the timer does; tests call it after moving the clock. */
  sendDueEvents(): Promise<void>;
}

/**
 * The provider if no real one is configured. It moves no money, but behaves like one: events come
 * late, twice and out of order. Its whole state is in the database, so it survives crashes and may
 * run in several processes. Never used in production.
 */
export async function createSandbox(
  dependencies: Omit<SenderDependencies, 'secret'> & { publicUrl: string },
): Promise<Sandbox> {
  const { db, now, publicUrl } = dependencies;
  const secret = await readSecret(db);
  const pages = publicUrl + SANDBOX_PATH;
  return {
    name: 'sandbox',
    createAccount: (owner) => createAccount(db, owner),
    createAccountLink: async (link) => {
      const token = await createLink(db, link, now());
      return `${pages}/cuenta/${link.accountId}?enlace=${token}`;
    },
    readAccount: (accountId) => readAccount(db, accountId),
    createCheckout: async (charge) => {
      const sessionId = await createCheckout(db, charge, now());
      return { sessionId, url: `${pages}/pago/${sessionId}` };
    },
    readCheckout: (accountId, sessionId) => readCheckout(db, accountId, sessionId, now()),
    expireCheckout: (accountId, sessionId) => expireCheckout(db, accountId, sessionId, now()),
    refund: (asked) => refund(db, asked, now()),
    readPayment: (accountId, paymentId) => readPayment(db, accountId, paymentId, now()),
    listActivity: (accountId, since) => listActivity(db, accountId, since, now()),
    readEvent: (rawBody, signature, at) =>
      isSignedBody(secret, rawBody, signature, at) ? readEventBody(rawBody) : null,
    sendDueEvents: () => sendDueEvents({ ...dependencies, secret }),
  };
}
