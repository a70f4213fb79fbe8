import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { POST_LOGIN, PostOffice, SENDER, type Refusal } from '../../test/post-office.ts';
import type { Mailer, MailNotSentError, OutgoingMail } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const offices: PostOffice[] = [];
const mailers: Mailer[] = [];
afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  for (const office of offices.splice(0)) await office.close();
});

async function open(...habits: Parameters<typeof PostOffice.open>): Promise<PostOffice> {
  const office = await PostOffice.open(...habits);
  offices.push(office);
  return office;
}

function mailerOf(office: PostOffice, ...more: Parameters<PostOffice['mailer']>): Mailer {
  const mailer = office.mailer(...more);
  mailers.push(mailer);
  return mailer;
}

const LETTER: OutgoingMail = {
  messageKey: 'pedido-1001-42',
  to: 'lucia@example.com',
  subject: 'Tu pedido 42 en Taberna Ñandú 🥘',
  text: 'Hola, Lucía:\n\n2 × Salmorejo',
  html: '<p>Hola, <b>Lucía</b></p>',
  attachments: [],
  createdAt: new Date('2026-11-21T13:05:00Z'),
};

async function refused(mailer: Mailer, letter = LETTER): Promise<MailNotSentError> {
  return mailer.send(letter).then(
    () => Promise.reject(new Error('it went out')),
    (error: MailNotSentError) => error,
  );
}

