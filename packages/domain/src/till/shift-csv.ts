import { invoicedNumbers } from '../invoices/invoiced-series.ts';
import type { Cents } from '../money/money.ts';
import { csvText, decimalComma } from '../text/csv.ts';
import { spanishDate, wallTime } from '../time/restaurant-time.ts';
import { differenceCents, safeCents, type ClosedShift } from './closed-shift.ts';
import { PHONES_LABEL, SINCE_COUNTED, tillRowLabel } from './till-labels.ts';

const HEADINGS = ['Apartado', 'Concepto', 'Veces', 'Base', 'Cuota', 'Importe', 'Propina'] as const;

type Cells = [part: string, what: string, cells?: { count?: number; base?: Cents; tax?: Cents }];

/** A closed shift for whoever keeps the books. */
export function shiftCsv(shift: ClosedShift): string {
  const { report, movements, countedCents, leftCents } = shift;
  const { drawer } = report;
  const row = ([part, what, { count, base, tax } = {}]: Cells, amount?: Cents, tip?: Cents) => [
    part,
    what,
    count === undefined ? '' : String(count),
    ...[base, tax, amount, tip].map((cents) => (cents === undefined ? '' : decimalComma(cents))),
  ];
  return csvText([
    HEADINGS,
    row(['Turno', `Z ${shift.shiftNumber}`]),
    row(['Turno', `Abierto ${dayAndTime(shift.openedAt)}, ${shift.openedBy}`]),
    row(['Turno', `Cerrado ${dayAndTime(shift.closedAt)}, ${shift.closedBy}`]),
    ...report.rows.map((one) =>
      row(
        ['Forma de pago', tillRowLabel(one), { count: one.count }],
        one.amountCents,
        one.tipCents,
      ),
    ),
    row(['Forma de pago', 'Suma'], report.saleCents, report.tipCents),
    ...lateRows(shift).map(([what, cents, cells]) =>
      row(['Fuera de la venta', what, cells], cents),
    ),
    ...report.byVat.map(({ vatPercent, netCents, vatCents, grossCents }) =>
      row(['IVA', `${vatPercent} %`, { base: netCents, tax: vatCents }], grossCents),
    ),
    ...(report.invoiced ?? []).map(({ first, last, invoices, soldCents }) =>
      row(['Facturas', invoicedNumbers({ first, last }), { count: invoices }], soldCents),
    ),
    ...report.byPerson.map(({ name, amountCents }) =>
      row(['Quién cobra', name ?? PHONES_LABEL], amountCents),
    ),
    row(['Cajón', 'Fondo'], drawer.floatCents),
    ...movements.map(({ cents, reason, actor, movedAt }) =>
      row(['Cajón', `${reason} (${dayAndTime(movedAt)}, ${actor})`], cents),
    ),
    row(['Cajón', 'Efectivo cobrado'], drawer.cashCents),
    row(['Cajón', 'Efectivo devuelto'], -drawer.cashBackCents),
    row(['Cajón', 'Esperado'], drawer.expectedCents),
    row(['Cajón', 'Contado'], countedCents),
    row(
      ['Cajón', ['Diferencia', shift.differenceReason].filter(Boolean).join(': ')],
      differenceCents(countedCents, drawer),
    ),
    ...(drawer.sinceCents === 0 ? [] : [row(['Cajón', SINCE_COUNTED], drawer.sinceCents)]),
    row(['Cajón', 'Queda en el cajón'], leftCents),
    row(['Cajón', 'A la caja fuerte'], safeCents(shift)),
    ...report.open.map(({ paymentNumber, tableName, amountCents, isLetGo }) =>
      row(
        [
          isLetGo === true ? 'Pago sin terminar, si llega se devuelve' : 'Pago sin terminar',
          `${paymentNumber}, mesa ${tableName}`,
        ],
        amountCents,
      ),
    ),
  ]);
}

function lateRows({ report: { late } }: ClosedShift): [string, Cents, { count?: number }][] {
  const rows: [string, Cents, { count?: number }][] = [
    ['Llegó tarde', late.inCents, { count: late.payments }],
    ['Devuelto de lo que llegó tarde', -late.backCents, {}],
  ];
  return rows.filter(([, cents]) => cents !== 0);
}

function dayAndTime(at: string): string {
  const { date, time } = wallTime(Date.parse(at));
  return `${spanishDate(date)} ${time}`;
}
