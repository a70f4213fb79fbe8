import { enterTable, logInDiner, logInStaff } from '@simplato/contract';
import { codeFromScan } from '@simplato/domain';
import { passwordField } from '@simplato/test-kit';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp, PUBLIC_URL } from '../../test/test-app.ts';
import { describeDemo } from './describe-demo.ts';
import { loadDemo } from './load-demo.ts';

const testApp = openTestApp();

beforeEach(() => loadDemo(testApp.db, PUBLIC_URL));

const describeIt = () =>
  describeDemo(testApp.db, {
    publicUrl: PUBLIC_URL,
    port: 3000,
    smtp: undefined,
    isTerminal: false,
  });

/** The address, mail and password below one heading. */
function loginUnder(heading: string, words: string) {
  const found = new RegExp(`^ {2}${heading} +(\\S+)\\n {13}(\\S+) · (\\S+)$`, 'm').exec(words);
  const [, address, mail = '', password = ''] = found ?? [];
  return { address, body: { mail, password: passwordField(password, testApp.clock.now()) } };
}

test('the demo prints its address, the logins of kitchen and diner, a table’s link and where mails are', async () => {
  const words = await describeIt();
  expect(words).toContain('  Correos    http://localhost:3000/dev/correo\n');
  expect(words).toContain(`Simplato está en marcha: ${PUBLIC_URL}\n`);

  const kitchen = loginUnder('Cocina', words);
  expect(kitchen.address).toBe(`${PUBLIC_URL}/auth/login?tipo=restaurante`);
  const staff = await testApp.visitor().call(logInStaff, { body: kitchen.body });

  const diner = loginUnder('Comensal', words);
  expect(diner.address).toBe(`${PUBLIC_URL}/auth/login`);
  expect(await testApp.visitor().call(logInDiner, { body: diner.body })).toMatchObject({
    mail: diner.body.mail,
  });

  const [, table, link = ''] = /^ {2}Mesa (\S+) +(\S+)$/m.exec(words) ?? [];
  const body = { codigo: codeFromScan(link) };
  expect(await testApp.visitor().call(enterTable, { body })).toMatchObject({
    identerprise: staff.identerprise,
    mesa: table,
    verificada: true,
  });
});

test('a diner who is gone is not printed', async () => {
  await testApp.db.query('delete from diners');
  const words = await describeIt();
  expect(words).not.toContain('Comensal');
  expect(words).toMatch(/Cocina[^]+Mesa 1/);
});
