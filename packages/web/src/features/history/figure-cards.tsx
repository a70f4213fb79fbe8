import {
  type ProductFigure,
  formatEuros,
  type HourFigure,
  type OnlineMoney,
  type PaymentFigure,
  type VatBand,
} from '@simplato/domain';
import { useState } from 'react';
import { DAY_MESSAGES as copy } from '../../i18n/es/history.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnChart } from './column-chart.tsx';
import css from './day-page.module.css';
import { FigureCard, FigureTable } from './figure-table.tsx';
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
  const best = products.slice(0, MOST_SHOWN);
  return (
    <FigureCard title={copy.byProduct}>
      <RowBars rows={best.map(({ name, grossCents }) => ({ label: name, value: grossCents }))} />
      <FigureTable
        caption={copy.byProduct}
        headings={[copy.product, copy.units, copy.total]}
        rows={(isWhole ? products : best).map(({ name, quantity, grossCents }) => [
          name,
          String(quantity),
          formatEuros(grossCents),
        ])}
        sum={sumRow(products, ({ quantity }) => quantity)}
      />
      {products.length > MOST_SHOWN && (
        <Button variant="ghost" wide aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? copy.bestProducts : copy.allProducts(products.length)}
        </Button>
      )}
    </FigureCard>
  );
}

export function VatFigures({ bands }: { bands: readonly VatBand[] }) {
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
    </FigureCard>
  );
}

interface PaymentFiguresProps {
  online: PaymentFigure;
  atTable: PaymentFigure;
  due: PaymentFigure;
}

export function PaymentFigures({ online, atTable, due }: PaymentFiguresProps) {
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
      {due.orders > 0 && <p className={css.detail}>{copy.openTables}</p>}
    </FigureCard>
  );
}

/** What was paid online, refunds, fees, and what the restaurant keeps. */
export function MoneyFigures({ money }: { money: OnlineMoney }) {
  const rows: [name: string, cents: number][] = [
    [copy.charged, money.chargedCents],
    [copy.tips, money.tipCents],
    [copy.refunded, -money.refundedCents],
    [copy.platformFee, -money.platformFeeCents],
    [copy.providerFee, -money.providerFeeCents],
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
      {money.withoutFee > 0 && <p className={css.detail}>{copy.withoutFee(money.withoutFee)}</p>}
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
