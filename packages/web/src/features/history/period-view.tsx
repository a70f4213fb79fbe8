import { addFigures, figuresCsv, type Figures, formatEuros } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { DAY_MESSAGES as copy } from '../../i18n/es/history.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { saveCsv } from '../../ui/save-file.ts';
import { useSession } from '../session/session-store.ts';
import css from './day-page.module.css';
import {
  FormFigures,
  InvoicedFigures,
  hasFigures,
  hasMoved,
  MoneyFigures,
  PaymentFigures,
  ProductFigures,
  Takings,
  UnpaidFigures,
  VatFigures,
} from './figure-cards.tsx';
import { longDay, shortDay } from './describe-day.ts';
import { FigureCard, FigureTable, KeyFigure } from './figure-table.tsx';
import { periodQuery } from './history-queries.ts';

interface PeriodViewProps {
  /** The first and the last day, both included. */
  from: string;
  until: string;
}

/** The figures of several days together, day by day, and as a file for whoever keeps the books. */
export function PeriodView({ from, until }: PeriodViewProps) {
  const { restaurantId } = useSession();
  const period = useQuery(periodQuery(restaurantId, from, until));
  const { days = [], byProduct = [] } = period.data ?? {};
  const figures = addFigures(days.map((one) => one.figures));
  return (
    <>
      <div>
        <p className={css.day} role="status">
          {copy.untilText(longDay(from), longDay(until))}
        </p>
        <p className={css.detail}>{copy.periodDetail}</p>
      </div>
      {period.isPending && <Overlay text={copy.periodLoading} />}
      {period.isError && (
        <QueryFailed title={copy.periodFailed} safe={copy.failedText} query={period} />
      )}
      {period.data && !hasFigures(figures) && (
        <EmptyState title={copy.periodEmpty} text={copy.periodEmptyText} />
      )}
      {period.data && hasFigures(figures) && (
        <>
          <dl className={css.key}>
            <Takings figures={figures} />
            <KeyFigure
              name={copy.orders}
              value={String(figures.orders)}
              detail={copy.cancelled(
                figures.cancelled.orders,
                formatEuros(figures.cancelled.grossCents),
              )}
            />
            <KeyFigure name={copy.average} value={formatEuros(figures.averageCents)} />
          </dl>
          <Button
            variant="soft"
            icon={<Download aria-hidden="true" />}
            onClick={() => saveCsv(copy.fileName(from, until), figuresCsv(days))}
          >
            {copy.download}
          </Button>
          <div className={css.cards}>
            <VatFigures bands={figures.byVat} isCorrected={figures.corrected.entries > 0} />
            <DaysFigures days={days} sum={figures} />
            <PaymentFigures figures={figures} />
            {figures.byForm.rows.length > 0 && <FormFigures byForm={figures.byForm} />}
            <InvoicedFigures invoiced={figures.invoiced} />
            {figures.unpaid.length > 0 && <UnpaidFigures unpaid={figures.unpaid} />}
            {hasMoved(figures.money) && <MoneyFigures money={figures.money} />}
            <ProductFigures products={byProduct} />
          </div>
          <p className={css.detail}>{copy.openPayments}</p>
        </>
      )}
    </>
  );
}

interface DaysFiguresProps {
  days: readonly { day: string; figures: Figures }[];
  sum: Figures;
}

/** Days on which nothing happened are left out. */
function DaysFigures({ days, sum }: DaysFiguresProps) {
  const cells = ({ orders, grossCents, corrected }: Figures) => [
    String(orders),
    formatEuros(grossCents),
    formatEuros(corrected.grossCents),
  ];
  return (
    <FigureCard title={copy.byDay}>
      <FigureTable
        caption={copy.byDay}
        headings={[copy.day, copy.orders, copy.takings, copy.corrected]}
        rows={days
          .filter(({ figures }) => hasFigures(figures))
          .map(({ day, figures }) => [shortDay(day), ...cells(figures)])}
        sum={[copy.sum, ...cells(sum)]}
      />
    </FigureCard>
  );
}
