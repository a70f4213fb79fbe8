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

/** A browser gives one address no more connections than this; a stream takes one of its own here. */
const CONNECTIONS = 6;
/** What the site waits for an answer. */
const TIMEOUT_MS = 15_000;

/** Hears of each answer: which call, how long it took, and its status; 0 where none came. */
export type Observe = (call: string, ms: number, status: number) => void;

export interface Reply<Answer> {
  /** 0: no answer came. */
  status: number;
  /** What a success says; of a failure, its code. */
  body: Answer | { code: string };
}

interface Sending<E extends Endpoint> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: BodyInputOf<E>;
  /** The line breaks so long after the request went out: the answer, if there was one, is lost. */
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

/** Nothing came back in time. What was asked may have been done all the same. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/**
 * A phone or a tablet as the server sees it: it keeps cookies and connections of its own, takes packed
 * answers and sends the two headers of the site. It is on `node:http`, so that a line can be cut and so
 * that many fit into one process.
 */
export class Device {
  readonly url: string;
  readonly #cookies = new Map<string, string>();
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #observe: Observe;
  /** The house it is in; from then on calls carry its number. */
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

  /** Any call, whatever comes of it. */
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

  /** A call that must succeed; answers its body. */
  async call<E extends Endpoint>(endpoint: E, sending: Sending<E> = {}): Promise<AnswerOf<E>> {
    const { status, body } = await this.send(endpoint, sending);
    if (status === 0) throw new Unanswered(`${endpoint.method} ${endpoint.path}`);
    if (status < 200 || status > 299) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`);
    }
    return body as AnswerOf<E>;
  }

  /** A page as the browser's bar asks for it; `name` is what its time is kept under. */
  async page(name: string, path: string): Promise<Answered> {
    return this.#ask(name, { method: 'GET', path, headers: this.#cookieHeader() });
  }

  /** Presses a button of a page. */
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

  /** Opens a stream, on a connection of its own; null where it was refused or the line broke. */
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

  /** The phone goes into its pocket. */
  close(): void {
    this.#agent.destroy();
  }

  async #ask(name: string, asked: Asked): Promise<Answered> {
    const startedAt = performance.now();
    const answered = await this.#exchange(asked).catch(() => UNANSWERED);
    if (asked.cutAfterMs !== undefined) return UNANSWERED;
    this.#observe(name, performance.now() - startedAt, answered.status);
    return answered;
  }

  async #exchange({ method, path, headers, payload, cutAfterMs }: Asked): Promise<Answered> {
    const request = http.request(this.url + path, {
      method,
      // A line that is cut is nobody else's.
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
