import { ALL_ENDPOINTS } from '@simplato/contract';
import { readAccent, readPhoto } from '@simplato/contract/endpoints';
import { expect, test } from 'vitest';
import { kindOf } from './request-kind.ts';

const OWN = 'https://simplato.test';
const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  kindOf({ method, mode, url: new URL(path, OWN).href }, OWN);

const PICTURES: readonly string[] = [readPhoto.path, readAccent.path];

test.each(ALL_ENDPOINTS.map((endpoint) => [endpoint.method, endpoint.path] as const))(
  'API calls always go to the network, except pictures: %s %s',
  (method, path) => {
    const address = `/api${path.replaceAll(/:\w+/g, '1')}`;
    expect(ask(address, 'cors', method)).toBe(PICTURES.includes(path) ? 'picture' : 'none');
    expect(ask(address, 'navigate')).toBe('other-page');
  },
);

test.each([
  ['/', 'page'],
  ['/clients/carta?plato=3', 'page'],
  ['/clients/pago?pedido=4', 'page'],
  ['/restaurants/pedidos', 'page'],
  ['/scanqr?c=NC0xMDAxLWtleQ.x', 'page'],
  ['/dev/correo', 'other-page'],
  ['/pago-de-prueba/cs_1', 'other-page'],
  ['/robots.txt', 'other-page'],
  ['/assets/index-abc.js', 'other-page'],
] as const)('a navigation to %s is a %s', (path, kind) => {
  expect(ask(path, 'navigate')).toBe(kind);
});

test.each([
  ['/assets/index-abc.js', 'file'],
  ['/assets/figtree-1.woff2', 'file'],
  ['/early-taps.js', 'none'],
  ['/sw.js', 'none'],
  ['/clients/carta', 'none'],
  ['https://elsewhere.test/assets/index-abc.js', 'none'],
] as const)('a page’s request for %s is handled as %s', (path, kind) => {
  expect(ask(path)).toBe(kind);
});

test('requests that are not GET are never handled', () => {
  expect(ask('/clients/pago', 'navigate', 'POST')).toBe('none');
  expect(ask('/api/fotos/1/a/320.webp', 'cors', 'HEAD')).toBe('none');
});
