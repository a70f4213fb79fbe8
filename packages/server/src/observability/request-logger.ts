import type { FastifyBaseLogger } from 'fastify';

type Bindings = Record<string, unknown>;

/**
 * A request's logger, created when something is logged: hardly any request logs anything, and
 * creating pino's took a tenth of the time of sending a menu.
 */
export class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #created: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get level(): string {
    return this.#parent.level;
  }

  get #logger(): FastifyBaseLogger {
    const parent = this.#parent instanceof RequestLogger ? this.#parent.#logger : this.#parent;
    return (this.#created ??= parent.child(this.#bindings));
  }

  child(bindings: Bindings): RequestLogger {
    return new RequestLogger(this, bindings);
  }

  trace(what: unknown, message?: string, ...values: unknown[]): void {
    this.#logger.trace(what, message, ...values);
  }

  debug(what: unknown, message?: string, ...values: unknown[]): void {
    this.#logger.debug(what, message, ...values);
  }

  info(what: unknown, message?: string, ...values: unknown[]): void {
    this.#logger.info(what, message, ...values);
  }

  warn(what: unknown, message?: string, ...values: unknown[]): void {
    this.#logger.warn(what, message, ...values);
  }

  error(what: unknown, message?: string, ...values: unknown[]): void {
    this.#logger.error(what, message, ...values);
  }

  fatal(what: unknown, message?: string, ...values: unknown[]): void {
    this.#logger.fatal(what, message, ...values);
  }

  silent(): void {}
}
