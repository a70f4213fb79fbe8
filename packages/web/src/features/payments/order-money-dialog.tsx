import type { Order } from '@simplato/domain';
import { MONEY_MESSAGES as copy } from '../../i18n/es/payments.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OrderMoney } from './order-money.tsx';

interface OrderMoneyDialogProps {
  order: Order;
  onChange: (order: Order) => void;
  onClose: () => void;
}

/** The money of an order that was paid by itself, over another screen. */
export function OrderMoneyDialog({ order, onChange, onClose }: OrderMoneyDialogProps) {
  return (
    <Dialog open size="small" title={copy.titleOfOrder(order.orderId)} onClose={onClose}>
      <OrderMoney order={order} onChange={onChange} />
    </Dialog>
  );
}
