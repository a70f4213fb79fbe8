import { IDEMPOTENCY_HEADER, type TabWire } from '@simplato/contract';
import { refundTabPayment } from '@simplato/contract/staff-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { MONEY_MESSAGES as copy, REFUND_MESSAGES } from '../../i18n/es/payments.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MoneyFailed, MoneySums } from './money-sums.tsx';
import { paymentMoneyQuery, type PaymentKey } from './order-money-query.ts';
import type { RefundTarget } from './use-refund.ts';

interface PaymentMoneyProps {
  payment: PaymentKey & { tableName: string };
  onChange?: (tab: TabWire) => void;
  onClose: () => void;
}

/** The money of what somebody paid online of a tab, as that of an order. */
export function PaymentMoneyDialog({ payment, onChange, onClose }: PaymentMoneyProps) {
  const { restaurantId, tabId, paymentNumber, tableName } = payment;
  const money = useQuery(paymentMoneyQuery(payment));
  const queryClient = useQueryClient();
  const target: RefundTarget = {
    title: REFUND_MESSAGES.titleOfPayment(paymentNumber),
    tableName,
    lines: [],
    send: async (key, que, motivo) => {
      if (que.tipo === 'lineas') throw new Error('A payment is given back whole or by an amount.');
      const { devolucion, cuenta } = await call(refundTabPayment, {
        params: { id: tabId, idpago: paymentNumber },
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: { que, motivo },
      });
      await queryClient.invalidateQueries({
        queryKey: ['payment-money', restaurantId, paymentNumber],
      });
      void queryClient.invalidateQueries({ queryKey: ['order-money', restaurantId] });
      onChange?.(cuenta);
      return devolucion.numero;
    },
  };
  return (
    <Dialog open size="small" title={copy.titleOfPayment(paymentNumber)} onClose={onClose}>
      {money.isPending && <p role="status">{copy.loading}</p>}
      {money.isError && !money.data && (
        <MoneyFailed text={copy.failedPayment} onRetry={() => void money.refetch()} />
      )}
      {money.data && <MoneySums target={target} money={money.data} />}
    </Dialog>
  );
}
