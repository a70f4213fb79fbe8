import type { XmlNode } from '../../src/verifactu/read-xml.ts';
import {
  complaintOf,
  readArrived,
  refusalOf,
  type AgencyWorld,
  type ArrivedRecord,
} from './agency-rules.ts';

export type LineState = 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
export type InvoiceState = 'Correcta' | 'AceptadaConErrores' | 'Anulada';

/** An invoice as the agency holds it: what the last record that it took says of it. */
export interface BookedInvoice {
  record: ArrivedRecord;
  state: InvoiceState;
  code: number | null;
}

export interface JudgedRecord {
  record: ArrivedRecord;
  state: LineState;
  code: number | null;
  /** What is booked already, if the record is refused for that. */
  duplicate: BookedInvoice | null;
}

const DUPLICATE = 3000;
const UNKNOWN = 3002;

/** What the agency holds of all issuers. */
export class AgencyBooks {
  readonly #invoices = new Map<string, BookedInvoice>();
  /** In order of arrival, refused ones too; one that was sent again appears again. */
  readonly judged: JudgedRecord[] = [];

  /** Of one issuer, in order of number. */
  invoicesOf(taxId: string): BookedInvoice[] {
    return [...this.#invoices.values()]
      .filter(({ record }) => record.taxId === taxId)
      .toSorted((one, other) => (one.record.number < other.record.number ? -1 : 1));
  }

  /** Records that do not follow the one that arrived before them from the same installation. */
  brokenLinks(): ArrivedRecord[] {
    const last = new Map<string, string>();
    const seen = new Set<string>();
    const broken: ArrivedRecord[] = [];
    for (const { record } of this.judged) {
      const chain = `${record.taxId} ${record.installation}`;
      if (seen.has(record.hash)) continue;
      if (record.previousHash !== (last.get(chain) ?? '')) broken.push(record);
      last.set(chain, record.hash);
      seen.add(record.hash);
    }
    return broken;
  }

  judge(entry: XmlNode, world: AgencyWorld): JudgedRecord {
    const record = readArrived(entry);
    const judged = this.#judge(record, world);
    this.judged.push(judged);
    if (judged.state !== 'Incorrecto') this.#book(judged);
    return judged;
  }

  #judge(record: ArrivedRecord, world: AgencyWorld): JudgedRecord {
    const refused = (code: number, duplicate: BookedInvoice | null = null): JudgedRecord => ({
      record,
      state: 'Incorrecto',
      code,
      duplicate,
    });
    const refusal = refusalOf(record, world);
    if (refusal !== null) return refused(refusal);
    const booked = this.#invoices.get(keyOf(record)) ?? null;
    if (booked === null && mustBeBooked(record)) return refused(UNKNOWN);
    if (booked !== null && mustBeNew(record)) return refused(DUPLICATE, booked);
    const code = complaintOf(record, world, this.#isFirstOf(record));
    return {
      record,
      state: code === null ? 'Correcto' : 'AceptadoConErrores',
      code,
      duplicate: null,
    };
  }

  #isFirstOf({ taxId, installation }: ArrivedRecord): boolean {
    return !this.judged.some(
      ({ record, state }) =>
        state !== 'Incorrecto' && record.taxId === taxId && record.installation === installation,
    );
  }

  #book({ record, code }: JudgedRecord): void {
    const accepted = code === null ? 'Correcta' : 'AceptadaConErrores';
    const state = record.isCancellation ? 'Anulada' : accepted;
    this.#invoices.set(keyOf(record), { record, state, code });
  }
}

const keyOf = ({ taxId, number, day }: ArrivedRecord) => JSON.stringify([taxId, number, day]);

/** By the tables of admissible operations: an amendment and a cancellation are of what there is. */
const mustBeBooked = ({ isCancellation, subsanacion, ...record }: ArrivedRecord) =>
  isCancellation
    ? record.sinRegistroPrevio !== 'S'
    : subsanacion === 'S' && record.rechazoPrevio !== 'X';

const mustBeNew = (record: ArrivedRecord) => !mustBeBooked(record);
