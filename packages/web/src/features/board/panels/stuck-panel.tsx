import { describeLines, type Order, tableLabel } from '@simplato/domain';
import { STUCK_ORDERS_MESSAGES as copy } from '../../../i18n/es/payments.ts';
import { PaymentBadges } from '../../orders/payment-badges.tsx';
import css from './closed-panel.module.css';
import { SidePanel } from './side-panel.tsx';

interface StuckPanelProps {
  orders: readonly Order[];
  onDetail: (order: Order) => void;
  onClose: () => void;
}

/** Orders that left the board, and whose money a person still has to return. */
export function StuckPanel({ orders, onDetail, onClose }: StuckPanelProps) {
  return (
    <SidePanel title={copy.title} text={copy.text} onClose={onClose}>
      {orders.length === 0 && <p className={css.empty}>{copy.empty}</p>}
      <ul role="list">
        {orders.map((order) => (
          <li key={order.orderId} className={css.order}>
            <button type="button" className={css.words} onClick={() => onDetail(order)}>
              <span className={css.table}>{tableLabel(order.tableName)}</span>{' '}
              <span className={css.number}>nº {order.orderId}</span>
              <span className={css.badges}>
                <PaymentBadges order={order} />
              </span>
              <span className={css.lines}>{describeLines(order.lines).replaceAll('\n', ', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
