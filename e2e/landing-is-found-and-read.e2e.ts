import { DESKTOP, WITH_MOTION } from './fixtures/devices.ts';
import { expect, test } from './fixtures/test.ts';

test.use(WITH_MOTION);

test('on a phone the menu opens, closes and follows its links by keyboard, and the fees lead to the terms', async ({
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

  const fees = phone.getByRole('region', { name: 'Lo que cuesta, entero' });
  await expect(fees).toContainText('3,4 % + 0,25 €');
  await expect(fees).toContainText(/Recibes tú\s*38,39\s€/);
  await fees.getByRole('link', { name: 'Todo está en los términos' }).tap();
  await expect(phone).toHaveURL('/legal/terminos');
  await expect(phone.getByRole('main')).toContainText('un 3,4 % del importe');
});

test('on a desktop every link into the site is reached by keyboard, and the demo table has the pictured prices', async ({
  openDevice,
}) => {
  const desktop = await openDevice(DESKTOP);
  const canonical = desktop.locator('link[rel="canonical"]');
  await desktop.goto('/');
  await expect(canonical).toHaveAttribute('href', /\/$/);
  await desktop.getByRole('heading', { level: 1 }).waitFor();
  const pictured = desktop.getByRole('img', { name: /la carta de una taberna/ });
  const cards = await pictured.evaluate((phone) =>
    [...phone.querySelectorAll('b')].map((price) => price.textContent.replace('\u00a0', ' ')),
  );
  expect(cards).toEqual(['13,50 €', '9,90 €', '20,90 €', '16,90 €', '39,70 €']);

  await test.step('by keyboard alone, in reading order', async () => {
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
    await desktop.goBack();
  });

  await test.step('the title and the canonical address change with the page', async () => {
    await desktop.getByRole('link', { name: 'Más sobre nosotros' }).click();
    await expect(desktop).toHaveTitle('Quiénes somos · Simplato');
    await expect(canonical).toHaveAttribute('href', /\/about$/);
    await desktop.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true }).click();
    await expect(desktop).toHaveTitle('Entrar · Simplato');
    await expect(canonical).toHaveCount(0);
  });

  await test.step('the demo table works, at the prices of the picture', async () => {
    await desktop.goto('/');
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
});

/** The texts that have a page of their own. */
const TEXTS = {
  '/about': { title: 'Quiénes somos', words: 'Simplato se hace en Aranjuez, Madrid.' },
  '/legal/terminos': {
    title: 'Términos y condiciones',
    words: 'un 3,4 % del importe del pedido más 0,25 € por operación',
  },
  '/legal/privacidad': {
    title: 'Política de privacidad',
    words: 'nosotros no guardamos datos de tarjetas',
  },
  '/legal/cookies': { title: 'Política de cookies', words: 'En vigor desde 2025.' },
  '/legal/accesibilidad': { title: 'Accesibilidad', words: 'WCAG 2.2, nivel AA' },
};

test('every text has a page of its own; zoomed in, no public page scrolls sideways or asks other sites', async ({
  restaurant,
  openDevice,
}) => {
  const page = await openDevice({ viewport: { width: 640, height: 400 } });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(restaurant.url) && !url.startsWith('data:')) elsewhere.push(url);
  });
  const heading = page.getByRole('heading', { level: 1 });
  const expectNoOverflow = async (path: string) => {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 400 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(overflow, `${path} at ${width}`).toBe(0);
    }
  };
  for (const [path, { title, words }] of Object.entries(TEXTS)) {
    await page.goto(path);
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(words);
    await expectNoOverflow(path);
  }
  for (const path of ['/', '/reset-password?token=nada']) {
    await page.goto(path);
    await heading.waitFor();
    await expectNoOverflow(path);
  }
  expect(elsewhere).toEqual([]);
});
