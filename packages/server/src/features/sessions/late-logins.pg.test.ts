import { changeStaffPassword, listOrders, logInStaff } from '@simplato/contract';
import { expect, test } from 'vitest';
import { PASSWORD, type HouseOfTest } from '../../../test/restaurant.ts';
import { metAfter } from '../../../test/meeting.ts';
import { dinerLogin, generalPassword } from '../../../test/people.ts';
import { openStage } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { untilItWaits } from '../../../test/until-it-waits.ts';

/** A login and a change of password whose transactions overlap, in both orders. */
const stage = openStage();

const logIn = async (client: TestClient, { mail }: HouseOfTest) =>
  client.send(logInStaff, { body: dinerLogin(stage, PASSWORD, mail) });
const changePassword = async (client: TestClient) =>
  client.send(changeStaffPassword, {
    body: {
      password: generalPassword(stage, PASSWORD),
      newPassword: generalPassword(stage, 'Cocina2026'),
    },
  });

test('a login while a change of password ends the sessions waits, and is refused', async () => {
  const house = await stage.openHouse();
  const owner = await house.logIn();
  const late = stage.visitor();
  let login: ReturnType<typeof logIn> | undefined;
  const app = await stage.anotherApp({
    db: metAfter(stage.db, 'delete from sessions where restaurant_id', async () => {
      login = logIn(late, house);
      await untilItWaits(stage.db, login);
    }),
  });
  const moved = stage.visitor(app);
  for (const [name, value] of owner.cookies) moved.cookies.set(name, value);
  expect((await changePassword(moved)).statusCode).toBe(200);
  expect((await login)?.statusCode).toBe(401);
  expect(late.token).toBeUndefined();
});

test('a change of password while a session is opened waits, and ends that session', async () => {
  const house = await stage.openHouse();
  const owner = await house.logIn();
  let change: ReturnType<typeof changePassword> | undefined;
  const app = await stage.anotherApp({
    db: metAfter(stage.db, 'for no key update', async () => {
      change = changePassword(owner);
      await untilItWaits(stage.db, change);
    }),
  });
  const early = stage.visitor(app);
  expect((await logIn(early, house)).statusCode).toBe(200);
  expect((await change)?.statusCode).toBe(200);
  await early.refused('no_session', listOrders, { checkId: house.restaurantId });
});
