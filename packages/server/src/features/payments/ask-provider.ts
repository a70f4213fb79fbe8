import type { ErrorCode } from '@simplato/contract';
import { AppError } from '../../app-error.ts';
import { ProviderRefusal, ProviderSilence } from '@simplato/domain';

/**
 * Calls the provider during a request: its silence or refusal becomes an error with a Spanish text.
 * Pass a `code` that says that nothing was charged only for calls that cannot have charged anybody.
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
