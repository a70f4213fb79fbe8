import type { Order } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WAITING_COPY as copy } from '../../copy/paying.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { orderPayer, usePaying } from '../basket/paying.ts';
import { restaurantQuery } from '../session/restaurant-query.ts';
import css from './waiting-payment.module.css';

/** What can be done about an order that waits for its payment. What comes of it is told on every page. */
export function WaitingPayment({ order }: { order: Order }) {
  const { isPaying } = usePaying();
  const { data: house } = useQuery(restaurantQuery(order.restaurantId));
  const [isAsking, setIsAsking] = useState(false);

  const drop = () => {
    setIsAsking(false);
    void orderPayer.dropOrder(order);
  };
  return (
    <div className={css.ways}>
      {house?.paysOnline === true && (
        <Button disabled={isPaying} onClick={() => void orderPayer.payOrder(order)}>
          {copy.online}
        </Button>
      )}
      <Button variant="dark" disabled={isPaying} onClick={() => void orderPayer.turnOrder(order)}>
        {copy.atTable}
      </Button>
      <Button
        variant="ghost"
        disabled={isPaying}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {copy.drop}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.dropTitle(order.orderId)}
        size="small"
        actions={
          <>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              {copy.keep}
            </Button>
            <Button onClick={drop}>{copy.drop}</Button>
          </>
        }
      >
        <p>{copy.dropText}</p>
      </Dialog>
    </div>
  );
}

/** Covers Mis pedidos while one of its orders goes to the provider or to the waiter. */
export function PayingOverlay() {
  const { isPaying } = usePaying();
  return isPaying ? <Overlay text={copy.processing} /> : null;
}
