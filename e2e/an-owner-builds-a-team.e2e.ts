import type { Page } from '@playwright/test';
import { fillIn, leave, mailedLink } from './fixtures/accounts.ts';
import { DESKTOP } from './fixtures/devices.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { expectLive, logInAtTheBoard } from './fixtures/kitchen.ts';
import { expect, OWN_SERVER, test } from './fixtures/test.ts';

const ANA = { email: 'ana@example.com', username: 'anabarra', password: 'bandeja26' };

async function openTeam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('link', { name: 'Equipo' }).click();
  await expect(page.getByRole('heading', { name: 'Equipo', level: 1 })).toBeVisible();
}

async function invite(owner: Page, email: string): Promise<void> {
  await owner.getByRole('button', { name: 'Invitar', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invitar a alguien' });
  await fillIn(dialog, { 'Correo electrónico': email });
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(owner.getByText(`Invitación enviada a ${email}`)).toBeVisible();
}

/** Opens the link of the mail, chooses a name and a password, and arrives at the board. */
async function accept(restaurant: Restaurant, phone: Page): Promise<void> {
  await phone.goto(await mailedLink(restaurant, ANA.email));
  await expect(
    phone.getByRole('heading', { name: `Te esperan en ${restaurant.legalName}` }),
  ).toBeVisible();
  await fillIn(phone, { 'Nombre de usuario': ANA.username, Contraseña: ANA.password });
  await phone.getByRole('button', { name: 'Aceptar y entrar' }).click();
  await expect(phone).toHaveURL(/\/restaurants\/pedidos$/);
  await expectLive(phone);
}

async function choosePin(page: Page, pin: string, password: string): Promise<void> {
  await page.goto('/restaurants/cuenta');
  const card = page.getByRole('region', { name: 'PIN para tabletas compartidas' });
  await fillIn(card, { 'PIN nuevo': pin, 'Tu contraseña': password });
  await card.getByRole('button', { name: 'Guardar PIN' }).click();
}

test(
  'an invited colleague can use the board but not the team page, until the owner removes them',
  OWN_SERVER,
  async ({ restaurant, openDevice, openPhone }) => {
    const owner = await openDevice(DESKTOP);
    await logInAtTheBoard(owner, restaurant.login);
    await openTeam(owner);
    await invite(owner, ANA.email);

    const phone = await openPhone();
    await accept(restaurant, phone);
    await phone.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(phone.getByRole('link', { name: 'Pedidos' })).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Equipo' })).toHaveCount(0);
    await phone.goto('/restaurants/equipo');
    await expect(phone.getByText('Esto lo lleva quien es propietario')).toBeVisible();
    await phone.getByRole('link', { name: 'Ir a los pedidos' }).click();
    await expectLive(phone);

    await owner.reload();
    await owner.getByRole('button', { name: `Cambiar a ${ANA.username}` }).click();
    await owner.getByRole('menuitem', { name: 'Quitar del equipo' }).click();
    const asked = owner.getByRole('dialog', { name: `¿Quitar a ${ANA.username} del equipo?` });
    await asked.getByRole('button', { name: 'Quitar', exact: true }).click();
    await expect(owner.getByText(`${ANA.username} ya no está en el equipo`)).toBeVisible();
    await phone.goto('/restaurants/cuenta');
    await expect(phone).toHaveURL((url) => url.pathname === '/');
  },
);

test(
  'the link of a withdrawn invitation does not work',
  OWN_SERVER,
  async ({ restaurant, openDevice, openPhone }) => {
    const owner = await openDevice(DESKTOP);
    await logInAtTheBoard(owner, restaurant.login);
    await openTeam(owner);
    await invite(owner, ANA.email);
    await owner.getByRole('button', { name: `Retirar la invitación a ${ANA.email}` }).click();
    await expect(owner.getByText('Invitación retirada: su enlace ya no sirve')).toBeVisible();

    const phone = await openPhone();
    await phone.goto(await mailedLink(restaurant, ANA.email));
    await expect(
      phone.getByText('Esta invitación ya se ha usado, se ha retirado o ha caducado. Pide otra.'),
    ).toBeVisible();
  },
);

test(
  'two people share a tablet: each takes over with a PIN, and the board stays open',
  OWN_SERVER,
  async ({ restaurant, kitchen, openDevice, openPhone }) => {
    await choosePin(kitchen, '2803', restaurant.login.password);
    await expect(kitchen.getByText('PIN guardado')).toBeVisible();
    const owner = await openDevice(DESKTOP);
    await logInAtTheBoard(owner, restaurant.login);
    await openTeam(owner);
    await invite(owner, ANA.email);
    const tablet = await openPhone();
    await accept(restaurant, tablet);

    await tablet.getByRole('button', { name: `Usuario: ${ANA.username}` }).click();
    await tablet.getByRole('menuitem', { name: 'Cambiar de persona' }).click();
    const dialog = tablet.getByRole('dialog', { name: '¿Quién se pone ahora?' });
    await fillIn(dialog, { PIN: '2804' });
    await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();
    await expect(dialog.getByText('El PIN no es correcto.')).toBeVisible();
    await fillIn(dialog, { PIN: '2803' });
    await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click();

    await expect(tablet.getByText(/^Ahora atiende /)).toBeVisible();
    await restaurant.order('4', { 'Sopa castellana': 1 });
    await expect(tablet.getByText('Sopa castellana')).toBeVisible();
    await openTeam(tablet);
    await leave(tablet);
  },
);
