import { use } from 'react';
import type { Failure } from '../api/failure.ts';
import { I18nContext } from './i18n-context.ts';

/**
 * What a failed call says in the reader's language, by its code; null if there is no translation. In
 * Spanish it is the message that the failure brings along.
 */
export function useErrorMessage(): (failure: Failure) => string | null {
  const { messages } = use(I18nContext);
  const byCode = messages?.['ERROR_MESSAGES'] as Partial<Record<string, string>> | undefined;
  return ({ code, message }) => (byCode ? (byCode[code ?? ''] ?? null) : message);
}
