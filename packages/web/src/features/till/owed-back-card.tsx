import type { OwedBack } from '@simplato/contract';
import { handBack } from '@simplato/contract/endpoints';
import { formatEuros, tableLabel } from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { TILL_MESSAGES } from '../../i18n/es/till.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/toast.tsx';
import css from './till-page.module.css';
import { tillQuery } from './till-queries.ts';

const copy = TILL_MESSAGES.owedBack;

interface OwedBackProps {
  restaurantId: number;
  owedBack: readonly OwedBack[];
}

/** What was taken at tables and has to go back by hand, until somebody notes that it has. */
export function OwedBackCard({ restaurantId, owedBack }: OwedBackProps) {
  const queries = useQueryClient();
  const { show } = useToast();
  const note = useMutation({
    mutationFn: async ({ tabId, paymentNumber }: OwedBack) =>
      call(handBack, { params: { id: tabId, idpago: paymentNumber } }),
    onSuccess: (_tab, one) => {
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
              <Button
                variant="outline"
                pending={isPending}
                aria-label={copy.of(amount, whoOf(one))}
                onClick={() => note.mutate(one)}
              >
                {copy.done}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function whoOf({ tableName, payerName, takenBy }: OwedBack): string {
  const who = payerName === '' && takenBy !== '' ? copy.takenBy(takenBy) : payerName;
  return copy.row(tableLabel(tableName), who);
}
