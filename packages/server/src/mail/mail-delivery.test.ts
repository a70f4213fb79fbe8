import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PostOffice } from '../../test/post-office.ts';
import { emptyDatabase, testDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import { sendDueMails, type MailFailure, type SenderDependencies } from './mail-sender.ts';
import type { Mailer } from './mailer.ts';
import { queueMail } from './outbox.ts';

/** Outbox, sender and SMTP together, against a real mail server that misbehaves. */
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => emptyDatabase(db));

const closing: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(...habits: Parameters<typeof PostOffice.open>): Promise<PostOffice> {
  const office = await PostOffice.open(...habits);
  closing.push(async () => office.close());
  return office;
}

function senderTo(mailer: Mailer) {
  closing.push(() => mailer.close());
  const failed: MailFailure[] = [];
  const errors: unknown[] = [];
  const dependencies: SenderDependencies = {
    db,
    mailer,
    writeLetter: async () => null,
    attach: async () => [],
    onFailure: (failure) => failed.push(failure),
    onError: (error) => errors.push(error),
  };
  return { failed, errors, send: async () => sendDueMails(dependencies) };
}

async function queue(count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `diner${index}@example.com`);
  for (const to of addresses) await queueMail(db, { to, subject: 'Hola', text: 'Hola' });
  return addresses;
}

/** Ends the wait after a failure. */
async function letTheWaitPass(): Promise<void> {
  await db.query('update outbox set due_at = now() where sent_at is null');
}

const recipients = (office: PostOffice) => office.arrived.flatMap(({ envelope }) => envelope.to);

describe('a mail', () => {
  test('refused temporarily is sent later, once', async () => {
    await queue(1);
    const office = await open({
      refuseMail: (count) => (count < 3 ? { responseCode: 451, message: 'Greylisted' } : null),
    });
    const { failed, send } = senderTo(office.mailer());
    for (let round = 0; round < 5; round += 1) {
      await send();
      await letTheWaitPass();
    }
    expect(failed.map(({ attempts, isGivenUp }) => [attempts, isGivenUp])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(recipients(office)).toEqual(['diner0@example.com']);
  });

  test('refused permanently is not sent again, and does not stop others', async () => {
    await queue(3);
    const office = await open({
      refuseRecipient: (address) =>
        address.startsWith('diner1') ? { responseCode: 550, message: 'Unknown' } : null,
    });
    const { failed, send } = senderTo(office.mailer());
    await send();
    await letTheWaitPass();
    await send();
    expect(recipients(office).toSorted()).toEqual(['diner0@example.com', 'diner2@example.com']);
    expect(failed).toMatchObject([{ attempts: 1, isGivenUp: true }]);
    const [lost] = await db.query<{ reason: string }>(
      'select last_error as reason from undelivered_mails',
    );
    expect(lost?.reason).toContain('550');
  });

  test.each([
    ['in the middle of its words', { cutFirstMail: true as const }],
    [
      'after all of them',
      { refuseMail: (count: number) => (count === 1 ? ('hang-up' as const) : null) },
    ],
  ])('whose connection is cut %s is sent again with the same message id', async (_when, habits) => {
    await queueMail(db, { to: 'a@example.com', subject: 'Hola', text: 'Hola '.repeat(50_000) });
    const office = await open(habits);
    const { failed, send } = senderTo(office.mailer());
    await send();
    expect(failed).toMatchObject([{ isGivenUp: false }]);
    await letTheWaitPass();
    await send();
    expect(office.arrived).toHaveLength(1);
    expect(office.seen).toHaveLength(2);
    expect(new Set(office.seen)).toEqual(new Set([office.arrived[0]?.mail.messageId]));
  });

  test('waits while the server is down, and is sent when it is back', async () => {
    const addresses = await queue(4);
    const office = await open();
    const { port } = office;
    const { failed, errors, send } = senderTo(office.mailer());
    await office.close();
    for (let round = 0; round < 3; round += 1) {
      await send();
      await letTheWaitPass();
    }
    expect(failed).toHaveLength(12);
    expect(failed.filter(({ isGivenUp }) => isGivenUp)).toEqual([]);
    await office.reopen({ port });
    await send();
    expect(recipients(office).toSorted()).toEqual(addresses);
    expect(errors).toEqual([]);
  });
});

test('several senders at once send each mail once', async () => {
  const addresses = await queue(40);
  const office = await open();
  const senders = [1, 2, 3].map(() => senderTo(office.mailer()));
  await Promise.all(senders.map(async ({ send }) => send()));
  expect(recipients(office).toSorted()).toEqual(addresses.toSorted());
  expect(new Set(office.seen).size).toBe(40);
  expect(await db.query('select 1 from outbox where sent_at is null')).toEqual([]);
});
