import {
  categoryFromWire,
  changeCategory,
  listCategories,
  type PageFacts,
  signOut,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { BUILT_PAGES } from '../../../test/built-pages.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { policyWithStyles } from '../../http/secure-headers.ts';
import { cutTemplate } from './built-site.ts';

const POLICY = policyWithStyles([]);
let draws = 0;
let isBroken = false;
const template = cutTemplate(
  '<html><head><title>x</title></head><body><div id="root"></div></body></html>',
  [],
  'es',
);
/** Draws the facts that it was given, so that a test can read them back. */
const testApp = openTestApp({
  site: {
    templateOf: () => template,
    pages: BUILT_PAGES,
    linkTo: (_, html) => html,
    stillPage: '',
    policy: POLICY,
    renderPublicMenu: async () => '',
    render: async (path, { sesion, casa }: PageFacts) => {
      draws += 1;
      if (isBroken) throw new Error('a component threw');
      return `<title>${path}</title><h1>Mesa ${sesion?.mesa}, ${casa?.categorias[0]?.name}</h1>`;
    },
  },
});

async function open(client: TestClient, url: string, headers: Record<string, string> = {}) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return client.app.inject({ url, headers: { cookie, ...headers } });
}

function factsIn(html: string): PageFacts {
  const [, json = '{}'] =
    /<script type="application\/json" id="hechos">(.*)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as PageFacts;
}

test('a diner gets the page of their own table, with the facts it was drawn from', async () => {
  const restaurant = await testApp.openRestaurant();
  const guest = await restaurant.seat('Terraza 1');
  const page = await open(guest, '/clients/carta');
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  });
  expect(page.body).toContain('<head><title>/clients/carta</title>');
  expect(page.body).toContain('<h1>Mesa Terraza 1,');
  const { sesion, casa } = factsIn(page.body);
  expect(sesion).toEqual({
    identerprise: restaurant.restaurantId,
    nombreusuario: '',
    mesa: 'Terraza 1',
  });
  expect(casa?.categorias).toEqual((await guest.call(listCategories)).map(categoryFromWire));
});

test('a page is given as much of the menu as it shows', async () => {
  const guest = await (await testApp.openRestaurant()).seat();
  const menuOf = async (path: string) => {
    const { casa } = factsIn((await open(guest, path)).body);
    return casa && { ...casa, restaurante: casa.restaurante.restaurantId };
  };
  const whole = await menuOf('/clients/carta');
  const beginning = await menuOf('/clients/home');
  expect(beginning).toMatchObject({ soloprincipio: true, categorias: [{}] });
  expect(whole?.productos.length).toBeGreaterThan(beginning?.productos.length ?? Infinity);
  expect(await menuOf('/clients/sin-carta')).toMatchObject({ sincarta: true, productos: [] });
  expect(await menuOf('/clients/pedidos')).toBeUndefined();
});

test('a page is drawn once for all tables, until the menu changes or the minute is over', async () => {
  const restaurant = await testApp.openRestaurant();
  const [one, other] = [await restaurant.seat('1'), await restaurant.seat('2')];
  testApp.clock.turnMinute();
  draws = 0;
  await open(one, '/clients/carta');
  expect((await open(other, '/clients/carta')).body).toContain('Mesa 2');
  expect(draws).toBe(1);

  const owner = await restaurant.logIn();
  const [category] = await owner.call(listCategories);
  await owner.call(changeCategory, {
    body: { ...category, idcategoria: category?.idcategoria ?? 0, nombrecategoria: 'De la brasa' },
  });
  expect((await open(one, '/clients/carta')).body).toContain('De la brasa');
  expect(draws).toBe(2);
  testApp.clock.advance(60_000);
  await open(one, '/clients/carta');
  expect(draws).toBe(3);
});

test('a page contains translations into its own language only', async () => {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const [category] = await owner.call(listCategories);
  const traducciones = { en: 'Starters', de: 'Vorspeisen' };
  await owner.call(changeCategory, {
    body: { ...category, idcategoria: category?.idcategoria ?? 0, traducciones },
  });
  const guest = await restaurant.seat();
  const wordsFor = async (language: string) => {
    const page = await open(guest, '/clients/carta', { 'accept-language': language });
    return factsIn(page.body).casa?.categorias[0]?.translations;
  };
  expect(await wordsFor('de-DE')).toEqual({ de: 'Vorspeisen' });
  expect(await wordsFor('fr')).toEqual({});
  expect(await wordsFor('es-ES')).toEqual({});
});

test.each(['br', 'gzip'])('a page is sent as %s to browsers that accept it', async (packing) => {
  const guest = await (await testApp.openRestaurant()).seat();
  const page = await open(guest, '/clients/carta', { 'accept-encoding': packing });
  expect(page.headers['content-encoding']).toBe(packing);
});

test('without a session, a visitor is redirected to the start page', async () => {
  const page = await open(testApp.visitor(), '/clients/home');
  expect([page.statusCode, page.headers['location']]).toEqual([303, '/']);
});

test('somebody who was given a visit, and comes without it, is led to what explains it', async () => {
  const page = await open(testApp.visitor(), '/clients/home?c=NC0xMDAx%3D');
  const { location } = page.headers;
  expect([page.statusCode, location]).toEqual([303, '/scanqr?c=NC0xMDAx%3D&cookies=no']);
  const guest = await (await testApp.openRestaurant()).seat();
  expect((await open(guest, '/clients/home?c=NC0xMDAx%3D')).statusCode).toBe(200);
});

test('unusual requests are answered with the unfilled page, and the script does the rest', async () => {
  const restaurant = await testApp.openRestaurant();
  const [staff, ended, tampered, guest] = [
    await restaurant.logIn(),
    await restaurant.seat(),
    await restaurant.seat(),
    await restaurant.seat(),
  ];
  const cookies = new Map(ended.cookies);
  await ended.call(signOut);
  for (const [name, value] of cookies) ended.cookies.set(name, value);
  tampered.cookies.set('SMPLTMS', 'OTk=');
  for (const client of [staff, ended, tampered]) {
    const { statusCode, body } = await open(client, '/clients/carta');
    expect(statusCode).not.toBe(303);
    expect(body).not.toContain('hechos');
  }
  isBroken = true;
  testApp.clock.advance(60_000);
  expect((await open(guest, '/clients/carta')).body).not.toContain('hechos');
  isBroken = false;
});

test('of the texts in six languages, a page keeps its own', () => {
  const html = `<title>x</title><div id="root"></div><p id="late">
    <span lang="es">Tarda.</span> <span lang="de">Dauert.</span> <a href=""><span lang="de">Neu</span></a></p>`;
  const { foot } = cutTemplate(html, [], 'de');
  expect(foot).toBe(
    '</div><p id="late"> Dauert. <a href="">Neu</a></p>'.replace(' Dauert', 'Dauert'),
  );
});

test('a HEAD request returns no body and starts no session', async () => {
  const restaurant = await testApp.openRestaurant();
  const look = async (url: string) => testApp.app.inject({ method: 'HEAD', url });
  const { headers } = await testApp.app.inject({ url: '/' });
  const looked = await look('/');
  expect(looked).toMatchObject({ statusCode: 200, body: '' });
  expect(looked.headers['content-length']).toBe(headers['content-length']);
  expect(looked.headers['content-security-policy']).toBe(POLICY);
  const scanned = await look(`/scanqr?c=${await restaurant.codeOf('2')}`);
  expect(scanned.headers['set-cookie']).toBeUndefined();
  expect(await testApp.db.query('select 1 from sessions')).toEqual([]);
});
