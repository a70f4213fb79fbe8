import { errorMessage, type ErrorBody, type ErrorCode } from '@simplato/contract';

type Details = Omit<ErrorBody, 'code' | 'message'>;

/** The one way to say no: a code of the contract, which gives status and Spanish text. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(errorMessage(code));
    this.code = code;
    this.details = details;
  }
}
