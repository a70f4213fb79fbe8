import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyDatabase, testDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import {
  type MailFailure,
  retryDelaySeconds,
  sendDueMails,
  type SenderDependencies,
  startMailSender,
} from './mail-sender.ts';
import { MailNotSentError, type Mailer } from './mailer.ts';
import { deleteMailTo, purgeMails, queueMail } from './outbox.ts';

/** Without an application, whose own sender would interfere. */
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => emptyDatabase(db));

interface Post {
  /** How many times sending fails before it succeeds. */
  failures?: number;
  /** The error of these failures. */
  failure?: Error;
  writeLetter?: SenderDependencies['writeLetter'];
}

/** A mailer that records what it sent, and fails a given number of times. */
function keepingMailer({
  failures = 0,
  failure = new MailNotSentError('the post office is closed', false),
  writeLetter = async () => null,
}: Post = {}) {
  const sent: string[] = [];
  const failed: MailFailure[] = [];
  const errors: unknown[] = [];
  let left = failures;
  const mailer: Mailer = {
    send: async ({ to }) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (left-- > 0) throw failure;
      sent.push(to);
    },
    close: () => undefined,
  };
  const dependencies: SenderDependencies = {
    db,
    mailer,
    writeLetter,
    attach: async () => [],
    onFailure: (one) => failed.push(one),
    onError: (error) => errors.push(error),
  };
  return { sent, failed, errors, dependencies };
}

async function queue(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `a${index}@example.com`);
  for (const to of names) await queueMail(db, { to, subject: 'Hola', text: 'Hola' });
  return names;
}

async function letSecondsPass(seconds: number): Promise<void> {
  await db.query(
    `update outbox set due_at = due_at - make_interval(secs => $1),
       good_until = good_until - make_interval(secs => $1)`,
    [seconds],
  );
}

