import type { InvoiceRecord } from '@simplato/domain';
import { childOf, childrenOf, readXml, textOf, UnreadableXml, type XmlNode } from './read-xml.ts';

export type RecordState = 'accepted' | 'accepted-with-errors' | 'refused';

/** Of the agency: its code, and its text for those who know its schema. */
export interface AgencyError {
  code: number;
  text: string;
}

export interface RecordAnswer {
  state: RecordState;
  /** Null if accepted without errors. */
  error: AgencyError | null;
  /** What the agency has already, if it refused the record as one that it knows. */
  duplicate: DuplicateRecord | null;
}

export interface DuplicateRecord {
  state: 'accepted' | 'accepted-with-errors' | 'cancelled';
  error: AgencyError | null;
}

/** Of a whole batch that the agency understood. */
export interface BatchAnswer {
  /** The agency's receipt, which it never tells again; null if it refused every record. */
  csv: string | null;
  /** How long to wait before the next call, unless a thousand records are there before. */
  waitSeconds: number;
  /** One for each record sent, in its order; null for those of which the answer does not speak. */
  records: (RecordAnswer | null)[];
}

/**
 * What the agency holds of a record. One that it knows already is as it says, if an earlier answer may have been
 * lost: otherwise somebody else told it of that invoice, such as the restaurant before a backup was restored.
 */
export function standingOf(
  { state, error, duplicate }: RecordAnswer,
  mayHaveArrived: boolean,
): Pick<RecordAnswer, 'state' | 'error'> {
  if (!mayHaveArrived || duplicate === null || duplicate.state === 'cancelled') {
    return { state, error };
  }
  return { state: duplicate.state, error: duplicate.error };
}

/** A batch that was not understood, or not allowed. */
export interface SoapFault {
  /** Whose fault it is: what a server cannot do now may be sent again as it is. */
  by: 'client' | 'server';
  code: number | null;
  text: string;
}

/** Until the agency says otherwise. */
export const FIRST_WAIT_SECONDS = 60;

/**
 * Reads what the agency answers.
 *
 * @param sent the records of the batch, in its order
 * @throws {UnreadableXml} for anything that is neither an answer nor a fault
 */
export function readAnswer(
  text: string,
  sent: readonly InvoiceRecord[],
): { answer: BatchAnswer } | { fault: SoapFault } {
  const envelope = readXml(text);
  const body = childOf(envelope, 'Body');
  const fault = body && childOf(body, 'Fault');
  if (fault) return { fault: readFault(fault) };
  const answer = body && childOf(body, 'RespuestaRegFactuSistemaFacturacion');
  if (!answer || envelope.name !== 'Envelope') throw new UnreadableXml('no answer of the agency');
  return { answer: readBatchAnswer(answer, sent) };
}

/** The text begins with the code: 'Codigo[4104]. …'. */
function readFault(fault: XmlNode): SoapFault {
  const text = textOf(fault, 'faultstring');
  const code = /Codigo\[(\d{1,6})\]/.exec(text)?.[1];
  return {
    by: textOf(fault, 'faultcode').endsWith('Client') ? 'client' : 'server',
    code: code === undefined ? null : Number(code),
    text: text.slice(0, MAX_TEXT),
  };
}

const MAX_TEXT = 1500;

function readBatchAnswer(answer: XmlNode, sent: readonly InvoiceRecord[]): BatchAnswer {
  const wait = textOf(answer, 'TiempoEsperaEnvio');
  const lines = new Map<string, RecordAnswer[]>();
  for (const line of childrenOf(answer, 'RespuestaLinea')) {
    const key = keyOfLine(line);
    lines.set(key, [...(lines.get(key) ?? []), readLine(line)]);
  }
  return {
    csv: textOf(answer, 'CSV') || null,
    waitSeconds: /^\d{1,4}$/.test(wait) ? Number(wait) : FIRST_WAIT_SECONDS,
    records: sent.map((record) => lines.get(keyOfRecord(record))?.shift() ?? null),
  };
}

/** A batch may tell of the same invoice more than once: then the first of a kind has the first answer. */
function keyOfLine(line: XmlNode): string {
  const operation = textOf(line, 'Operacion', 'TipoOperacion');
  const isAmendment = textOf(line, 'Operacion', 'Subsanacion') === 'S';
  return keyOf(
    operation === 'Anulacion',
    isAmendment,
    textOf(line, 'IDFactura', 'IDEmisorFactura'),
    textOf(line, 'IDFactura', 'NumSerieFactura'),
    textOf(line, 'IDFactura', 'FechaExpedicionFactura').split('-').toReversed().join('-'),
  );
}

function keyOfRecord(record: InvoiceRecord): string {
  if (record.of === 'cancellation') {
    return keyOf(true, false, record.issuer.taxId, record.cancels.number, record.cancels.day);
  }
  const { issuer, number, day } = record.invoice;
  return keyOf(false, record.amends !== null, issuer.taxId, number, day);
}

const keyOf = (...parts: readonly [boolean, boolean, string, string, string]): string =>
  JSON.stringify(parts);

const RECORD_STATES: Readonly<Record<string, RecordState>> = {
  Correcto: 'accepted',
  AceptadoConErrores: 'accepted-with-errors',
  Incorrecto: 'refused',
};

const DUPLICATE_STATES: Readonly<Record<string, DuplicateRecord['state']>> = {
  Correcta: 'accepted',
  AceptadaConErrores: 'accepted-with-errors',
  Anulada: 'cancelled',
};

function readLine(line: XmlNode): RecordAnswer {
  const duplicate = childOf(line, 'RegistroDuplicado');
  return {
    state: known(RECORD_STATES, textOf(line, 'EstadoRegistro')),
    error: readError(line),
    duplicate: duplicate
      ? {
          state: known(DUPLICATE_STATES, textOf(duplicate, 'EstadoRegistroDuplicado')),
          error: readError(duplicate),
        }
      : null,
  };
}

function known<State>(states: Readonly<Record<string, State>>, word: string): State {
  const state = states[word];
  if (state === undefined) throw new UnreadableXml('a state that there is not');
  return state;
}

function readError(node: XmlNode): AgencyError | null {
  const code = textOf(node, 'CodigoErrorRegistro');
  if (!/^\d{1,6}$/.test(code)) return null;
  return { code: Number(code), text: textOf(node, 'DescripcionErrorRegistro').slice(0, MAX_TEXT) };
}
