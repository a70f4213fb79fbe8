import { wallTime, WEEKDAYS } from '@simplato/domain';
import { TABLET } from './fixtures/devices.ts';
import {
  choose,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { chooseFor, logInAtTheBoard } from './fixtures/kitchen.ts';
import { listen } from './fixtures/listen.ts';
import { chooseInSidebar } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

const FAR_AWAY = { timezoneId: 'America/New_York' };

test('devices set to another time zone show times in the restaurant’s, without hydration errors', async ({
  restaurant,
  openDevice,
  openPhone,
}) => {
  const horario = WEEKDAYS.map((dia) => ({ dia, abre: '05:00', cierra: '04:59' }));
  await restaurant.staff.changeSettings({ horario });
  const phone = await openPhone(FAR_AWAY);
  const complaints = listen(phone);
  await sitDown(phone, restaurant, '1');
  await expect(phone.getByText('Abierto ahora, hasta las 04:59')).toBeVisible();
  await choose(phone, 'Croquetas de faisán');
  await openSummary(phone);
  await sendButton(phone).tap();
  await readConfirmation(phone);
  const [order] = await restaurant.staff.board();
  const { date, time } = wallTime(new Date(order?.fecha ?? ''));
  const [year = '', month, day] = date.split('-');
  await openOwnOrders(phone);
  await expect(ownOrder(phone, 1)).toContainText(new RegExp(`a las? ${time}`));
  expect(complaints).toEqual([]);

  const tablet = await openDevice({ ...TABLET, ...FAR_AWAY });
  await logInAtTheBoard(tablet, restaurant.login);
  await chooseFor(tablet, 1, 'Ver detalle');
  const detail = tablet.getByRole('dialog', { name: 'Pedido nº 1' });
  await expect(detail).toContainText(new RegExp(`Recibido a las? ${time}`));
  await tablet.keyboard.press('Escape');
  await chooseInSidebar(tablet, 'Historial');
  const row = tablet.getByRole('row').filter({ hasText: 'nº 1' });
  await expect(row).toContainText(`${day}/${month}/${year.slice(2)}, ${time}`);
  await chooseInSidebar(tablet, 'Cambios');
  const entries = tablet.getByRole('list', { name: 'Registro de cambios' }).getByRole('listitem');
  const entry = entries.first().getByRole('time');
  const at = wallTime(Date.parse((await entry.getAttribute('datetime')) ?? ''));
  await expect(entry).toContainText(`${Number(at.date.slice(8))} `);
  await expect(entry).toContainText(at.time);
});
