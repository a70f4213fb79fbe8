import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { createSecureContext, type SecureContext } from 'node:tls';
import { batchXml, type RecordBatch } from './batch-xml.ts';
import { readAnswer, type BatchAnswer, type SoapFault } from './read-answer.ts';
import { UnreadableXml } from './read-xml.ts';

/**
 * Why a batch has no answer of its own:
 * - 'transport': nothing is known of it, so it is sent again as it is, and what arrived is a duplicate
 * - 'certificate': the same, but somebody has to see to the certificate
 * - 'refused': the agency will never take it as it is
 */
export type FailureKind = 'transport' | 'certificate' | 'refused';

/** Its message is for the log: no certificate, no password, nothing of the records. */
export class AgencyFailure extends Error {
  override readonly name = 'AgencyFailure';
  readonly kind: FailureKind;
  /** The agency's, if it said one. */
  readonly code: number | null;

  constructor(kind: FailureKind, message: string, code: number | null = null) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

export interface AgencyClientOptions {
  /** Where batches are sent; https. */
  url: string;
  /** PKCS#12, of the issuer or of who may speak for it. */
  certificate: { pfx: Buffer; password: string };
  /** Certificates to trust in place of Node's own list. */
  ca?: string;
  timeoutMs?: number;
}

export interface AgencyClient {
  /** @throws {AgencyFailure} if there is no answer */
  send(batch: RecordBatch): Promise<BatchAnswer>;
}

/** The agency may need a minute for a thousand records. */
const TIMEOUT_MS = 120_000;
/** A thousand answers have less than three. */
const MAX_ANSWER_BYTES = 10_000_000;

/**
 * Sends batches to the agency's VERI*FACTU service (SOAP 1.1, document/literal), each over a connection of
 * its own.
 *
 * @throws {AgencyFailure} 'certificate', if it cannot be opened
 */
export function openAgencyClient(options: AgencyClientOptions): AgencyClient {
  const { certificate, ca } = options;
  const secureContext = openContext(certificate.pfx, certificate.password, ca);
  return {
    send: async (batch) => {
      const { status, text } = await post(options, secureContext, batchXml(batch));
      if (status === 401 || status === 403) {
        throw new AgencyFailure('certificate', `The agency answers ${status}.`);
      }
      const sent = batch.records.map(({ record }) => record);
      const read = readOrFail(status, () => readAnswer(text, sent));
      if ('fault' in read) throw failureOf(read.fault);
      return read.answer;
    },
  };
}

function openContext(pfx: Buffer, passphrase: string, ca: string | undefined): SecureContext {
  try {
    return createSecureContext({
      pfx,
      passphrase,
      minVersion: 'TLSv1.2',
      ...(ca === undefined ? {} : { ca }),
    });
  } catch {
    throw new AgencyFailure('certificate', 'The certificate cannot be opened.');
  }
}

/** A page of a proxy, an empty answer or half of one says nothing about the batch. */
function readOrFail<Read>(status: number, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    throw new AgencyFailure('transport', `Unreadable answer, status ${status}: ${error.message}`);
  }
}

/** Faults of the agency's own machinery, which it ascribes to the client all the same. */
const PASSING = new Set([3500, 3501, 4108, 4110, 4111, 4128, 4134, 4139, 4141]);
const NOT_ENTITLED = 4112;

function failureOf({ by, code, text }: SoapFault): AgencyFailure {
  if (code === NOT_ENTITLED) return new AgencyFailure('certificate', text, code);
  const isPassing = by === 'server' || (code !== null && PASSING.has(code));
  return new AgencyFailure(isPassing ? 'transport' : 'refused', text, code);
}

/** What the agency's TLS says to a certificate that it does not take: expired, revoked, of nobody it knows. */
const CERTIFICATE_ALERT = /alert (?:(?:\w+ )?certificate(?: \w+)?|unknown ca|access denied)/i;

async function post(
  { url, timeoutMs = TIMEOUT_MS }: AgencyClientOptions,
  secureContext: SecureContext,
  body: string,
): Promise<{ status: number; text: string }> {
  const bytes = Buffer.from(body, 'utf8');
  try {
    const call = request(url, {
      method: 'POST',
      agent: new Agent({ secureContext }),
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': 'text/xml; charset=utf-8',
        'Content-Length': bytes.length,
        SOAPAction: '""',
      },
    });
    call.end(bytes);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, text: await readText(response) };
  } catch (error) {
    throw error instanceof AgencyFailure ? error : asFailure(error);
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new AgencyFailure('transport', 'The answer has no end.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The original is not attached as a cause: it knows the connection, and so the certificate. */
function asFailure(error: unknown): AgencyFailure {
  if (!(error instanceof Error)) return new AgencyFailure('transport', 'unknown');
  const [alert] = CERTIFICATE_ALERT.exec(error.message) ?? [];
  if (alert !== undefined) return new AgencyFailure('certificate', alert);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return new AgencyFailure('transport', code);
}
