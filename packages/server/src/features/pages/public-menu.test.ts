import {
  changeProduct,
  changeRestaurant,
  listProducts,
  markSoldOut,
  type PublicMenuFacts,
  readRestaurant,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { type RestaurantOfTest, MENU } from '../../../test/restaurant.ts';
import { openTestApp, PUBLIC_URL } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { policyWithStyles } from '../../http/secure-headers.ts';
import { type BuiltSite, cutStillPage } from './built-site.ts';

const HTML =
  '<html lang="es"><head><!-- head --><title>x</title><!-- /head --><script type="module" src="/assets/main.js"></script><link rel="modulepreload" href="/assets/base.js"></head><body><div id="root"></div></body></html>';

let draws = 0;
/** Draws the names and prices that it was given, so that a test can read them back. */
const site: BuiltSite = {
  templateOf: () => ({ head: '', middle: '', foot: '' }),
  render: async () => '',
  pages: [],
  linkTo: (_, html) => html,
  stillPage: cutStillPage(HTML, []),
  policy: policyWithStyles([]),
  renderPublicMenu: async ({ idioma, carta }: PublicMenuFacts) => {
    draws += 1;
    if (!carta) return '<title>Nada</title><meta name="robots" content="noindex"/><h1>Nada</h1>';
    const names = carta.casa.productos.map(({ name }) => name).join(', ');
    const { url } = carta.imagen;
    return `<title>${carta.direccion}</title><meta property="og:image" content="${url}"/><h1>${idioma} ${names}</h1>`;
  },
};
const testApp = openTestApp({ site });

const open = (url: string, headers: Record<string, string> = {}, app = testApp.app) =>
  app.inject({ url, headers });
const addressOf = ({ restaurantId }: RestaurantOfTest) => `/carta/${restaurantId}-casa-de-prueba`;

async function publish(owner: TestClient, cartapublica = true) {
  const settings = await owner.call(readRestaurant);
  const published = await owner.call(changeRestaurant, { body: { ...settings, cartapublica } });
  await testApp.hearAll();
  return published;
}

async function openPublicRestaurant(legalName?: string) {
  const restaurant = await testApp.openRestaurant(legalName);
  const owner = await restaurant.logIn();
  await publish(owner);
  return { restaurant, owner };
}

interface Item {
  name: string;
  image?: string;
  suitableForDiet?: string[];
  offers: Record<string, string>;
}
interface RestaurantData extends Record<string, unknown> {
  hasMenu: { hasMenuSection: { name: string; hasMenuItem: Item[] }[] };
}

function dataIn(html: string): RestaurantData {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as RestaurantData;
}

test('a menu is public only while its owner has switched that on', async () => {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  expect((await owner.call(readRestaurant)).cartapublica).toBe(false);
  expect((await open(addressOf(restaurant))).statusCode).toBe(404);

  expect(await publish(owner)).toMatchObject({ cartapublica: true, version: 2 });
  const page = await open(addressOf(restaurant));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`<title>${PUBLIC_URL}${addressOf(restaurant)}</title>`);
  expect(page.body).toContain('Salmorejo, Croquetas');
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.body).not.toMatch(/main\.js|modulepreload/);

  await publish(owner, false);
  const gone = await open(addressOf(restaurant), { 'if-none-match': String(page.headers['etag']) });
  expect(gone.statusCode).toBe(404);
});

test('only an owner can change that, and an older screen does not change it by accident', async () => {
  const { restaurant, owner } = await openPublicRestaurant();
  const settings = await owner.call(readRestaurant);
  const colleague = await restaurant.logInColleague();
  const body = { ...settings, cartapublica: false };
  await colleague.refused('forbidden', changeRestaurant, { body });
  const { cartapublica: _, version: _seen, ...older } = settings;
  expect((await owner.call(changeRestaurant, { body: older })).cartapublica).toBe(true);
  for (const nonsense of ['true', 1, null]) {
    const wrong = { ...settings, cartapublica: nonsense as never };
    await owner.refused('bad_request', changeRestaurant, { body: wrong });
  }
});

test('a wrong or missing name in the address redirects to the right one', async () => {
  const { restaurant } = await openPublicRestaurant();
  const right = addressOf(restaurant);
  for (const name of [
    '',
    '-',
    '-otra-casa',
    `-${'x'.repeat(10_000)}`,
    '-%3Cb%3E%0d%0aX: y',
    '-casa/x',
  ]) {
    const { statusCode, headers } = await open(`/carta/${restaurant.restaurantId}${name}`);
    expect([statusCode, headers['location']]).toEqual([301, right]);
  }
  const { headers } = await open(`/carta/0${restaurant.restaurantId}?idioma=en&a=//evil.test`);
  expect(headers['location']).toBe(`${right}?idioma=en`);
});

