import type { InvoicedSeries } from '../invoices/invoiced-series.ts';
import type { Cents } from '../money/money.ts';
import type { VatBand } from '../money/tax.ts';
import {
  movesOf,
  moneyByForm,
  type Move,
  type MoneyByForm,
  type TillRowKind,
} from './till-moves.ts';
import { formBack, type TillPayment, type TillTab } from './till-payment.ts';
import { vatOfMoney } from './till-vat.ts';

/*
 * What a shift took and gave back: its X so far, its Z once it is closed. Each payment, each refund, and
 * each of them that was undone counts once, in the shift that is the first to find it.
 */

/** What somebody took, less what they gave back, without tips. */
export interface PersonFigure {
  /** Null for what phones paid, and for what went back to them. */
  name: string | null;
  amountCents: Cents;
}

/** Cash put into the drawer or taken out of it, but not by a payment. */
export interface CashMovement {
  movementNumber: number;
  /** Below zero when taken out. */
  cents: Cents;
  reason: string;
  actor: string;
  /** ISO 8601. */
  movedAt: string;
}

/** What has to be in the drawer, by the moment of counting it where it is counted. */
export interface Drawer {
  floatCents: Cents;
  inCents: Cents;
  outCents: Cents;
  /** Tips in cash included. */
  cashCents: Cents;
  /** Of the takings: given back, or undone. */
  cashBackCents: Cents;
  expectedCents: Cents;
  /** What came in since it was counted, less what went out: no part of what was expected then. */
  sinceCents: Cents;
}

/** A payment that is under way: whichever shift runs when it ends counts it. */
export interface OpenPayment {
  paymentNumber: number;
  tableName: string;
  amountCents: Cents;
  /** Nothing waits for it any more: what comes of it goes back. Absent from a Z of before. */
  isLetGo?: boolean;
  /** ISO 8601. */
  startedAt: string;
}

export interface ShiftReport extends MoneyByForm {
  /** Like the rows, without what came too late. */
  charges: number;
  /** Refunds, and charges that were undone. */
  returns: number;
  byVat: VatBand[];
  /** Phones first, then by name. */
  byPerson: PersonFigure[];
  /** Null while nobody has counted it: whoever counts must not know what is expected. */
  drawer: Drawer | null;
  open: OpenPayment[];
  /** Issued since the Z before. Absent from a Z of before, and until the drawer is counted. */
  invoiced?: InvoicedSeries[];
}

export interface ShiftMoney {
  /** All those that this shift counts anything of, and the others of their tabs. */
  payments: readonly TillPayment[];
  tabs: readonly TillTab[];
  open: readonly OpenPayment[];
}

interface DrawerStart {
  floatCents: Cents;
  movements: readonly Pick<CashMovement, 'cents'>[];
  /** What had to be in it when it was counted; null where that is now. */
  expectedCents: Cents | null;
}

/** @param start null to leave out all that is cash, from which the drawer's balance would follow */
export function shiftReport(
  { payments, tabs, open }: ShiftMoney,
  start: DrawerStart | null,
): ShiftReport {
  const seen = start === null ? withoutCash(payments) : payments;
  const moves = seen.flatMap(movesOf);
  const sales = moves.filter(({ isLate }) => !isLate);
  return {
    ...moneyByForm(moves),
    charges: sales.filter(({ kind }) => kind === 'charged').length,
    returns: sales.filter(({ kind }) => kind === 'refunded' || kind === 'undone').length,
    byVat: vatOfMoney(seen, payments, tabs),
    byPerson: personsOf(sales),
    drawer: start && drawerOf(start, moves),
    open: [...open],
  };
}

function withoutCash(payments: readonly TillPayment[]): TillPayment[] {
  return payments
    .filter(({ form }) => form !== 'cash')
    .map((payment) => ({
      ...payment,
      refunds: payment.refunds.filter((refund) => formBack(payment, refund) !== 'cash'),
    }));
}

function personsOf(moves: readonly Move[]): PersonFigure[] {
  const byName = new Map<string | null, Cents>();
  for (const { person, amountCents } of moves) {
    byName.set(person, (byName.get(person) ?? 0) + amountCents);
  }
  return [...byName]
    .map(([name, amountCents]) => ({ name, amountCents }))
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'es'));
}

function drawerOf(start: DrawerStart, moves: readonly Move[]): Drawer {
  const { floatCents, movements } = start;
  const cash = moves
    .filter(({ form }) => form === 'cash')
    .map(({ kind, amountCents, tipCents }) => ({ kind, cents: amountCents + tipCents }));
  const isTaken = ({ kind }: { kind: TillRowKind }) => kind === 'charged';
  const inCents = sum(
    movements.filter(({ cents }) => cents > 0),
    ({ cents }) => cents,
  );
  const outCents =
    0 -
    sum(
      movements.filter(({ cents }) => cents < 0),
      ({ cents }) => cents,
    );
  const cashCents = sum(cash.filter(isTaken), ({ cents }) => cents);
  const cashBackCents =
    0 -
    sum(
      cash.filter((one) => !isTaken(one)),
      ({ cents }) => cents,
    );
  const nowCents = floatCents + inCents - outCents + cashCents - cashBackCents;
  const expectedCents = start.expectedCents ?? nowCents;
  const sinceCents = nowCents - expectedCents;
  return { floatCents, inCents, outCents, cashCents, cashBackCents, expectedCents, sinceCents };
}

function sum<One>(all: readonly One[], of: (one: One) => Cents): Cents {
  return all.reduce((total, one) => total + of(one), 0);
}
