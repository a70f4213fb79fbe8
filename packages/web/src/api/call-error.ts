import {
  errorMessage,
  type CategoryWire,
  type CurrentLineWire,
  type ErrorBody,
  type ErrorCode,
  type FileReadingWire,
  type MenuPreviewWire,
  type ProductWire,
  type TabWire,
} from '@simplato/contract';

/** The server answered with a refusal. `message` is Spanish and can be shown to people. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  /** With `menu_changed`: the order's lines as they are on the menu now. */
  readonly currentLines: readonly CurrentLineWire[];
  /** With `row_changed`: the current row, as the call that reads it would return it. */
  readonly currentRow: Readonly<Record<string, unknown>> | undefined;
  /** With `row_changed`: the current row. */
  readonly currentProduct: ProductWire | undefined;
  readonly currentCategory: CategoryWire | undefined;
  /** With `menu_file_outdated` and `menu_file_refused`: what the file would do now. */
  readonly currentPreview: MenuPreviewWire | undefined;
  /** With `menu_file_letters`: the ways to read the file. */
  readonly readings: readonly FileReadingWire[];
  /** With the refusals of a tab's payments: the tab now, as the call that reads it would return it. */
  readonly currentTab: TabWire | undefined;
  /** With `amount_changed`: what the share comes to now. */
  readonly amount: string;
  /** With `orders_delayed`: how many minutes an order takes now. */
  readonly delayMinutes: number | undefined;
  /** With `too_many`: when to try again. Not a positive number if the answer did not say. */
  readonly retryAfterSeconds: number;

  constructor(body: ErrorBody, retryAfterSeconds = 0) {
    super(body.message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.currentLines = body.lineas ?? [];
    this.currentRow = body.actual;
    this.currentProduct = body.producto;
    this.currentCategory = body.categoria;
    this.currentPreview = body.previa;
    this.readings = body.lecturas ?? [];
    this.currentTab = body.cuenta as TabWire | undefined;
    this.amount = body.importe ?? '0.00';
    this.delayMinutes = body.demora;
  }
}

export const UNANSWERED_TEXT = 'No hay conexión con Simplato. Comprueba tu red y prueba de nuevo.';

/** No answer, or no readable one: whether the call took effect is unknown. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
  /** Something answered, our server or what stands before it: the network is not at fault. */
  readonly isOurFault: boolean;

  constructor(cause?: unknown, isOurFault = false) {
    super(isOurFault ? errorMessage('server_error') : UNANSWERED_TEXT, { cause });
    this.isOurFault = isOurFault;
  }
}

/** Nobody answered at all: what can be sent twice without harm may wait for the network. */
export function isOffline(error: unknown): boolean {
  return error instanceof UnansweredError && !error.isOurFault;
}

/** The server has opened a session, and the browser kept nothing of it. */
export class CookiesBlockedError extends Error {
  override readonly name = 'CookiesBlockedError';
}

/** Whether what was asked for may have been done, despite this error. */
export function mayHaveSucceeded(error: unknown): boolean {
  return error instanceof UnansweredError || error instanceof CookiesBlockedError;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : new UnansweredError(error).message;
}