test('every menu that is not public gets the same 404, whether or not the restaurant exists', async () => {
  const shut = await testApp.openRestaurant();
  const bodies = new Set<string>();
  for (const name of [
    `${shut.restaurantId}-casa-de-prueba`,
    `${shut.restaurantId}`,
    '999999-nadie',
    '2147483648',
    '99999999999999999999',
    '-1',
    '0',
    '1e3',
    'casa-de-prueba',
    '%2e%2e%2fetc',
    `${shut.restaurantId}%00`,
    'x'.repeat(10_000),
  ]) {
    const { statusCode, headers, body } = await open(`/carta/${name}`);
    expect([name.slice(0, 40), statusCode]).toEqual([name.slice(0, 40), 404]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['set-cookie']).toBeUndefined();
    bodies.add(body);
  }
  expect(bodies.size).toBe(1);
  expect([...bodies][0]).toContain('noindex');
});

test('an unchanged page is a 304; a change of menu or restaurant shows at once, in every process', async () => {
  const { restaurant, owner } = await openPublicRestaurant();
  const otherApp = await testApp.anotherApp({ site });
  await open(addressOf(restaurant), {}, otherApp);
  testApp.clock.turnMinute();
  draws = 0;
  const first = await open(addressOf(restaurant));
  const etag = String(first.headers['etag']);
  expect((await open(addressOf(restaurant), { 'if-none-match': etag })).statusCode).toBe(304);
  expect(draws).toBe(1);

  const salmorejo = (await owner.call(listProducts)).find((one) => one.name === 'Salmorejo');
  await owner.call(changeProduct, {
    body: { idproductos: salmorejo?.idproductos ?? 0, name: 'Salmorejo de la casa' },
  });
  const changed = await open(addressOf(restaurant), { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('Salmorejo de la casa');
  expect(draws).toBe(2);
  expect((await open(addressOf(restaurant), {}, otherApp)).body).toContain('Salmorejo de la casa');

  const settings = await owner.call(readRestaurant);
  await owner.call(changeRestaurant, { body: { ...settings, direccion: 'Calle Nueva, 1' } });
  expect(dataIn((await open(addressOf(restaurant))).body)['address']).toMatchObject({
    streetAddress: 'Calle Nueva, 1',
  });
});

test('search engines get the current data of the restaurant and its menu', async () => {
  const { restaurant, owner } = await openPublicRestaurant();
  const settings = await owner.call(readRestaurant);
  const horario = [
    { dia: 5, abre: '20:00', cierra: '01:00' },
    { dia: 7, abre: '00:00', cierra: '00:00' },
  ];
  await owner.call(changeRestaurant, { body: { ...settings, horario, instagram: '@casa' } });
  await owner.call(markSoldOut, {
    params: { id: restaurant.products.agua },
    body: { agotado: 'hoy' },
  });
  await owner.call(changeProduct, {
    body: {
      idproductos: restaurant.products.rabo,
      alergenos: [],
      opciones: [
        {
          nombre: 'Tamaño',
          minimo: 1,
          maximo: 1,
          valores: [
            { nombre: 'Media', price: '0.00' },
            { nombre: 'Entera', price: '5.00' },
          ],
        },
      ],
    },
  });
  const stated = { croquetas: 'vegetariano', salmorejo: 'vegano' } as const;
  for (const [product, dieta] of Object.entries(stated)) {
    const idproductos = restaurant.products[product as keyof typeof stated];
    await owner.call(changeProduct, { body: { idproductos, dieta } });
  }
  const address = PUBLIC_URL + addressOf(restaurant);
  const data = dataIn((await open(addressOf(restaurant))).body);
  expect(data).toMatchObject({
    '@type': 'Restaurant',
    name: 'Casa de Prueba',
    url: address,
    telephone: '+34910000283',
    sameAs: ['https://www.instagram.com/casa'],
    address: {
      streetAddress: 'Calle de los Jardineros, 7',
      postalCode: '28300',
      addressLocality: 'Aranjuez',
      addressCountry: 'ES',
    },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Friday', opens: '20:00', closes: '01:00' },
      { dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '23:59' },
    ],
  });
  const sections = data.hasMenu.hasMenuSection;
  expect(sections.map(({ name }) => name)).toEqual(['Primeros', 'Segundos', 'Bebidas']);
  const items = new Map(
    sections.flatMap(({ hasMenuItem }) => hasMenuItem).map((item) => [item.name, item]),
  );
  expect(items.size).toBe(Object.keys(MENU).length);
  for (const { name, grossCents } of Object.values(MENU)) {
    const price = (grossCents / 100).toFixed(2);
    expect(items.get(name)?.offers).toEqual({
      ...(name === MENU.rabo.name
        ? { '@type': 'AggregateOffer', lowPrice: price }
        : { '@type': 'Offer', price }),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${name === MENU.agua.name ? 'SoldOut' : 'InStock'}`,
    });
  }
  const diets = [...items].map(([name, { suitableForDiet }]) => [name, suitableForDiet]);
  // Containing none of the fourteen allergens, like the oxtail, does not imply any diet.
  expect(diets.filter(([, suitable]) => suitable !== undefined)).toEqual([
    [MENU.salmorejo.name, ['https://schema.org/VegetarianDiet', 'https://schema.org/VeganDiet']],
    [MENU.croquetas.name, ['https://schema.org/VegetarianDiet']],
  ]);
});

test('the price of a kilo is told as such', async () => {
  const { restaurant, owner } = await openPublicRestaurant();
  const porpeso = { unidad: 'kg', minimo: 200, paso: 50 } as const;
  await owner.call(changeProduct, {
    body: { idproductos: restaurant.products.salmorejo, porpeso },
  });
  const { body } = await open(addressOf(restaurant));
  const items = dataIn(body).hasMenu.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
  expect(items.find(({ name }) => name === MENU.salmorejo.name)?.offers).toMatchObject({
    '@type': 'Offer',
    price: '7.00',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: '7.00', unitCode: 'KGM' },
  });
});

test('a trade name is in its address, for search engines and in the sitemap', async () => {
  const { restaurant, owner } = await openPublicRestaurant();
  const settings = await owner.call(readRestaurant);
  await owner.call(changeRestaurant, { body: { ...settings, nombrecomercial: 'El Rincón' } });
  await testApp.hearAll();
  const { headers } = await open(addressOf(restaurant));
  const address = `/carta/${restaurant.restaurantId}-el-rincon`;
  expect(headers['location']).toBe(address);
  expect(dataIn((await open(address)).body)['name']).toBe('El Rincón');
  expect((await open('/sitemap.xml')).body).toContain(`<loc>${PUBLIC_URL}${address}</loc>`);
});

test('what a restaurant writes never becomes markup, and its internal data is not published', async () => {
  const { restaurant, owner } = await openPublicRestaurant('Bar </script><b>"&, S.L.');
  const hostile = '</script><script>alert(1)</script><!--';
  await owner.call(changeProduct, {
    body: { idproductos: restaurant.products.rabo, name: hostile, referenciaunica: 'REF-SECRETA' },
  });
  const { headers } = await open(`/carta/${restaurant.restaurantId}`);
  const { body } = await open(String(headers['location']));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(json).not.toContain('<');
  const names = dataIn(body).hasMenu.hasMenuSection.flatMap(({ hasMenuItem }) =>
    hasMenuItem.map(({ name }) => name),
  );
  expect(names).toContain(hostile);
  for (const secret of ['B00283002', 'REF-SECRETA', restaurant.mail, 'S.L.']) {
    expect(json).not.toContain(secret);
  }
});

test('the language is the requested one, or else the device’s', async () => {
  const { restaurant } = await openPublicRestaurant();
  const read = async (query: string, language: string) =>
    (await open(addressOf(restaurant) + query, { 'accept-language': language })).body;
  expect(await read('', 'it')).toContain('<html lang="es">');
  expect(await read('', 'fr-FR,fr;q=0.9')).toContain('<html lang="fr">');
  expect(await read('?idioma=es', 'fr')).toContain('<html lang="es">');
  expect(await read('?idioma=ca', 'fr')).toContain('<h1>ca ');
  expect(await read('?idioma=zz', 'fr')).toContain('<html lang="fr">');
});

test('the sitemap lists it with its last change, and robots may fetch its photos', async () => {
  await testApp.openRestaurant('Casa Callada');
  const { restaurant, owner } = await openPublicRestaurant();
  const readMenus = async () => {
    const { body } = await open('/sitemap.xml');
    return [...body.matchAll(/<loc>([^<]*\/carta\/[^<]*)<\/loc>(.*?)<\/url>/g)];
  };
  const [[, address, changed] = [], ...others] = await readMenus();
  expect(address).toBe(PUBLIC_URL + addressOf(restaurant));
  expect(changed).toMatch(/^<lastmod>20\d\d-\d\d-\d\d<\/lastmod>$/);
  expect(others).toEqual([]);
  await publish(owner, false);
  expect(await readMenus()).toEqual([]);
  expect((await open('/robots.txt')).body).toContain('Allow: /api/fotos/\n');
});
