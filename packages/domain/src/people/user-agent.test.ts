import { expect, test } from 'vitest';
import { readUserAgent, UNKNOWN_USER_AGENT } from './user-agent.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PHONE = '(Linux; Android 10; K)';
const WINDOWS = '(Windows NT 10.0; Win64; x64)';
const IPHONE = '(iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const MAC = '(Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`Mozilla/5.0 ${PHONE} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
  [`Mozilla/5.0 ${IPHONE} ${IOS} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`Mozilla/5.0 ${IPHONE} ${IOS} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${IOS} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPad',
  ],
  [`Mozilla/5.0 ${MAC} ${IOS} Version/18.5 Safari/605.1.15`, 'Safari', 'Mac'],
  [`Mozilla/5.0 ${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows'],
  [
    `Mozilla/5.0 ${PHONE} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0`,
    'Edge',
    'Android',
  ],
  [`Mozilla/5.0 ${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/127.0`, 'Opera', 'Windows'],
  [
    `Mozilla/5.0 ${PHONE} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Windows'],
  [`Mozilla/5.0 ${IPHONE} ${IOS} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  // A page inside another app: the system alone is recognised.
  [`Mozilla/5.0 ${IPHONE} ${IOS} Mobile/15E148 Instagram 400.0`, '', 'iPhone'],
])('%s', (header, browser, system) => {
  expect(readUserAgent(header)).toEqual({ browser, system });
});

test.each([undefined, '', 'lightMyRequest', 'curl/8.5.0', '<script>', 'a'.repeat(16_000)])(
  'nothing is recognised in %j',
  (header) => {
    expect(readUserAgent(header)).toEqual(UNKNOWN_USER_AGENT);
  },
);

test('only the beginning is read', () => {
  expect(readUserAgent(`${'x'.repeat(500)} Firefox/145.0`)).toEqual(UNKNOWN_USER_AGENT);
});
