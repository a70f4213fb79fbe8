import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, testDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import { sendDueMails } from './mail-sender.ts';
import type { Mailer } from './mailer.ts';
import { queueMail } from './outbox.ts';

/** Without an application: its own sender would be at work beside. */
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => emptyDatabase(db));

/** A mailer that keeps what it sent, and fails as often as it is told to. */
function keepingMailer(failures = 0) {
  const sent: string[] = [];
  const errors: unknown[] = [];
  let left = failures;
  const mailer: Mailer = {
    send: async ({ to }) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (left-- > 0) throw new Error('the post office is closed');
      sent.push(to);
    },
  };
  return { sent, errors, parts: { db, mailer, onError: (error: unknown) => errors.push(error) } };
}

async function queue(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `a${index}@example.com`);
  for (const to of names) await queueMail(db, { to, subject: 'Hola', text: 'Hola' });
  return names;
}

async function letSecondsPass(seconds: number): Promise<void> {
  await db.query('update outbox set due_at = due_at - make_interval(secs => $1)', [seconds]);
}

test('what waits is sent once, the oldest first', async () => {
  const names = await queue(30);
  const { sent, parts } = keepingMailer();
  await sendDueMails(parts);
  await letSecondsPass(86_400);
  await sendDueMails(parts);
  expect(sent).toEqual(names);
});

test('two senders at once never send one twice', async () => {
  const names = await queue(30);
  const [one, other] = [keepingMailer(), keepingMailer()];
  await Promise.all([sendDueMails(one.parts), sendDueMails(other.parts)]);
  expect([...one.sent, ...other.sent].toSorted()).toEqual(names.toSorted());
});

test('what could not be handed over is tried again later, and later each time', async () => {
  await queue(1);
  const { sent, errors, parts } = keepingMailer(2);
  await sendDueMails(parts);
  expect([sent, errors.length]).toEqual([[], 1]);
  await letSecondsPass(25);
  await sendDueMails(parts);
  expect(errors).toHaveLength(1);
  await letSecondsPass(6);
  await sendDueMails(parts);
  expect([sent, errors.length]).toEqual([[], 2]);
  await letSecondsPass(55);
  await sendDueMails(parts);
  expect(sent).toEqual([]);
  await letSecondsPass(6);
  await sendDueMails(parts);
  expect(sent).toEqual(['a0@example.com']);
});

test('one that fails does not keep the others', async () => {
  const names = await queue(3);
  const { sent, parts } = keepingMailer(1);
  await sendDueMails(parts);
  expect(sent).toEqual(names.slice(1));
});

test('one whose sender died is taken up by another', async () => {
  const names = await queue(1);
  const dying = {
    db,
    mailer: { send: () => new Promise<never>(() => undefined) },
    onError: () => undefined,
  };
  void sendDueMails(dying);
  const { sent, parts } = keepingMailer();
  await expect.poll(async () => db.query('select attempts from outbox')).toEqual([{ attempts: 1 }]);
  await sendDueMails(parts);
  expect(sent).toEqual([]);
  await letSecondsPass(31);
  await sendDueMails(parts);
  expect(sent).toEqual(names);
});

test('a mail is there if its cause is, and not otherwise', async () => {
  const failing = db.transaction(async (tx) => {
    await queueMail(tx, { to: 'a@example.com', subject: 'Hola', text: 'Hola' });
    throw new Error('the cause fell through');
  });
  await expect(failing).rejects.toThrow('the cause fell through');
  expect(await db.query('select 1 from outbox')).toEqual([]);
});
