import { describeLines, formatEuros, type Order, tableLabel } from '@simplato/domain';
import { restaurantTime } from '../../../i18n/describe-when.ts';
import { OPEN_PAYMENTS_MESSAGES as copy } from '../../../i18n/es/payments.ts';
import { Button } from '../../../ui/button.tsx';
import css from './closed-panel.module.css';
import { SidePanel } from './side-panel.tsx';

interface PaymentsPanelProps {
  orders: readonly Order[];
  onDetail: (order: Order) => void;
  onCancel: (order: Order) => void;
  onClose: () => void;
}

/** Orders being paid online at present, and since when. */
export function PaymentsPanel({ orders, onDetail, onCancel, onClose }: PaymentsPanelProps) {
  return (
    <SidePanel title={copy.title} text={copy.text} onClose={onClose}>
      {orders.length === 0 && <p className={css.empty}>{copy.empty}</p>}
      <ul role="list">
        {orders.map((order) => (
          <li key={order.orderId} className={css.order}>
            <button type="button" className={css.words} onClick={() => onDetail(order)}>
              <span className={css.table}>{tableLabel(order.tableName)}</span>{' '}
              <span className={css.number}>nº {order.orderId}</span>
              <span className={css.when}>
                {copy.since(restaurantTime(Date.parse(order.placedAt)))} ·{' '}
                {formatEuros(order.totalCents)}
              </span>
              <span className={css.lines}>{describeLines(order.lines).replaceAll('\n', ', ')}</span>
            </button>
            <Button
              variant="outline"
              aria-label={copy.cancelOf(order.orderId)}
              onClick={() => onCancel(order)}
            >
              {copy.cancel}
            </Button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
