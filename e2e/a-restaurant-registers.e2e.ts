import type { Page } from '@playwright/test';
import {
  enter,
  expectFieldErrors,
  expectWrongCredentials,
  fieldOf,
  fillIn,
  openLogin,
  PRIVACY,
  privacyBox,
} from './fixtures/accounts.ts';
import { expectLive } from './fixtures/kitchen.ts';
import { sendTables } from './fixtures/staff-pages.ts';
import { expect, OWN_SERVER, test } from './fixtures/test.ts';

const ENTRIES = {
  'Nombre de usuario': 'marisol',
  'Correo electrónico': 'marisol@example.com',
  Contraseña: 'esparragos7',
  'NIF/CIF': '12345678Z',
  'Razón social': 'Mesón Marisol, S.L.',
  Dirección: 'Calle del Rey, 12',
  Teléfono: '918910000',
};
const USERS = (url: URL) => url.pathname === '/api/shop/usuarios';

async function openRegistration(page: Page): Promise<void> {
  await page.goto('/auth/registerRestaurant');
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar el registro' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function fillRegistrationIn(page: Page, changes: Partial<typeof ENTRIES> = {}) {
  await fillIn(page, { ...ENTRIES, ...changes });
  await privacyBox(page).check();
}

async function register(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
}

async function expectOwnBoard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/restaurants\/pedidos$/);
  await expectLive(page);
  await expect(page.getByRole('button', { name: 'Usuario: marisol' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
}

test(
  'a restaurant reads the price, registers and arrives at its board',
  OWN_SERVER,
  async ({ openTablet }) => {
    const tablet = await openTablet();
    await tablet.goto('/');
    await tablet.getByRole('link', { name: 'Registrar mi restaurante' }).click();
    const notice = tablet.getByRole('dialog', { name: 'Antes de empezar' });
    await expect(notice).toContainText('Aranjuez');
    await expect(notice).toContainText(/3\s%\s\+\s0,30\s€/);
    await notice.getByRole('button', { name: 'Empezar el registro' }).click();

    const fixed = {
      País: 'España',
      Provincia: 'Madrid',
      Ciudad: 'Aranjuez',
      'Código postal': '28300',
    };
    for (const [label, value] of Object.entries(fixed)) {
      await expect(fieldOf(tablet, label)).toHaveValue(value);
      await expect(fieldOf(tablet, label)).not.toBeEditable();
    }
    await expect(tablet.getByLabel('IVA general')).toHaveValue('10');
    await fillRegistrationIn(tablet);
    await register(tablet);
    await expectOwnBoard(tablet);

    const steps = tablet.getByRole('region', { name: 'Primeros pasos' });
    const titles = steps.getByRole('heading', { level: 3 });
    await expect(titles).toHaveText([
      'Escribe tu carta',
      'Crea los códigos de tus mesas',
      'Cobra con tarjeta',
    ]);
    await steps.getByRole('link', { name: 'Crear los códigos' }).click();
    await sendTables(tablet, '1-4');
    await expect(tablet.getByText('4 mesas con su código.')).toBeVisible();

    await tablet.goto('/auth/registerRestaurant');
    await expectOwnBoard(tablet);
    await expect(titles.nth(1)).toHaveText('Crea los códigos de tus mesas: Hecho');
  },
);

test('empty or invalid fields each show an error, and the first one gets the focus', async ({
  openTablet,
}) => {
  const tablet = await openTablet();
  await openRegistration(tablet);
  await fieldOf(tablet, 'NIF/CIF').fill('1234');
  await fieldOf(tablet, 'Teléfono').focus();
  await expectFieldErrors(tablet, { 'NIF/CIF': 'El Nif o Cif no cumple con el formato correcto' });

  await tablet.getByLabel('IVA general').fill('22');
  await register(tablet);

  await expectFieldErrors(tablet, {
    'Nombre de usuario': 'El nombre de usuario no puede estar vacío',
    'Correo electrónico': 'El correo no puede estar vacío',
    Contraseña: 'La contraseña no puede estar vacía',
    'NIF/CIF': 'El Nif o Cif no cumple con el formato correcto',
    'Razón social': 'La razón social no puede ir vacía',
    Teléfono: 'El teléfono no puede quedar vacío',
    'IVA general': 'El IVA no puede ser superiror a 21',
    [PRIVACY]: 'Debe aceptar la casilla de Privacy Policy',
  });
  await expect(fieldOf(tablet, 'Nombre de usuario')).toBeFocused();
});

test(
  'a wrong control letter in the NIF shows a warning, but does not prevent the registration',
  OWN_SERVER,
  async ({ openTablet }) => {
    const tablet = await openTablet();
    await openRegistration(tablet);
    await fillRegistrationIn(tablet, { 'NIF/CIF': '12345678A' });
    await expect(tablet.getByText('La letra o cifra de control no cuadra.')).toBeVisible();
    await register(tablet);
    await expectOwnBoard(tablet);
  },
);

test(
  'a taken name or email address is reported at its field, and the rest stays',
  OWN_SERVER,
  async ({ restaurant, openTablet }) => {
    const tablet = await openTablet();
    await openRegistration(tablet);
    await fillRegistrationIn(tablet, { 'Nombre de usuario': 'cocina' });
    await register(tablet);
    await expectFieldErrors(tablet, {
      'Nombre de usuario': 'El nombre de usuario ya existe, por favor use otro..',
    });
    await expect(fieldOf(tablet, 'Nombre de usuario')).toBeFocused();

    await fillIn(tablet, {
      'Nombre de usuario': 'marisol',
      'Correo electrónico': restaurant.login.email.toUpperCase(),
    });
    await register(tablet);
    await expectFieldErrors(tablet, {
      'Correo electrónico': 'El email ya se encuentra registrado. cambie el email, por favor.',
    });
    await expect(fieldOf(tablet, 'Correo electrónico')).toBeFocused();

    await fillIn(tablet, { 'Correo electrónico': 'marisol@example.com' });
    await register(tablet);
    await expectOwnBoard(tablet);
  },
);

test(
  'if the network fails before the user is created, pressing Registrar again continues from there',
  OWN_SERVER,
  async ({ openTablet }) => {
    const tablet = await openTablet();
    let restaurants = 0;
    tablet.on('request', (request) => {
      const isNew = request.method() === 'POST';
      if (isNew && new URL(request.url()).pathname === '/api/shop/enterprise') restaurants += 1;
    });
    await tablet.route(USERS, (route) => route.abort(), { times: 1 });
    await openRegistration(tablet);
    await fillRegistrationIn(tablet);
    await register(tablet);
    const halfway = tablet.getByRole('alert').filter({ hasText: 'falta crear tu usuario' });
    await expect(halfway).toBeVisible();
    await expect(fieldOf(tablet, 'Contraseña')).toHaveValue(ENTRIES['Contraseña']);

    await register(tablet);

    await expectOwnBoard(tablet);
    expect(restaurants).toBe(1);
  },
);

test(
  'if the answer to the last step is lost, pressing Registrar again leads to the board',
  OWN_SERVER,
  async ({ openTablet }) => {
    const tablet = await openTablet();
    await tablet.route(
      USERS,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await openRegistration(tablet);
    await fillRegistrationIn(tablet);
    await register(tablet);
    await expect(tablet.getByRole('alert').filter({ hasText: 'falta crear' })).toBeVisible();

    await register(tablet);

    await expectOwnBoard(tablet);
  },
);

test(
  'nobody can register as staff of another restaurant',
  OWN_SERVER,
  async ({ restaurant, openTablet }) => {
    const tablet = await openTablet();
    await tablet.route(USERS, async (route) => {
      const sent = route.request().postDataJSON() as object;
      const postData = { ...sent, identerprise: restaurant.staff.restaurantId };
      await route.continue({ postData: JSON.stringify(postData) });
    });
    await openRegistration(tablet);
    await fillRegistrationIn(tablet);
    const answer = tablet.waitForResponse((response) => USERS(new URL(response.url())));
    await register(tablet);

    expect((await answer).status()).toBe(403);
    await expect(tablet.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await openLogin(tablet, 'Restaurantes');
    await enter(tablet, { email: 'marisol@example.com', password: 'esparragos7' });
    await expectWrongCredentials(tablet);
  },
);
