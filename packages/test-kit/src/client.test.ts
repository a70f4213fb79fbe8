import {
  changeRestaurant,
  COOKIES,
  listOrders,
  logInStaff,
  readContentCheck,
  readHealth,
  tickLine,
  uploadPhoto,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { expect, test } from 'vitest';
import { Client, type Answer, type Request } from './client.ts';

/** A client whose calls are all answered like this, and what it has sent. */
function clientOf(answer: Partial<Answer> = {}) {
  const sent: Request[] = [];
  const client = new Client(async (request) => {
    sent.push(request);
    return { statusCode: 200, headers: {}, body: '[]', ...answer };
  });
  return { client, sent };
}

const idIn = (request: Request | undefined) =>
  readContentCheck(request?.headers['contentcheck'] ?? '')?.checkId;

test.each([199, 300, 303, 401, 503])('a call that is answered with %i throws', async (status) => {
  const { client } = clientOf({ statusCode: status, body: '{"code":"no_session"}' });
  await expect(client.call(listOrders)).rejects.toThrow(
    `GET ${listOrders.path}: ${status} {"code":"no_session"}`,
  );
  expect((await client.send(listOrders)).statusCode).toBe(status);
});

test('a successful call returns its body, and throws if that is no JSON', async () => {
  expect(await clientOf().client.call(listOrders)).toEqual([]);
  await expect(clientOf({ body: '<html>' }).client.call(listOrders)).rejects.toThrow(SyntaxError);
});

test('keeps the cookies of answers, drops those that end, and names the restaurant in them', async () => {
  const cookies = [`${COOKIES.restaurantId}=${encodeBase64('1001')}; Path=/`, 'a=b=c; HttpOnly'];
  const { client, sent } = clientOf({ headers: { 'set-cookie': cookies } });
  await client.send(listOrders);
  await client.send(listOrders);
  await client.send(logInStaff);
  expect(sent.map(idIn)).toEqual([1, 1001, 0]);
  expect(sent.map(({ headers }) => headers['cookie'])).toEqual([
    undefined,
    `${COOKIES.restaurantId}=${encodeBase64('1001')}; a=b=c`,
    `${COOKIES.restaurantId}=${encodeBase64('1001')}; a=b=c`,
  ]);
  expect(client.restaurantId).toBe(1001);

  const over = `${COOKIES.restaurantId}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  const elsewhere = client.over(async () => ({
    statusCode: 401,
    headers: { 'set-cookie': over },
    body: '{}',
  }));
  await elsewhere.send(listOrders);
  expect([...client.cookies]).toEqual([['a', 'b=c']]);
  expect(() => client.restaurantId).toThrow('no session');
});

test('fills the path and the query, and sends JSON, text and files as what they are', async () => {
  const { client, sent } = clientOf();
  await client.send(tickLine, { params: { id: 7, linea: 'a/b' }, query: { que: 'ñ' }, body: {} });
  await client.send(changeRestaurant, {
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  await client.send(uploadPhoto, { params: { id: 1 }, file: new Blob(['foto']) });
  await client.send(readHealth, { headers: { 'x-one': undefined } });
  expect(sent.map(({ path, body, headers }) => [path, body, headers['content-type']])).toEqual([
    ['/api/shop/orders/7/lineas/a%2Fb?que=%C3%B1', '{}', 'application/json'],
    [`/api${changeRestaurant.path}`, '{', 'application/json'],
    ['/api/shop/productos/1/foto', new TextEncoder().encode('foto'), 'application/octet-stream'],
    [`/api${readHealth.path}`, undefined, undefined],
  ]);
  expect(Object.keys(sent[3]?.headers ?? {})).toEqual([]);
});
