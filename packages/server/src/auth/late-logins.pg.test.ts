import { changeStaffPassword, listOrders, logInStaff } from '@simplato/contract';
import { PASSWORD } from '@simplato/test-kit';
import { expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../test/restaurant.ts';
import { metAfter } from '../../test/meeting.ts';
import { dinerLogin, generalPassword } from '../../test/people.ts';
import { openTestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';
import { untilItWaits } from '../../test/until-it-waits.ts';

/** A login and a change of password whose transactions overlap, in both orders. */
const testApp = openTestApp();

const logIn = async (client: TestClient, { mail }: RestaurantOfTest) =>
  client.send(logInStaff, { body: dinerLogin(testApp, PASSWORD, mail) });
const changePassword = async (client: TestClient) =>
  client.send(changeStaffPassword, {
    body: {
      password: generalPassword(testApp, PASSWORD),
      newPassword: generalPassword(testApp, 'Cocina2026'),
    },
  });

test('a login while a change of password ends the sessions waits, and is refused', async () => {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const late = testApp.visitor();
  let login: ReturnType<typeof logIn> | undefined;
  const app = await testApp.anotherApp({
    db: metAfter(testApp.db, 'delete from sessions where restaurant_id', async () => {
      login = logIn(late, restaurant);
      await untilItWaits(testApp.db, login);
    }),
  });
  const moved = testApp.visitor(app, owner.cookies);
  expect((await changePassword(moved)).statusCode).toBe(200);
  expect((await login)?.statusCode).toBe(401);
  expect(late.token).toBeUndefined();
});

test('a change of password while a session is opened waits, and ends that session', async () => {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  let change: ReturnType<typeof changePassword> | undefined;
  const app = await testApp.anotherApp({
    db: metAfter(testApp.db, 'for no key update', async () => {
      change = changePassword(owner);
      await untilItWaits(testApp.db, change);
    }),
  });
  const early = testApp.visitor(app);
  expect((await logIn(early, restaurant)).statusCode).toBe(200);
  expect((await change)?.statusCode).toBe(200);
  await early.refused('no_session', listOrders, { checkId: restaurant.restaurantId });
});
