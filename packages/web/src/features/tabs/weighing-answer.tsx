import { acceptWeight } from '@simplato/contract/endpoints';
import { dropOrder } from '@simplato/contract/payment-endpoints';
import { orderFromWire, type OrderWire, type ProductFactsWire } from '@simplato/contract';
import {
  isTablesToDecline,
  lineGrossCents,
  type Order,
  type Weighing,
  weighingOf,
  weightText,
} from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '../../api/call.ts';
import { useFailureMessage } from '../../forms/failure-message.ts';
import { WEIGHING_MESSAGES } from '../../i18n/es/weighing.ts';
import { useEuros, useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FactChanges } from '../orders/fact-changes.tsx';
import { ownOrdersQuery, syncOwnOrder } from '../orders/own-orders-query.ts';
import { isMenuChanged, toReadAnew, type ReadAnew } from '../orders/read-anew.ts';
import { placeQuery } from '../place/place-query.ts';
import { useKitchen } from '../restaurant/kitchen/use-kitchen.ts';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import css from './weighing-answer.module.css';

interface WeighingAnswerProps {
  order: Order;
  /** Whoever ordered it says no to it, or anybody if a waiter did; anybody at the table says yes. */
  isOwn: boolean;
}

/** On the slip of what is sold by weight: that it waits for the scale, or what it weighs, to be answered. */
export function WeighingAnswer(props: WeighingAnswerProps) {
  const weighing = weighingOf(props.order);
  return weighing && <Waiting {...props} weighing={weighing} />;
}

/** The order as it was answered, and what was read of it since it was placed. */
interface Answered {
  read: Order;
  facts?: ProductFactsWire | undefined;
}

function Waiting({ order, isOwn, weighing }: WeighingAnswerProps & { weighing: Weighing }) {
  const copy = useMessages(WEIGHING_MESSAGES);
  const euros = useEuros();
  const failureMessage = useFailureMessage();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const weightId = useId();
  const kitchen = useKitchen(order.restaurantId);
  const line = order.lines.findIndex(({ grams }) => grams !== undefined);
  const weighed = order.lines[line];

  const settled = {
    onSuccess: (wire: OrderWire) => {
      const now = orderFromWire(wire);
      if (isOwn) syncOwnOrder(queryClient, now);
      const text = now.status === 'cancelled' ? copy.declined : copy.accepted;
      show({ text, tone: 'success' });
    },
    onSettled: () => {
      void queryClient.invalidateQueries(ownOrdersQuery(order.restaurantId));
      void queryClient.invalidateQueries(placeQuery(order.restaurantId));
    },
  };
  const [asked, setAsked] = useState<(ReadAnew & Pick<Order, 'version'>) | null>(null);
  const accepting = useMutation({
    mutationFn: async ({ read, facts }: Answered) =>
      call(acceptWeight, {
        params: { id: read.orderId, linea: line + 1 },
        body: { gramos: read.lines[line]?.grams, leido: facts },
      }),
    ...settled,
    onError: (error, { read }) => {
      const told = toReadAnew(error);
      if (told) setAsked({ ...told, version: read.version });
      // Or the kitchen has closed.
      void queryClient.invalidateQueries(restaurantQuery(order.restaurantId));
    },
  });
  const declining = useMutation({
    mutationFn: async ({ read }: Answered) => call(dropOrder, { params: { id: read.orderId } }),
    ...settled,
  });
  if (weighed?.grams === undefined) return null;

  const price = euros(lineGrossCents(weighed));
  // What was answered to another weight is over.
  const failure = [accepting, declining].find(
    ({ error, variables }) => error !== null && variables?.read.version === order.version,
  )?.error;
  const anew = asked?.version === order.version ? asked : null;
  const isShown = toReadAnew(failure) !== null;
  const isClosed = kitchen?.state.isOpen === false;
  const decline = (label: string) => (
    <Button
      variant="ghost"
      aria-describedby={weightId}
      pending={declining.isPending}
      onClick={() => declining.mutate({ read: order })}
    >
      {label}
    </Button>
  );
  return (
    <div className={css.answer}>
      <div role="status" className={css.said}>
        <p className={css.weight} id={weightId}>
          <Scale aria-hidden="true" />
          {weighing === 'asked' ? (
            <span>
              {copy.about} {weightText(weighed.grams)} · {price}
            </span>
          ) : (
            <strong>
              {weightText(weighed.grams)} · {price}
            </strong>
          )}
        </p>
        <p>{weighing === 'asked' ? copy.askedText : copy.weighedText}</p>
        {weighing === 'weighed' && isClosed && <p>{copy.closed}</p>}
        {anew && (
          <>
            <p>{copy.changed}</p>
            <FactChanges changes={anew.changes} />
          </>
        )}
      </div>
      <div className={css.ways}>
        {weighing === 'weighed' && !isClosed && (
          <Button
            size="big"
            wide
            aria-describedby={weightId}
            pending={accepting.isPending}
            onClick={() => accepting.mutate({ read: order, facts: anew?.facts })}
          >
            {copy.accept(price)}
          </Button>
        )}
        {(isOwn || isTablesToDecline(order)) &&
          decline(weighing === 'asked' ? copy.drop : copy.decline)}
      </div>
      {failure && !isShown && !isClosed && (
        <p role="alert" className={css.failed}>
          {isMenuChanged(failure) ? copy.notAsOrdered : `${copy.failed} ${failureMessage(failure)}`}
        </p>
      )}
    </div>
  );
}
