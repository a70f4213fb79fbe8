import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  contentCheck,
  encodePasswordField,
  enterTable,
  IDEMPOTENCY_HEADER,
  listProducts,
  logInStaff,
  placeOrder,
  utcHour,
  type AnswerOf,
  type Endpoint,
} from '@simplato/contract';
import { encodeTableCode } from '@simplato/domain';
import type { House } from './houses.ts';

/** Somebody with a session, as the load and the streams need them. */
export interface Person {
  restaurantId: number;
  headers: Record<string, string>;
}

async function request<E extends Endpoint>(
  url: string,
  endpoint: E,
  headers: Record<string, string>,
  body?: string,
): Promise<{ answer: AnswerOf<E>; cookies: string }> {
  const response = await fetch(`${url}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  });
  if (!response.ok)
    throw new Error(`${endpoint.path}: ${response.status} ${await response.text()}`);
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return { answer: (await response.json()) as AnswerOf<E>, cookies };
}

function clientHeaders(checkId: number): Record<string, string> {
  return { authorization: CLIENT_AUTHORIZATION, contentcheck: contentCheck(checkId, new Date()) };
}

export async function logIn(url: string, house: House): Promise<Person> {
  const { restaurantId, email, digest } = house;
  const password = encodePasswordField({
    digest,
    checkId: CHECK_ID.login,
    hour: utcHour(new Date()),
  });
  const { cookies } = await request(
    url,
    logInStaff,
    clientHeaders(CHECK_ID.login),
    JSON.stringify({ mail: email, password }),
  );
  return { restaurantId, headers: { ...clientHeaders(restaurantId), cookie: cookies } };
}

/** A guest at a table of the house; without its key, as somebody who typed the number. */
export async function sitDown(
  url: string,
  restaurantId: number,
  tableName: string,
): Promise<Person> {
  const codigo = encodeTableCode({ restaurantId, tableName, key: null });
  const { cookies } = await request(
    url,
    enterTable,
    clientHeaders(CHECK_ID.general),
    JSON.stringify({ codigo }),
  );
  return { restaurantId, headers: { ...clientHeaders(restaurantId), cookie: cookies } };
}

export async function readMenu(url: string, person: Person) {
  return (await request(url, listProducts, person.headers)).answer;
}

/** One order, outside the measured load. */
export async function placeOne(url: string, guest: Person, body: string, key: string) {
  const headers = { ...guest.headers, [IDEMPOTENCY_HEADER]: key };
  return (await request(url, placeOrder, headers, body)).answer;
}
