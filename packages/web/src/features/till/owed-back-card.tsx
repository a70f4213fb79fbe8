import type { OwedBack } from '@simplato/contract';
import { handBack, returnByHand } from '@simplato/contract/staff-endpoints';
import { formatEuros, tableLabel } from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { TILL_MESSAGES } from '../../i18n/es/till.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useStaffMay } from '../session/own-staff.ts';
import css from './till-page.module.css';
import { tillQuery } from './till-queries.ts';

const copy = TILL_MESSAGES.owedBack;

interface OwedBackProps {
  restaurantId: number;
  owedBack: readonly OwedBack[];
}

/** What has to go back by hand, until somebody notes that it has: of an order, an owner. */
export function OwedBackCard({ restaurantId, owedBack }: OwedBackProps) {
  const queries = useQueryClient();
  const { show } = useToast();
  const mayRefund = useStaffMay()?.('refund-order') ?? false;
  const note = useMutation({
    mutationFn: async ({ tabId, paymentNumber, orderId }: OwedBack): Promise<unknown> =>
      orderId === null
        ? call(handBack, { params: { id: tabId, idpago: paymentNumber } })
        : call(returnByHand, { params: { id: orderId } }),
    onSuccess: (_answer, one) => {
      show({ text: copy.noted(formatEuros(one.cents), whoOf(one)), tone: 'success' });
      void queries.invalidateQueries(tillQuery(restaurantId));
      void queries.invalidateQueries({ queryKey: ['till-so-far', restaurantId] });
    },
    onError: (error) => show({ text: failureMessage(error), tone: 'alert' }),
  });
  if (owedBack.length === 0) return null;
  return (
    <Card as="section" className={css.owedBack}>
      <h2 className={css.cardTitle}>{copy.title}</h2>
      <ul role="list" className={css.owedRows}>
        {owedBack.map((one) => {
          const isPending = note.isPending && note.variables.paymentNumber === one.paymentNumber;
          const amount = formatEuros(one.cents);
          return (
            <li key={one.paymentNumber} className={css.owedRow}>
              <p>
                <strong>{amount}</strong> {whoOf(one)}
              </p>
              {(one.orderId === null || mayRefund) && (
                <Button
                  variant="outline"
                  pending={isPending}
                  aria-label={copy.of(amount, whoOf(one))}
                  onClick={() => note.mutate(one)}
                >
                  {copy.done}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function whoOf({ tableName, payerName, takenBy, orderId }: OwedBack): string {
  const who = payerName === '' && takenBy !== '' ? copy.takenBy(takenBy) : payerName;
  const row = copy.row(tableLabel(tableName), who);
  return orderId === null ? row : copy.ofOrder(row, orderId);
}
