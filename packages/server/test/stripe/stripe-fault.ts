/** An error in the form that Stripe returns. */
export class StripeFault extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly type: string;
  readonly param: string | undefined;
  /** Kept for the call's key: it was refused while it was carried out, not for its parameters. */
  readonly isKept: boolean;

  constructor(
    status: number,
    message: string,
    { code, param, type = 'invalid_request_error', isKept = false }: FaultDetails = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
    this.isKept = isKept;
    this.type = type;
  }

  get body(): object {
    const { type, message, code, param } = this;
    return { error: { type, message, code, param } };
  }

  static missing(what: string, id: string): StripeFault {
    return new StripeFault(404, `No such ${what}: '${id}'`, { code: 'resource_missing' });
  }
}

interface FaultDetails {
  code?: string;
  param?: string;
  type?: string;
  isKept?: boolean;
}
