import { errorMessage, type ErrorBody, type ErrorCode } from '@simplato/contract';

type Details = Omit<ErrorBody, 'code' | 'message'>;

/** The one way to say no: a code of the contract, which gives status and Spanish text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;
  /** With a 429: the seconds until the same may be asked again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: Details = {}, retryAfterSeconds?: number) {
    super(errorMessage(code));
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
