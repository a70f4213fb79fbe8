import http from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  contentCheck,
  type AnswerOf,
  type BodyInputOf,
  type Endpoint,
} from '@simplato/contract';

const unpackBrotli = promisify(zlib.brotliDecompress);
const unpackGzip = promisify(zlib.gunzip);

/**
 * Browsers open at most this many connections to one host; here a stream uses an additional one.
 */
const CONNECTIONS = 6;
/** The site's timeout. */
const TIMEOUT_MS = 15_000;

/** Called for each answer with the call, its duration and its status; 0 if none came. */
export type Observe = (call: string, ms: number, status: number) => void;

export interface Reply<Answer> {
  /** 0: no answer came. */
  status: number;
  /** The answer of a success, or the error code of a failure. */
  body: Answer | { code: string };
}

interface Sending<E extends Endpoint> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: BodyInputOf<E>;
  /** Breaks the connection this long after sending the request: an answer, if any, is lost. */
  cutAfterMs?: number;
}

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  payload?: string;
  cutAfterMs?: number | undefined;
}

interface Answered {
  status: number;
  location: string | undefined;
  text: string;
}

const CHECK_IDS = { ...CHECK_ID, none: null } as const;

const UNANSWERED: Answered = { status: 0, location: undefined, text: '' };

/** No answer in time. The request may have been carried out nevertheless. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/**
 * A phone or a tablet as the server sees it: it has its own cookies and connections, accepts
 * compressed answers and sends the site's two headers. It uses `node:http`, so that connections can
 * be broken and many devices fit into one process.
 */
export class Device {
  readonly url: string;
  readonly #cookies = new Map<string, string>();
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #observe: Observe;
  #isClosed = false;
  /** The current restaurant; from then on calls carry its id. */
  restaurantId: number = CHECK_ID.general;

  constructor(url: string, observe: Observe = () => undefined) {
    this.url = url;
    this.#observe = observe;
  }

  headers({ check }: Endpoint): Record<string, string> {
    const checkId = check === 'restaurant' ? this.restaurantId : CHECK_IDS[check];
    return {
      ...(checkId === null
        ? {}
        : {
            authorization: CLIENT_AUTHORIZATION,
            contentcheck: contentCheck(checkId, new Date()),
          }),
      ...this.#cookieHeader(),
    };
  }

  /** Any call, whatever its result. */
  async send<E extends Endpoint>(
    endpoint: E,
    sending: Sending<E> = {},
  ): Promise<Reply<AnswerOf<E>>> {
    const { params = {}, query, headers = {}, body, cutAfterMs } = sending;
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const { status, text } = await this.#ask(`${endpoint.method} ${endpoint.path}`, {
      method: endpoint.method,
      path: `/api${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
      headers: {
        ...this.headers(endpoint),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      cutAfterMs,
    });
    if (status === 0) return { status, body: { code: 'unanswered' } };
    return { status, body: JSON.parse(text) as AnswerOf<E> | { code: string } };
  }

  /** A call that must succeed; returns its body. */
  async call<E extends Endpoint>(endpoint: E, sending: Sending<E> = {}): Promise<AnswerOf<E>> {
    const { status, body } = await this.send(endpoint, sending);
    if (status === 0) throw new Unanswered(`${endpoint.method} ${endpoint.path}`);
    if (status < 200 || status > 299) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`);
    }
    return body as AnswerOf<E>;
  }

  /** Requests a page as the browser's address bar does; `name` is the name in the tally. */
  async page(name: string, path: string): Promise<Answered> {
    return this.#ask(name, { method: 'GET', path, headers: this.#cookieHeader() });
  }

  /** Submits a form, as pressing a button of a page does. */
  async press(name: string, path: string, fields: Record<string, string>): Promise<Answered> {
    return this.#ask(name, {
      method: 'POST',
      path,
      headers: {
        ...this.#cookieHeader(),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Opens a stream on a separate connection; null if it was refused or the connection broke. */
  async open(path: string): Promise<http.IncomingMessage | null> {
    return new Promise((resolve) => {
      const headers = { ...this.#cookieHeader(), accept: 'text/event-stream' };
      const request = http.get(this.url + path, { headers, agent: false }, (response) => {
        response.on('error', () => undefined);
        if (response.statusCode === 200) return resolve(response);
        response.resume();
        resolve(null);
      });
      request.on('error', () => resolve(null));
    });
  }

  /** Closes all connections. What was still being asked does not count as unanswered. */
  close(): void {
    this.#isClosed = true;
    this.#agent.destroy();
  }

  async #ask(name: string, asked: Asked): Promise<Answered> {
    const startedAt = performance.now();
    const answered = await this.#exchange(asked).catch(() => UNANSWERED);
    if (asked.cutAfterMs !== undefined || this.#isClosed) return UNANSWERED;
    this.#observe(name, performance.now() - startedAt, answered.status);
    return answered;
  }

  async #exchange({ method, path, headers, payload, cutAfterMs }: Asked): Promise<Answered> {
    const request = http.request(this.url + path, {
      method,
      // A connection to be broken must not be shared.
      agent: cutAfterMs === undefined ? this.#agent : false,
      headers: {
        'accept-encoding': 'br, gzip',
        ...headers,
        ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
      },
      timeout: TIMEOUT_MS,
    });
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
      request.on('timeout', () => request.destroy());
      if (cutAfterMs !== undefined) {
        request.on('finish', () => setTimeout(() => request.destroy(), cutAfterMs));
      }
      request.end(payload);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    this.#keepCookies(response);
    return {
      status: response.statusCode ?? 0,
      location: response.headers.location,
      text: (await unpack(Buffer.concat(chunks), response.headers['content-encoding'])).toString(),
    };
  }

  #cookieHeader(): Record<string, string> {
    if (this.#cookies.size === 0) return {};
    return { cookie: Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ') };
  }

  #keepCookies(response: http.IncomingMessage): void {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

async function unpack(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === 'br') return unpackBrotli(bytes);
  return encoding === 'gzip' ? unpackGzip(bytes) : bytes;
}
