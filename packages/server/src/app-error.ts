import { errorMessage, type ErrorCode, type Refusal } from '@simplato/contract';

/**
 * The only error to throw at a client: a code of the contract, which gives the status and the
 * Spanish text.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Refusal;
  /** For a 429: the seconds until a retry is allowed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: Refusal = {}, retryAfterSeconds?: number) {
    super(errorMessage(code));
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
