import { AppError } from '../../app-error.ts';
import { ProviderRefusal, ProviderSilence } from '../../payments/payment-provider.ts';

/** Asks on behalf of somebody who waits: that nobody knows, or that it will not be, is said in Spanish. */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderSilence || error instanceof ProviderRefusal) {
      throw new AppError('provider_silent');
    }
    throw error;
  }
}
