import { Readable } from 'node:stream';
import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  contentCheck,
  COOKIES,
  type AnswerOf,
  type BodyInputOf,
  type Endpoint,
} from '@simplato/contract';
import { decodeBase64 } from '@simplato/domain';
import { passwordField } from './passwords.ts';

/** A call on its way, for whatever carries it. */
export interface Request {
  method: Endpoint['method'];
  /** With /api and the query. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | Readable;
}

/** What a client reads of an answer, as Fastify's `inject` gives it. */
export interface Answer {
  statusCode: number;
  headers: Readonly<Record<string, number | string | string[] | undefined>>;
  body: string;
}

/** Rejects if no answer comes. */
export type Transport<A extends Answer = Answer> = (
  request: Request,
  endpoint: Endpoint,
) => Promise<A>;

/** What goes with a call, unchecked: a refusal is provoked by what should not be sent. */
export interface Sending {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  /** Added to the client's own headers, or replacing them; undefined removes one. */
  headers?: Readonly<Record<string, string | undefined>>;
  /** The id in ContentCheck, if it is not the one that the endpoint requires. */
  checkId?: number;
  /** Sent as JSON, unless it is text, bytes or a stream. */
  body?: unknown;
  /** The raw file, in place of a body. */
  file?: Uint8Array | Blob;
}

/** The same, with the body that the endpoint takes. */
export type Input<E extends Endpoint> = Omit<Sending, 'body'> &
  (undefined extends BodyInputOf<E> ? { body?: BodyInputOf<E> } : { body: BodyInputOf<E> });

type InputArgs<E extends Endpoint> =
  undefined extends BodyInputOf<E> ? [input?: Input<E>] : [input: Input<E>];

interface Settings {
  now?: () => Date;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
  cookies?: Map<string, string>;
}

/**
 * A browser as the server sees it: it keeps cookies, sends both client headers and calls endpoints.
 * The restaurant that its calls name is the one in its cookies.
 */
export class Client<A extends Answer = Answer> {
  readonly cookies: Map<string, string>;
  readonly #transport: Transport<A>;
  readonly #now: () => Date;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(transport: Transport<A>, settings: Settings = {}) {
    this.#transport = transport;
    this.#now = settings.now ?? (() => new Date());
    this.#headers = settings.headers ?? {};
    this.cookies = settings.cookies ?? new Map<string, string>();
  }

  /** A call that has to succeed; returns its body. */
  async call<E extends Endpoint>(endpoint: E, ...[input]: InputArgs<E>): Promise<AnswerOf<E>> {
    const { statusCode, body } = await this.send(endpoint, input);
    if (statusCode < 200 || statusCode > 299) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${statusCode} ${body}`);
    }
    return JSON.parse(body) as AnswerOf<E>;
  }

  /** Any call, whatever its result. */
  async send(endpoint: Endpoint, sending: Sending = {}): Promise<A> {
    const { params = {}, query, body, file } = sending;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const content = file ? await contentOfFile(file) : contentOf(body);
    const request: Request = {
      method: endpoint.method,
      path: `/api${path}${search}`,
      headers: {
        ...(content?.type === undefined ? {} : { 'content-type': content.type }),
        ...this.headers(endpoint, sending),
      },
      ...(content === undefined ? {} : { body: content.body }),
    };
    const answer = await this.#transport(request, endpoint);
    this.keepCookies(answer);
    return answer;
  }

  /** The headers of a call, but for the type of its content. */
  headers(
    { check }: Pick<Endpoint, 'check'>,
    { headers = {}, checkId }: Sending = {},
  ): Record<string, string> {
    const all: Record<string, string | undefined> = {
      ...(check === 'none'
        ? {}
        : {
            authorization: CLIENT_AUTHORIZATION,
            contentcheck: contentCheck(checkId ?? this.#checkIdFor(check), this.#now()),
          }),
      ...this.cookieHeader(),
      ...this.#headers,
      ...headers,
    };
    return Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
  }

  /** The same browser when the server is reached another way: both have the same cookies. */
  over<B extends Answer>(transport: Transport<B>): Client<B> {
    return new Client(transport, {
      now: this.#now,
      headers: this.#headers,
      cookies: this.cookies,
    });
  }

  /** The content of a password field; a login has a check id of its own. */
  sealed(password: string, checkId: number = CHECK_ID.general): string {
    return passwordField(password, this.#now(), checkId);
  }

  /** The restaurant that the session is for. Throws if there is none. */
  get restaurantId(): number {
    const id = this.mirror(COOKIES.restaurantId);
    if (id === null) throw new Error('The client has no session in a restaurant');
    return Number(id);
  }

  /** The value of a readable cookie, decoded as a screen does. */
  mirror(name: string): string | null {
    return decodeBase64(this.cookies.get(name) ?? '%');
  }

  /** Empty without cookies. */
  cookieHeader(): { cookie?: string } {
    if (this.cookies.size === 0) return {};
    return { cookie: Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ') };
  }

  protected keepCookies({ headers }: Pick<Answer, 'headers'>): void {
    for (const line of [headers['set-cookie'] ?? []].flat().map(String)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const expires = /; *expires=([^;]+)/i.exec(line)?.[1];
      if (expires !== undefined && Date.parse(expires) <= 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  #checkIdFor(check: 'login' | 'general' | 'restaurant'): number {
    if (check !== 'restaurant') return CHECK_ID[check];
    return Number(this.mirror(COOKIES.restaurantId) ?? CHECK_ID.general);
  }
}

interface Content {
  type?: string;
  body: string | Uint8Array | Readable;
}

function contentOf(body: unknown): Content | undefined {
  if (body === undefined) return undefined;
  if (typeof body === 'string' || body instanceof Uint8Array || body instanceof Readable) {
    return { body };
  }
  return { type: 'application/json', body: JSON.stringify(body) };
}

async function contentOfFile(file: Uint8Array | Blob): Promise<Content> {
  return {
    type: 'application/octet-stream',
    body: file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file,
  };
}
