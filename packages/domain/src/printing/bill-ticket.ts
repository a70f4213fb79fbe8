import { formatEuros, type Cents } from '../money/money.ts';
import { billOf } from '../tabs/bill.ts';
import type { TabTotals } from '../tabs/tab.ts';
import { tableLabel } from '../tables/table-label.ts';
import { wallTime } from '../time/restaurant-time.ts';
import type { TicketRow } from './kitchen-ticket.ts';

/** What a table has had and what is due, as its bill is drawn from, on screens and on paper. */
export interface BilledTab {
  tableName: string;
  /** ISO 8601. */
  openedAt: string;
  orders: Parameters<typeof billOf>[0];
  totals: Pick<TabTotals, 'totalCents' | 'paidCents' | 'dueCents'>;
}

/** The words of a bill in Spanish, the language of the printed one. */
export const BILL_ES = {
  title: 'Cuenta',
  notReceipt: 'No es un recibo ni una factura.',
  empty: 'Todavía no han pedido nada.',
  at: (table: string, day: string, time: string) => `${table} · ${day}, ${time}`,
  givenBack: 'Devuelto por el restaurante',
  total: 'Total',
  paid: 'Pagado',
  due: 'Por pagar',
  vat: 'IVA incluido en los platos:',
  rate: (percent: number, base: string) => `${percent} % de ${base}`,
} as const;

/** A row of a printed bill or invoice: of a ticket, with an amount at its end, or a QR code. */
export type BillRow =
  | TicketRow
  | { kind: 'qr'; text: string }
  | { kind: 'amount'; text: string; amount: string; isStrong: boolean };

/** A table's bill for the restaurant's printer. */
export function billTicket(restaurant: string, tab: BilledTab): BillRow[] {
  const { lines, productsCents, bands } = billOf(tab.orders);
  const { totalCents, paidCents, dueCents } = tab.totals;
  const { date, time } = wallTime(Date.parse(tab.openedAt));
  const day = date.split('-').toReversed().join('/');
  const row = (text: string, cents: Cents, isStrong = false): BillRow => {
    return { kind: 'amount', text, amount: formatEuros(cents), isStrong };
  };
  const givenBackCents = productsCents - totalCents;
  return [
    { kind: 'table', text: tableLabel(tab.tableName) },
    { kind: 'detail', text: restaurant },
    { kind: 'detail', text: `${BILL_ES.title} · ${day}, ${time}` },
    { kind: 'rule' },
    ...lines.map(({ quantity, name, grossCents }) => row(`${quantity} ${name}`, grossCents)),
    { kind: 'rule' },
    ...(givenBackCents > 0 ? [row(BILL_ES.givenBack, -givenBackCents)] : []),
    row(BILL_ES.total, totalCents, true),
    ...(paidCents > 0 ? [row(BILL_ES.paid, paidCents), row(BILL_ES.due, dueCents, true)] : []),
    { kind: 'rule' },
    { kind: 'detail', text: BILL_ES.vat },
    ...bands.map(({ vatPercent, netCents, vatCents }) =>
      row(BILL_ES.rate(vatPercent, formatEuros(netCents)), vatCents),
    ),
    { kind: 'detail', text: BILL_ES.notReceipt },
  ];
}
