import type { Order } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WAITING_MESSAGES } from '../../../i18n/es/paying.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { orderPayer, usePaying } from './use-paying.ts';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { useMoneyTexts } from '../../orders/use-money-texts.ts';
import css from './waiting-payment.module.css';

interface WaitingPaymentProps {
  order: Order;
  /** Id of the element that says why nothing can be done now; undefined while something can. */
  lockedBy: string | undefined;
}

/** The options for an order that waits for its payment. The outcome is reported on every page. */
export function WaitingPayment({ order, lockedBy }: WaitingPaymentProps) {
  const copy = useMessages(WAITING_MESSAGES);
  const money = useMoneyTexts();
  const { isPaying } = usePaying();
  const { data: restaurant } = useQuery(restaurantQuery(order.restaurantId));
  const [isConfirming, setIsConfirming] = useState(false);
  const lock = { disabled: isPaying || lockedBy !== undefined, 'aria-describedby': lockedBy };

  const drop = () => {
    setIsConfirming(false);
    void orderPayer.dropOrder(order);
  };
  return (
    <div className={css.ways}>
      {restaurant?.paysOnline === true && (
        <Button
          {...lock}
          onClick={() => void orderPayer.payOrder(order, restaurant.chargedAccountId)}
        >
          {copy.online}
        </Button>
      )}
      <Button variant="dark" {...lock} onClick={() => void orderPayer.turnOrder(order)}>
        {copy.atTable}
      </Button>
      <Button
        variant="ghost"
        {...lock}
        aria-haspopup="dialog"
        onClick={() => setIsConfirming(true)}
      >
        {copy.drop}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={copy.dropTitle(order.orderId)}
        size="small"
        actions={
          <>
            <Button variant="outline" onClick={() => setIsConfirming(false)}>
              {copy.keep}
            </Button>
            <Button onClick={drop}>{copy.drop}</Button>
          </>
        }
      >
        <p>{money.ofStray(order) ?? copy.dropText}</p>
      </Dialog>
    </div>
  );
}

/**
 * Covers "La mesa" while one of its orders is being handed to the provider or switched to the
 * waiter.
 */
export function PayingOverlay() {
  const copy = useMessages(WAITING_MESSAGES);
  const { isPaying } = usePaying();
  return isPaying ? <Overlay text={copy.processing} /> : null;
}
