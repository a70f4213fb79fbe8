import {
  type Correction,
  type Figures,
  type ProductFigure,
  formatEuros,
  grossOf,
  type HourFigure,
  type InvoicedSeries,
  invoicedNumbers,
  isSold,
  kilosText,
  type MoneyByForm,
  type OnlineMoney,
  tillRowLabel,
  UNPAID_WORDS,
  type UnpaidTabs,
  type VatBand,
} from '@simplato/domain';
import { useState } from 'react';
import { DAY_MESSAGES as copy } from '../../i18n/es/history.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnChart } from './column-chart.tsx';
import css from './day-page.module.css';
import { FigureCard, FigureTable, KeyFigure } from './figure-table.tsx';
import { RowBars } from './row-bars.tsx';

export function HourFigures({ hours }: { hours: readonly HourFigure[] }) {
  return (
    <FigureCard title={copy.byHour}>
      <ColumnChart
        columns={hours.map(({ hour, grossCents }) => ({
          label: copy.hourOf(hour),
          value: grossCents,
          words: formatEuros(grossCents),
        }))}
      />
      <FigureTable
        caption={copy.byHour}
        headings={[copy.hour, copy.orders, copy.total]}
        rows={hours.map(({ hour, orders, grossCents }) => [
          copy.hours(hour),
          String(orders),
          formatEuros(grossCents),
        ])}
        sum={sumRow(hours, ({ orders }) => orders)}
      />
    </FigureCard>
  );
}

/** Rows shown at first. */
const MOST_SHOWN = 10;

