import { isPaidAtTable, type Order, type Product } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { OWN_ORDERS_MESSAGES } from '../../i18n/es/orders.ts';
import { useMessages, useEuros } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useSession } from '../session/session-store.ts';
import { useDinerStream } from '../orders/diner-stream.tsx';
import { StreamDown } from './stream-down.tsx';
import { newestFirst, ownOrdersQuery } from '../orders/own-orders-query.ts';
import { OwnOrderSlip } from './own-order-slip.tsx';
import css from './own-orders-page.module.css';
import { PayingOverlay } from '../checkout/paying/waiting-payment.tsx';

interface OwnOrdersPageProps {
  /** From the current menu; empty until loaded, or if the orders' own texts are enough. */
  products: readonly Product[];
}

export function OwnOrdersPage({ products }: OwnOrdersPageProps) {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const { restaurantId } = useSession();
  const orders = useQuery(ownOrdersQuery(restaurantId));
  const stream = useDinerStream();
  const byId = useMemo(() => new Map(products.map((one) => [one.productId, one])), [products]);

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <PageTitle detail={copy.detail}>{copy.heading}</PageTitle>
      <StreamDown stream={stream} />
      <PayingOverlay />
      {orders.isPending && <Overlay text={copy.loading} />}
      {orders.isError && !orders.data && (
        <ErrorState
          title={copy.failed}
          text={copy.failedText}
          pending={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      )}
      {orders.data?.length === 0 && (
        <EmptyState
          title={copy.empty}
          text={copy.emptyText}
          action={
            <Link href={PATHS.menu} className={buttonClass({})}>
              {copy.emptyAction}
            </Link>
          }
        />
      )}
      {orders.data && orders.data.length > 0 && (
        <>
          <PaidAtTable orders={orders.data} />
          <ul role="list" className={css.slips}>
            {newestFirst(orders.data).map((order) => (
              <OwnOrderSlip key={order.orderId} order={order} products={byId} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The total of all orders paid at the table, from the second on: what the table owes together. */
function PaidAtTable({ orders }: { orders: readonly Order[] }) {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const euros = useEuros();
  const atTable = orders.filter(isPaidAtTable);
  if (atTable.length < 2) return null;
  return (
    <p className={css.atTable}>
      {copy.atTable(atTable.length)}{' '}
      <strong>{euros(atTable.reduce((sum, { totalCents }) => sum + totalCents, 0))}</strong>
    </p>
  );
}
