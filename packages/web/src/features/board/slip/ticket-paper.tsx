import { kitchenTicket, type Order, type TicketRow } from '@simplato/domain';
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
  return <RowsPaper name={order.orderId} rows={rows} onPrinted={onPrinted} />;
}

interface RowsPaperProps {
  /** As that of PrintPaper. */
  name: string | number;
  rows: readonly TicketRow[];
  onPrinted: () => void;
}

export function RowsPaper({ name, rows, onPrinted }: RowsPaperProps) {
  return (
    <PrintPaper name={name} onPrinted={onPrinted}>
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
