import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AgencyDouble, type AgencyTrouble } from '../../test/verifactu/agency-double.ts';
import {
  CERTIFICATE_PASSWORD,
  COMPANY_CERTIFICATE,
  OWN_CERTIFICATE,
} from '../../test/verifactu/certificates.ts';
import {
  COMPANY,
  ISSUER,
  SampleChain,
  sampleRecords,
  SYSTEM,
} from '../../test/verifactu/sample-records.ts';
import { AgencyFailure, openAgencyClient, type AgencyClientOptions } from './agency-client.ts';
import type { HashedRecord } from './record-xml.ts';

const TODAY = new Date('2026-12-01T12:00:00Z');

let now = TODAY;
let agency: AgencyDouble;
let chain: SampleChain;

beforeEach(async () => {
  now = TODAY;
  agency = new AgencyDouble(() => now);
  chain = new SampleChain(new Date(TODAY.getTime() - 3_600_000));
  await agency.start();
});
afterEach(() => agency.stop());

const client = (change: Partial<AgencyClientOptions> = {}) =>
  openAgencyClient({
    url: agency.url,
    certificate: { pfx: OWN_CERTIFICATE, password: CERTIFICATE_PASSWORD },
    ca: agency.ca,
    ...change,
  });

const send = (...records: HashedRecord[]) =>
  client().send({ issuer: ISSUER, records, isIncident: false });

const failureOf = async (sending: Promise<unknown>): Promise<AgencyFailure> => {
  const failure = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(AgencyFailure);
  return failure as AgencyFailure;
};

/** As much later as the agency said. */
const wait = () => {
  now = new Date(now.getTime() + agency.waitSeconds * 1000);
};

const states = ({ records }: Awaited<ReturnType<typeof send>>) =>
  records.map((one) => one && [one.state, one.error?.code ?? null]);

const ACCEPTED = ['accepted', null];

describe('what the agency takes', () => {
  test('every kind of record, whose chain and hashes it works out itself', async () => {
    now = new Date('2027-12-01T12:00:00Z');
    const samples = sampleRecords().map(([, record]) => record);
    const registered = samples.filter(({ record }) => record.of === 'registration');
    const answer = await send(...samples);
    expect(answer.csv).toMatch(/^A-/);
    expect(answer.waitSeconds).toBe(60);
    expect(answer.records).toHaveLength(samples.length);
    expect(answer.records).not.toContain(null);
    expect(agency.books.brokenLinks()).toEqual([]);
    expect(agency.books.judged.filter(({ code }) => code === 2000)).toEqual([]);
    expect(registered.length).toBeGreaterThan(10);
  });

  test('a thousand records in one call', async () => {
    const records = Array.from({ length: 1000 }, (_, index) =>
      chain.register({ number: `T1-2026/${index}` }),
    );
    const answer = await send(...records);
    expect(new Set(answer.records.map((one) => one?.state))).toEqual(new Set(['accepted']));
    expect(agency.books.invoicesOf(ISSUER.taxId)).toHaveLength(1000);
    await expect(send(...records, chain.register())).rejects.toThrow(RangeError);
  });

  test('an invoice, its amendment and its cancellation in one batch, each with its own answer', async () => {
    const first = chain.register();
    if (first.record.of !== 'registration') return;
    const { invoice } = first.record;
    const holding = { isRegistered: true, wasRefused: false };
    const answer = await send(
      first,
      chain.add({ of: 'registration', invoice, amends: holding }),
      chain.add({ of: 'cancellation', issuer: ISSUER, cancels: invoice, holding }),
    );
    expect(states(answer)).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
    expect(agency.books.invoicesOf(ISSUER.taxId)).toMatchObject([{ state: 'Anulada' }]);
  });

  test('an incident is told in the header', async () => {
    await client().send({ issuer: ISSUER, records: [chain.register()], isIncident: true });
    expect(agency.requests[0]).toContain(
      '<sf:RemisionVoluntaria><sf:Incidencia>S</sf:Incidencia></sf:RemisionVoluntaria>',
    );
  });
});

