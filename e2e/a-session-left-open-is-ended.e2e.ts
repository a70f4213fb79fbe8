import { expectFieldErrors, fillIn, loginOnTop, press } from './fixtures/accounts.ts';
import { expectLive } from './fixtures/kitchen.ts';
import { logInWithCookies } from './fixtures/people.ts';
import { chooseInSidebar } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test('staff end the session of a tablet that was left behind, and it asks to log in', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone({ userAgent: ANDROID });
  await logInWithCookies(phone, restaurant.login);
  await phone.goto('/restaurants/cuenta');
  const sessions = phone.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem');
  await expect(sessions.first()).toContainText('Chrome en Android');
  await expect(sessions.first()).toContainText('Esta sesión');
  const tablet = sessions.filter({ hasText: 'Chrome en Linux' });
  await expect(tablet).toContainText('Usada en la última hora.');

  await press(tablet, 'Cerrar: Chrome en Linux');
  const dialog = phone.getByRole('dialog', { name: '¿Cerrar esa sesión?' });
  await fillIn(dialog, { 'Tu contraseña': 'no-es-esta-1' });
  await press(dialog, 'Cerrar sesión');
  await expectFieldErrors(dialog, { 'Tu contraseña': 'La contraseña actual no es correcta.' });
  await expectLive(kitchen);
  await fillIn(dialog, { 'Tu contraseña': restaurant.login.password });
  await press(dialog, 'Cerrar sesión');

  await expect(phone.getByText('Sesión cerrada')).toBeVisible();
  await expect(loginOnTop(kitchen)).toBeVisible();
  await expect(tablet).toHaveCount(0);
  await phone.reload();
  await expect(sessions.first()).toContainText('Esta sesión');
  await expect(tablet).toHaveCount(0);

  await chooseInSidebar(phone, 'Cambios');
  await expect(phone.getByText('Sesiones propias cerradas')).toBeVisible();
});
