import { isStuck, type Order } from '@simplato/domain';
import { IDEMPOTENCY_HEADER, orderFromWire } from '@simplato/contract';
import { refundOrder } from '@simplato/contract/staff-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useEffect, useEffectEvent } from 'react';
import { MONEY_MESSAGES as copy, REFUND_MESSAGES } from '../../i18n/es/payments.ts';
import { useStaffMay } from '../session/own-staff.ts';
import { MoneyFailed, MoneySums } from './money-sums.tsx';
import { orderMoneyQuery } from './order-money-query.ts';
import { ReturnByHand } from './return-by-hand.tsx';
import { TabPayments } from './tab-payments.tsx';
import type { RefundTarget } from './use-refund.ts';

interface OrderMoneyProps {
  order: Order;
  /** Called when the order has changed. */
  onChange: (order: Order) => void;
}

/**
 * What was paid online for an order, its fees and refunds; nothing if there was no attempt to pay.
 */
export function OrderMoney({ order, onChange }: OrderMoneyProps) {
  const money = useQuery(orderMoneyQuery(order));
  const queryClient = useQueryClient();
  const mayRefund = useStaffMay()?.('refund-order') ?? false;
  const { restaurantId, orderId } = order;
  const target: RefundTarget = {
    title: REFUND_MESSAGES.title(orderId),
    tableName: order.tableName,
    lines: order.lines,
    send: async (key, que, motivo) => {
      const { devolucion, pedido } = await call(refundOrder, {
        params: { id: orderId },
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: { que, motivo },
      });
      await queryClient.invalidateQueries({ queryKey: ['order-money', restaurantId, orderId] });
      onChange(orderFromWire(pedido));
      return devolucion.numero;
    },
  };
  // Of an order that its tab pays, the tab says what was given back.
  const known = order.payment === 'paid' ? money.data : undefined;
  const refundedCents = known?.refundedCents ?? order.refundedCents;
  const tell = useEffectEvent(() => onChange({ ...order, refundedCents }));
  useEffect(() => {
    if (refundedCents !== order.refundedCents) tell();
  }, [refundedCents, order.refundedCents]);

  if (money.isError && !money.data) {
    return <MoneyFailed text={copy.failed} onRetry={() => void money.refetch()} />;
  }
  if (!money.data) return null;
  const { attempts, tab } = money.data;
  return (
    <>
      {attempts.length > 0 && (
        <MoneySums target={target} money={money.data}>
          {mayRefund && isStuck(order) && <ReturnByHand order={order} onChange={onChange} />}
        </MoneySums>
      )}
      {tab && <TabPayments restaurantId={restaurantId} tableName={order.tableName} tab={tab} />}
    </>
  );
}
