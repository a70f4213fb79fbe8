import { askForClosing, listOrders, readClosing } from '@simplato/contract';
import { expect, test } from 'vitest';
import { PASSWORD } from '../../../test/house.ts';
import { openStage } from '../../../test/stage.ts';
import { passwordField } from '../../../test/test-client.ts';

const stage = openStage();

test('a restaurant asks for its closing with its password; nothing closes by itself', async () => {
  const house = await stage.openHouse();
  const staff = await house.logIn();
  const password = passwordField(PASSWORD, stage.clock.now(), house.restaurantId);
  const { solicitada } = await staff.call(askForClosing, {
    body: { password, motivo: 'Traspaso' },
  });
  expect(Date.parse(solicitada)).toBeGreaterThan(Date.now() - 60_000);
  const rows = await stage.db.query('select restaurant_id, reason from closing_requests');
  expect(rows).toEqual([{ restaurant_id: house.restaurantId, reason: 'Traspaso' }]);
  expect(await staff.call(listOrders)).toEqual([]);
});

test('the house sees that it has asked, and no other does', async () => {
  const [house, other] = [await stage.openHouse(), await stage.openHouse()];
  const [staff, neighbour] = [await house.logIn(), await other.logIn()];
  expect(await staff.call(readClosing)).toEqual({ solicitada: null });
  const password = passwordField(PASSWORD, stage.clock.now(), house.restaurantId);
  await staff.call(askForClosing, { body: { password, motivo: 'Traspaso' } });
  const asked = await staff.call(askForClosing, { body: { password } });
  expect(await staff.call(readClosing)).toEqual(asked);
  expect(await neighbour.call(readClosing)).toEqual({ solicitada: null });
});

test('without the right password nothing is asked for', async () => {
  const house = await stage.openHouse();
  const staff = await house.logIn();
  const wrong = passwordField('Comanda2025', stage.clock.now(), house.restaurantId);
  await staff.refused('wrong_password', askForClosing, { body: { password: wrong } });
  const ofAnotherCall = passwordField(PASSWORD, stage.clock.now());
  await staff.refused('stale_password', askForClosing, { body: { password: ofAnotherCall } });
  expect(await stage.db.query('select 1 from closing_requests')).toEqual([]);
});