describe('a mail that is sent', () => {
  test('arrives with both parts, all its characters and its own message id', async () => {
    const office = await open();
    await mailerOf(office).send(LETTER);
    const [{ mail, envelope, raw } = expect.fail('nothing arrived')] = office.arrived;
    expect(envelope).toEqual({ from: SENDER.address, to: ['lucia@example.com'] });
    expect(mail).toMatchObject({
      subject: LETTER.subject,
      from: { name: 'Taberna Ñ', address: 'hola@taberna.example' },
      to: [{ address: 'lucia@example.com' }],
      messageId: '<pedido-1001-42@taberna.example>',
    });
    expect(mail.text?.trim()).toBe(LETTER.text);
    expect(mail.html?.trim()).toBe(LETTER.html);
    expect(new Date(mail.date ?? '')).toEqual(LETTER.createdAt);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
  });

  test('carries its files beside both parts', async () => {
    const office = await open();
    const content = Buffer.from('%PDF-1.7\r\n\u0000\u00ff', 'latin1');
    const name = 'factura-T2026-000001.pdf';
    const attachments = [{ name, content: Readable.from([content]) }];
    await mailerOf(office).send({ ...LETTER, attachments });
    const [{ mail } = expect.fail('nothing arrived')] = office.arrived;
    expect(mail.text?.trim()).toBe(LETTER.text);
    expect(mail.html?.trim()).toBe(LETTER.html);
    expect(mail.attachments).toMatchObject([
      { filename: name, mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
    expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer)).toEqual(content);
  });

  test('uses the same connection as the one before', async () => {
    const office = await open();
    const mailer = mailerOf(office);
    for (const messageKey of ['a', 'b', 'c']) await mailer.send({ ...LETTER, messageKey });
    expect(office.seen).toEqual(['a', 'b', 'c'].map((key) => `<${key}@taberna.example>`));
  });

  test('gets no additional header through its subject or address', async () => {
    const office = await open();
    const mailer = mailerOf(office);
    const subject = 'Tu pedido en Mesón\r\nBcc: victima@example.com\r\n\r\n<b>Premio</b>';
    await mailer.send({ ...LETTER, subject });
    const [{ mail, envelope, raw } = expect.fail('nothing arrived')] = office.arrived;
    expect(envelope.to).toEqual(['lucia@example.com']);
    expect(mail.bcc).toBeUndefined();
    expect(raw).not.toMatch(/^Bcc:/im);
    expect(mail.text?.trim()).toBe(LETTER.text);
    for (const to of ['a@example.com\r\nRCPT TO:<b@example.com>', 'a,b@example.com', 'A<b@c.es>']) {
      expect(await refused(mailer, { ...LETTER, to })).toMatchObject({ isFinal: true });
    }
    expect(office.arrived).toHaveLength(1);
  });
});

describe('the connection', () => {
  test('is encrypted with STARTTLS before the login', async () => {
    const office = await open({ tls: 'starttls', needsLogin: true });
    await mailerOf(office, { login: POST_LOGIN }).send(LETTER);
    expect(office.arrived).toMatchObject([{ isEncrypted: true, user: 'taberna' }]);
  });

  test('is encrypted from the first byte with smtps', async () => {
    const office = await open({ tls: 'implicit', needsLogin: true });
    await mailerOf(office, { login: POST_LOGIN }).send(LETTER);
    expect(office.arrived).toMatchObject([{ isEncrypted: true, user: 'taberna' }]);
  });

  test('is not used without STARTTLS, so nothing is sent unencrypted', async () => {
    const office = await open({ needsLogin: true });
    const error = await refused(mailerOf(office, { tls: 'starttls', login: POST_LOGIN }));
    expect(error).toMatchObject({ isFinal: false, reason: expect.stringContaining('ETLS') });
    expect(office.arrived).toEqual([]);
  });

  test("is not used if the server's certificate is not trusted", async () => {
    const office = await open({ tls: 'starttls' });
    const error = await refused(mailerOf(office, { isTrusted: false }));
    expect(error).toMatchObject({ isFinal: false });
    expect(office.arrived).toEqual([]);
  });
});

describe('a mail that could not be sent', () => {
  const unknown: Refusal = {
    responseCode: 550,
    message:
      '5.1.1 <lucia@example.com>: no such user, see https://post.example/?u=lucia@example.com',
  };
  test.each([
    ['a mailbox that is not there', { refuseRecipient: () => unknown }, true, '550'],
    [
      'a mail nobody wants',
      { refuseMail: () => ({ responseCode: 554, message: 'Spam' }) },
      true,
      '554',
    ],
    [
      'greylisting',
      { refuseRecipient: () => ({ responseCode: 451, message: 'Later' }) },
      false,
      '451',
    ],
    ['a full disk', { refuseMail: () => ({ responseCode: 452, message: 'Full' }) }, false, '452'],
    // A fault in our settings. The mail itself was not judged.
    [
      'a sender not let in',
      { refuseSender: () => ({ responseCode: 553, message: 'Who?' }) },
      false,
      '553',
    ],
    ['a hang-up', { refuseMail: () => 'hang-up' as const }, false, 'ECONNECTION'],
  ])('because of %s is reported as permanent or not: %#', async (_name, habits, isFinal, said) => {
    const office = await open(habits);
    const error = await refused(mailerOf(office));
    expect(error).toMatchObject({ isFinal, reason: expect.stringContaining(said) });
    expect(error.reason).not.toContain('lucia');
    expect(error.reason).not.toContain('https:');
  });

  test('because of a wrong password can be retried, and the password is not reported', async () => {
    const office = await open({ tls: 'starttls', needsLogin: true });
    const login = { user: 'taberna', password: 'Equivocado1' };
    const error = await refused(mailerOf(office, { login }));
    expect(error).toMatchObject({ isFinal: false, reason: expect.stringContaining('EAUTH') });
    expect(error.reason).not.toContain('Equivocado1');
  });

  test('because nobody answers can be retried', async () => {
    const office = await open();
    const { port } = office;
    await office.close();
    offices.pop();
    const server = { host: '127.0.0.1', port, tls: 'none' as const, login: undefined };
    const mailer = smtpMailer({ server, from: SENDER });
    mailers.push(mailer);
    expect(await refused(mailer)).toMatchObject({ isFinal: false });
  });
});
