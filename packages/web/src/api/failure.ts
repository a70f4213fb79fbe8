import { errorMessage, type ErrorCode } from '@simplato/contract';
import { messageOf, RefusedError, UnansweredError } from './call-error.ts';

/** Why a call failed. Its code selects the text in the reader's language; the message is Spanish. */
export interface Failure {
  /** Null for a fault of our own, which has no text in any language. */
  code: ErrorCode | 'unanswered' | null;
  message: string;
  /** With 'orders_delayed': how many minutes an order takes now. */
  delayMinutes?: number;
}

export function failureOf(error: unknown): Failure {
  const delayMinutes = error instanceof RefusedError ? error.delayMinutes : undefined;
  return {
    code: codeOf(error),
    message: messageOf(error),
    ...(delayMinutes !== undefined && { delayMinutes }),
  };
}

function codeOf(error: unknown): Failure['code'] {
  if (error instanceof RefusedError) return error.code;
  if (error instanceof UnansweredError && error.isOurFault) return 'server_error';
  return error instanceof Error && !(error instanceof UnansweredError) ? null : 'unanswered';
}

/** What the server would say, where it need not be asked. */
export function refusalWith(code: ErrorCode): Failure {
  return { code, message: errorMessage(code) };
}
