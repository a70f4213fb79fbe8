import {
  businessDay,
  formatEuros,
  RESTAURANT_TIME_ZONE,
  restaurantStatus,
  type Order,
  partyLabel,
  paymentStanding,
} from '@simplato/domain';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ChartColumn, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { serverNow } from '../../api/server-clock.ts';
import { HISTORY_MESSAGES as copy, ORDER_WORDS } from '../../i18n/es/history.ts';
import { PATHS } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import { QueryFailed } from '../../forms/query-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { saveCsv } from '../../ui/save-file.ts';
import { useStaffMay } from '../session/own-staff.ts';
import { useUrlFilter } from '../../url-state/use-url-filter.ts';
import { useSession } from '../session/session-store.ts';
import { PaymentBadges } from '../orders/payment-badges.tsx';
import { FilterForm } from './filter-form.tsx';
import { WORDS_IN_ADDRESS } from './history-filter.ts';
import { StaffBand } from '../../ui/staff-band.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import css from './history-page.module.css';
import { historyQuery, readHistoryCsv } from './history-queries.ts';

interface HistoryPageProps {
  renderDetail: (order: Order, close: () => void, applyChange: (order: Order) => void) => ReactNode;
}

export function HistoryPage({ renderDetail }: HistoryPageProps) {
  const { restaurantId } = useSession();
  const mayReadFigures = useStaffMay()?.('read-figures') ?? false;
  const [filter, setFilter] = useUrlFilter(WORDS_IN_ADDRESS);
  const [seen, setSeen] = useState<Order | null>(null);
  const history = useInfiniteQuery(historyQuery(restaurantId, filter));
  const orders = history.data?.pages.flatMap((page) => page.orders) ?? [];
  const isFiltered = Object.values(filter).some((value) => value !== '');
  /** The orders shown are still those of the filter before. */
  const isLoading = history.isPlaceholderData;
  /** After a refund, the row is reloaded too. */
  const applyChange = (order: Order) => {
    setSeen((now) => (now?.orderId === order.orderId ? order : now));
    void history.refetch();
  };
  const download = useMutation({
    mutationFn: async () => {
      const day = businessDay(serverNow().getTime());
      saveCsv(copy.fileName(day), await readHistoryCsv(filter, day));
    },
  });

  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.heading}>
        {mayReadFigures && (
          <Link href={PATHS.dayFigures} className={css.way}>
            <ChartColumn aria-hidden="true" />
            {copy.day}
          </Link>
        )}
      </StaffBand>
      <FilterForm filter={filter} onChange={setFilter} />
      <div className={css.row}>
        <p role="status" className={css.count}>
          {isLoading
            ? copy.loading
            : history.data && copy.shown(orders.length, history.hasNextPage)}
        </p>
        <Button
          variant="outline"
          icon={<Download aria-hidden="true" />}
          pending={download.isPending}
          onClick={() => download.mutate()}
        >
          {copy.download}
        </Button>
      </div>
      {download.isError && (
        <Notice tone="alert" role="alert">
          {copy.downloadFailed}
        </Notice>
      )}
      {history.isPending && <Overlay text={copy.loading} />}
      {history.isError && !history.data && (
        <QueryFailed title={copy.failed} safe={copy.failedText} query={history} />
      )}
      {history.data && !isLoading && orders.length === 0 && (
        <EmptyState
          title={isFiltered ? copy.empty : copy.never}
          text={isFiltered ? copy.emptyText : copy.neverText}
        />
      )}
      {orders.length > 0 && <OrderTable orders={orders} isLoading={isLoading} onSee={setSeen} />}
      {history.isFetchNextPageError && (
        <Notice tone="alert" role="alert">
          {copy.moreFailed} {failureMessage(history.error)}
        </Notice>
      )}
      {history.hasNextPage && (
        <Button
          variant="soft"
          wide
          pending={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
      {seen && renderDetail(seen, () => setSeen(null), applyChange)}
    </StaffPage>
  );
}

const dateTime = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: RESTAURANT_TIME_ZONE,
});

interface OrderTableProps {
  orders: readonly Order[];
  /** Others are on their way. */
  isLoading: boolean;
  onSee: (order: Order) => void;
}

function OrderTable({ orders, isLoading, onSee }: OrderTableProps) {
  const { columns } = copy;
  return (
    <div className={classNames(css.paper, isLoading && css.loading)} aria-busy={isLoading}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.table}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.payment}</th>
            <th scope="col" className={css.money}>
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderId}>
              <th scope="row">
                <button
                  type="button"
                  className={css.see}
                  aria-label={copy.see(order.orderId)}
                  onClick={() => onSee(order)}
                >
                  nº {order.orderId}
                </button>
              </th>
              <td className={css.date}>{dateTime.format(new Date(order.placedAt))}</td>
              <td className={css.where}>{partyLabel(order)}</td>
              <td className={css.status}>
                <Badge tone={order.status === 'cancelled' ? 'alert' : 'neutral'}>
                  {ORDER_WORDS.status[restaurantStatus(order)]}
                </Badge>{' '}
                <PaymentBadges order={order} />
              </td>
              <td className={css.payment}>{ORDER_WORDS.standing[paymentStanding(order)]}</td>
              <td className={css.money}>{formatEuros(order.totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
