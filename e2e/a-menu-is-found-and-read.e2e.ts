import type { Page } from '@playwright/test';
import { expectNoBarriers, expectReadableColours } from './fixtures/barriers.ts';
import { DESKTOP, PHONE } from './fixtures/devices.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { openSettings, openTableCodes, save } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

const pathOf = ({ staff }: Restaurant) => `/carta/${staff.restaurantId}-taberna-del-palacio`;
const field = (owner: Page) => owner.getByRole('group', { name: 'Carta pública' });
const isPublic = (owner: Page) =>
  field(owner).getByRole('checkbox', { name: 'Cualquiera puede leer mi carta en internet' });
const product = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Sets the owner's switch and saves it. */
async function publish(owner: Page, isOn: boolean): Promise<void> {
  await isPublic(owner).setChecked(isOn);
  await save(owner);
  await expect(owner.getByText(/^Guardado a las?/)).toBeVisible();
}

test('an owner publishes the menu and shares its link, anybody can read it, and it can be withdrawn', async ({
  restaurant,
  kitchen: owner,
  openDevice,
}) => {
  const path = pathOf(restaurant);
  const stranger = await openDevice({ ...PHONE, javaScriptEnabled: false });
  await stranger.goto(path);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay ninguna carta');

  await openSettings(owner);
  await expect(isPublic(owner)).not.toBeChecked();
  await isPublic(owner).check();
  await expect(field(owner).getByText('Estará en internet cuando pulses')).toBeVisible();
  await publish(owner, true);
  await expect(field(owner).getByRole('textbox', { name: 'Dirección de tu carta' })).toHaveValue(
    restaurant.url + path,
  );
  const link = field(owner).getByRole('link', { name: 'Abrir la carta pública' });
  await expect(link).toHaveAttribute('href', restaurant.url + path);
  await expectNoBarriers(owner, 'settings, public menu on');

  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(request.url()));
  // The short address, as somebody may have copied it from a poster.
  await stranger.goto(`/carta/${restaurant.staff.restaurantId}`);
  await expect(stranger).toHaveURL(path);
  await expect(stranger).toHaveTitle('Taberna del Palacio · Carta y precios en Aranjuez');
  await expect(stranger.getByRole('banner')).toContainText('Calle de los Jardineros, 7');
  await expect(product(stranger, 'Rabo de toro')).toContainText(/\d+,\d\d\s€/);
  await expect(product(stranger, 'Croquetas de faisán')).toContainText('Gluten · Huevos · Lácteos');
  await expect(stranger.getByText('Para pedir, escanea el código de tu mesa')).toBeVisible();
  await expect(stranger.getByRole('button')).toHaveCount(0);
  const categories = stranger.getByRole('navigation', { name: 'Categorías de la carta' });
  await categories.getByRole('link', { name: 'Postres' }).tap();
  await expect(stranger.getByRole('heading', { name: 'Postres', level: 2 })).toBeInViewport();
  expect(asked.filter((url) => !url.startsWith(restaurant.url) || url.endsWith('.js'))).toEqual([]);
  expect(await stranger.context().cookies()).toEqual([]);

  await stranger.getByRole('link', { name: 'English' }).tap();
  await expect(stranger.getByText('To order, scan the code on your table')).toBeVisible();

  await test.step('the owner’s share button copies its link', async () => {
    await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTableCodes(owner);
    await owner.getByRole('button', { name: 'Compartir la carta' }).click();
    await expect(owner.getByText('Enlace a tu carta copiado. Pégalo donde quieras.')).toBeVisible();
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(restaurant.url + path);
  });

  await test.step('in a colour that is hard to read it is accessible in light and dark mode, on a narrow screen and in print', async () => {
    await restaurant.staff.changeSettings({ acento: '#ffff00' });
    await restaurant.staff.sellOut('Rabo de toro', 'hoy');
    const page = await openDevice(DESKTOP);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page, 'public menu, light');
    // The dark scheme only changes colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColours(page, 'public menu, dark');
    await expect(product(page, 'Rabo de toro')).toContainText('Agotado');
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(product(page, 'Rabo de toro')).toBeVisible();
  });

  await openSettings(owner);
  await publish(owner, false);
  await stranger.goto(path);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay ninguna carta');
});
