import http from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { errorStatus, type AnswerOf, type Endpoint } from '@simplato/contract';
import { Client, type Answer, type Input, type Request, type Transport } from '@simplato/test-kit';

const unpackBrotli = promisify(zlib.brotliDecompress);
const unpackGzip = promisify(zlib.gunzip);

/**
 * Browsers open at most this many connections to one host; here a stream uses an additional one.
 */
const CONNECTIONS = 6;
/** The site's timeout. */
const TIMEOUT_MS = 15_000;

const UNAVAILABLE = errorStatus('unavailable');

/** Called for each answer with the call, its duration and its status; 0 if none came. */
export type Observe = (call: string, ms: number, status: number) => void;

export interface Reply<Body> {
  /** 0: no answer came. */
  status: number;
  /** The answer of a success, or the error code of a failure. */
  body: Body | { code: string };
}

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const UNANSWERED: Answer = { statusCode: 0, headers: {}, body: '' };

/**
 * No answer in time, or only that there is none for now (503): the sender tries again. The request may
 * have been carried out nevertheless.
 */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/**
 * A phone or a tablet as the server sees it: it has its own cookies and connections and accepts
 * compressed answers. It uses `node:http`, so that connections can be broken and many devices fit
 * into one process. Its calls throw `Unanswered` if no answer comes.
 */
export class Device extends Client {
  readonly url: string;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #observe: Observe;
  #isClosed = false;

  constructor(url: string, observe: Observe = () => undefined) {
    super(async (request, { method, path }) => {
      const name = `${method} ${path}`;
      const answer = await this.#ask(name, asText(request));
      if (answer === UNANSWERED || answer.statusCode === UNAVAILABLE) throw new Unanswered(name);
      return answer;
    });
    this.url = url;
    this.#observe = observe;
  }

  /** Any call, whatever its result. */
  async attempt<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<AnswerOf<E>>> {
    try {
      const { statusCode: status, body } = await this.send(endpoint, input);
      return { status, body: JSON.parse(body) as AnswerOf<E> | { code: string } };
    } catch (error) {
      if (error instanceof Unanswered) return { status: 0, body: { code: 'unanswered' } };
      throw error;
    }
  }

  /** Sends a call and breaks the connection that long afterwards: an answer, if any, is lost. */
  async abandon<E extends Endpoint>(endpoint: E, input: Input<E>, afterMs: number): Promise<void> {
    const broken: Transport = async (request) => this.#exchange(asText(request), afterMs);
    await this.over(broken)
      .send(endpoint, input)
      .catch(() => undefined);
  }

  /** Requests a page as the browser's address bar does; `name` is the name in the tally. */
  async page(name: string, path: string): Promise<Answer> {
    return this.#browse(name, { method: 'GET', path, headers: { ...this.cookieHeader() } });
  }

  /** Submits a form, as pressing a button of a page does. */
  async press(name: string, path: string, fields: Record<string, string>): Promise<Answer> {
    return this.#browse(name, {
      method: 'POST',
      path,
      headers: {
        ...this.cookieHeader(),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Opens a stream on a separate connection; null if it was refused or the connection broke. */
  async open(path: string): Promise<http.IncomingMessage | null> {
    return new Promise((resolve) => {
      const headers = { ...this.cookieHeader(), accept: 'text/event-stream' };
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

  async #browse(name: string, asked: Asked): Promise<Answer> {
    const answer = await this.#ask(name, asked);
    this.keepCookies(answer);
    return answer;
  }

  async #ask(name: string, asked: Asked): Promise<Answer> {
    const startedAt = performance.now();
    const answer = await this.#exchange(asked).catch(() => UNANSWERED);
    if (this.#isClosed) return UNANSWERED;
    this.#observe(name, performance.now() - startedAt, answer.statusCode);
    return answer;
  }

  async #exchange({ method, path, headers, body }: Asked, cutAfterMs?: number): Promise<Answer> {
    const request = http.request(this.url + path, {
      method,
      // A connection to be broken must not be shared.
      agent: cutAfterMs === undefined ? this.#agent : false,
      headers: {
        'accept-encoding': 'br, gzip',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
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
      request.end(body);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return {
      statusCode: response.statusCode ?? 0,
      headers: response.headers,
      body: (await unpack(Buffer.concat(chunks), response.headers['content-encoding'])).toString(),
    };
  }
}

/** Phones and tablets send JSON only. */
function asText({ body, ...request }: Request): Asked {
  if (body === undefined) return request;
  if (typeof body === 'string') return { ...request, body };
  throw new Error(`${request.path}: a device sends no files`);
}

async function unpack(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === 'br') return unpackBrotli(bytes);
  return encoding === 'gzip' ? unpackGzip(bytes) : bytes;
}
