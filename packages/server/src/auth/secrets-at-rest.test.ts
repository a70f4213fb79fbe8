import {
  acceptInvitation,
  changePin,
  changeStaffPassword,
  createStaff,
  deleteDiner,
  downloadDiner,
  findStaffByEmail,
  forgotDinerPassword,
  forgotStaffPassword,
  invitePerson,
  listColleagues,
  listStaff,
  logInDiner,
  readDiner,
  readInvitation,
  switchPerson,
  resetStaffPassword,
  changeDiner,
} from '@simplato/contract';
import { digestOf, PASSWORD, passwordField } from '@simplato/test-kit';
import { expect, test } from 'vitest';
import {
  dinerLogin,
  generalPassword,
  LUCIA,
  LUCIAS_PASSWORD,
  mailedToken,
  newAddress,
  registeredDiner,
  registeredRestaurant,
  staffForm,
} from '../../test/people.ts';
import { openTestApp, TEST_CONFIG } from '../../test/test-app.ts';

const testApp = openTestApp();
const INVITED = 'ana@example.com';
/** Matches a PIN as a whole number: its digits may occur in a longer one by chance. */
const PLAIN_PIN = /(?<![\w.])(?:280328|823082)(?!\w)/;
const config = { ...TEST_CONFIG, logLevel: 'debug' };

/** Every value in the database, as a dump would contain it. */
async function dump(): Promise<{ column: string; text: string }[]> {
  const columns = await testApp.db.query<{ tableName: string; name: string }>(
    `select table_name as "tableName", column_name as name from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const dumped = [];
  for (const { tableName, name } of columns) {
    const rows = await testApp.db.query<{ text: string }>(
      `select "${name}"::text as text from "${tableName}" where "${name}" is not null`,
    );
    dumped.push({ column: `${tableName}.${name}`, text: rows.map(({ text }) => text).join('\n') });
  }
  return dumped;
}

test('no password, PIN, token or digest is in the database, in a log line or in a response', async () => {
  const lines: string[] = [];
  const app = await testApp.anotherApp({ config, logTo: { write: (line) => lines.push(line) } });
  const inject = app.inject.bind(app);
  const answers: string[] = [];
  app.inject = (async (...sent: Parameters<typeof inject>) => {
    const response = await inject(...sent);
    answers.push(response.body);
    return response;
  }) as typeof app.inject;
  const now = testApp.clock.now();
  const passwords = [PASSWORD, LUCIAS_PASSWORD, 'Cocina2026', 'Servilleta7', 'Equivocada1'];
  const secrets = passwords.flatMap((password) => [
    password,
    digestOf(password),
    passwordField(password, now),
    generalPassword(testApp, password),
  ]);

  const owner = testApp.visitor(app);
  const restaurantId = await registeredRestaurant(owner);
  secrets.push(...owner.cookies.values());
  await owner.call(createStaff, { body: staffForm(testApp, restaurantId) });
  secrets.push(owner.token ?? '', owner.cookies.get('SMPLTDSP') ?? '');
  await owner.call(findStaffByEmail, { params: { mail: 'taberna@example.com' } });
  await owner.call(listStaff);
  const newPassword = generalPassword(testApp, 'Servilleta7');
  const change = { password: generalPassword(testApp, 'Cocina2026'), newPassword };
  await owner.call(changeStaffPassword, { body: change });
  secrets.push(owner.token ?? '');

  const restaurant = await testApp.openRestaurant();
  const guest = testApp.visitor(app);
  await guest.enter(await restaurant.codeOf('4'));
  secrets.push(guest.token ?? '');
  const diner = await registeredDiner(testApp, guest);
  secrets.push(diner.token ?? '', diner.cookies.get('SMPLTDSP') ?? '');
  await diner.refused('bad_credentials', logInDiner, { body: dinerLogin(testApp, 'Equivocada1') });
  await diner.call(readDiner);
  await diner.call(downloadDiner);
  await diner.call(changeDiner, { body: newAddress(testApp, 'nueva@example.com') });
  const wrong = { password: generalPassword(testApp, 'Equivocada1') };
  await diner.refused('wrong_password', deleteDiner, { body: wrong });

  const boss = testApp.visitor(app);
  await boss.logIn(restaurant.mail, PASSWORD);
  const inRestaurant = (secret: string) => passwordField(secret, now, restaurant.restaurantId);
  const pins = ['280328', '823082'] as const;
  const [pin, wrongPin] = pins;
  secrets.push(
    ...pins.flatMap((one) => [digestOf(one), inRestaurant(one)]),
    inRestaurant(PASSWORD),
  );
  await boss.call(changePin, {
    body: { pinacceso: inRestaurant(pin), password: inRestaurant(PASSWORD) },
  });
  await boss.call(invitePerson, { body: { mail: INVITED } });
  const withdrawn = await mailedToken(testApp, INVITED);
  await boss.call(invitePerson, { body: { mail: INVITED } });
  const invitation = await mailedToken(testApp, INVITED, 2);
  const colleague = testApp.visitor(app);
  await colleague.call(readInvitation, { body: { token: invitation } });
  await colleague.call(acceptInvitation, {
    body: {
      token: invitation,
      nombreusuario: 'anabarra',
      password: generalPassword(testApp, 'Cocina2026'),
    },
  });
  secrets.push(boss.token ?? '', colleague.token ?? '');
  const [shown] = await colleague.call(listColleagues);
  const step = (one: string) => ({
    body: { idusuario: shown?.idusuario ?? 0, pinacceso: inRestaurant(one) },
  });
  await colleague.refused('wrong_pin', switchPerson, step(wrongPin));
  await colleague.call(switchPerson, step(pin));
  secrets.push(colleague.token ?? '');

  const staff = testApp.visitor(app);
  await staff.logIn(restaurant.mail, PASSWORD);
  secrets.push(staff.token ?? '');
  await staff.call(forgotStaffPassword, { body: { email: restaurant.mail } });
  const used = await mailedToken(testApp, restaurant.mail);
  await staff.call(resetStaffPassword, { body: { token: used, newPassword } });
  await diner.call(forgotDinerPassword, { body: { email: LUCIA.mail } });
  const links = [
    used,
    await mailedToken(testApp, LUCIA.mail),
    await mailedToken(testApp, 'nueva@example.com'),
    withdrawn,
    invitation,
  ];

  expect(new Set(secrets).size).toBeGreaterThan(25);
  expect(secrets).not.toContain('');
  for (const { column, text } of await dump()) {
    for (const secret of secrets) expect(text, column).not.toContain(secret);
    expect(text, column).not.toMatch(PLAIN_PIN);
    // A link must be in its mail, for a day at most, and nowhere else.
    if (column.startsWith('outbox.body_')) continue;
    for (const link of links) expect(text, column).not.toContain(link);
  }
  const said = [...lines, ...answers].join('\n');
  for (const heard of ['/api/auth/reset-password', 'luciac']) expect(said).toContain(heard);
  for (const secret of [...secrets, ...links]) expect(said).not.toContain(secret);
  expect(said).not.toMatch(PLAIN_PIN);
  expect(said).not.toContain('$argon2id$');
});