describe('what the agency does not take as it is', () => {
  test('one record of three, the others are taken', async () => {
    agency.forget(COMPANY.taxId);
    const answer = await send(
      chain.register({ number: 'A/1' }),
      chain.register({ number: 'A/2', day: '2027-01-01' }),
      chain.register({ number: 'A/3', kind: 'F1', recipient: COMPANY }),
    );
    expect(states(answer)).toEqual([ACCEPTED, ['refused', 1112], ['accepted-with-errors', 2001]]);
    expect(answer.csv).not.toBeNull();
    expect(answer.records[1]?.error?.text).toBe('Código 1112: <el texto de Hacienda> & más.');
  });

  test('all records: there is no receipt', async () => {
    const answer = await send(chain.register({ day: '2027-01-01' }));
    expect(answer).toMatchObject({ csv: null, records: [{ state: 'refused' }] });
  });

  test('a record again: what is booked is told', async () => {
    const record = chain.register();
    await send(record);
    wait();
    expect((await send(record)).records).toEqual([
      {
        state: 'refused',
        error: { code: 3000, text: expect.any(String) },
        duplicate: { state: 'accepted', error: null },
      },
    ]);
    expect(agency.books.invoicesOf(ISSUER.taxId)).toHaveLength(1);
    expect(agency.books.brokenLinks()).toEqual([]);
  });

  test('a wrong hash, a second beginning and a broken chain', async () => {
    const [one, other] = [chain.register({ number: 'A/1' }), chain.register({ number: 'A/2' })];
    const again = new SampleChain(TODAY).register({ number: 'A/3' });
    const answer = await send(one, { ...other, hash: one.hash.replace(/^./, 'F') }, again);
    expect(states(answer)).toEqual([
      ACCEPTED,
      ['accepted-with-errors', 2000],
      ['accepted-with-errors', 2007],
    ]);
    expect(agency.books.brokenLinks().map(({ number }) => number)).toEqual(['A/3']);
  });

  test('a record of two minutes ahead', async () => {
    now = new Date(TODAY.getTime() - 3_720_000);
    expect(states(await send(chain.register()))).toEqual([['accepted-with-errors', 2004]]);
  });

  test('a second installation of the same issuer has a chain of its own', async () => {
    const other = new SampleChain(TODAY, { ...SYSTEM, installation: '1001-2' });
    const answer = await send(
      chain.register({ number: 'A/1' }),
      other.register({ number: 'B/1' }),
      chain.register({ number: 'A/2' }),
    );
    expect(states(answer)).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
    expect(agency.books.brokenLinks()).toEqual([]);
  });

  test('the whole batch of an issuer whom it does not know', async () => {
    agency.forget(ISSUER.taxId);
    expect(await failureOf(send(chain.register()))).toMatchObject({ kind: 'refused', code: 4104 });
    expect(agency.books.judged).toEqual([]);
  });

  test('a call before its time, which may be made again', async () => {
    await send(chain.register({ number: 'A/1' }));
    const next = chain.register({ number: 'A/2' });
    expect(await failureOf(send(next))).toMatchObject({ kind: 'transport' });
    expect(agency.early).toBe(1);
    wait();
    expect(states(await send(next))).toEqual([ACCEPTED]);
  });
});

describe('certificates', () => {
  test('one that may not speak for the issuer', async () => {
    const other = client({
      certificate: { pfx: COMPANY_CERTIFICATE, password: CERTIFICATE_PASSWORD },
    });
    const sending = other.send({ issuer: ISSUER, records: [chain.register()], isIncident: false });
    expect(await failureOf(sending)).toMatchObject({ kind: 'certificate', code: 4112 });
  });

  test.each<[string, AgencyTrouble]>([
    ['revoked', { alert: 44 }],
    ['expired', { alert: 45 }],
    ['of an authority that it does not know', { alert: 48 }],
    ['without permission', 'no-permission'],
  ])('one that is %s', async (_, trouble) => {
    agency.misbehave(trouble);
    expect((await failureOf(send(chain.register()))).kind).toBe('certificate');
    expect(agency.books.judged).toEqual([]);
  });

  test.each([
    ['the wrong password', OWN_CERTIFICATE, 'secreta'],
    ['no certificate', Buffer.from('no'), CERTIFICATE_PASSWORD],
  ])('%s: nothing is sent, and nothing of it is told', (_, pfx, password) => {
    const opening = () => client({ certificate: { pfx, password } });
    expect(opening).toThrow(AgencyFailure);
    expect(opening).toThrow('The certificate cannot be opened.');
  });

  test('a server that is not the agency gets nothing', async () => {
    const strangers = openAgencyClient({
      url: agency.url,
      certificate: { pfx: OWN_CERTIFICATE, password: CERTIFICATE_PASSWORD },
    });
    const sending = strangers.send({
      issuer: ISSUER,
      records: [chain.register()],
      isIncident: false,
    });
    expect((await failureOf(sending)).kind).toBe('transport');
    expect(agency.requests).toEqual([]);
  });
});

describe('what may be sent again as it is', () => {
  const BEFORE: AgencyTrouble[] = [
    'lost-before',
    'silent-before',
    'away',
    'web-page',
    'server-fault',
    // An internal error of its TLS, which is about nobody's certificate.
    { alert: 80 },
  ];
  test.each(BEFORE.map((trouble) => [trouble]))(
    '%j: it is taken the second time',
    async (trouble) => {
      agency.misbehave(trouble);
      const record = chain.register();
      const patient = client({ timeoutMs: 1500 });
      const batch = { issuer: ISSUER, records: [record], isIncident: false };
      expect((await failureOf(patient.send(batch))).kind).toBe('transport');
      expect(states(await send(record))).toEqual([ACCEPTED]);
    },
  );

  const AFTER: AgencyTrouble[] = ['lost-after', 'silent-after', 'half-answer', 'endless-answer'];
  test.each(AFTER.map((trouble) => [trouble]))(
    '%s: the second time it is known',
    async (trouble) => {
      agency.misbehave(trouble);
      const record = chain.register();
      const patient = client({ timeoutMs: 1500 });
      const batch = { issuer: ISSUER, records: [record], isIncident: false };
      expect((await failureOf(patient.send(batch))).kind).toBe('transport');
      wait();
      expect(await send(record)).toMatchObject({
        records: [{ state: 'refused', error: { code: 3000 }, duplicate: { state: 'accepted' } }],
      });
      expect(agency.requests[1]).toBe(agency.requests[0]);
    },
  );

  test('nobody is there', async () => {
    const { port } = new URL(agency.url);
    await agency.stop();
    const record = chain.register();
    expect(await failureOf(send(record))).toMatchObject({
      kind: 'transport',
      message: 'ECONNREFUSED',
    });
    await agency.start(Number(port));
    expect(states(await send(record))).toEqual([ACCEPTED]);
  });

  test('it is away for as long as it likes', async () => {
    agency.keepMisbehaving('away');
    const record = chain.register();
    await failureOf(send(record));
    await failureOf(send(record));
    agency.behave();
    expect(states(await send(record))).toEqual([ACCEPTED]);
  });
});
