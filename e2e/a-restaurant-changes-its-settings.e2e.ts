import type { Page } from '@playwright/test';
import { expectFieldErrors } from './fixtures/accounts.ts';
import { choose, openSummary, sendButton, sitDown } from './fixtures/diner.ts';
import { logInAtTheBoard } from './fixtures/kitchen.ts';
import { chooseInSidebar, openSettings, preview, save } from './fixtures/staff-pages.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

test('what the owner saves appears on the diner’s phone without a reload, and outside its hours no orders are taken', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  const facts = phone.getByRole('region', { name: 'Taberna del Palacio' });
  await expect(facts).toContainText('Calle de los Jardineros, 7');
  const loads = countLoads(phone);

  await openSettings(kitchen);
  await kitchen.getByLabel('Dirección').fill('Plaza de la Mariblanca, 2');
  await kitchen.getByLabel('Instagram').fill('@tabernadelpalacio');
  await kitchen.getByRole('radio', { name: 'Con horario' }).check();
  await kitchen.getByLabel('Lunes, tramo 2: cierra').fill('01:30');
  await kitchen.getByRole('button', { name: 'Copiar el horario del lunes' }).click();
  // The preview shows it before it is saved.
  await expect(preview(kitchen)).toContainText('Plaza de la Mariblanca, 2');
  await expect(preview(kitchen)).toContainText('13:00–16:30 · 20:00–01:30');
  await expect(kitchen.getByText('Tienes cambios sin guardar.')).toBeVisible();
  await expect(facts).toContainText('Calle de los Jardineros, 7');
  await save(kitchen);

  await expect(kitchen.getByText(/^Guardado a las? \d\d:\d\d/)).toBeVisible();
  await expect(facts).toContainText('Plaza de la Mariblanca, 2');
  await expect(facts).toContainText('Lunes a domingo');
  await expect(facts).toContainText('13:00–16:30 · 20:00–01:30');
  await expect(facts.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/tabernadelpalacio',
  );

  await kitchen.getByLabel('Nombre comercial').fill('El Palacio');
  await save(kitchen);
  const welcome = { name: 'Te damos la bienvenida a El Palacio', exact: true };
  await expect(phone.getByRole('heading', welcome)).toBeVisible();
  await expect(phone.getByRole('region', { name: 'El Palacio', exact: true })).toContainText(
    'Taberna del Palacio, S.L.',
  );
  expect(loads()).toBe(0);
  await kitchen.reload();
  await expect(kitchen.getByLabel('Dirección')).toHaveValue('Plaza de la Mariblanca, 2');
  await expect(kitchen.getByLabel('Domingo, tramo 2: cierra')).toHaveValue('01:30');

  // The hours above may be over: whatever the hour of this run, it is open now.
  await restaurant.staff.changeSettings({ horario: [] });
  await choose(phone, 'Rabo de toro');
  await openSummary(phone);
  await expect(sendButton(phone)).toBeEnabled();

  // Three days from now, so that it is closed whatever the hour of this run.
  const dia = ((new Date().getUTCDay() + 2) % 7) + 1;
  await restaurant.staff.changeSettings({ horario: [{ dia, abre: '13:00', cierra: '16:00' }] });

  await expect(phone.getByText('Ahora estamos cerrados')).toBeVisible();
  await expect(phone.getByText(/Abrimos el \S+ a las 13:00/)).toBeVisible();
  await expect(sendButton(phone)).toBeDisabled();
  await phone.goto('/clients/carta');
  await expect(phone.getByText('Ahora estamos cerrados')).toBeVisible();

  await restaurant.staff.changeSettings({ horario: [] });
  await expect(phone.getByText('Ahora estamos cerrados')).toBeHidden();
  await openSummary(phone);
  await expect(sendButton(phone)).toBeEnabled();
});

