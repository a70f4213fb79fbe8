import type { Page } from '@playwright/test';
import type { StaffAccount } from '@simplato/test-kit';
import { fillIn, leave, mailedLink } from './fixtures/accounts.ts';
import { DESKTOP } from './fixtures/devices.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { expectLive, logInAtTheBoard } from './fixtures/kitchen.ts';
import { logInWithCookies } from './fixtures/people.ts';
import { chooseInSidebar } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

async function openTeam(page: Page): Promise<void> {
  await chooseInSidebar(page, 'Equipo');
  await expect(page.getByRole('heading', { name: 'Equipo', level: 1 })).toBeVisible();
}

async function invite(owner: Page, email: string): Promise<void> {
  await owner.getByRole('button', { name: 'Invitar', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invitar a alguien' });
  await fillIn(dialog, { 'Correo electrónico': email });
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(owner.getByText(`Invitación enviada a ${email}`)).toBeVisible();
}

/** Without an address: the code on the screen, as its link. */
async function showLink(owner: Page): Promise<string> {
  await owner.getByRole('button', { name: 'Invitar', exact: true }).click();
  await owner.getByRole('button', { name: 'Enseñar un QR, sin correo' }).click();
  await expect(owner.getByRole('img', { name: 'Código QR de la invitación' })).toBeVisible();
  return owner.getByLabel('Enlace de la invitación', { exact: true }).inputValue();
}

/** Opens the link of the mail, and takes the place that it offers. */
async function accept(phone: Page, restaurant: Restaurant, account: StaffAccount): Promise<void> {
  await phone.goto(await mailedLink(restaurant, account.email));
  await expect(
    phone.getByRole('heading', { name: `Te esperan en ${restaurant.legalName}` }),
  ).toBeVisible();
  await takePlace(phone, account);
}

/** Chooses a name and a password, and arrives at the board. */
async function takePlace(phone: Page, { username, password }: StaffAccount): Promise<void> {
  await fillIn(phone, { 'Nombre de usuario': username, Contraseña: password });
  await phone.getByRole('button', { name: 'Aceptar y entrar' }).click();
  await expect(phone).toHaveURL(/\/restaurants\/pedidos$/);
  await expectLive(phone);
}

async function choosePin(page: Page, pin: string, password: string): Promise<void> {
  await page.goto('/restaurants/cuenta');
  const card = page.getByRole('region', { name: 'PIN para tabletas compartidas' });
  await fillIn(card, { 'PIN nuevo': pin, 'Tu contraseña': password });
  await card.getByRole('button', { name: 'Guardar PIN' }).click();
  const saved = page.getByText('PIN guardado');
  await expect(saved).toBeVisible();
  // Over the bar, clear of the form.
  expect((await saved.boundingBox())?.y).toBeLessThan(52);
}

test('an invited colleague uses the board but not the team page, and shares a tablet with the owner by PIN, until removed', async ({
  restaurant,
  openDevice,
  openPhone,
}) => {
  const username = `anabarra${restaurant.staff.restaurantId}`;
  const ana = { username, email: `${username}@example.com`, password: 'bandeja26' };
  const owner = await openDevice(DESKTOP);
  await logInWithCookies(owner, restaurant.login);
  await choosePin(owner, '2803', restaurant.login.password);
  await openTeam(owner);
  const mistyped = `x${ana.email}`;
  await invite(owner, mistyped);
  await owner.getByRole('button', { name: `Retirar la invitación a ${mistyped}` }).click();
  await expect(owner.getByText('Invitación retirada: su enlace ya no sirve')).toBeVisible();
  await invite(owner, ana.email);

  const phone = await openPhone();
  await phone.goto(await mailedLink(restaurant, mistyped));
  const isNone = phone.getByText(/^Esta invitación ya se ha usado.* o pide otra\.$/);
  await expect(isNone).toBeVisible();
  for (const mangled of ['', 'a'.repeat(150)]) {
    await phone.goto(`/auth/invitacion?token=${mangled}`);
    await expect(isNone).toBeVisible();
  }
  await accept(phone, restaurant, ana);
  await phone.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(phone.getByRole('link', { name: 'Pedidos' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Equipo' })).toHaveCount(0);
  const link = await showLink(owner);
  const other = await openPhone();
  const eva = { ...ana, username: `eva${username}`, email: `eva${ana.email}` };
  await other.goto(link);
  await fillIn(other, { 'Correo electrónico': eva.email });
  await takePlace(other, eva);
  await expect(owner.getByText(`${eva.username} ya está en el equipo`)).toBeVisible();
  await owner.getByRole('button', { name: 'Listo' }).click();

  await phone.goto('/restaurants/equipo');
  await expect(phone.getByText('Esto lo lleva quien es propietario')).toBeVisible();
  await phone.getByRole('link', { name: 'Ir a los pedidos' }).click();
  await expectLive(phone);

  await phone.getByRole('button', { name: `Usuario: ${ana.username}` }).click();
  await phone.getByRole('menuitem', { name: 'Cambiar de persona' }).click();
  const dialog = phone.getByRole('dialog', { name: '¿Quién se pone ahora?' });
  await fillIn(dialog, { PIN: '2804' });
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(dialog.getByText('El PIN no es correcto.')).toBeVisible();
  await fillIn(dialog, { PIN: '2803' });
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(phone.getByText(/^Ahora atiende /)).toBeVisible();
  await restaurant.order('4', { 'Sopa castellana': 1 });
  await expect(phone.getByText('Sopa castellana')).toBeVisible();
  await openTeam(phone);
  await leave(phone);

  await logInAtTheBoard(phone, ana);
  await owner.reload();
  await owner.getByRole('button', { name: `Cambiar a ${ana.username}` }).click();
  await owner.getByRole('menuitem', { name: 'Quitar del equipo' }).click();
  const asked = owner.getByRole('dialog', { name: `¿Quitar a ${ana.username} del equipo?` });
  await asked.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(owner.getByText(`${ana.username} ya no está en el equipo`)).toBeVisible();
  await phone.goto('/restaurants/cuenta');
  await expect(phone).toHaveURL((url) => url.pathname === '/');
});
