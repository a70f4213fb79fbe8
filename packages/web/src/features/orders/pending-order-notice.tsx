import { useState } from 'react';
import { SENDING_COPY as copy } from '../../copy/orders.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isStale, type PendingOrder } from '../basket/pending-order-store.ts';
import { orderSender, useSending } from '../basket/sending.ts';
import css from './pending-order-notice.module.css';

interface PendingOrderNoticeProps {
  pending: PendingOrder;
  restaurantId: number;
}

export function PendingOrderNotice({ pending, restaurantId }: PendingOrderNoticeProps) {
  const { isSending } = useSending();
  // Asked once a visit of the page: it never turns stale before the eyes of somebody whose page keeps trying.
  const [isOld] = useState(() => isStale(pending, Date.now()));

  const sendNow = (
    <Button
      variant="dark"
      pending={isSending}
      onClick={() => void orderSender.resume(restaurantId)}
    >
      {copy.sendNow}
    </Button>
  );

  return (
    <div className={css.place}>
      {isOld && (
        <Notice
          tone="wait"
          role="status"
          title={copy.staleTitle}
          action={
            <div className={css.ways}>
              {sendNow}
              <Button variant="ghost" onClick={orderSender.letGo}>
                {copy.letGo}
              </Button>
            </div>
          }
        >
          {copy.stale}
        </Notice>
      )}
      {!isOld && pending.state === 'unanswered' && (
        <Notice tone="wait" role="alert" title={copy.unansweredTitle} action={sendNow}>
          {copy.unanswered}
        </Notice>
      )}
      {!isOld && pending.state === 'sending' && <Notice role="status">{copy.underWay}</Notice>}
    </div>
  );
}
