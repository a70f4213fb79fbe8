import {
  CHECK_ID,
  forgotStaffPassword,
  IDEMPOTENCY_HEADER,
  listCategories,
  listOrders,
  listOwnOrders,
  listProducts,
  logInStaff,
  placeOrder,
  productFromWire,
  readTableCode,
  type AnswerOf,
  type Endpoint,
  type NewOrderWire,
  type OrderWire,
  type ProductWire,
} from '@simplato/contract';
import { mustChoose, quantitySteps, ORDER_PACE } from '@simplato/domain';
import * as kit from '@simplato/test-kit';
import { Client, fetchFrom, type Sending } from '@simplato/test-kit';
import { demoStaff } from '../../src/demo/demo-restaurant.ts';

/** The site's own limit for a call (packages/web/src/api/call.ts). */
export const PHONES_GIVE_UP_MS = 15_000;

/** Somebody with a session, which is in the database and so survives a restart. */
export type Person = Client;

export type NewLine = NonNullable<NewOrderWire['lineas']>[number];

interface Reply<Body> {
  status: number;
  headers: kit.Answer['headers'];
  body: Body;
}

export async function logInDemoStaff(url: string): Promise<Person> {
  const staff = new Client(fetchFrom(url));
  await kit.logIn(staff, demoStaff);
  return staff;
}

/** Tries a wrong password, with the given time of the server. Returns the status. */
export async function guessDemoPassword(url: string, now: Date): Promise<number> {
  const client = new Client(fetchFrom(url), { now: () => now });
  const password = client.sealed('Equivocada1', CHECK_ID.login);
  const body = { mail: demoStaff.email, password };
  return (await client.send(logInStaff, { body })).statusCode;
}

/** Requests a new password for the demo's staff. */
export async function forgetDemoPassword(url: string): Promise<void> {
  await new Client(fetchFrom(url)).call(forgotStaffPassword, { body: { email: demoStaff.email } });
}

/** A guest at a table, from the link that the demo prints or from a code without a key. */
export async function sitDown(url: string, code: string): Promise<Person> {
  const guest = new Client(fetchFrom(url));
  await kit.sitDown(guest, code);
  return guest;
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
      const { codigo } = await staff.over(fetchFrom(url)).call(readTableCode, { params: { mesa } });
      guest = await sitDown(url, codigo);
      ordersLeft = ORDER_PACE.ofVisit;
    }
    ordersLeft -= 1;
    return guest;
  };
}

/** The products that can be ordered at any time without choosing. */
export async function readMenu(url: string, person: Person): Promise<ProductWire[]> {
  const reader = person.over(fetchFrom(url));
  const categories = await reader.call(listCategories);
  const products = await reader.call(listProducts);
  const always = new Set(
    categories.filter(({ horario }) => horario === null).map(({ idcategoria }) => idcategoria),
  );
  return products.filter((wire) => {
    const product = productFromWire(wire);
    const isOneSold = quantitySteps(product).least === 1;
    return always.has(wire.productostype) && wire.disponible && !mustChoose(product) && isOneSold;
  });
}

/** An order's lines: one each of the first products. */
export async function chooseLines(url: string, person: Person, count = 1): Promise<NewLine[]> {
  const products = await readMenu(url, person);
  return products.slice(0, count).map(({ idproductos }) => ({ idproductos, quantity: 1 }));
}

/**
 * Makes any call of the contract as somebody, at whichever address the server has now; fails if the
 * connection breaks before the answer.
 */
export async function ask<E extends Endpoint>(
  url: string,
  person: Person,
  endpoint: E,
  sending?: Sending,
): Promise<Reply<AnswerOf<E>>> {
  const { statusCode, headers, body } = await person.over(fetchFrom(url)).send(endpoint, sending);
  return { status: statusCode, headers, body: JSON.parse(body) as AnswerOf<E> };
}

/** Fails if the connection breaks before the answer. */
export function sendOrder(
  url: string,
  person: Person,
  key: string,
  order: NewOrderWire,
): Promise<Reply<OrderWire>> {
  return ask(url, person, placeOrder, { headers: { [IDEMPOTENCY_HEADER]: key }, body: order });
}

export async function readBoard(url: string, staff: Person): Promise<OrderWire[]> {
  return staff.over(fetchFrom(url)).call(listOrders);
}

export async function readOwnOrders(url: string, guest: Person): Promise<OrderWire[]> {
  return guest.over(fetchFrom(url)).call(listOwnOrders);
}

/** Retries with the same key until there is an answer, like a phone. */
export async function sendUntilAnswered(send: () => Promise<{ status: number }>): Promise<number> {
  for (;;) {
    const { status } = await send();
    if (status < 500) return status;
  }
}