/** A promise that the test resolves. */
function signal() {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

const undelivered = async () =>
  db.query<{ attempts: number; reason: string | null; isGivenUp: boolean }>(
    `select attempts, last_error as reason, given_up_at is not null as "isGivenUp"
     from undelivered_mails order by mail_id`,
  );

test('waiting mails are sent once, the oldest first', async () => {
  const names = await queue(30);
  const { sent, dependencies } = keepingMailer();
  await sendDueMails(dependencies);
  await letSecondsPass(80_000);
  await sendDueMails(dependencies);
  expect(sent).toEqual(names);
});

test('two senders at once never send a mail twice', async () => {
  const names = await queue(30);
  const [one, other] = [keepingMailer(), keepingMailer()];
  await Promise.all([sendDueMails(one.dependencies), sendDueMails(other.dependencies)]);
  expect([...one.sent, ...other.sent].toSorted()).toEqual(names.toSorted());
});

test('a mail that could not be sent is retried, after a longer wait each time', async () => {
  await queue(1);
  const { sent, failed, dependencies } = keepingMailer({ failures: 2 });
  const attemptsAfter = async (seconds: number) => {
    await letSecondsPass(seconds);
    await sendDueMails(dependencies);
    return failed.length;
  };
  expect(await attemptsAfter(0)).toBe(1);
  expect(await attemptsAfter(25)).toBe(1);
  expect(await attemptsAfter(6)).toBe(2);
  expect(await undelivered()).toEqual([
    { attempts: 2, reason: 'the post office is closed', isGivenUp: false },
  ]);
  await attemptsAfter(55);
  expect(sent).toEqual([]);
  await attemptsAfter(6);
  expect(sent).toEqual(['a0@example.com']);
  expect(await undelivered()).toEqual([]);
});

test('the wait grows to one hour at most', () => {
  const waits = Array.from({ length: 30 }, (_, index) => retryDelaySeconds(index + 1));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect([waits[0], waits.at(-1)]).toEqual([30, 3600]);
});

test('a mail that was refused permanently is not retried, and the reason is kept', async () => {
  await queue(2);
  const failure = new MailNotSentError('no such mailbox', true);
  const { sent, failed, dependencies } = keepingMailer({ failures: 1, failure });
  await sendDueMails(dependencies);
  await letSecondsPass(80_000);
  await sendDueMails(dependencies);
  expect(sent).toEqual(['a1@example.com']);
  expect(failed).toEqual([
    { mailId: expect.any(Number), attempts: 1, reason: 'no such mailbox', isGivenUp: true },
  ]);
  expect(await undelivered()).toEqual([
    { attempts: 1, reason: 'no such mailbox', isGivenUp: true },
  ]);
});

test('a mail that is out of date is given up, with the last reason', async () => {
  await queueMail(db, { to: 'a@example.com', subject: 'Hola', text: 'Hola', goodForMs: 60_000 });
  const { sent, failed, dependencies } = keepingMailer({ failures: 1 });
  await sendDueMails(dependencies);
  await letSecondsPass(61);
  await sendDueMails(dependencies);
  expect(sent).toEqual([]);
  expect(failed.map(({ isGivenUp }) => isGivenUp)).toEqual([false, true]);
  expect(await undelivered()).toEqual([
    { attempts: 1, reason: 'the post office is closed', isGivenUp: true },
  ]);
});

test('an error of our own is reported without its message, and the mail is retried', async () => {
  await queue(1);
  const failure = new TypeError('cannot read a0@example.com');
  const { errors, failed, dependencies } = keepingMailer({ failures: 1, failure });
  await sendDueMails(dependencies);
  expect(errors).toEqual([failure]);
  expect(failed[0]).toMatchObject({ reason: 'TypeError', isGivenUp: false });
});

test('a mail queued without text is written once', async () => {
  await db.query(`insert into outbox (recipient, subject) values ('a@example.com', '')`);
  let written = 0;
  const writeLetter = async () => ({ subject: 'Hola', text: `Hola ${++written}`, html: '<p>' });
  const { sent, dependencies } = keepingMailer({ failures: 1, writeLetter });
  await sendDueMails(dependencies);
  await letSecondsPass(31);
  await sendDueMails(dependencies);
  expect(sent).toEqual(['a@example.com']);
  const kept = await db.query('select subject, body_text as text, body_html as html from outbox');
  expect(kept).toEqual([{ subject: 'Hola', text: 'Hola 1', html: '<p>' }]);
});

test.each([
  { how: 'is sent', failure: undefined },
  { how: 'is to be tried again', failure: new MailNotSentError('ana@example.com?', false) },
  { how: 'is refused', failure: new MailNotSentError('ana@example.com!', true) },
])('of an account deleted while its letter $how, nothing is kept', async ({ failure }) => {
  await queueMail(db, { to: 'ana@example.com', subject: '', text: '' });
  await db.query('update outbox set body_text = null');
  const writeLetter = async () => {
    await deleteMailTo(db, 'ana@example.com');
    return { subject: 'Para Ana', text: 'Hola, Ana' };
  };
  const post = { writeLetter, ...(failure && { failures: 1, failure }) };
  await sendDueMails(keepingMailer(post).dependencies);
  const rows = await db.query<{ row: string }>('select o::text as row from outbox o');
  expect(rows).toEqual([{ row: expect.not.stringMatching(/ana/i) }]);
});

test('a mail about something that no longer exists is given up', async () => {
  await db.query(`insert into outbox (recipient, subject) values ('a@example.com', '')`);
  const { sent, failed, dependencies } = keepingMailer();
  await sendDueMails(dependencies);
  expect([sent, failed[0]?.isGivenUp]).toEqual([[], true]);
});

test('a mail that fails does not stop the others', async () => {
  const names = await queue(3);
  const { sent, dependencies } = keepingMailer({ failures: 1 });
  await sendDueMails(dependencies);
  expect(sent).toEqual(names.slice(1));
});

test('a mail whose sender died is sent by another', async () => {
  const names = await queue(1);
  const { sent, dependencies } = keepingMailer();
  const dying = { send: () => new Promise<never>(() => undefined), close: () => undefined };
  void sendDueMails({ ...dependencies, mailer: dying });
  const attempts = async () => db.query('select attempts from outbox');
  await expect.poll(attempts, { timeout: 60_000 }).toEqual([{ attempts: 1 }]);
  await sendDueMails(dependencies);
  expect(sent).toEqual([]);
  await letSecondsPass(121);
  await sendDueMails(dependencies);
  expect(sent).toEqual(names);
});

test('a mail is queued only if the transaction of its cause commits', async () => {
  const failing = db.transaction(async (tx) => {
    await queueMail(tx, { to: 'a@example.com', subject: 'Hola', text: 'Hola' });
    throw new Error('the cause fell through');
  });
  await expect(failing).rejects.toThrow('the cause fell through');
  expect(await db.query('select 1 from outbox')).toEqual([]);
});

test('a mail whose server is slow does not hold up those that are queued after it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const [slow] = await queue(1);
    const { dependencies, sent } = keepingMailer();
    const [underWay, accepted] = [signal(), signal()];
    const mailer: Mailer = {
      send: async ({ to }) => {
        sent.push(to);
        if (to !== slow) return;
        underWay.give();
        await accepted.given;
      },
      close: () => undefined,
    };
    const stop = startMailSender({ ...dependencies, mailer });
    vi.advanceTimersByTime(2_000);
    await underWay.given;
    await queueMail(db, { to: 'later@example.com', subject: 'Hola', text: 'Hola' });
    const afterAnotherRound = () => {
      vi.advanceTimersByTime(2_000);
      return sent;
    };
    await expect.poll(afterAnotherRound, { timeout: 60_000 }).toEqual([slow, 'later@example.com']);
    accepted.give();
    await stop();
  } finally {
    vi.useRealTimers();
  }
});

test('stopping waits for the mails in progress, and starts no other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const names = await queue(5);
    const { sent, dependencies } = keepingMailer();
    const [underWay, accepted] = [signal(), signal()];
    let begun = 0;
    let isClosed = false;
    const mailer: Mailer = {
      send: async ({ to }) => {
        begun += 1;
        if (begun === 3) underWay.give();
        await accepted.given;
        sent.push(to);
      },
      close: () => {
        isClosed = true;
      },
    };
    const stop = startMailSender({ ...dependencies, mailer });
    vi.advanceTimersByTime(2_000);
    await underWay.given;
    const stopped = stop();
    expect(isClosed).toBe(false);
    accepted.give();
    await stopped;
    expect([sent.toSorted(), isClosed]).toEqual([names.slice(0, 3), true]);
    expect(await db.query('select 1 from outbox where sent_at is null')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a sent mail is deleted after a day, one that was given up after a week', async () => {
  await queue(2);
  const { dependencies } = keepingMailer({
    failures: 1,
    failure: new MailNotSentError('no', true),
  });
  await sendDueMails(dependencies);
  const left = async () => (await db.query('select 1 from outbox')).length;
  const letDaysPass = async (days: number) => {
    await db.query(
      `update outbox set sent_at = sent_at - make_interval(days => $1),
         given_up_at = given_up_at - make_interval(days => $1)`,
      [days],
    );
    await purgeMails(db);
    return left();
  };
  expect([await letDaysPass(0), await letDaysPass(1), await letDaysPass(6)]).toEqual([2, 1, 0]);
});
