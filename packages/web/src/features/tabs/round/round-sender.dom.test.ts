import { COOKIES, errorMessage, IDEMPOTENCY_HEADER, type ErrorCode } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStorages } from '../../../storage/stored-value.ts';
import { addToBasket, basketOf, storedNote } from '../../checkout/basket/basket-store.ts';
import { linesToShare } from '../../checkout/basket/shared-basket-store.ts';
import { resumeRound, sendRound } from './round-sender.ts';

const restaurant = 1001;
const flan = {
  productId: 7,
  name: 'Flan',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 450,
};
const names = () => basketOf(restaurant).map(({ name }) => name);
let answers: (() => Promise<Response>)[];
let asked: RequestInit[];

const lost = async () => Promise.reject(new TypeError('Failed to fetch'));
const refuse = (code: ErrorCode) => async () =>
  Response.json({ code, message: errorMessage(code) }, { status: 409 });

function sendAll(isOwnIn: boolean) {
  const ownLines = isOwnIn ? linesToShare(basketOf(restaurant)) : [];
  const comentarios = isOwnIn ? storedNote.read() : '';
  const body = { comensales: [1, 2], version: 3, comentarios, portiempos: true };
  return sendRound({ restaurantId: restaurant, tabId: 57, body, ownLines });
}

beforeEach(() => {
  clearStorages();
  answers = [];
  asked = [];
  // The simulated browser has none, but claims to.
  const request = async (_name: string, _how: object, work: (lock: object) => unknown) => work({});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64(String(restaurant)))}`;
  vi.stubGlobal('fetch', async (_address: string, how: RequestInit) => {
    asked.push(how);
    return answers.shift()?.();
  });
  addToBasket(restaurant, flan);
  storedNote.write('Sin prisa');
});
afterEach(() => vi.unstubAllGlobals());

it('counts as sent if the key was used by the previous visit, and its lines leave the basket', async () => {
  answers = [lost, refuse('key_reused')];
  expect((await sendAll(true)).kind).toBe('unanswered');
  expect(names()).toEqual(['Flan']);
  expect((await resumeRound(restaurant)).kind).toBe('takenBefore');
  expect([names(), storedNote.read()]).toEqual([[], '']);
});

it('leaves in the basket what was no part of a round that counts as sent', async () => {
  answers = [lost, refuse('key_reused')];
  await sendAll(false);
  expect((await resumeRound(restaurant)).kind).toBe('takenBefore');
  expect([names(), storedNote.read()]).toEqual([['Flan'], 'Sin prisa']);
});

it('asks for the same under the same key, also whether it comes by courses', async () => {
  answers = [lost, lost];
  await sendAll(true);
  expect((await resumeRound(restaurant)).kind).toBe('unanswered');
  const [first, again] = asked.map(({ body, headers }) => ({
    body,
    key: new Headers(headers).get(IDEMPOTENCY_HEADER),
  }));
  expect(first?.body).toContain('"portiempos":true');
  expect(again).toEqual(first);
});

it('is refused by anything else, with the basket whole', async () => {
  answers = [lost, refuse('kitchen_closed')];
  await sendAll(true);
  expect((await resumeRound(restaurant)).kind).toBe('refused');
  expect(names()).toEqual(['Flan']);
});