export function ProductFigures({ products }: { products: readonly ProductFigure[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const sold = products.filter(isSold);
  const rest = sold[MOST_SHOWN];
  const shown = isWhole || !rest ? products : products.slice(0, products.indexOf(rest));
  return (
    <FigureCard title={copy.byProduct}>
      <RowBars
        rows={sold
          .slice(0, MOST_SHOWN)
          .map(({ name, grossCents }) => ({ label: name, value: grossCents }))}
      />
      <FigureTable
        caption={copy.byProduct}
        headings={[copy.product, copy.units, copy.total]}
        rows={shown.map(productRow)}
        isWithin={(index) => shown[index]?.menu !== undefined}
        sum={sumRow(sold, ({ quantity }) => quantity)}
      />
      {rest && (
        <Button variant="ghost" wide aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? copy.bestProducts : copy.allProducts(sold.length)}
        </Button>
      )}
    </FigureCard>
  );
}

function productRow({ name, grams, quantity, grossCents, menu }: ProductFigure): string[] {
  return [
    grams === undefined ? name : `${name} · ${kilosText(grams)}`,
    String(quantity),
    menu ? copy.inMenu : formatEuros(grossCents),
  ];
}

interface VatFiguresProps {
  bands: readonly VatBand[];
  /** Something came back, and is subtracted from them. */
  isCorrected: boolean;
}

export function VatFigures({ bands, isCorrected }: VatFiguresProps) {
  const total = (of: (band: VatBand) => number) =>
    formatEuros(bands.reduce((sum, band) => sum + of(band), 0));
  return (
    <FigureCard title={copy.byVat}>
      <RowBars
        rows={bands.map(({ vatPercent, vatCents }) => ({
          label: `${vatPercent} %`,
          value: vatCents,
        }))}
      />
      <FigureTable
        caption={copy.byVat}
        headings={[copy.rate, copy.base, copy.tax, copy.total]}
        rows={bands.map((band) => [
          `${band.vatPercent} %`,
          formatEuros(band.netCents),
          formatEuros(band.vatCents),
          formatEuros(band.grossCents),
        ])}
        sum={[
          copy.sum,
          total(({ netCents }) => netCents),
          total(({ vatCents }) => vatCents),
          total(({ grossCents }) => grossCents),
        ]}
      />
      {isCorrected && <p className={css.detail}>{copy.correctedVat}</p>}
    </FigureCard>
  );
}

/** What was issued, by series; nothing of a restaurant that does not invoice. */
export function InvoicedFigures({ invoiced }: Pick<Figures, 'invoiced'>) {
  if (invoiced.length === 0) return null;
  const total = (of: (one: InvoicedSeries) => number) =>
    invoiced.reduce((sum, one) => sum + of(one), 0);
  return (
    <FigureCard title={copy.invoiced}>
      <FigureTable
        caption={copy.invoiced}
        headings={[copy.invoicedNumbers, copy.invoicedCount, copy.total]}
        rows={invoiced.map(({ first, last, invoices, soldCents }) => [
          invoicedNumbers({ first, last }),
          String(invoices),
          formatEuros(soldCents),
        ])}
        sum={[
          copy.sum,
          String(total(({ invoices }) => invoices)),
          formatEuros(total(({ soldCents }) => soldCents)),
        ]}
      />
      <p className={css.detail}>{copy.invoicedText}</p>
    </FigureCard>
  );
}

export function PaymentFigures({ figures }: { figures: Figures }) {
  const { online, atTable, due, collected } = figures;
  const ways = [
    { label: copy.atTable, ...atTable },
    ...(due.orders > 0 ? [{ label: copy.due, ...due }] : []),
    { label: copy.online, ...online },
  ];
  return (
    <FigureCard title={copy.byPayment}>
      <RowBars rows={ways.map(({ label, grossCents }) => ({ label, value: grossCents }))} />
      <FigureTable
        caption={copy.byPayment}
        headings={[copy.way, copy.orders, copy.total]}
        rows={ways.map(({ label, orders, grossCents }) => [
          label,
          String(orders),
          formatEuros(grossCents),
        ])}
        sum={sumRow(ways, ({ orders }) => orders)}
      />
      <p className={css.detail}>{copy.byPaymentText}</p>
      {due.orders > 0 && <p className={css.detail}>{copy.openTables}</p>}
      {collected.orders > 0 && (
        <p className={css.detail}>
          {copy.collected(collected.orders, formatEuros(collected.grossCents))}
        </p>
      )}
    </FigureCard>
  );
}

/** What came in and went out in each form, for orders and tabs alike, on the day on which it did. */
export function FormFigures({
  byForm: { rows, saleCents, tipCents, late, isWithoutCash },
}: {
  byForm: MoneyByForm;
}) {
  const isLate = late.inCents !== 0 || late.backCents !== 0;
  return (
    <FigureCard title={copy.byForm}>
      <RowBars
        rows={rows
          .filter(({ kind }) => kind === 'charged')
          .map((row) => ({ label: tillRowLabel(row), value: row.amountCents }))}
      />
      <FigureTable
        caption={copy.byForm}
        headings={[copy.way, copy.times, copy.amount, copy.tip]}
        rows={rows.map((row) => [
          tillRowLabel(row),
          String(row.count),
          formatEuros(row.amountCents),
          formatEuros(row.tipCents),
        ])}
        sum={[copy.sum, '', formatEuros(saleCents), formatEuros(tipCents)]}
      />
      {isWithoutCash === true && <p className={css.detail}>{copy.withoutCash}</p>}
      <p className={css.detail}>{copy.byFormText}</p>
      {isLate && (
        <p className={css.detail}>
          {copy.late(formatEuros(late.inCents), formatEuros(late.backCents))}
        </p>
      )}
    </FigureCard>
  );
}

/** Tabs that were closed with something due, by reason. */
export function UnpaidFigures({ unpaid }: { unpaid: readonly UnpaidTabs[] }) {
  const rows = UNPAID_WORDS.flatMap(({ reason, words }) => {
    const found = unpaid.find((one) => one.reason === reason);
    return found ? [{ ...found, words }] : [];
  });
  const total = (of: (one: UnpaidTabs) => number) => rows.reduce((sum, one) => sum + of(one), 0);
  return (
    <FigureCard title={copy.unpaid}>
      <FigureTable
        caption={copy.unpaid}
        headings={[copy.reason, copy.tabs, copy.total]}
        rows={rows.map(({ words, tabs, dueCents }) => [words, String(tabs), formatEuros(dueCents)])}
        sum={[
          copy.sum,
          String(total(({ tabs }) => tabs)),
          formatEuros(total(({ dueCents }) => dueCents)),
        ]}
      />
      <p className={css.detail}>{copy.unpaidText}</p>
    </FigureCard>
  );
}

/** What was paid online, refunds, fees, and what the restaurant keeps. */
export function MoneyFigures({ money }: { money: OnlineMoney }) {
  const isDisputed = money.disputedCents !== 0;
  const rows: [name: string, cents: number][] = [
    [copy.charged, money.chargedCents],
    [copy.tips, money.tipCents],
    [copy.refunded, -money.refundedCents],
    [copy.platformFee, -money.platformFeeCents],
    [copy.providerFee, -money.providerFeeCents],
    ...(isDisputed ? [[copy.disputedMoney, -money.disputedCents] as [string, number]] : []),
  ];
  return (
    <FigureCard title={copy.onlineMoney}>
      <FigureTable
        caption={copy.onlineMoney}
        headings={[copy.concept, copy.amount]}
        // `|| 0` turns -0 into 0, so that no minus sign is shown.
        rows={rows.map(([name, cents]) => [name, formatEuros(cents || 0)])}
        sum={[copy.net, formatEuros(money.netCents)]}
      />
      {isDisputed && <p className={css.detail}>{copy.disputedMoneyText}</p>}
      {money.withoutFee > 0 && <p className={css.detail}>{copy.withoutFee(money.withoutFee)}</p>}
    </FigureCard>
  );
}

/** The sales, and what is left of them when something came back. */
export function Takings({ figures: { grossCents, corrected } }: { figures: Figures }) {
  const left = formatEuros(grossCents + corrected.grossCents);
  return (
    <KeyFigure
      name={copy.takings}
      value={formatEuros(grossCents)}
      detail={corrected.entries > 0 ? copy.left(left) : undefined}
    />
  );
}

/** Whether money moved online, in either direction. */
export function hasMoved({
  payments,
  refundedCents,
  disputedCents,
  ...fees
}: OnlineMoney): boolean {
  const { platformFeeCents, providerFeeCents } = fees;
  return (
    payments > 0 ||
    [refundedCents, disputedCents, platformFeeCents, providerFeeCents].some((cents) => cents !== 0)
  );
}

/** Whether anything happened. */
export function hasFigures({
  orders,
  cancelled,
  corrected,
  collected,
  ...figures
}: Figures): boolean {
  const { money, byForm, unpaid } = figures;
  const counts = [orders, cancelled.orders, corrected.entries, collected.orders];
  counts.push(byForm.rows.length, unpaid.length);
  return counts.some((count) => count > 0) || hasMoved(money);
}

/** What came back of earlier sales, on the day on which it did. */
export function CorrectionFigures({ corrections }: { corrections: readonly Correction[] }) {
  const amounts = corrections.map(({ vat }) => grossOf(vat));
  return (
    <FigureCard title={copy.corrected}>
      <FigureTable
        caption={copy.corrected}
        headings={[copy.orders, copy.what, copy.total]}
        rows={corrections.map(({ orderId, paymentNumber, tableName, kind }, index) => [
          orderId === null ? copy.share(paymentNumber ?? 0, tableName) : copy.order(orderId),
          copy.correction[kind],
          formatEuros(amounts[index] ?? 0),
        ])}
        sum={[copy.sum, '', formatEuros(amounts.reduce((sum, one) => sum + one, 0))]}
      />
      <p className={css.detail}>{copy.correctedText}</p>
    </FigureCard>
  );
}

function sumRow<Figure extends { grossCents: number }>(
  figures: readonly Figure[],
  countOf: (figure: Figure) => number,
): string[] {
  return [
    copy.sum,
    String(figures.reduce((sum, figure) => sum + countOf(figure), 0)),
    formatEuros(figures.reduce((sum, figure) => sum + figure.grossCents, 0)),
  ];
}
