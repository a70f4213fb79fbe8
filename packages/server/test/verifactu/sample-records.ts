import {
  chainLink,
  vatBands,
  wallTimeWithOffset,
  type ChainLink,
  type InvoiceName,
  type InvoiceRecord,
  type RegisteredInvoice,
} from '@simplato/domain';
import { hashRecord } from '../../src/verifactu/hash-record.ts';
import type { HashedRecord, InvoicingSystem } from '../../src/verifactu/record-xml.ts';

/** Numbers of the agency's own examples and of its testing service: nobody's. */
export const ISSUER = { name: 'La Tagliatella de Aranjuez, S.L.', taxId: '89890001K' };
export const COMPANY = { name: 'Cervezas & Licores <del Norte>, S.L.', taxId: 'B12345674' };

export const SYSTEM: InvoicingSystem = {
  producer: { name: 'Simplato', taxId: 'A39200019' },
  name: 'Simplato',
  id: 'SP',
  version: '0.1.0',
  installation: '1001-1',
  isOneOfSeveral: false,
};

/** A record before it has its place in a chain. */
type Unchained = InvoiceRecord extends infer One
  ? One extends InvoiceRecord
    ? Omit<One, 'previous' | 'generatedAt'>
    : never
  : never;

/** Gives records their places, as a restaurant does: one after the other, a second apart. */
export class SampleChain {
  previous: ChainLink | null = null;
  #now: number;
  readonly #system: InvoicingSystem;

  constructor(now: Date, system: InvoicingSystem = SYSTEM) {
    this.#now = now.getTime();
    this.#system = system;
  }

  add(unchained: Unchained): HashedRecord {
    const record: InvoiceRecord = {
      ...unchained,
      previous: this.previous,
      generatedAt: wallTimeWithOffset(this.#now),
    };
    const hash = hashRecord(record);
    this.#now += 1000;
    this.previous = chainLink(record, hash);
    return { record, hash, system: this.#system };
  }

  register(change: Partial<RegisteredInvoice> = {}): HashedRecord {
    return this.add({ of: 'registration', invoice: { ...TICKET, ...change }, amends: null });
  }
}

export const TICKET: RegisteredInvoice = {
  issuer: ISSUER,
  number: 'T1-2026/000001',
  day: '2026-11-30',
  kind: 'F2',
  description: 'Servicio de restaurante',
  recipient: null,
  corrects: [],
  replaces: [],
  isSimplifiedForCompany: false,
  bands: vatBands([
    { grossCents: 2350, vatPercent: 10 },
    { grossCents: 600, vatPercent: 21 },
  ]),
};

const nameOf = ({ number, day }: RegisteredInvoice): InvoiceName => ({ number, day });
const known = { isRegistered: true, wasRefused: false };
const refund = vatBands([{ grossCents: 600, vatPercent: 21 }]).map((band) => ({
  ...band,
  grossCents: -band.grossCents,
  netCents: -band.netCents,
  vatCents: -band.vatCents,
}));

/** One of each that the product makes, by what it shows. The first begins a chain. */
export function sampleRecords(): [what: string, HashedRecord][] {
  const winter = new SampleChain(new Date('2026-11-30T01:58:59Z'));
  const summer = new SampleChain(new Date('2027-07-15T21:59:59Z'), {
    ...SYSTEM,
    installation: '1002-1',
    isOneOfSeveral: true,
  });
  const full = { kind: 'F1', recipient: COMPANY } as const;
  const reference = [nameOf(TICKET)];
  return [
    ['F2, first of its chain', winter.register()],
    ['F2 of one rate', winter.register({ bands: vatBands([{ grossCents: 1, vatPercent: 10 }]) })],
    ['F2 of nothing', winter.register({ bands: vatBands([{ grossCents: 0, vatPercent: 10 }]) })],
    ['F1', winter.register(full)],
    ['F1 at once', winter.register({ ...full, isSimplifiedForCompany: true })],
    ['F3', winter.register({ ...full, kind: 'F3', replaces: [...reference, ...reference] })],
    ['R5', winter.register({ kind: 'R5', corrects: reference, bands: refund })],
    ['R1', winter.register({ ...full, kind: 'R1', corrects: reference, bands: refund })],
    ['R4', winter.register({ ...full, kind: 'R4', corrects: [...reference, ...reference] })],
    ['F3 of an R5', winter.register({ ...full, kind: 'F3', replaces: reference, bands: refund })],
    ['amendment', winter.add({ of: 'registration', invoice: TICKET, amends: known })],
    [
      'amendment of what was refused',
      winter.add({
        of: 'registration',
        invoice: TICKET,
        amends: { isRegistered: false, wasRefused: true },
      }),
    ],
    [
      'amendment after one that was refused',
      winter.add({
        of: 'registration',
        invoice: TICKET,
        amends: { isRegistered: true, wasRefused: true },
      }),
    ],
    [
      'cancellation',
      winter.add({ of: 'cancellation', issuer: ISSUER, cancels: nameOf(TICKET), holding: known }),
    ],
    [
      'cancellation of what the agency does not have',
      winter.add({
        of: 'cancellation',
        issuer: ISSUER,
        cancels: nameOf(TICKET),
        holding: { isRegistered: false, wasRefused: true },
      }),
    ],
    [
      'cancellation, first of its chain',
      summer.add({ of: 'cancellation', issuer: ISSUER, cancels: nameOf(TICKET), holding: known }),
    ],
    ['F2 in summer', summer.register({ day: '2027-07-15', number: 'T1-2027/000001' })],
    [
      'the longest and oddest texts',
      summer.register({
        ...full,
        number: `A & ${'9'.repeat(56)}`,
        description: `Menú  "del día"\r\n\u0000${'ñ'.repeat(600)}`,
        recipient: { name: `L'Olla 中华 🍕 <&> ${'x'.repeat(200)}`, taxId: 'X1234567L' },
        bands: vatBands([{ grossCents: 99_999_999_99, vatPercent: 21 }]),
      }),
    ],
    [
      'many references',
      summer.register({
        ...full,
        kind: 'F3',
        replaces: Array.from({ length: 1000 }, (_, index) => ({
          number: `T1-2026/${index}`,
          day: '2026-11-30',
        })),
      }),
    ],
  ];
}
