import { DESKTOP } from './fixtures/devices.ts';
import { expect, OWN_SERVER, test } from './fixtures/test.ts';

test('on a phone the menu opens, closes and follows its links by keyboard', async ({
  openPhone,
}) => {
  const phone = await openPhone();
  await phone.goto('/');
  const menu = phone.getByRole('button', { name: 'Menú' });
  const about = phone.getByRole('navigation').getByRole('link', { name: 'Quiénes somos' });
  await expect(about).toBeHidden();
  await menu.press('Enter');
  await expect(about).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await about.press('Enter');
  await expect(about).toBeHidden();
  await expect(phone.getByRole('heading', { name: 'Quiénes somos' })).toBeInViewport();
});

test('by keyboard alone every link into the site is reached, in reading order', async ({
  openDevice,
}) => {
  const desktop = await openDevice(DESKTOP);
  await desktop.goto('/');
  await desktop.getByRole('heading', { level: 1 }).waitFor();
  await desktop.getByRole('link', { name: 'Simplato, inicio' }).focus();
  for (const name of [
    'Quiénes somos',
    'Registrar restaurante',
    'Soy cliente',
    'Entrar como invitado',
    'Entrar',
    'Registrar mi restaurante',
    'Entrar como invitado',
  ]) {
    await desktop.keyboard.press('Tab');
    await expect(desktop.locator(':focus')).toHaveText(name);
  }
  await desktop.keyboard.press('Enter');
  await expect(desktop).toHaveURL('/scanqr');
});

test('the landing page calculates the fees, and the terms state the same ones', async ({
  openPhone,
}) => {
  const phone = await openPhone();
  await phone.goto('/');
  const fees = phone.getByRole('region', { name: 'Lo que cuesta, entero' });
  await expect(fees).toContainText('3,4 % + 0,25 €');
  await expect(fees).toContainText(/Recibes tú\s*38,39\s€/);
  await fees.getByRole('link', { name: 'Todo está en los términos' }).tap();
  await expect(phone).toHaveURL('/legal/terminos');
  await expect(phone.getByRole('main')).toContainText('un 3,4 % del importe');
});

test('the demo table works, and the pictured phone shows its real prices', async ({
  openDevice,
}) => {
  const desktop = await openDevice(DESKTOP);
  await desktop.goto('/');
  const pictured = desktop.getByRole('img', { name: /la carta de una taberna/ });
  const cards = await pictured.evaluate((phone) =>
    [...phone.querySelectorAll('b')].map((price) => price.textContent.replace('\u00a0', ' ')),
  );
  expect(cards).toEqual(['13,50 €', '9,90 €', '20,90 €', '16,90 €', '39,70 €']);
  await desktop.getByRole('link', { name: 'Sentarme en la mesa de prueba' }).click();
  await expect(desktop).toHaveURL('/clients/home');
  await desktop.goto('/clients/carta');
  for (const [product, price] of [
    ['Croquetas de faisán', '13,50 €'],
    ['Crema de espárragos', '9,90 €'],
    ['Bacalao con tomate', '20,90 €'],
    ['Conejo al ajillo', '16,90 €'],
    ['Agua con gas', '2,80 €'],
  ] as const) {
    const card = desktop.getByRole('listitem').filter({
      has: desktop.getByRole('button', { name: product, exact: true }),
    });
    await expect(card.last()).toContainText(price);
  }
});

test(
  'a search engine without scripts gets titles, canonical addresses and a picture',
  OWN_SERVER,
  async ({ restaurant, request }) => {
    const read = async (path: string) => (await request.get(restaurant.url + path)).text();
    const sitemap = await read('/sitemap.xml');
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses).toHaveLength(8);
    const titles = new Set<string>();
    for (const address of addresses) {
      const html = await (await request.get(address)).text();
      expect(html).toContain(`<link rel="canonical" href="${address}" />`);
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
      titles.add(title);
    }
    expect(titles.size).toBe(addresses.length);
    expect(await read('/robots.txt')).toContain(`Sitemap: ${restaurant.url}/sitemap.xml`);
    expect(await read('/scanqr')).not.toContain('rel="canonical"');
    const mayKeep = async (path: string) =>
      (await request.get(restaurant.url + path)).headers()['x-robots-tag'] !== 'noindex';
    for (const path of ['/clients/pedidos', '/restaurants/pedidos', '/entrar', '/nada']) {
      expect(await mayKeep(path), path).toBe(false);
    }
    for (const path of ['/', '/about', '/legal/cookies']) {
      expect(await mayKeep(path), path).toBe(true);
    }

    const picture = await request.get(`${restaurant.url}/simplato-og.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).length).toBeLessThan(80 * 1024);

    const about = await request.get(`${restaurant.url}/about`);
    const again = await request.get(`${restaurant.url}/about`, {
      headers: { 'if-none-match': about.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  },
);

test('the title and the canonical address change with the page', async ({ openDevice }) => {
  const desktop = await openDevice(DESKTOP);
  const canonical = desktop.locator('link[rel="canonical"]');
  await desktop.goto('/');
  await expect(canonical).toHaveAttribute('href', /\/$/);
  await desktop.getByRole('link', { name: 'Más sobre nosotros' }).click();
  await expect(desktop).toHaveTitle('Quiénes somos · Simplato');
  await expect(canonical).toHaveAttribute('href', /\/about$/);
  await desktop.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(desktop).toHaveTitle('Entrar · Simplato');
  await expect(canonical).toHaveCount(0);
});

test('zoomed in, no public page scrolls sideways or makes requests to other sites', async ({
  restaurant,
  openDevice,
}) => {
  const page = await openDevice({ viewport: { width: 640, height: 400 } });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(restaurant.url) && !url.startsWith('data:')) elsewhere.push(url);
  });
  const paths = ['/', '/about', '/legal/terminos', '/legal/privacidad', '/legal/cookies'];
  const sizes = [640, 320];
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 400 });
    for (const path of [...paths, '/legal/accesibilidad', '/reset-password?token=nada']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(overflow, `${path} at ${width}`).toBe(0);
    }
  }
  expect(elsewhere).toEqual([]);
});
