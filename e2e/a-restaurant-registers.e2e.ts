import type { Page } from '@playwright/test';
import { expectFieldErrors, fieldOf, fillIn, privacyBox } from './fixtures/accounts.ts';
import { expectLive } from './fixtures/kitchen.ts';
import { sendTables } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

const USERS = (url: URL) => url.pathname === '/api/shop/usuarios';

async function register(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
}

test('a restaurant reads the price, registers despite a bad network, and arrives at its board', async ({
  restaurant,
  openTablet,
}) => {
  const username = `marisol${restaurant.staff.restaurantId}`;
  const tablet = await openTablet();
  let restaurants = 0;
  tablet.on('request', (request) => {
    const isNew = request.method() === 'POST';
    if (isNew && new URL(request.url()).pathname === '/api/shop/enterprise') restaurants += 1;
  });
  await tablet.goto('/');
  await tablet.getByRole('link', { name: 'Registrar mi restaurante' }).click();
  const notice = tablet.getByRole('dialog', { name: 'Antes de empezar' });
  await expect(notice).toContainText('Aranjuez');
  await expect(notice).toContainText(/3\s%\s\+\s0,30\s€/);
  await notice.getByRole('button', { name: 'Empezar el registro' }).click();
  await expect(notice).toBeHidden();

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
  await fillIn(tablet, {
    'Nombre de usuario': 'cocina',
    'Correo electrónico': restaurant.login.email.toUpperCase(),
    Contraseña: 'esparragos7',
    'NIF/CIF': '12345678A',
    'Razón social': 'Mesón Marisol, S.L.',
    Dirección: 'Calle del Rey, 12',
    Teléfono: '918910000',
  });
  // A notice, not an error: the registration goes on with it.
  await expect(tablet.getByText('La letra o cifra de control no cuadra.')).toBeVisible();
  await privacyBox(tablet).check();
  await register(tablet);
  await expectFieldErrors(tablet, {
    'Nombre de usuario': 'El nombre de usuario ya existe, por favor use otro..',
  });
  await expect(fieldOf(tablet, 'Nombre de usuario')).toBeFocused();
  await fillIn(tablet, { 'Nombre de usuario': username });
  await register(tablet);
  await expectFieldErrors(tablet, {
    'Correo electrónico': 'El email ya se encuentra registrado. cambie el email, por favor.',
  });
  await expect(fieldOf(tablet, 'Correo electrónico')).toBeFocused();
  await fillIn(tablet, { 'Correo electrónico': `${username}@example.com` });

  // The network fails before the user is created, and then only its answer is lost.
  const halfway = tablet.getByRole('alert').filter({ hasText: 'falta crear tu usuario' });
  for (const arrives of [false, true]) {
    await tablet.route(
      USERS,
      async (route) => {
        if (arrives) await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const lost = tablet.waitForEvent('requestfailed');
    await register(tablet);
    await lost;
    await expect(halfway).toBeVisible();
    await expect(fieldOf(tablet, 'Contraseña')).toHaveValue('esparragos7');
  }
  await register(tablet);

  await expect(tablet).toHaveURL(/\/restaurants\/pedidos$/);
  await expectLive(tablet);
  await expect(tablet.getByRole('button', { name: `Usuario: ${username}` })).toBeVisible();
  await expect(tablet.getByRole('article')).toHaveCount(0);
  expect(restaurants).toBe(1);
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
  await expect(tablet).toHaveURL(/\/restaurants\/pedidos$/);
  await expectLive(tablet);
  await expect(titles.nth(1)).toHaveText('Crea los códigos de tus mesas: Hecho');
});
