import type { PaymentProvider } from '@simplato/domain';
import type { Sandbox } from '@simplato/payment-sandbox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StripeConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { FONT_FILES } from '../printing/font-files.ts';
import { repeat } from '../concurrency/repeat.ts';

const LOOK_FOR_EVENTS_MS = 1_000;

interface PaymentsDependencies {
  config: { publicUrl: string; stripe: StripeConfig | null };
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
  onlyOperators: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** The provider that the configuration asks for. Without one, the sandbox, whose pages and events are ours. */
export async function openPayments(
  app: FastifyInstance,
  { config, db, now, onError, onlyOperators }: PaymentsDependencies,
): Promise<PaymentProvider> {
  if (config.stripe) {
    const { openStripe } = await import('./stripe-provider.ts');
    return openStripe(config.stripe);
  }
  const { createSandbox, sandboxRoutes } = await import('@simplato/payment-sandbox');
  const sandbox = await createSandbox({
    db,
    now,
    publicUrl: config.publicUrl,
    deliver: async (rawBody, signature) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: rawBody,
      });
      return answer.statusCode;
    },
  });
  await sandboxRoutes(app, {
    db,
    now,
    fonts: FONT_FILES,
    onlyOperators,
  });
  const stop = sendSandboxEvents(sandbox, onError);
  app.addHook('onClose', async () => stop());
  return sandbox;
}

/** Sends the sandbox's due events, as other processes may, until the returned function stops it. */
export function sendSandboxEvents(
  sandbox: Pick<Sandbox, 'sendDueEvents'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return repeat(async () => sandbox.sendDueEvents(), LOOK_FOR_EVENTS_MS, onError).stop;
}
