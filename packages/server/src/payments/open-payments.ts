import type { FastifyInstance } from 'fastify';
import type { StripeConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface PaymentsDependencies {
  config: { publicUrl: string; stripe: StripeConfig | null };
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** The provider that the configuration asks for. Without one, the sandbox, whose pages and events are ours. */
export async function openPayments(
  app: FastifyInstance,
  { config, db, now, onError }: PaymentsDependencies,
): Promise<PaymentProvider> {
  if (config.stripe) {
    const { openStripe } = await import('./stripe-provider.ts');
    return openStripe(config.stripe);
  }
  const { createSandbox } = await import('./sandbox/create-sandbox.ts');
  const { sandboxRoutes } = await import('./sandbox/sandbox-routes.ts');
  const { startSandbox } = await import('./sandbox/send-events.ts');
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
  await sandboxRoutes(app, { db, now });
  const stop = startSandbox(sandbox, onError);
  app.addHook('onClose', async () => stop());
  return sandbox;
}