test('nothing typed is lost to invalid values, to another page or to the network; Logout asks before it is', async ({
  restaurant,
  kitchen,
}) => {
  await openSettings(kitchen);
  for (const fixed of ['NIF/CIF', 'Razón social']) {
    await expect(kitchen.getByLabel(fixed)).not.toBeEditable();
  }
  await kitchen.getByLabel('Dirección').fill(' ');
  await kitchen.getByLabel('Teléfono').fill('91');
  await kitchen.getByLabel('Google', { exact: true }).fill('javascript:alert(1)');
  await save(kitchen);
  await expectFieldErrors(kitchen, {
    Dirección: 'La dirección no puede ir vacía',
    Teléfono: 'El teléfono no cumple con el formato correcto de 9 digitos',
    Google: 'Pega la dirección de tu ficha de Google, o déjalo vacío',
  });
  await kitchen.getByLabel('Dirección').fill('Calle Nueva, 1');
  await kitchen.getByLabel('Teléfono').fill('+34 600 100 200');
  await kitchen.getByLabel('Google', { exact: true }).fill('');
  await kitchen.getByRole('radio', { name: 'Con horario' }).check();
  await kitchen.getByLabel('Lunes, tramo 1: cierra').fill('21:00');
  await save(kitchen);
  await expect(kitchen.getByText('Dos tramos se pisan.')).toBeVisible();
  await expect(kitchen.getByText(/^Revisa el horario/)).toBeVisible();

  await kitchen.getByRole('button', { name: 'Quitar: Lunes, tramo 2' }).click();
  await chooseInSidebar(kitchen, 'Pedidos');
  await openSettings(kitchen);
  await expect(kitchen.getByLabel('Dirección')).toHaveValue('Calle Nueva, 1');
  await expect(kitchen.getByLabel('Lunes, tramo 1: cierra')).toHaveValue('21:00');
  await kitchen.context().setOffline(true);
  await save(kitchen);
  await expect(kitchen.getByText(/^No hay conexión con Simplato/)).toBeVisible();
  await kitchen.context().setOffline(false);
  await save(kitchen);
  await expect(kitchen.getByText(/^Guardado a las?/)).toBeVisible();
  await expect(kitchen.getByLabel('Dirección')).toHaveValue('Calle Nueva, 1');
  await expect(kitchen.getByLabel('Teléfono')).toHaveValue('600100200');

  await kitchen.getByLabel('Dirección').fill('Calle Vieja, 9');
  await expect(kitchen.getByText('Tienes cambios sin guardar.')).toBeVisible();
  await chooseInSidebar(kitchen, 'Pedidos');
  const logOut = async () => {
    await kitchen.getByRole('button', { name: /^Usuario: / }).click();
    await kitchen.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logOut();
  const dialog = kitchen.getByRole('dialog', { name: 'Tienes cambios sin guardar' });
  await expect(dialog).toContainText('en los ajustes del restaurante');
  await dialog.getByRole('button', { name: 'Seguir aquí' }).click();
  await openSettings(kitchen);
  await expect(kitchen.getByLabel('Dirección')).toHaveValue('Calle Vieja, 9');

  await logOut();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(kitchen).toHaveURL(`${restaurant.url}/`);
  await logInAtTheBoard(kitchen, restaurant.login);
  await openSettings(kitchen);
  await expect(kitchen.getByLabel('Dirección')).toHaveValue('Calle Nueva, 1');
});

const told = (owner: Page) =>
  owner.getByRole('alert').filter({ hasText: 'Otra persona lo ha cambiado' });

test('an owner is told at once what another owner saved, and keeps what they typed', async ({
  restaurant,
  kitchen: luis,
}) => {
  // Ana works elsewhere.
  const ana = restaurant.staff;
  await openSettings(luis);
  await luis.getByLabel('Dirección').fill('La calle de Luis, 2');
  await luis.getByLabel('Teléfono').fill('600100200');
  await ana.changeSettings({ direccion: 'La calle de Ana, 1', ciudad: 'Ontígola' });

  await expect(told(luis)).toContainText(
    'Dirección: ha puesto «La calle de Ana, 1» y tú «La calle de Luis, 2».',
  );
  // Her values where he changed nothing, his where he did; nothing of his is stored yet.
  await expect(luis.getByLabel('Ciudad')).toHaveValue('Ontígola');
  await expect(luis.getByLabel('Dirección')).toHaveValue('La calle de Luis, 2');
  await expect(luis.getByLabel('Teléfono')).toHaveValue('600100200');
  await expect(luis.getByText('Tienes cambios sin guardar.')).toBeVisible();
  await save(luis);
  await expect(luis.getByText(/^Guardado a las?/)).toBeVisible();
  await expect(told(luis)).toBeHidden();

  // With nothing unsaved, his form updates by itself, and says so.
  await ana.changeSettings({ direccion: 'La calle de Ana, 3' });
  await expect(luis.getByText('Otra persona acaba de guardar estos ajustes.')).toBeVisible();
  await expect(luis.getByLabel('Dirección')).toHaveValue('La calle de Ana, 3');
  await expect(luis.getByLabel('Ciudad')).toHaveValue('Ontígola');
  await expect(luis.getByLabel('Teléfono')).toHaveValue('600100200');

  // Without live updates, his tablet learns of her change only when it saves.
  await luis.route('**/api/shop/orders/stream*', (route) => route.abort());
  await luis.reload();
  await luis.getByLabel('Teléfono').fill('600000002');
  await ana.changeSettings({ telefono: '600000001' });
  await save(luis);
  await expect(told(luis)).toContainText('Teléfono: ha puesto «600000001» y tú «600000002».');
  await luis.getByRole('button', { name: 'Quedarme con lo suyo' }).click();
  await expect(luis.getByLabel('Teléfono')).toHaveValue('600000001');
  await expect(luis.getByText('Tienes cambios sin guardar.')).toBeHidden();
});
