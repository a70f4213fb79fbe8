import {
  changePin,
  listAudit,
  listColleagues,
  listOrders,
  readOwnStaff,
  readTeam,
  switchPerson,
} from '@simplato/contract';
import { PASSWORD, passwordField } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

function sealed(restaurant: RestaurantOfTest, secret: string): string {
  return passwordField(secret, testApp.clock.now(), restaurant.restaurantId);
}

async function choosePin(restaurant: RestaurantOfTest, member: TestClient, pin: string) {
  const password = sealed(restaurant, PASSWORD);
  const pinacceso = pin === '' ? '' : sealed(restaurant, pin);
  return member.call(changePin, { body: { pinacceso, password } });
}

/** An owner with the PIN 2803, and a tablet where a colleague is signed in. */
async function sharedTablet() {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  await choosePin(restaurant, owner, '2803');
  const tablet = await restaurant.logInColleague();
  const [boss] = await tablet.call(listColleagues);
  const tap = (pin: string) => ({
    body: { idusuario: boss!.idusuario, pinacceso: sealed(restaurant, pin) },
  });
  return { restaurant, owner, tablet, boss: boss!, tap };
}

describe('a personal PIN', () => {
  test('is set with the password, shown to nobody, and can be removed', async () => {
    const { restaurant, owner, tablet, boss } = await sharedTablet();
    expect(boss).toEqual({
      idusuario: boss.idusuario,
      nombreusuario: `cocina${restaurant.restaurantId}`,
    });
    expect(await owner.call(readOwnStaff)).toMatchObject({ tienepin: true });
    expect(await choosePin(restaurant, owner, '')).toEqual({ tienepin: false });
    expect(await tablet.call(listColleagues)).toEqual([]);
    const body = {
      pinacceso: sealed(restaurant, '2803'),
      password: sealed(restaurant, 'Equivocada1'),
    };
    await owner.refused('wrong_password', changePin, { body });
  });

  test('switches a shared tablet to its owner, without extending the session', async () => {
    const { tablet, boss, tap } = await sharedTablet();
    await tablet.refused('forbidden', readTeam);
    const former = tablet.token;
    expect(await tablet.call(switchPerson, tap('2803'))).toEqual(boss);
    expect(tablet.token).not.toBe(former);
    expect(tablet.mirror('SMPLTSRNM')).toBe(boss.nombreusuario);
    await tablet.call(readTeam);
    const lives = await testApp.db.query<{ expiresAt: Date }>(
      `select distinct expires_at as "expiresAt" from sessions
       where expires_at < now() + interval '7 days' order by 1`,
    );
    expect(lives.length).toBeGreaterThan(0);
    const stolen = testApp.visitor();
    for (const [name, value] of tablet.cookies) stolen.cookies.set(name, value);
    stolen.cookies.set('SMPLTSSN', former ?? '');
    await stolen.refused('no_session', listOrders);
  });

  test('is refused if wrong, and guesses are soon slowed down', async () => {
    const { tablet, tap } = await sharedTablet();
    for (const pin of ['2802', '2804', '2805']) {
      await tablet.refused('wrong_pin', switchPerson, tap(pin));
    }
    await tablet.refused('too_many', switchPerson, tap('2803'));
    await testApp.db.query(`update attempts set last_at = last_at - interval '1 minute'`);
    await tablet.call(switchPerson, tap('2803'));
  });

  test('is removed after ten wrong ones in a row, however slowly they come', async () => {
    const { restaurant, owner, tablet, boss, tap } = await sharedTablet();
    const guess = async (times: number) => {
      for (let guessed = 0; guessed < times; guessed += 1) {
        await tablet.refused('wrong_pin', switchPerson, tap('2802'));
        // As a week later: the attempts are forgotten.
        await testApp.db.query('delete from attempts');
      }
    };
    await guess(9);
    await tablet.call(switchPerson, tap('2803'));
    await guess(9);
    expect(await owner.call(readOwnStaff)).toMatchObject({ tienepin: true });
    expect(await owner.call(readOwnStaff)).not.toHaveProperty('pinquitado');
    await tablet.refused('pin_removed', switchPerson, tap('2802'));
    expect(await owner.call(readOwnStaff)).toMatchObject({ tienepin: false, pinquitado: true });
    await tablet.refused('pin_removed', switchPerson, tap('2803'));
    const [entry] = (await owner.call(listAudit)).cambios;
    expect(entry).toMatchObject({
      que: 'PIN cambiado',
      sobre: boss.nombreusuario,
      cambios: [{ campo: 'PIN', despues: 'quitado: demasiados intentos' }],
    });
    await choosePin(restaurant, owner, '2803');
    expect(await owner.call(readOwnStaff)).not.toHaveProperty('pinquitado');
    await tablet.call(switchPerson, tap('2803'));
  });

  test('that its owner removes is not said to have been guessed at', async () => {
    const { restaurant, owner, tablet, tap } = await sharedTablet();
    await choosePin(restaurant, owner, '');
    expect(await owner.call(readOwnStaff)).not.toHaveProperty('pinquitado');
    await tablet.refused('wrong_pin', switchPerson, tap('2803'));
  });

  test.each([
    ['1234', 'Elige un PIN más difícil de adivinar'],
    ['7', 'El PIN tiene de 4 a 8 cifras'],
    ['280', 'El PIN tiene de 4 a 8 cifras'],
    ['000000', 'Elige un PIN más difícil de adivinar'],
  ])('%s is refused by the server too', async (pin, pinacceso) => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    const body = { pinacceso: sealed(restaurant, pin), password: sealed(restaurant, PASSWORD) };
    const { fields } = await owner.refused('bad_request', changePin, { body });
    expect(fields).toEqual({ pinacceso });
    expect(await owner.call(readOwnStaff)).toMatchObject({ tienepin: false });
  });

  test('does not work in another restaurant, or for an unknown person', async () => {
    const { restaurant, tap } = await sharedTablet();
    const other = await testApp.openRestaurant();
    const theirs = await other.logIn();
    const pinacceso = passwordField('2803', testApp.clock.now(), other.restaurantId);
    const { idusuario } = tap('2803').body;
    await theirs.refused('wrong_pin', switchPerson, { body: { idusuario, pinacceso } });
    const tablet = await restaurant.logIn();
    const missing = { idusuario: 2_000_000, pinacceso: sealed(restaurant, '2803') };
    await tablet.refused('wrong_pin', switchPerson, { body: missing });
  });
});
