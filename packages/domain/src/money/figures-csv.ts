import { csvText, decimalComma } from '../text/csv.ts';
import { spanishDate } from '../time/restaurant-time.ts';
import { UNPAID_WORDS, type UnpaidTabs } from '../tabs/unpaid-tabs.ts';
import { tillRowLabel } from '../till/till-labels.ts';
import type { TillRow } from '../till/till-moves.ts';
import type { Figures, OnlineMoney } from './day-figures.ts';
import type { Cents } from './money.ts';
import { subtractVatBands, type VatBand } from './tax.ts';

const HEADINGS = ['Fecha', 'Concepto', 'IVA', 'Base', 'Cuota', 'Total'] as const;

/** What moved online, by its name in the file; what is not the restaurant's to keep is below zero. */
const ONLINE: readonly [concept: string, of: (money: OnlineMoney) => Cents][] = [
  ['Cobrado online, propinas incluidas', ({ chargedCents }) => chargedCents],
  ['De ello, propinas', ({ tipCents }) => tipCents],
  ['Devuelto online', ({ refundedCents }) => -refundedCents],
  ['Comisión de Simplato', ({ platformFeeCents }) => -platformFeeCents],
  ['Comisión del servicio de pagos', ({ providerFeeCents }) => -providerFeeCents],
  ['Reclamado por los bancos', ({ disputedCents }) => -disputedCents],
];

/**
 * The figures of days for whoever keeps the books: a row for each day and rate, what was sold and what
 * came back apart, then what moved in each form and what was closed unpaid, then what moved online.
 */
export function figuresCsv(days: readonly { day: string; figures: Figures }[]): string {
  const rows = days.flatMap(({ day, figures: { byVat, corrected, money, ...figures } }) => {
    const vatRows = (concept: string, bands: readonly VatBand[]) =>
      bands.map(({ vatPercent, netCents, vatCents, grossCents }) => [
        concept,
        `${vatPercent} %`,
        ...[netCents, vatCents, grossCents].map(decimalComma),
      ]);
    const moved = [
      ...figures.byForm.rows.flatMap(formRows),
      ...unpaidRows(figures.unpaid),
      ...ONLINE.map(([concept, of]) => [concept, of(money)] as const),
    ]
      .filter(([, cents]) => cents !== 0)
      .map(([concept, cents]) => [concept, '', '', '', decimalComma(cents)]);
    return [
      ...vatRows('Ventas', subtractVatBands(byVat, corrected.byVat)),
      ...vatRows('Devuelto y anulado', corrected.byVat),
      ...moved,
    ].map((cells) => [spanishDate(day), ...cells]);
  });
  return csvText([HEADINGS, ...rows]);
}

function formRows(row: TillRow): [concept: string, cents: Cents][] {
  const label = tillRowLabel(row);
  return [
    [`Cobros: ${label}`, row.amountCents],
    [`Propinas: ${label}`, row.tipCents],
  ];
}

function unpaidRows(unpaid: readonly UnpaidTabs[]): [concept: string, cents: Cents][] {
  return UNPAID_WORDS.map(({ reason, words }) => [
    `Sin cobrar: ${words}`,
    unpaid.find((one) => one.reason === reason)?.dueCents ?? 0,
  ]);
}
