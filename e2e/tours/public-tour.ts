import { seeText, tour, type Stop } from './tour.ts';

const LEGAL = [
  ['about', '/about', 'Quiénes somos'],
  ['terms', '/legal/terminos', 'Términos y condiciones'],
  ['privacy', '/legal/privacidad', 'Política de privacidad'],
  ['cookies', '/legal/cookies', 'Política de cookies'],
  ['accessibility', '/legal/accesibilidad', 'Accesibilidad'],
] as const;

const dialogs = LEGAL.slice(0, 4).map(([name, , title]): Stop => [
  `landing-${name}-dialog`,
  '/',
  async (page) => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('list', { name: 'Textos legales' })
      .getByRole('link', { name: title })
      .click();
    await page.getByRole('dialog', { name: title }).getByRole('heading').nth(1).waitFor();
  },
]);

const pages = LEGAL.map(([name, path, title]): Stop => [
  name,
  path,
  async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  },
]);

const PUBLIC_MENU = '/carta/1001-taberna-del-palacio';

/** The pages that need no session, and the ways to a table. */
export const PUBLIC_TOUR = tour('public', 'nobody', [
  [
    'landing',
    '/',
    async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Sentarme en la mesa de prueba' }).waitFor();
    },
  ],
  [
    'landing-menu',
    '/',
    (page) => page.getByRole('button', { name: 'Menú' }).click(),
    { onPhoneOnly: true },
  ],
  ...dialogs,
  ...pages,
  [
    'scan-no-camera',
    '/scanqr',
    async (page) => {
      await page.goto('/scanqr');
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    },
  ],
  [
    'scan-nothing-typed',
    '/scanqr',
    async (page) => {
      await page.locator('form').getByRole('button').click();
      await page.locator('[aria-invalid]').waitFor();
    },
  ],
  [
    'scan-language-dialog',
    '/scanqr',
    async (page) => {
      await page.getByRole('button', { name: /^Idioma/ }).click();
      await page.getByRole('button', { name: 'English' }).waitFor();
    },
  ],
  [
    'scan-not-ours',
    '/scanqr',
    async (page) => {
      await page.goto('/scanqr?c=nada');
      await seeText(page, 'Este código no es de una mesa de Simplato.');
    },
  ],
  [
    'scan-entering',
    '/scanqr',
    async (page, { restaurant, holdBack }) => {
      const { codigo } = await restaurant.staff.tableCode('4');
      await page.getByRole('textbox').fill(codigo);
      await holdBack(page, '**/api/client/mesa', () =>
        page.locator('form').getByRole('button').click(),
      );
    },
  ],
  [
    'public-menu',
    PUBLIC_MENU,
    async (page, { restaurant }) => {
      await restaurant.staff.changeSettings({ cartapublica: true });
      await page.goto(PUBLIC_MENU);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  ],
  [
    'public-menu-none',
    PUBLIC_MENU,
    async (page, { restaurant }) => {
      await restaurant.staff.changeSettings({ cartapublica: false });
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  ],
  [
    'no-network',
    PUBLIC_MENU,
    async (page, { cutOff }) => {
      await page.goto('/');
      // The page keeps retrying, and must not succeed before the screen was examined.
      await cutOff(page, `**${PUBLIC_MENU}`);
      // As if the service worker had answered with the empty page instead of the server's.
      await page.evaluate((path) => history.pushState(null, '', path), PUBLIC_MENU);
      await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
    },
  ],
]);
