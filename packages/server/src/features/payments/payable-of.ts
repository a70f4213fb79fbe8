import { payableOrder } from './payable-order.ts';
import { payableTab } from './payable-tab.ts';
import type { Payable } from './payable.ts';
import type { Payment } from './payment-queries.ts';

export function payableOf(payment: Payment): Payable {
  return payment.orderId === null ? payableTab(payment) : payableOrder(payment);
}
