import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostOffice } from '../../test/post-office.ts';
import { PUBLIC_URL, TEST_CONFIG } from '../../test/test-app.ts';
import { emptyDatabase, testDatabase } from '../../test/test-database.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/database.ts';
import { resetPasswordMail } from './letters/account-mails.ts';
import { queueMail } from './outbox.ts';

const TOKEN = 'kR3vX1pQ9sT5uW7yZ2bD4fH6jL8nP0rA1cE3gI5kM7o';

let db: Database;
let office: PostOffice;
beforeEach(async () => {
  db = await testDatabase();
  await emptyDatabase(db);
});
afterEach(async () => office.close());

test('the log of a mail that fails contains no address, name, link or text', async () => {
  office = await PostOffice.open({
    refuseRecipient: (address) => ({
      responseCode: address.startsWith('lucia') ? 451 : 550,
      message: `<${address}> refused, see ${PUBLIC_URL}/reset-password?token=${TOKEN}`,
    }),
  });
  for (const to of ['lucia@example.com', 'bruno@example.com']) {
    const letter = { to, name: 'Lucía Campos', publicUrl: PUBLIC_URL, token: TOKEN };
    await queueMail(db, resetPasswordMail({ ...letter, kind: 'diner', language: 'es' }));
  }
  const lines: string[] = [];
  const app = await buildApp({
    config: { ...TEST_CONFIG, logLevel: 'trace' },
    db,
    mailer: office.mailer(),
    logTo: { write: (line) => lines.push(line) },
  });
  const said = () => lines.filter((line) => /a mail (was given up|did not go out)/.test(line));
  await vi.waitUntil(() => said().length === 2, { timeout: 60_000 });
  await app.close();
  const log = lines.join('');
  for (const part of ['550', '451', 'mailId', 'attempts', 'RCPT TO']) expect(log).toContain(part);
  for (const secret of ['example.com', 'Lucía', 'contraseña', TOKEN, 'token=']) {
    expect(log).not.toContain(secret);
  }
});
