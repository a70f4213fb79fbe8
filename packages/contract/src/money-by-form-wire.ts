import {
  formatCents,
  formatSignedCents,
  type MoneyByForm,
  type TillRowKind,
} from '@simplato/domain';
import { centsFromWire } from './cents-from-wire.ts';
import * as z from 'zod/mini';
import { signedCents } from './corrections.ts';
import { PAYMENT_FORM_WIRE, paymentFormFromWire, paymentFormToWire } from './tab-payment-wire.ts';
import { money, signedMoney } from './wire-fields.ts';

const KIND_TO_WIRE = {
  charged: 'cobro',
  undone: 'deshecho',
  refunded: 'devuelto',
  'refund-undone': 'devolucion_fallida',
} as const satisfies Record<TillRowKind, string>;

const KINDS_WIRE = Object.values(KIND_TO_WIRE);

const count = z.int().check(z.minimum(0));

/** What came in and went out, of a shift or of a day. */
export const moneyByFormWire = z.object({
  formas: z.array(
    z.object({
      clase: z.enum(KINDS_WIRE),
      forma: z.enum(PAYMENT_FORM_WIRE),
      veces: count,
      /** Without the tip. */
      importe: signedMoney,
      propina: signedMoney,
    }),
  ),
  venta: signedMoney,
  propinas: signedMoney,
  /** Payments that came too late and go back: no sale. */
  tarde: z.object({ pagos: count, cobrado: money, devuelto: signedMoney }),
  /** Of a day: the cash of a shift whose drawer is still to be counted is left out. */
  sinefectivo: z.optional(z.boolean()),
});
type MoneyByFormWire = z.output<typeof moneyByFormWire>;

export function moneyByFormToWire(given: MoneyByForm): MoneyByFormWire {
  return {
    formas: given.rows.map((row) => ({
      clase: KIND_TO_WIRE[row.kind],
      forma: paymentFormToWire(row.form),
      veces: row.count,
      importe: formatSignedCents(row.amountCents),
      propina: formatSignedCents(row.tipCents),
    })),
    venta: formatSignedCents(given.saleCents),
    propinas: formatSignedCents(given.tipCents),
    tarde: {
      pagos: given.late.payments,
      cobrado: formatCents(given.late.inCents),
      devuelto: formatSignedCents(given.late.backCents),
    },
    ...(given.isWithoutCash === true && { sinefectivo: true }),
  };
}

export function moneyByFormFromWire(wire: MoneyByFormWire): MoneyByForm {
  return {
    rows: wire.formas.map((row) => ({
      kind: wordOf(KIND_TO_WIRE, row.clase),
      form: paymentFormFromWire(row.forma),
      count: row.veces,
      amountCents: signedCents(row.importe),
      tipCents: signedCents(row.propina),
    })),
    saleCents: signedCents(wire.venta),
    tipCents: signedCents(wire.propinas),
    late: {
      payments: wire.tarde.pagos,
      inCents: centsFromWire(wire.tarde.cobrado),
      backCents: signedCents(wire.tarde.devuelto),
    },
    ...(wire.sinefectivo === true && { isWithoutCash: true }),
  };
}

/** The code's word for one of the wire's. */
function wordOf<Word extends string, Wire extends string>(
  words: Record<Word, Wire>,
  wire: Wire,
): Word {
  const found = (Object.keys(words) as Word[]).find((word) => words[word] === wire);
  if (found === undefined) throw new Error(`No word is ${wire}`);
  return found;
}
