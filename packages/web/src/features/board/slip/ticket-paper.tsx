import { kitchenTicket, type Order } from '@simplato/domain';
import { restaurantTime } from '../../../i18n/describe-when.ts';
import { PrintPaper } from '../../../ui/print-paper.tsx';
import css from './ticket-paper.module.css';

interface TicketPaperProps {
  order: Order;
  onPrinted: () => void;
}

/** A kitchen ticket, printed by the browser. */
export function TicketPaper({ order, onPrinted }: TicketPaperProps) {
  const rows = kitchenTicket(order, restaurantTime(Date.parse(order.placedAt)));
  return (
    <PrintPaper name={order.orderId} onPrinted={onPrinted}>
      {rows.map((row, index) =>
        row.kind === 'rule' ? (
          <hr key={index} className={css.rule} />
        ) : (
          <p key={index} className={css[row.kind]}>
            {row.kind === 'product' && <span className={css.quantity}>{row.quantity}</span>}
            <span>{row.text}</span>
          </p>
        ),
      )}
    </PrintPaper>
  );
}
