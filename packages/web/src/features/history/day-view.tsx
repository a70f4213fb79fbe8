import type { Disputed } from '@simplato/contract';
import { type DayFigures, formatEuros } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { DAY_MESSAGES as copy } from '../../i18n/es/history.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useSession } from '../session/session-store.ts';
import css from './day-page.module.css';
import {
  CorrectionFigures,
  FormFigures,
  InvoicedFigures,
  hasFigures,
  hasMoved,
  HourFigures,
  MoneyFigures,
  PaymentFigures,
  ProductFigures,
  Takings,
  UnpaidFigures,
  VatFigures,
} from './figure-cards.tsx';
import { fullDay } from './describe-day.ts';
import { KeyFigure } from './figure-table.tsx';
import { dayQuery, promisesQuery } from './history-queries.ts';

const NOT_DISPUTED: Disputed = { orders: [], shares: [] };

/** The figures of one day. */
export function DayView({ day }: { day: string }) {
  const { restaurantId } = useSession();
  const figures = useQuery(dayQuery(restaurantId, day));
  const disputed = figures.data?.disputed ?? NOT_DISPUTED;
  return (
    <>
      <div>
        <p className={css.day} role="status">
          {fullDay(day)}
        </p>
        <p className={css.detail}>{copy.detail}</p>
      </div>
      {figures.isPending && <Overlay text={copy.loading} />}
      {/* What is known is another day's; the arrows must not wait for it. */}
      {figures.isPlaceholderData && (
        <p className={css.detail} role="status">
          {copy.loading}
        </p>
      )}
      {figures.isError && !figures.data && (
        <QueryFailed title={copy.failed} safe={copy.failedText} query={figures} />
      )}
      {disputed.orders.length + disputed.shares.length > 0 && (
        <Notice
          tone="alert"
          role="status"
          title={copy.disputed(disputed)}
          action={
            <Link href={PATHS.history} className={buttonClass({ variant: 'soft' })}>
              {copy.toHistory}
            </Link>
          }
        >
          {copy.disputedText}
        </Notice>
      )}
      {figures.data && !figures.isPlaceholderData && (
        <Figures day={day} figures={figures.data.figures} />
      )}
    </>
  );
}

function Figures({ day, figures }: { day: string; figures: DayFigures }) {
  const { serving, cancelled, money, corrections } = figures;
  if (!hasFigures(figures)) return <EmptyState title={copy.empty} text={copy.emptyText} />;
  return (
    <>
      <dl className={css.key}>
        <Takings figures={figures} />
        <KeyFigure
          name={copy.orders}
          value={String(figures.orders)}
          detail={copy.cancelled(cancelled.orders, formatEuros(cancelled.grossCents))}
        />
        <KeyFigure name={copy.average} value={formatEuros(figures.averageCents)} />
        <KeyFigure
          name={copy.serving}
          value={serving ? copy.minutes(serving.medianMinutes) : copy.noServing}
          detail={
            serving ? copy.servingDetail(serving.averageMinutes, serving.longestMinutes) : undefined
          }
        />
        <PromiseFigure day={day} />
      </dl>
      <div className={css.cards}>
        <HourFigures hours={figures.byHour} />
        <VatFigures bands={figures.byVat} isCorrected={corrections.length > 0} />
        {corrections.length > 0 && <CorrectionFigures corrections={corrections} />}
        <PaymentFigures figures={figures} />
        {figures.byForm.rows.length > 0 && <FormFigures byForm={figures.byForm} />}
        <InvoicedFigures invoiced={figures.invoiced} />
        {figures.unpaid.length > 0 && <UnpaidFigures unpaid={figures.unpaid} />}
        {hasMoved(money) && <MoneyFigures money={money} />}
        <ProductFigures products={figures.byProduct} />
      </div>
      <p className={css.detail}>{copy.openPayments}</p>
    </>
  );
}

/** Nothing where nothing was promised. */
function PromiseFigure({ day }: { day: string }) {
  const { restaurantId } = useSession();
  const { data: record } = useQuery(promisesQuery(restaurantId, day));
  if (!record || record.promised === 0) return null;
  const { promised, held } = record;
  return (
    <KeyFigure
      name={copy.promises}
      value={copy.promisesHeld(held, promised)}
      detail={copy.promisesDetail(Math.floor((100 * held) / promised))}
    />
  );
}
