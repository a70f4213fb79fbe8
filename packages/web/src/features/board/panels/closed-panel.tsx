import { orderFromWire } from '@simplato/contract';
import { listClosedOrders } from '@simplato/contract/staff-endpoints';
import {
  describeLines,
  restaurantStatus,
  type RestaurantStatus,
  type Order,
  reasonForRestaurant,
  tableLabel,
} from '@simplato/domain';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { restaurantTime } from '../../../i18n/describe-when.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PaymentBadges } from '../../orders/payment-badges.tsx';
import css from './closed-panel.module.css';
import { SidePanel } from './side-panel.tsx';

const copy = BOARD_TOOLS_MESSAGES.closed;

/** `board` identifies the board's state: whenever it changes, the list is fetched again. */
function closedOrdersQuery(restaurantId: number, search: string, board: string) {
  return queryOptions({
    queryKey: ['closed-orders', restaurantId, search, board],
    queryFn: async () => {
      const closed = await call(
        listClosedOrders,
        search === '' ? {} : { query: { busca: search } },
      );
      return closed.map(({ pedido, cerrado }) => ({
        order: orderFromWire(pedido),
        closedAt: Date.parse(cerrado),
      }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface ClosedPanelProps {
  restaurantId: number;
  search: string;
  board: string;
  recalling: number | null;
  onRecall: (order: Order) => void;
  onDetail: (order: Order) => void;
  onEverything: () => void;
  onClose: () => void;
}

function endText(status: RestaurantStatus, time: string): string {
  if (status === 'abandoned') return copy.abandonedAt(time);
  return status === 'cancelled' ? copy.cancelledAt(time) : copy.closedAt(time);
}

export function ClosedPanel(props: ClosedPanelProps) {
  const { restaurantId, search, board, recalling, onRecall, onDetail, onEverything } = props;
  const closed = useQuery(closedOrdersQuery(restaurantId, search, board));
  const text = search === '' ? copy.text : copy.matching(search);
  return (
    <SidePanel title={copy.title} text={text} onClose={props.onClose}>
      {search !== '' && (
        <Button variant="outline" wide onClick={onEverything}>
          {copy.everything}
        </Button>
      )}
      {closed.isError && (
        <Notice
          tone="alert"
          role="alert"
          action={
            <Button variant="soft" onClick={() => void closed.refetch()}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed}
        </Notice>
      )}
      {closed.isPending && <p className={css.empty}>{BOARD_TOOLS_MESSAGES.panel.loading}</p>}
      {closed.data?.length === 0 && (
        <p className={css.empty}>{search === '' ? copy.empty : copy.emptySearch}</p>
      )}
      <ul role="list">
        {closed.data?.map(({ order, closedAt }) => (
          <li key={order.orderId} className={css.order}>
            <button type="button" className={css.words} onClick={() => onDetail(order)}>
              <span className={css.table}>{tableLabel(order.tableName)}</span>{' '}
              <span className={css.number}>nº {order.orderId}</span>
              <span className={css.when}>
                {endText(restaurantStatus(order), restaurantTime(closedAt))}
              </span>
              <span className={css.badges}>
                <PaymentBadges order={order} />
              </span>
              <span className={css.lines}>{describeLines(order.lines).replaceAll('\n', ', ')}</span>
              {order.cancelReason !== '' && (
                <span className={css.reason}>«{reasonForRestaurant(order.cancelReason)}»</span>
              )}
            </button>
            {order.status === 'closed' && (
              <Button
                variant="soft"
                aria-label={copy.recallOf(order.orderId)}
                pending={recalling === order.orderId}
                onClick={() => onRecall(order)}
              >
                {copy.recall}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
