import {
  askForClosing,
  changeDiner,
  changeDinerPassword,
  changePin,
  changeStaff,
  changeStaffPassword,
  COOKIES,
  deleteDiner,
  endStaffSessions,
  enterTable,
  listColleagues,
  listOrders,
  logInDiner,
  logInStaff,
  readDiner,
  readOwnStaff,
  readTeam,
  removePerson,
  switchPerson,
} from '@simplato/contract';
import { PASSWORD, passwordField } from '@simplato/test-kit';
import { expect, test } from 'vitest';
import { metAfter } from '../../test/meeting.ts';
import {
  dinerLogin,
  generalPassword,
  LUCIAS_PASSWORD,
  loggedInDiner,
  newAddress,
  registeredDiner,
} from '../../test/people.ts';
import { openTestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';

/** Comparing a password takes time, and it may be changed before the session is opened. */
const testApp = openTestApp();
const HASH_READ = 'password_hash as "passwordHash"';
/** The query of calls that ask for the current password. */
const PRESENT_READ = `select ${HASH_READ}`;

/** A client of another process, where the change happens just after the credentials were read. */
async function metBy(happens: () => Promise<unknown>, words = HASH_READ, from?: TestClient) {
  const app = await testApp.anotherApp({ db: metAfter(testApp.db, words, happens) });
  const client = testApp.visitor(app, from?.cookies);
  return client;
}

const passwords = (present: string, wanted: string) => ({
  body: {
    password: generalPassword(testApp, present),
    newPassword: generalPassword(testApp, wanted),
  },
});
const newStaffPassword = async (staff: TestClient) =>
  staff.call(changeStaffPassword, passwords(PASSWORD, 'Cocina2026'));
const newDinerPassword = async (diner: TestClient) =>
  diner.call(changeDinerPassword, passwords(LUCIAS_PASSWORD, 'Servilleta7'));

test('a login of staff is refused if the password is changed meanwhile', async () => {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const late = await metBy(async () => newStaffPassword(owner));
  const body = dinerLogin(testApp, PASSWORD, restaurant.mail);
  await late.refused('bad_credentials', logInStaff, { body });
  expect(late.token).toBeUndefined();
  await late.logIn(restaurant.mail, 'Cocina2026');
});

test("a diner's login at a table is refused if the password is changed meanwhile", async () => {
  const diner = await registeredDiner(testApp);
  const guest = await (await testApp.openRestaurant()).seat('7');
  const late = await metBy(async () => newDinerPassword(diner), HASH_READ, guest);
  await late.refused('bad_credentials', logInDiner, { body: dinerLogin(testApp) });
  expect(await testApp.db.query('select 1 from visits where diner_id is not null')).toEqual([]);
  // The guest keeps their session.
  expect(late.token).toBe(guest.token);
  await loggedInDiner(testApp, late, 'Servilleta7');
  expect(late.mirror(COOKIES.table)).toBe('7');
});

test('a colleague who is removed during the login is refused', async () => {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  await restaurant.logInColleague();
  const colleague = (await owner.call(readTeam)).personas.find(({ propio }) => !propio)!;
  const params = { id: colleague.idusuario };
  const late = await metBy(async () => owner.call(removePerson, { params }));
  const body = dinerLogin(testApp, PASSWORD, colleague.mail);
  await late.refused('bad_credentials', logInStaff, { body });
});

test('a diner who deletes the account during the login is refused', async () => {
  const diner = await registeredDiner(testApp);
  const body = { password: generalPassword(testApp, LUCIAS_PASSWORD) };
  const late = await metBy(async () => diner.call(deleteDiner, { body }));
  await late.refused('bad_credentials', logInDiner, { body: dinerLogin(testApp) });
});

/** An owner with a PIN, and a tablet where a colleague is signed in. */
async function sharedTablet() {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const sealed = (secret: string) =>
    passwordField(secret, testApp.clock.now(), restaurant.restaurantId);
  const choosePin = async (pinacceso: string) =>
    owner.call(changePin, { body: { pinacceso: sealed(pinacceso), password: sealed(PASSWORD) } });
  await choosePin('2803');
  const tablet = await restaurant.logInColleague();
  const [boss] = await tablet.call(listColleagues);
  const tap = { body: { idusuario: boss!.idusuario, pinacceso: sealed('2803') } };
  return { restaurant, owner, tablet, tap, choosePin, sealed };
}

const PIN_READ = 'select pin_hash as "pinHash"';

test('switching by PIN is refused if the PIN is changed meanwhile', async () => {
  const { tablet, tap, choosePin } = await sharedTablet();
  const late = await metBy(async () => choosePin('1492'), PIN_READ, tablet);
  await late.refused('wrong_pin', switchPerson, tap);
  // The tablet stays signed in as the colleague.
  expect(await tablet.call(listOrders)).toEqual([]);
});

test('switching by PIN is refused if the tablet is signed out meanwhile', async () => {
  const { tablet, tap } = await sharedTablet();
  const late = await metBy(async () => newStaffPassword(tablet), PIN_READ, tablet);
  await late.refused('wrong_pin', switchPerson, tap);
});

test('a change of username is not stored if the session ends meanwhile', async () => {
  const restaurant = await testApp.openRestaurant();
  const [owner, thief] = [await restaurant.logIn(), await restaurant.logIn()];
  const before = await owner.call(readOwnStaff);
  const late = await metBy(async () => newStaffPassword(owner), HASH_READ, thief);
  const checkId = restaurant.restaurantId;
  await late.refused('unavailable', changeStaff, { body: { nombreusuario: 'otracocina' } });
  await late.refused('no_session', listOrders, { checkId });
  expect(await owner.call(readOwnStaff)).toEqual(before);
  expect(
    await testApp.db.query("select 1 from audit_entries where action = 'name-changed'"),
  ).toEqual([]);
});

test("a diner's change of name is not stored if the session ends meanwhile", async () => {
  const diner = await registeredDiner(testApp);
  const before = await diner.call(readDiner);
  const thief = await loggedInDiner(testApp);
  const late = await metBy(async () => newDinerPassword(diner), HASH_READ, thief);
  await late.refused('unavailable', changeDiner, {
    body: { nombre: 'Lucía Otra', nombreusuario: 'otralucia' },
  });
  expect(await diner.call(readDiner)).toEqual(before);
});

test('a diner whose session ends while scanning a table gets an error, then enters as a guest', async () => {
  const restaurant = await testApp.openRestaurant();
  const diner = await registeredDiner(testApp);
  const thief = await loggedInDiner(testApp);
  const late = await metBy(async () => newDinerPassword(diner), 'dining_tables', thief);
  const body = { codigo: await restaurant.codeOf('7') };
  await late.refused('unavailable', enterTable, { body });
  await late.call(enterTable, { body });
  const seated = await testApp.db.query(`select diner_id from sessions where table_name = '7'`);
  expect(seated).toEqual([{ diner_id: null }]);
});

test('of two simultaneous changes of the same password, one succeeds', async () => {
  const restaurant = await testApp.openRestaurant();
  const [owner, thief] = [await restaurant.logIn(), await restaurant.logIn()];
  const late = await metBy(async () => newStaffPassword(owner), PRESENT_READ, thief);
  await late.refused('wrong_password', changeStaffPassword, passwords(PASSWORD, 'Intruso2026'));
  await testApp.visitor().logIn(restaurant.mail, 'Cocina2026');
});

test('a PIN is not set if the password is changed meanwhile', async () => {
  const { owner, tablet, sealed, restaurant } = await sharedTablet();
  const thief = await restaurant.logIn();
  const late = await metBy(async () => newStaffPassword(owner), PRESENT_READ, thief);
  const body = { pinacceso: sealed('1492'), password: sealed(PASSWORD) };
  await late.refused('wrong_password', changePin, { body });
  const [boss] = await tablet.call(listColleagues);
  const tap = { idusuario: boss!.idusuario, pinacceso: sealed('1492') };
  await tablet.refused('wrong_pin', switchPerson, { body: tap });
});

test('an account is not deleted if the password is changed meanwhile', async () => {
  const diner = await registeredDiner(testApp);
  const thief = await loggedInDiner(testApp);
  const late = await metBy(async () => newDinerPassword(diner), PRESENT_READ, thief);
  const body = { password: generalPassword(testApp, LUCIAS_PASSWORD) };
  await late.refused('wrong_password', deleteDiner, { body });
  await diner.call(readDiner);
});

test('a new address is not requested if the password is changed meanwhile', async () => {
  const diner = await registeredDiner(testApp);
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const lateDiner = await metBy(
    async () => newDinerPassword(diner),
    PRESENT_READ,
    await loggedInDiner(testApp),
  );
  const mail = 'intruso@correo.es';
  await lateDiner.refused('wrong_password', changeDiner, { body: newAddress(testApp, mail) });
  const lateStaff = await metBy(
    async () => newStaffPassword(owner),
    PRESENT_READ,
    await restaurant.logIn(),
  );
  const password = passwordField(PASSWORD, testApp.clock.now(), restaurant.restaurantId);
  await lateStaff.refused('wrong_password', changeStaff, { body: { mail, password } });
  expect(await testApp.db.query('select 1 from one_time_tokens')).toEqual([]);
  expect(await testApp.db.query('select 1 from outbox where recipient = $1', [mail])).toEqual([]);
});

test('closing the restaurant is not requested if the password is changed meanwhile', async () => {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const late = await metBy(
    async () => newStaffPassword(owner),
    PRESENT_READ,
    await restaurant.logIn(),
  );
  const password = passwordField(PASSWORD, testApp.clock.now(), restaurant.restaurantId);
  await late.refused('wrong_password', askForClosing, { body: { password, motivo: '' } });
  expect(await testApp.db.query('select 1 from closing_requests')).toEqual([]);
});

test('no session is ended if the password is changed meanwhile', async () => {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const late = await metBy(
    async () => newStaffPassword(owner),
    PRESENT_READ,
    await restaurant.logIn(),
  );
  const password = passwordField(PASSWORD, testApp.clock.now(), restaurant.restaurantId);
  await late.refused('wrong_password', endStaffSessions, { body: { idsesion: 'demas', password } });
  await owner.call(listOrders);
});
