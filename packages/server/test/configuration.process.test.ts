import net from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolder, type DataPlace } from './process/data-places.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { findFreePort, runServer } from './process/server-process.ts';

let place: DataPlace;

beforeEach(() => {
  place = createFolder();
});
afterEach(() => place.remove());

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'mi-restaurante.es'],
  ['PUBLIC_URL', 'ftp://mi-restaurante.es'],
  ['DATABASE_URL', 'foo'],
  ['DATABASE_URL', 'mysql://127.0.0.1/simplato'],
  ['SMTP_URL', 'smtp.mi-restaurante.es'],
  ['STRIPE_SECRET_KEY', 'pk_test_publica'],
  ['STRIPE_API_URL', 'api.stripe.com'],
  ['STRIPE_WEBHOOK_SECRET', 'secreto'],
  ['LOG_LEVEL', 'ruidoso'],
])('%s=%s stops the start with one line that names the variable', async (name, value) => {
  const { exitCode, stdout, stderr } = await runServer({ env: { ...place.env, [name]: value } });

  expect(exitCode).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(new RegExp(`^${name}: se esperaba .+\\.\n$`));
});

test('in production, a missing mail server stops the start and names the variable', async () => {
  const { exitCode, stderr } = await runServer({ env: { ...place.env, NODE_ENV: 'production' } });

  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^SMTP_URL: se esperaba .+\n$/);
});

test("an error in the mail server's address is reported without its password", async () => {
  const SMTP_URL = 'smtp://cocina:secreta@smtp.mi-restaurante.es?tls=none';
  const { exitCode, stderr } = await runServer({ env: { ...place.env, SMTP_URL } });

  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^SMTP_URL: se esperaba .+\n$/);
  expect(stderr).not.toContain('secreta');
});

test('in production, a missing Stripe key stops the start and names the variable', async () => {
  const mail = { SMTP_URL: 'smtps://127.0.0.1', MAIL_FROM: 'hola@mi-restaurante.es' };
  const { exitCode, stderr } = await runServer({
    env: { ...place.env, ...mail, NODE_ENV: 'production' },
  });

  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^STRIPE_SECRET_KEY: se esperaba .+\.\n$/);
});

test('in production, --demo on an empty database stops the start and says what to do', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_nadie', STRIPE_WEBHOOK_SECRET: 'whsec_nadie' };
  const mail = { SMTP_URL: 'smtps://127.0.0.1', MAIL_FROM: 'hola@mi-restaurante.es' };
  const PUBLIC_URL = 'https://mi-restaurante.es';
  const { exitCode, stdout, stderr } = await runServer({
    env: { ...place.env, ...keys, ...mail, PUBLIC_URL, NODE_ENV: 'production' },
    isDemo: true,
  });

  expect(exitCode).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^--demo: .+ DEMO_IN_PRODUCTION=accept\.\n$/);
});

test('a Stripe key without a webhook secret stops the start, and is not printed', async () => {
  const { exitCode, stderr } = await runServer({
    env: { ...place.env, STRIPE_SECRET_KEY: 'sk_test_51MuySecreta' },
  });

  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^STRIPE_WEBHOOK_SECRET: se esperaba .+\.\n$/);
  expect(stderr).not.toContain('MuySecreta');
});

test('an unreachable PostgreSQL is reported in one line, without its password', async () => {
  const { exitCode, stderr } = await runServer({
    env: { DATABASE_URL: `postgres://cocina:secreta@127.0.0.1:${await findFreePort()}/simplato` },
  });

  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^.*DATABASE_URL.*\n$/);
  expect(stderr).not.toContain('secreta');
});

test('a port in use is reported in one line that names it', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as net.AddressInfo;

  const used = copyDemoFolder();
  const { exitCode, stderr } = await runServer({ env: { ...used.env, PORT: String(port) } });
  other.close();
  await used.remove();

  expect(exitCode).toBe(1);
  expect(stderr).toMatch(new RegExp(`^.*PORT.*${port}.*\n$`));
});

test('a data folder that cannot be created is reported in one line that names the variable', async () => {
  const { exitCode, stderr } = await runServer({ env: { DATA_DIR: '/dev/null/datos' } });

  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^.*DATA_DIR.*\n$/);
});
