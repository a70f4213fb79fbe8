import {
  CHECK_ID,
  COOKIES,
  declaredErrors,
  declaredStatuses,
  enterTable,
  errorBody,
  errorMessage,
  errorStatus,
  logInStaff,
  type AnswerOf,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
} from '@simplato/contract';
import { Client, injectInto, type Sending } from '@simplato/test-kit';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';

/**
 * A browser of an application that need not listen. An answer that the endpoint does not declare, in
 * its status or any field, fails the test.
 */
export class TestClient extends Client<LightMyRequestResponse> {
  readonly app: FastifyInstance;

  constructor(app: FastifyInstance, now: () => Date, cookies?: ReadonlyMap<string, string>) {
    super(injectInto(app), { now, cookies: new Map(cookies) });
    this.app = app;
  }

  /** Any call, whatever its result, which has to be declared. */
  override async send(endpoint: Endpoint, sending?: Sending): Promise<LightMyRequestResponse> {
    const response = await super.send(endpoint, sending);
    checkDeclared(endpoint, response);
    return response;
  }

  /** A call that has to fail with this code; returns the error's body. */
  async refused(code: ErrorCode, endpoint: Endpoint, sending?: Sending): Promise<ErrorBody> {
    const response = await this.send(endpoint, sending);
    const body = response.json<ErrorBody>();
    expect(body.code, response.body).toBe(code);
    return body;
  }

  async logIn(mail: string, password: string): Promise<AnswerOf<typeof logInStaff>> {
    return this.call(logInStaff, {
      body: { mail, password: this.sealed(password, CHECK_ID.login) },
    });
  }

  async enter(codigo: string): Promise<AnswerOf<typeof enterTable>> {
    return this.call(enterTable, { body: { codigo } });
  }

  get token(): string | undefined {
    return this.cookies.get(COOKIES.session);
  }
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
