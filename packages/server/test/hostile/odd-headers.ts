import { COOKIES, SIGNED_OUT } from '@simplato/contract';
import fc from 'fast-check';
import { asHeader, asText, escaped } from './as-text.ts';
import { ONE_OF_EACH, trapText } from './traps.ts';

/**
 * Headers and cookies that any call may come with, declared or not. Each request has one or two of them and
 * is otherwise as it should be: if all came together, the guard would refuse the request for the first, and
 * nothing would ever read the others.
 */
export interface OddHeaders {
  /** The names of these headers and cookies. */
  odd: readonly string[];
  /** Null removes a header that would be sent by default. */
  headers: Readonly<Record<string, string | null>>;
}

const headerTrap = trapText.map(asHeader);
const base64Trap = headerTrap.map((text) => Buffer.from(text, 'latin1').toString('base64'));

const HEADER_VALUES: Readonly<Record<string, fc.Arbitrary<string | null>>> = {
  authorization: fc.option(headerTrap, { freq: 3 }),
  contentcheck: fc.option(fc.oneof(headerTrap, base64Trap), { freq: 3 }),
  'accept-language': headerTrap,
  'accept-encoding': headerTrap,
  origin: headerTrap,
  'sec-fetch-site': fc.constantFrom('cross-site', 'same-site', 'none', 'x'),
  'if-none-match': headerTrap,
  'if-modified-since': headerTrap,
  range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1,2-3', 'x'),
  'x-request-id': headerTrap,
  'x-forwarded-proto': headerTrap,
  'x-forwarded-host': headerTrap,
  'x-http-method-override': fc.constantFrom('DELETE', 'TRACE'),
  'stripe-signature': fc.constantFrom('t=1,v1=0', 't=9e99,v1=', 'x'),
  'content-type': fc.constantFrom(
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;;;',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ),
  'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
};

const COOKIE_NAMES = [...Object.values(COOKIES), '__proto__', ''];
const cookieValue = fc.oneof(
  headerTrap,
  base64Trap,
  trapText.map(escaped).map((text) => text.slice(0, 4_000)),
  fc.constant(SIGNED_OUT),
);

const oneOrTwo = { minLength: 1, maxLength: 2 };
const someHeaders = fc.array(
  fc.oneof(
    ...Object.entries(HEADER_VALUES).map(([name, values]) =>
      values.map((value) => [name, value] as const),
    ),
  ),
  oneOrTwo,
);
const someCookies = fc.array(fc.tuple(fc.constantFrom(...COOKIE_NAMES), cookieValue), oneOrTwo);

export const oddHeaders: fc.Arbitrary<OddHeaders> = fc.oneof(
  someHeaders.map((some) => ({
    odd: some.map(([name]) => name),
    headers: Object.fromEntries(some),
  })),
  someCookies.map((some) => ({
    odd: some.map(([name]) => name),
    headers: { cookie: some.map((pair) => pair.join('=')).join('; ') },
  })),
);

/** Nearly all that a request's headers may hold, of one sign: a slow pattern takes minutes for it. */
const ONE_SIGN = ['\t', '-', ';', ',', '/', '@'].map((sign) => `a${sign.repeat(15_000)}b`);

/** Each of these headers and cookies in turn with one hostile value of every kind. */
export const EACH_ODD_HEADER: readonly OddHeaders[] = [
  ...ONE_OF_EACH.map(asText).flatMap((text) => inTurn(asHeader(text), escaped(text))),
  ...ONE_SIGN.flatMap((text) => inTurn(text, text)),
];

function inTurn(header: string, cookie: string): OddHeaders[] {
  return [
    ...Object.keys(HEADER_VALUES).map((name) => ({ odd: [name], headers: { [name]: header } })),
    ...COOKIE_NAMES.map((name) => ({ odd: [name], headers: { cookie: `${name}=${cookie}` } })),
  ];
}
