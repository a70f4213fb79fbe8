import { addDays, businessDay, type DayFigures, formatEuros, isDate } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { serverNow } from '../../api/server-clock.ts';
import { DAY_MESSAGES as copy } from '../../i18n/es/history.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useSession } from '../session/session-store.ts';
import { StaffBand } from '../../ui/staff-band.tsx';
import css from './day-page.module.css';
import {
  ProductFigures,
  HourFigures,
  MoneyFigures,
  PaymentFigures,
  VatFigures,
} from './figure-cards.tsx';
import { dayQuery } from './history-queries.ts';

const longDay = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' });

export function DayPage() {
  const { restaurantId } = useSession();
  const today = businessDay(serverNow().getTime());
  const [day, setDay] = useState(today);
  const figures = useQuery(dayQuery(restaurantId, day));
  const disputedOrders = figures.data?.disputedOrders ?? [];

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <StaffBand title={copy.heading}>
        <div className={css.days}>
          <IconButton
            tone="onRed"
            label={copy.before}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => setDay(addDays(day, -1))}
          />
          <input
            type="date"
            className={css.date}
            aria-label={copy.date}
            value={day}
            max={today}
            onChange={({ target }) => {
              if (isDate(target.value)) setDay(target.value);
            }}
          />
          <IconButton
            tone="onRed"
            label={copy.after}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={day >= today}
            onClick={() => setDay(addDays(day, 1))}
          />
        </div>
      </StaffBand>
      <div>
        <p className={css.day} role="status">
          {longDay.format(new Date(`${day}T12:00:00Z`))}
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
        <ErrorState
          title={copy.failed}
          text={copy.failedText}
          pending={figures.isFetching}
          onRetry={() => void figures.refetch()}
        />
      )}
      {disputedOrders.length > 0 && (
        <Notice
          tone="alert"
          role="status"
          title={copy.disputed(disputedOrders)}
          action={
            <Link href={PATHS.history} className={buttonClass({ variant: 'soft' })}>
              {copy.toHistory}
            </Link>
          }
        >
          {copy.disputedText}
        </Notice>
      )}
      {figures.data && !figures.isPlaceholderData && <Figures figures={figures.data.figures} />}
    </div>
  );
}

function Figures({ figures }: { figures: DayFigures }) {
  const { serving, cancelled, money } = figures;
  if (figures.orders === 0 && cancelled.orders === 0 && money.payments === 0) {
    return <EmptyState title={copy.empty} text={copy.emptyText} />;
  }
  return (
    <>
      <dl className={css.key}>
        <KeyFigure name={copy.takings} value={formatEuros(figures.grossCents)} />
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
      </dl>
      <div className={css.cards}>
        <HourFigures hours={figures.byHour} />
        <VatFigures bands={figures.byVat} />
        <PaymentFigures online={figures.online} atTable={figures.atTable} due={figures.due} />
        {money.payments > 0 && <MoneyFigures money={money} />}
        <ProductFigures products={figures.byProduct} />
      </div>
      <p className={css.detail}>{copy.openPayments}</p>
    </>
  );
}

interface KeyFigureProps {
  name: string;
  value: string;
  detail?: string | undefined;
}

function KeyFigure({ name, value, detail }: KeyFigureProps) {
  return (
    <div className={css.figure}>
      <dt>{name}</dt>
      <dd className={css.value}>{value}</dd>
      {detail && <dd className={css.small}>{detail}</dd>}
    </div>
  );
}
