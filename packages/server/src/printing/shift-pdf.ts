import {
  differenceCents,
  formatEuros,
  invoicedNumbers,
  PHONES_LABEL,
  safeCents,
  SINCE_COUNTED,
  shortName,
  spanishDate,
  tableLabel,
  tillRowLabel,
  wallTime,
  type Cents,
  type ClosedShift,
} from '@simplato/domain';
import { FAINT, paperPdf, type Paper } from './paper.ts';
import type { Doc } from './pdf.ts';

const SMALL = { size: 7.5, colour: FAINT };
const BOLD = { font: 'bold' } as const;

/** The Z of a closed shift, on receipt paper. */
export async function shiftPdf(
  shift: ClosedShift,
  { legalName, taxId }: { legalName: string; taxId: string },
): Promise<Doc> {
  const title = `Z ${shift.shiftNumber} · ${shortName(legalName)}`;
  return paperPdf(title, 'es', (paper) => {
    paper.text(shortName(legalName), { font: 'serif', size: 15, align: 'center', gap: 3 });
    paper.text(`${legalName} · NIF ${taxId}`, { ...SMALL, align: 'center' });
    drawShift(paper, shift);
  });
}

function drawShift(paper: Paper, shift: ClosedShift): void {
  const { report, movements, countedCents } = shift;
  const { drawer, late } = report;
  const euros = (cents: Cents) => formatEuros(cents);
  paper.rule();
  paper.text(`Z ${shift.shiftNumber}`, { font: 'bold', size: 15 });
  paper.text(`Abierto ${dayAndTime(shift.openedAt)}, ${shift.openedBy}`, SMALL);
  paper.text(`Cerrado ${dayAndTime(shift.closedAt)}, ${shift.closedBy}`, SMALL);
  paper.rule();
  for (const row of report.rows) {
    paper.row(`${tillRowLabel(row)} (${row.count})`, euros(row.amountCents));
    if (row.tipCents !== 0) paper.text(`y ${euros(row.tipCents)} de propina`, SMALL);
  }
  paper.row('Venta del turno', euros(report.saleCents), { font: 'bold', size: 11 });
  paper.row('Propinas, fuera de la venta', euros(report.tipCents));
  if (late.inCents > 0) paper.row(`Llegó tarde (${late.payments})`, euros(late.inCents));
  if (late.backCents !== 0) paper.row('Devuelto de lo que llegó tarde', euros(-late.backCents));
  paper.rule();
  for (const { vatPercent, netCents, vatCents } of report.byVat) {
    paper.row(`IVA ${vatPercent} %, base ${euros(netCents)}`, euros(vatCents));
  }
  if (report.invoiced && report.invoiced.length > 0) paper.rule();
  for (const { first, last, invoices, soldCents } of report.invoiced ?? []) {
    paper.row(`Facturas (${invoices})`, euros(soldCents));
    paper.text(invoicedNumbers({ first, last }), SMALL);
  }
  paper.rule();
  for (const { name, amountCents } of report.byPerson) {
    paper.row(name ?? PHONES_LABEL, euros(amountCents));
  }
  paper.rule();
  paper.row('Fondo', euros(drawer.floatCents));
  for (const { reason, cents, actor } of movements) {
    paper.row(`${reason}, ${actor}`, euros(cents));
  }
  paper.row('Efectivo cobrado, con propinas', euros(drawer.cashCents));
  if (drawer.cashBackCents !== 0) paper.row('Efectivo devuelto', euros(-drawer.cashBackCents));
  paper.row('Esperado', euros(drawer.expectedCents), BOLD);
  paper.row('Contado', euros(countedCents), BOLD);
  paper.row('Diferencia', euros(differenceCents(countedCents, drawer)), BOLD);
  if (shift.differenceReason !== '') paper.text(shift.differenceReason, SMALL);
  if (drawer.sinceCents !== 0) paper.row(SINCE_COUNTED, euros(drawer.sinceCents));
  paper.row('Queda en el cajón', euros(shift.leftCents));
  paper.row('A la caja fuerte', euros(safeCents(shift)));
  if (report.open.length > 0) paper.rule();
  for (const { paymentNumber, tableName, amountCents } of report.open) {
    paper.row(
      `Pago sin terminar ${paymentNumber}, ${tableLabel(tableName)}`,
      euros(amountCents),
      SMALL,
    );
  }
}

function dayAndTime(at: string): string {
  const { date, time } = wallTime(Date.parse(at));
  return `${spanishDate(date)} ${time}`;
}
