import { createHash } from 'node:crypto';
import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  contentCheck,
  encodePasswordField,
  enterTable,
  forgotStaffPassword,
  IDEMPOTENCY_HEADER,
  listCategories,
  listOrders,
  listOwnOrders,
  listProducts,
  logInStaff,
  placeOrder,
  readTableCode,
  utcHour,
  type AnswerOf,
  type Endpoint,
  type NewOrderWire,
  type OrderWire,
  type ProductWire,
} from '@simplato/contract';
import { ORDER_PACE } from '@simplato/domain';
import { demoStaff } from '../../src/demo/demo-restaurant.ts';

/** The site's own limit for a call (packages/web/src/api/call.ts). */
export const PHONES_GIVE_UP_MS = 15_000;

/** Somebody with a session, which is in the database and so survives a restart. */
export interface Person {
  restaurantId: number;
  cookie: string;
}

export interface Reply<Answer> {
  status: number;
  body: Answer;
}

export interface Call {
  params?: Record<string, string | number>;
  checkId: number;
  cookie?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Makes any call of the contract, with or without a cookie; also returns the cookies that were set. */
export async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  { params = {}, checkId, cookie, headers = {}, body }: Call,
): Promise<Reply<AnswerOf<E>> & { cookie: string }> {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const response = await fetch(`${url}/api${path}`, {
    method: endpoint.method,
    headers: {
      authorization: CLIENT_AUTHORIZATION,
      contentcheck: contentCheck(checkId, new Date()),
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as AnswerOf<E>,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

export async function logInDemoStaff(url: string): Promise<Person> {
  const { status, body, cookie } = await tryPassword(url, demoStaff.password, new Date());
  if (status !== 200) throw new Error(`The demo staff was not let in: ${status}`);
  return { restaurantId: body.identerprise, cookie };
}

/** Tries a wrong password, with the given time of the server. Returns the status. */
export async function guessDemoPassword(url: string, now: Date): Promise<number> {
  return (await tryPassword(url, 'Equivocada1', now)).status;
}

function tryPassword(url: string, password: string, now: Date) {
  const digest = createHash('sha256').update(password).digest('hex');
  const field = encodePasswordField({ digest, checkId: CHECK_ID.login, hour: utcHour(now) });
  return call(url, logInStaff, {
    checkId: CHECK_ID.login,
    headers: { contentcheck: contentCheck(CHECK_ID.login, now) },
    body: { mail: demoStaff.email, password: field },
  });
}

/** Requests a new password for the demo's staff. */
export async function forgetDemoPassword(url: string): Promise<void> {
  const { status } = await call(url, forgotStaffPassword, {
    checkId: CHECK_ID.general,
    body: { email: demoStaff.email },
  });
  if (status !== 200) throw new Error(`The forgotten password was refused: ${status}`);
}

/** A guest at a table, from the link that the demo prints or from a code without a key. */
export async function sitDown(url: string, code: string): Promise<Person> {
  const { status, body, cookie } = await call(url, enterTable, {
    checkId: CHECK_ID.general,
    body: { codigo: code },
  });
  if (status !== 200) throw new Error(`The table's code ${code} was refused: ${status}`);
  return { restaurantId: body.identerprise, cookie };
}

/**
 * Guests who together may order more than one phone may: each call returns the one to order next. They use
 * tables of their own, one after the other, with the printed codes.
 */
export function seatInTurn(staff: Person, zone: string): (url: string) => Promise<Person> {
  let table = 0;
  let ordersLeft = 0;
  let guest: Person | null = null;
  return async (url) => {
    if (guest === null || ordersLeft === 0) {
      const mesa = `${zone} ${(table += 1)}`;
      const { status, body } = await ask(url, staff, readTableCode, { params: { mesa } });
      if (status !== 200) throw new Error(`No code for ${mesa}: ${status}`);
      guest = await sitDown(url, body.codigo);
      ordersLeft = ORDER_PACE.ofVisit;
    }
    ordersLeft -= 1;
    return guest;
  };
}

/** The products that can be ordered without options at any time. */
export async function readMenu(url: string, person: Person): Promise<ProductWire[]> {
  const { body: categories } = await call(url, listCategories, asPerson(person));
  const { body: products } = await call(url, listProducts, asPerson(person));
  const always = new Set(
    categories.filter(({ horario }) => horario === null).map(({ idcategoria }) => idcategoria),
  );
  return products.filter(
    ({ productostype, disponible, opciones }) =>
      always.has(productostype) && disponible && opciones.every(({ minimo }) => minimo === 0),
  );
}

/** Makes any call of the contract as somebody; fails if the connection breaks before the answer. */
export function ask<E extends Endpoint>(
  url: string,
  person: Person,
  endpoint: E,
  sending: Pick<Call, 'params' | 'headers' | 'body'> = {},
): Promise<Reply<AnswerOf<E>>> {
  return call(url, endpoint, { ...asPerson(person), ...sending });
}

/** Fails if the connection breaks before the answer. */
export function sendOrder(
  url: string,
  person: Person,
  key: string,
  order: NewOrderWire,
): Promise<Reply<OrderWire>> {
  return call(url, placeOrder, {
    ...asPerson(person),
    headers: { [IDEMPOTENCY_HEADER]: key },
    body: order,
  });
}

export async function readBoard(url: string, staff: Person): Promise<OrderWire[]> {
  return (await call(url, listOrders, asPerson(staff))).body;
}

export async function readOwnOrders(url: string, guest: Person): Promise<OrderWire[]> {
  return (await call(url, listOwnOrders, asPerson(guest))).body;
}

function asPerson({ restaurantId, cookie }: Person): Call {
  return { checkId: restaurantId, cookie };
}
