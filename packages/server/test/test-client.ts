import { createHash } from 'node:crypto';
import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  contentCheck,
  COOKIES,
  declaredErrors,
  declaredStatuses,
  encodePasswordField,
  enterTable,
  errorBody,
  errorMessage,
  errorStatus,
  logInStaff,
  utcHour,
  type AnswerOf,
  type BodyInputOf,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
} from '@simplato/contract';
import { decodeBase64 } from '@simplato/domain';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';

export interface Sending {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  /** Added to the headers that the client sends by default, or replacing them; undefined removes one. */
  headers?: Record<string, string | undefined>;
  /** The id in ContentCheck, if it is not the session's own restaurant. */
  checkId?: number;
  body?: unknown;
}
type TypedSending<E extends Endpoint> = Omit<Sending, 'body'> &
  (undefined extends BodyInputOf<E> ? { body?: undefined } : { body: BodyInputOf<E> });

/**
 * A browser as the server sees it: it keeps cookies, sends both client headers and calls endpoints.
 * An answer that the endpoint does not declare, in its status or any field, fails the test.
 */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly app: FastifyInstance;
  readonly #now: () => Date;

  constructor(app: FastifyInstance, now: () => Date) {
    this.app = app;
    this.#now = now;
  }

  /** A call that has to succeed; returns its body. */
  async call<E extends Endpoint>(
    endpoint: E,
    ...[sending]: undefined extends BodyInputOf<E> ? [TypedSending<E>?] : [TypedSending<E>]
  ): Promise<AnswerOf<E>> {
    const response = await this.send(endpoint, sending);
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.json<AnswerOf<E>>();
  }

  /** A call that has to fail with this code; returns the error's body. */
  async refused(code: ErrorCode, endpoint: Endpoint, sending: Sending = {}): Promise<ErrorBody> {
    const response = await this.send(endpoint, sending);
    const body = response.json<ErrorBody>();
    expect(body.code, response.body).toBe(code);
    return body;
  }

  /** Any call, whatever its result, which has to be declared. */
  async send(endpoint: Endpoint, sending: Sending = {}): Promise<LightMyRequestResponse> {
    const { params = {}, query = {}, body } = sending;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const response = await this.app.inject({
      method: endpoint.method,
      url: `/api${path}`,
      query,
      headers: this.headers(endpoint, sending),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    this.#keepCookies(response);
    checkDeclared(endpoint, response);
    return response;
  }

  headers(endpoint: Endpoint, { headers = {}, checkId }: Sending = {}): Record<string, string> {
    const all: Record<string, string | undefined> = {
      ...(endpoint.check === 'none'
        ? {}
        : {
            authorization: CLIENT_AUTHORIZATION,
            contentcheck: contentCheck(checkId ?? this.#checkIdFor(endpoint.check), this.#now()),
          }),
      ...(this.cookies.size === 0 ? {} : { cookie: this.#cookieHeader() }),
      ...headers,
    };
    return Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
  }

  async logIn(mail: string, password: string): Promise<AnswerOf<typeof logInStaff>> {
    return this.call(logInStaff, {
      body: { mail, password: passwordField(password, this.#now()) },
    });
  }

  async enter(codigo: string): Promise<AnswerOf<typeof enterTable>> {
    return this.call(enterTable, { body: { codigo } });
  }

  get token(): string | undefined {
    return this.cookies.get(COOKIES.session);
  }

  /** The value of a readable cookie, decoded as a screen does. */
  mirror(name: string): string | null {
    return decodeBase64(this.cookies.get(name) ?? '%');
  }

  #checkIdFor(check: 'login' | 'general' | 'restaurant'): number {
    if (check !== 'restaurant') return CHECK_ID[check];
    return Number(this.mirror(COOKIES.restaurantId) ?? CHECK_ID.general);
  }

  #cookieHeader(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(response: LightMyRequestResponse): void {
    for (const { name, value, expires } of response.cookies) {
      if (expires !== undefined && expires.getTime() <= 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** The content of a login's password field. */
export function passwordField(password: string, now: Date, checkId: number = CHECK_ID.login) {
  const digest = digestOf(password);
  return encodePasswordField({ digest, checkId, hour: utcHour(now) });
}

export function digestOf(password: string): string {
  return createHash('sha256').update(password.normalize('NFC')).digest('hex');
}

function checkDeclared(endpoint: Endpoint, response: LightMyRequestResponse): void {
  const call = `${endpoint.method} ${endpoint.path}: ${response.body.slice(0, 2_000)}`;
  expect(declaredStatuses(endpoint), call).toContain(response.statusCode);
  const type = response.statusCode < 300 ? endpoint.file : undefined;
  expect(response.headers['content-type'], call).toBe(type ?? 'application/json; charset=utf-8');
  if (type) return;
  const body: unknown = response.json();
  const schema = endpoint.answers[response.statusCode];
  if (schema) {
    expect(z.parse(schema, body), call).toEqual(body);
    return;
  }
  const failure = z.parse(errorBody, body);
  expect(failure, call).toEqual(body);
  expect(declaredErrors(endpoint), call).toContain(failure.code);
  expect(response.statusCode, call).toBe(errorStatus(failure.code));
  expect(failure.message, call).toBe(errorMessage(failure.code));
  // Whoever is held learns for how long.
  if (response.statusCode === 429) {
    expect(Number(response.headers['retry-after']), call).toBeGreaterThan(0);
  }
}
