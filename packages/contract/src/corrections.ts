import {
  addDays,
  CORRECTION_KINDS,
  formatSignedCents,
  grossOf,
  isDate,
  parseSignedCents,
  type Cents,
  type Correction,
  type CorrectionKind,
  type VatBand,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { dayParam } from './history.ts';
import { lineUnitsFromWire, lineUnitsToWire, lineUnitsWire } from './line-units-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { id, isoTime, signedMoney } from './wire-fields.ts';

/** What the wire calls each kind of correction. */
const KIND_TO_WIRE = {
  cancelled: 'cancelado',
  removed: 'quitado',
  refunded: 'devuelto',
  'refund-undone': 'devolucion_fallida',
  'returned-by-hand': 'devuelto_en_mano',
  'dispute-lost': 'reclamacion_perdida',
  'dispute-won': 'reclamacion_ganada',
} as const satisfies Record<CorrectionKind, string>;

const KINDS_WIRE = Object.values(KIND_TO_WIRE);

/** Base and quota by rate; below zero for what is taken back. */
export const vatWire = z.array(
  z.object({ porcentaje: z.int(), base: signedMoney, cuota: signedMoney, total: signedMoney }),
);

/** The most days that are read at once. */
export const PERIOD_DAYS = 366;

interface Days {
  desde: string;
  hasta: string;
}
const areDates = ({ desde, hasta }: Days) => isDate(desde) && isDate(hasta);

/** Days from the first to the last, both included. What is no date has its own message. */
export const periodQuery = z.object({ desde: dayParam, hasta: dayParam }).check(
  z.refine((days) => !areDates(days) || days.desde <= days.hasta, {
    path: ['hasta'],
    error: 'El último día es anterior al primero',
  }),
  z.refine((days) => !areDates(days) || days.hasta < addDays(days.desde, PERIOD_DAYS), {
    path: ['hasta'],
    error: 'Como mucho, un año',
  }),
);

/** Something that changes what an order or a tab had sold, on the day on which it happens. */
export const correctionWire = z.object({
  fecha: isoTime,
  /** Null for a share of a tab. */
  idorder: z.nullable(id),
  /** Of a share of a tab; null for an order. */
  idpago: z.nullable(id),
  mesa: z.string(),
  clase: z.enum(KINDS_WIRE),
  total: signedMoney,
  iva: vatWire,
  /** What was taken off the order; absent otherwise. */
  lineas: z.optional(z.array(lineUnitsWire)),
});
type CorrectionWire = z.output<typeof correctionWire>;

export const vatToWire = (bands: readonly VatBand[]): z.output<typeof vatWire> =>
  bands.map((band) => ({
    porcentaje: band.vatPercent,
    base: formatSignedCents(band.netCents),
    cuota: formatSignedCents(band.vatCents),
    total: formatSignedCents(band.grossCents),
  }));

export const vatFromWire = (wire: z.output<typeof vatWire>): VatBand[] =>
  wire.map((band) => ({
    vatPercent: band.porcentaje,
    netCents: signedCents(band.base),
    vatCents: signedCents(band.cuota),
    grossCents: signedCents(band.total),
  }));

export function signedCents(text: string): Cents {
  return parseSignedCents(text) ?? 0;
}

export const correctionToWire = ({ at, kind, ...entry }: Correction): CorrectionWire => ({
  fecha: at,
  idorder: entry.orderId,
  idpago: entry.paymentNumber,
  mesa: entry.tableName,
  clase: KIND_TO_WIRE[kind],
  total: formatSignedCents(grossOf(entry.vat)),
  iva: vatToWire(entry.vat),
  ...(entry.removed.length > 0 && { lineas: entry.removed.map(lineUnitsToWire) }),
});

export function correctionFromWire(wire: CorrectionWire): Correction {
  const kind = CORRECTION_KINDS.find((one) => KIND_TO_WIRE[one] === wire.clase) ?? 'refunded';
  return {
    at: wire.fecha,
    kind,
    orderId: wire.idorder,
    paymentNumber: wire.idpago,
    tableName: wire.mesa,
    vat: vatFromWire(wire.iva),
    removed: (wire.lineas ?? []).map(lineUnitsFromWire),
  };
}

export const listCorrections = defineEndpoint(staffEndpoints.listCorrections, {
  summary:
    'Lo que se devolvió, se anuló otro día o se perdió en una reclamación, en su propio día.',
  query: periodQuery,
  answers: { 200: z.object({ movimientos: z.array(correctionWire) }) },
  errors: [],
  example: {
    query: { desde: '2026-11-20', hasta: '2026-11-20' },
    answer: {
      movimientos: [
        {
          fecha: '2026-11-20T21:40:00.000Z',
          idorder: 128,
          idpago: null,
          mesa: '4',
          clase: 'devuelto',
          total: '-11.00',
          iva: [{ porcentaje: 10, base: '-10.00', cuota: '-1.00', total: '-11.00' }],
        },
      ],
    },
  },
});
