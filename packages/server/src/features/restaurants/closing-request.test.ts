import { askForClosing, listOrders, readClosing } from '@simplato/contract';
import { expect, test } from 'vitest';
import { PASSWORD } from '../../../test/restaurant.ts';
import { openStage } from '../../../test/test-app.ts';
import { mailsTo } from '../../../test/people.ts';
import { digestOf, passwordField } from '../../../test/test-client.ts';
import { addStaff } from '../staff/add-staff.ts';

const stage = openStage();

test('a request to close needs the password, and closes nothing by itself', async () => {
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

test('every owner of the house gets a mail, and nobody else', async () => {
  const [house] = [await stage.openHouse('Casa Paco, S.L.'), await stage.openHouse()];
  await house.logInColleague();
  await addStaff(stage.db, {
    restaurantId: house.restaurantId,
    email: 'socia@example.com',
    username: 'lasocia',
    digest: digestOf(PASSWORD),
    isOwner: true,
  });
  const password = passwordField(PASSWORD, stage.clock.now(), house.restaurantId);
  await (await house.logIn()).call(askForClosing, { body: { password } });
  for (const owner of [house.mail, 'socia@example.com']) {
    const [text, ...more] = await mailsTo(stage, owner);
    expect(text).toContain(`cocina${house.restaurantId} ha pedido cerrar la cuenta de Casa Paco`);
    expect(more).toEqual([]);
  }
  expect(await stage.db.query('select 1 from outbox')).toHaveLength(2);
});

test('the request is shown to its house only', async () => {
  const [house, other] = [await stage.openHouse(), await stage.openHouse()];
  const [staff, neighbour] = [await house.logIn(), await other.logIn()];
  expect(await staff.call(readClosing)).toEqual({ solicitada: null });
  const password = passwordField(PASSWORD, stage.clock.now(), house.restaurantId);
  await staff.call(askForClosing, { body: { password, motivo: 'Traspaso' } });
  const asked = await staff.call(askForClosing, { body: { password } });
  expect(await staff.call(readClosing)).toEqual(asked);
  expect(await neighbour.call(readClosing)).toEqual({ solicitada: null });
});

test('without the right password nothing is requested', async () => {
  const house = await stage.openHouse();
  const staff = await house.logIn();
  const wrong = passwordField('Comanda2025', stage.clock.now(), house.restaurantId);
  await staff.refused('wrong_password', askForClosing, { body: { password: wrong } });
  const ofAnotherCall = passwordField(PASSWORD, stage.clock.now());
  await staff.refused('stale_password', askForClosing, { body: { password: ofAnotherCall } });
  expect(await stage.db.query('select 1 from closing_requests')).toEqual([]);
});
