import { COOKIES, errorMessage, IDEMPOTENCY_HEADER, type ErrorCode } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStorages } from '../../../storage/stored-value.ts';
import { storedPayment, wishedBefore, type BegunPayment } from './begun-payment-store.ts';
import { beginPayment, resumePayment } from './share-payer.ts';

const tabId = 57;
const wish = (body: BegunPayment['body']) => ({ restaurantId: 1001, tabId, body });
const three = wish({ modo: 'importe', importe: '3.00', propina: '0.00' });
const all = wish({ modo: 'todo', importe: '16.50', propina: '1.00' });
let answers: (() => Promise<Response>)[];
let keys: (string | null)[];

const lost = async () => Promise.reject(new TypeError('Failed to fetch'));
const refuse = (code: ErrorCode) => async () =>
  Response.json({ code, message: errorMessage(code) }, { status: 409 });
const page = (url: string | null) => async () =>
  Response.json({ idpago: 301, importe: '3.00', propina: '0.00', url });

beforeEach(() => {
  clearStorages();
  [answers, keys] = [[], []];
  haveLock(true);
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get(IDEMPOTENCY_HEADER));
    return answers.shift()?.();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The simulated browser has no locks, but claims to. */
function haveLock(isFree: boolean): void {
  const request = async (_name: string, _how: object, work: (lock: object | null) => unknown) =>
    work(isFree ? {} : null);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

const kindOf = async (outcome: ReturnType<typeof beginPayment>) => (await outcome).kind;

it('whose answer was lost is the same payment when it is sent again, and another wish is another', async () => {
  answers = [lost, lost, lost, page('https://pago.example/1')];
  expect(await kindOf(beginPayment(three))).toBe('unanswered');
  expect(await kindOf(beginPayment(three))).toBe('unanswered');
  expect(await kindOf(beginPayment(all))).toBe('unanswered');
  expect(await beginPayment(all)).toEqual({ kind: 'page', url: 'https://pago.example/1' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[3]).toBe(keys[2]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(storedPayment.read()?.paymentNumber).toBe(301);
});

it('leads to its page again after the back button, under its key', async () => {
  answers = [page('https://pago.example/1'), page('https://pago.example/1')];
  await beginPayment(three);
  expect(await kindOf(resumePayment())).toBe('page');
  expect(keys[1]).toBe(keys[0]);
});

it('whose page is over is asked about, and what was chosen is not forgotten', async () => {
  answers = [page('https://pago.example/1'), page(null)];
  await beginPayment(three);
  expect(await resumePayment()).toEqual({ kind: 'over', paymentNumber: 301 });
  expect(storedPayment.read()).toBeNull();
  expect(wishedBefore(tabId)).toEqual(three.body);
  expect(wishedBefore(tabId + 1)).toBeNull();
});

it.each(['share_taken', 'amount_changed', 'amount_too_small', 'tab_closed'] as const)(
  'that is refused as %s is over, with what was chosen, and has another key the next time',
  async (code) => {
    answers = [refuse(code), page('https://pago.example/2')];
    expect(await beginPayment(three)).toMatchObject({ kind: 'refused', error: { code } });
    expect(wishedBefore(tabId)).toEqual(three.body);
    await beginPayment(three);
    expect(keys[1]).not.toBe(keys[0]);
  },
);

it('keeps its key while the provider is silent: its claim stands, and is gone on with', async () => {
  answers = [refuse('provider_silent'), page('https://pago.example/1')];
  expect(await beginPayment(three)).toMatchObject({ error: { code: 'provider_silent' } });
  expect(await kindOf(resumePayment())).toBe('page');
  expect(keys[1]).toBe(keys[0]);
});

it('is not given up for a refusal at the door, which says nothing of an answer that was lost', async () => {
  answers = [lost, refuse('no_session')];
  await beginPayment(three);
  expect(await kindOf(beginPayment(three))).toBe('unanswered');
  expect(storedPayment.read()).not.toBeNull();
});

it('is sent by one tab of a browser', async () => {
  haveLock(false);
  expect(await kindOf(beginPayment(three))).toBe('busy');
  expect(keys).toEqual([]);
});

it.each([
  { modo: 'platos', importe: '3.00', lineas: [{ idorder: 1 }] },
  { modo: 'partes', importe: '3.00' },
  { modo: 'otro', importe: '3.00' },
])('cannot be read from %j', (body) => {
  const begun = { idempotencyKey: 'k', restaurantId: 1001, tabId, body, paymentNumber: 301 };
  localStorage.setItem('pagoCuenta', JSON.stringify(begun));
  expect(storedPayment.read()).toBeNull();
});
