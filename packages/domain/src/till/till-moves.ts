import type { Cents } from '../money/money.ts';
import type { PaymentForm } from '../tabs/tab-payment.ts';
import {
  formBack,
  saleCents,
  standingRefunds,
  TILL_FORMS,
  type Reckoning,
  type TillPayment,
} from './till-payment.ts';

/*
 * What came in and went out, by form: of a shift, or of a day or any other span.
 */

export const TILL_ROW_KINDS = ['charged', 'undone', 'refunded', 'refund-undone'] as const;
export type TillRowKind = (typeof TILL_ROW_KINDS)[number];

/** What came in or went out in one way; below zero for what went out. */
export interface TillRow {
  kind: TillRowKind;
  form: PaymentForm;
  count: number;
  /** Without the tip. */
  amountCents: Cents;
  tipCents: Cents;
}

/** What came in and went out, tips apart. */
export interface MoneyByForm {
  /** Only those in which something moved, in the order of kinds and forms. */
  rows: TillRow[];
  saleCents: Cents;
  tipCents: Cents;
  /** What came too late, and what of it went back; no sale. */
  late: { payments: number; inCents: Cents; backCents: Cents };
  /** Of a day: without the cash of a shift whose drawer is still to be counted. */
  isWithoutCash?: boolean;
}

export interface Move extends Omit<TillRow, 'count'> {
  person: string | null;
  isLate: boolean;
}

export function moneyByForm(moves: readonly Move[]): MoneyByForm {
  const sales = moves.filter(({ isLate }) => !isLate);
  const late = moves.filter(({ isLate }) => isLate);
  const lateIn = late.filter(({ kind }) => kind === 'charged');
  const lateBack = late.filter(({ kind }) => kind !== 'charged');
  return {
    rows: rowsOf(sales),
    saleCents: sum(sales, ({ amountCents }) => amountCents),
    tipCents: sum(sales, ({ tipCents }) => tipCents),
    late: {
      payments: lateIn.length,
      inCents: sum(lateIn, ({ amountCents }) => amountCents),
      backCents: 0 - sum(lateBack, ({ amountCents }) => amountCents),
    },
  };
}

/** Those of several days together. */
export function addMoneyByForm(all: readonly MoneyByForm[]): MoneyByForm {
  const rows = all.flatMap((one) => one.rows);
  return {
    rows: everyRow((kind, form) => {
      const found = rows.filter((row) => row.kind === kind && row.form === form);
      return { found, count: sum(found, ({ count }) => count) };
    }),
    saleCents: sum(all, ({ saleCents: cents }) => cents),
    tipCents: sum(all, ({ tipCents }) => tipCents),
    late: {
      payments: sum(all, ({ late }) => late.payments),
      inCents: sum(all, ({ late }) => late.inCents),
      backCents: sum(all, ({ late }) => late.backCents),
    },
    ...(all.some(({ isWithoutCash }) => isWithoutCash === true) && { isWithoutCash: true }),
  };
}

export function movesOf(payment: TillPayment): Move[] {
  const { form, isLate, refunds, undone } = payment;
  const [sale, tip] = [saleCents(payment), payment.tipCents];
  const moves: Move[] = [];
  // What of the money is back so far: the tip last.
  let backCents = backOf(payment, 'before');
  const move = (kind: TillRowKind, by: Pick<Move, 'form' | 'person'>, cents: Cents) => {
    const before = Math.min(sale, backCents);
    backCents -= cents;
    const amountCents = before - Math.min(sale, backCents);
    moves.push({ kind, ...by, isLate, amountCents, tipCents: cents - amountCents });
  };
  if (payment.counted === 'now') {
    const person = form === 'online' ? null : payment.takenBy;
    moves.push({ kind: 'charged', form, person, isLate, amountCents: sale, tipCents: tip });
  }
  for (const refund of refunds) {
    const by = { form: formBack(payment, refund), person: refund.isByHand ? refund.actor : null };
    if (refund.counted === 'now') move('refunded', by, -refund.amountCents);
    if (refund.undone === 'now') move('refund-undone', by, refund.amountCents);
  }
  if (undone?.counted === 'now') {
    move('undone', { form, person: undone.by }, Math.min(0, backCents - payment.amountCents));
  }
  return moves;
}

function backOf(payment: TillPayment, reckoning: Reckoning): Cents {
  return sum(standingRefunds(payment, reckoning), ({ amountCents }) => amountCents);
}

function rowsOf(moves: readonly Move[]): TillRow[] {
  return everyRow((kind, form) => {
    const found = moves.filter((move) => move.kind === kind && move.form === form);
    return { found, count: found.length };
  });
}

function everyRow(
  of: (
    kind: TillRowKind,
    form: PaymentForm,
  ) => { found: readonly Pick<TillRow, 'amountCents' | 'tipCents'>[]; count: number },
): TillRow[] {
  return TILL_ROW_KINDS.flatMap((kind) =>
    TILL_FORMS.map((form) => {
      const { found, count } = of(kind, form);
      return {
        kind,
        form,
        count,
        amountCents: sum(found, ({ amountCents }) => amountCents),
        tipCents: sum(found, ({ tipCents }) => tipCents),
      };
    }),
  ).filter(({ count }) => count > 0);
}

function sum<One>(all: readonly One[], of: (one: One) => Cents): Cents {
  return all.reduce((total, one) => total + of(one), 0);
}
