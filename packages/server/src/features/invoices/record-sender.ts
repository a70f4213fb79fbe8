import type { VerifactuConfig } from '../../config.ts';
import { repeat, type Repeated } from '../../concurrency/repeat.ts';
import type { Database } from '../../db/database.ts';
import { AgencyFailure, openAgencyClient } from '../../verifactu/agency-client.ts';
import { MAX_BATCH_RECORDS } from '../../verifactu/batch-xml.ts';
import { standingOf, type BatchAnswer } from '../../verifactu/read-answer.ts';
import { listRecords, type StoredRecord } from './record-queries.ts';
import { openSealed } from './sealed-certificate.ts';
import {
  insertAnswers,
  leaseSending,
  noteSent,
  noteTrouble,
  stopInvoicing,
  type AnswerToInsert,
  type DueSending,
  type SendingTrouble,
} from './sending-queries.ts';

const LOOK_MS = 2_000;
/** Longer than any sending takes: if a process dies, another goes on after this time. */
const LEASE_SECONDS = 300;
/** The agency wants an outage tried again at least once an hour. */
const [FIRST_DELAY_SECONDS, LONGEST_DELAY_SECONDS] = [60, 3_000];

interface SenderDependencies {
  db: Database;
  agency: VerifactuConfig;
  onTrouble: (trouble: { restaurantId: number; kind: SendingTrouble; message: string }) => void;
  onError: (error: unknown) => void;
}

/** Sends the restaurants' records to the tax agency in the background; several processes may share the work. */
export function startRecordSender(dependencies: SenderDependencies, everyMs = LOOK_MS): Repeated {
  return repeat(async () => sendDue(dependencies), everyMs, dependencies.onError);
}

/** Sends whatever is due, one restaurant after the other. */
export async function sendDue(dependencies: SenderDependencies): Promise<void> {
  for (;;) {
    const due = await leaseSending(dependencies.db, LEASE_SECONDS);
    if (!due) return;
    await sendRecords(dependencies, due).catch(dependencies.onError);
  }
}

async function sendRecords(dependencies: SenderDependencies, due: DueSending): Promise<void> {
  const { db, agency } = dependencies;
  const { restaurantId, chain, answered } = due;
  const fail = async (trouble: SendingTrouble, code: number | null, message: string) => {
    dependencies.onTrouble({ restaurantId, kind: trouble, message });
    const seconds = Math.min(FIRST_DELAY_SECONDS * 2 ** due.failures, LONGEST_DELAY_SECONDS);
    await noteTrouble(db, restaurantId, { trouble, code, seconds });
  };
  // What was made to be tried out is never told to the real service, nor the other way round.
  if (due.environment !== agency.environment) return fail('environment', null, due.environment);
  const certificate = openSealed(due.certificate, { key: agency.key, restaurantId });
  if (!certificate) return fail('key', null, 'sealed with another key');
  const records = await listRecords(db, { restaurantId, chain }, answered, MAX_BATCH_RECORDS);
  const [first] = records;
  if (!first) return;
  try {
    const { ca } = agency;
    const client = openAgencyClient({
      url: agency.service,
      certificate,
      ...(ca !== undefined && { ca }),
    });
    await noteSent(db, restaurantId, records.at(-1)?.turn ?? 0);
    const answer = await client.send({
      issuer: issuerOf(first),
      records,
      isIncident: due.isInTrouble,
    });
    await storeAnswer(db, due, records, answer);
  } catch (error) {
    if (!(error instanceof AgencyFailure)) throw error;
    await fail(error.kind, error.code, error.message);
  }
}

function issuerOf({ record }: StoredRecord) {
  return record.of === 'registration' ? record.invoice.issuer : record.issuer;
}

/**
 * Only what the answer speaks of is answered: the rest is sent again. A record that the agency knows although it
 * never left us was told by somebody else, as before a backup was restored.
 */
async function storeAnswer(
  db: Database,
  { restaurantId, chain, sent }: DueSending,
  records: readonly StoredRecord[],
  answer: BatchAnswer,
): Promise<void> {
  const answers: AnswerToInsert[] = [];
  let isForeign = false;
  for (const [index, { turn }] of records.entries()) {
    const one = answer.records[index];
    if (!one) break;
    const mayHaveArrived = turn <= sent;
    isForeign ||= one.duplicate !== null && !mayHaveArrived;
    const { state, error } = standingOf(one, mayHaveArrived);
    answers.push({
      turn,
      state,
      code: error?.code ?? null,
      message: error?.text ?? '',
      csv: answer.csv,
    });
  }
  await db.transaction(async (tx) => {
    await insertAnswers(tx, { restaurantId, chain }, answers, answer.waitSeconds);
    if (isForeign) await stopInvoicing(tx, { restaurantId, chain });
  });
}
