import type { ErrorCode } from '@simplato/contract';
import { AppError } from '../../app-error.ts';
import { ProviderRefusal, ProviderSilence } from '../../payments/payment-provider.ts';

/**
 * Asks on behalf of somebody who waits: that nobody knows, or that it will not be, is said in Spanish. Only
 * where nobody can have been charged by it, the code may be one that says so.
 */
export async function askProvider<Answer>(
  ask: () => Promise<Answer>,
  code: ErrorCode = 'provider_silent',
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderSilence || error instanceof ProviderRefusal) {
      throw new AppError(code);
    }
    throw error;
  }
}
