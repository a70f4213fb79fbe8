import { forgotDinerPassword } from '@simplato/contract';
import { expect, test } from 'vitest';
import { LUCIA, mailedToken, mailsTo, registeredDiner } from '../../test/people.ts';
import { openTestApp, TEST_CONFIG } from '../../test/test-app.ts';
import { queueMail } from './outbox.ts';

const testApp = openTestApp();
const page = async (url = '/dev/correo') => testApp.app.inject({ url });

test('the mailbox shows unsent mails, the latest first, with working links', async () => {
  expect((await page()).body).toContain('Todavía no hay ninguno.');
  await queueMail(testApp.db, { to: 'a@example.com', subject: 'Primero', text: 'Hola' });
  const text = 'Hola:\n\nhttps://simplato.test/x?a=1&b=2\n\nAdiós';
  await queueMail(testApp.db, { to: 'b@example.com', subject: 'Segundo', text });
  const { body, headers } = await page();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.indexOf('Segundo')).toBeLessThan(body.indexOf('Primero'));
  const link = 'https://simplato.test/x?a=1&amp;b=2';
  expect(body).toContain(`<a href="${link}">${link}</a>`);
});

test('any text in a mail is shown as text, not as markup', async () => {
  const evil = `<script>alert("1")</script>&'`;
  const text = `${evil}\n\nhttps://x.test/"onmouseover="alert(1)\n\njavascript:alert(1)`;
  await queueMail(testApp.db, { to: `${evil}@example.com`, subject: evil, text });
  const { body } = await page();
  expect(body).not.toContain('<script');
  expect(body).not.toContain('"onmouseover');
  expect(body).not.toContain('href="javascript');
  expect(body.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;')).toHaveLength(4);
});

test('the HTML part is shown in a frame without scripts or loaded content', async () => {
  const html = '<html><head></head><body><script>alert(1)</script><b>Hola</b></body></html>';
  await queueMail(testApp.db, { to: 'a@example.com', subject: 'Hola', text: 'Hola', html });
  const [, address = ''] =
    /<iframe\s+src="([^"]+)"\s+sandbox="([^"]*)"/.exec((await page()).body) ?? [];
  const { body, headers } = await page(address);
  expect(body).toContain('<b>Hola</b>');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  // Letters carry their styles inline, as mail programs need them; nothing else is allowed.
  expect(policy.match(/[^;]*'unsafe[^;]*/g)).toEqual([" style-src 'unsafe-inline'"]);
  expect(policy).toMatch(/sandbox (?!.*allow-(scripts|same-origin|forms))/);
  for (const nothing of ['/dev/correo/999999999', '/dev/correo/x', '/dev/correo/1e9']) {
    expect((await page(nothing)).statusCode).toBe(404);
  }
});

test('no letter is shown to another machine', async () => {
  await queueMail(testApp.db, { to: 'a@example.com', subject: 'Hola', text: 'Hola', html: '<b>' });
  const [, url = ''] = /<iframe\s+src="([^"]+)"/.exec((await page()).body) ?? [];
  expect((await page(url)).statusCode).toBe(200);
  const seen = await testApp.app.inject({ url, remoteAddress: '192.168.1.20' });
  expect(seen.statusCode).toBe(404);
});

test('the mailbox does not exist if mails are really sent', async () => {
  const mailer = { send: async () => undefined, close: () => undefined };
  const app = await testApp.anotherApp({ mailer });
  expect(app.hasRoute({ method: 'GET', url: '/dev/correo' })).toBe(false);
});

test('the mailbox does not exist in production', async () => {
  const config = { ...TEST_CONFIG, isProduction: true };
  const app = await testApp.anotherApp({ config });
  await queueMail(testApp.db, { to: 'a@example.com', subject: 'Secreto', text: 'Secreto' });
  for (const url of ['/dev/correo', '/dev/correo.json', '/dev/correo/', '/dev/correo/:id']) {
    const response = await app.inject({ url });
    expect(response.body).not.toContain('Secreto');
    expect(app.hasRoute({ method: 'GET', url })).toBe(false);
  }
});

test('a name with line breaks stays on one line of a mail', async () => {
  const nombre = 'Lucía\n\nhttps://evil.example/premio\n\nGracias';
  const diner = await registeredDiner(testApp, testApp.visitor(), { nombre });
  await diner.call(forgotDinerPassword, { body: { email: LUCIA.mail } });
  await mailedToken(testApp, LUCIA.mail);
  const [text = ''] = await mailsTo(testApp, LUCIA.mail);
  expect(text.split('\n\n')[0]).toBe('Hola, Lucía Gracias:');
  expect((await page()).body).not.toContain('<a href="https://evil.example');
});
