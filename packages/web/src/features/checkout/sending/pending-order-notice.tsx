import { tableLabel } from '@simplato/domain';
import { useEffect, useRef } from 'react';
import { SENDING_MESSAGES } from '../../../i18n/es/orders.ts';
import { useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSession } from '../../session/session-store.ts';
import { isFromElsewhere, type PendingOrder } from './pending-order-store.ts';
import { orderSender, useSending } from './use-sending.ts';
import css from './pending-order-notice.module.css';

interface PendingOrderNoticeProps {
  pending: PendingOrder;
  isForTap: boolean;
  restaurantId: number;
}

export function PendingOrderNotice({ pending, isForTap, restaurantId }: PendingOrderNoticeProps) {
  const copy = useMessages(SENDING_MESSAGES);
  const { isSending } = useSending();
  const isElsewhere = isFromElsewhere(pending);
  const language = useLanguage();
  const { tableName } = useSession();
  const label = (table: string | null | undefined) => tableLabel(table ?? '', language);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Somebody who has just tapped further down does not see the top of the page.
    if (pending.state !== 'sending') place.current?.scrollIntoView({ block: 'nearest' });
  }, [pending.state]);

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
    <div ref={place} className={css.place}>
      {isForTap && (
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
          {isElsewhere ? copy.elsewhere(label(pending.seat), label(tableName)) : copy.stale}
        </Notice>
      )}
      {!isForTap && pending.state === 'unanswered' && (
        <Notice tone="wait" role="alert" title={copy.unansweredTitle} action={sendNow}>
          {copy.unanswered}
        </Notice>
      )}
      {!isForTap && pending.state === 'unsent' && (
        <Notice
          tone="wait"
          role="alert"
          title={copy.unsentTitle}
          action={
            <div className={css.ways}>
              {sendNow}
              <Button
                variant="ghost"
                disabled={isSending}
                onClick={() => void orderSender.withdraw(restaurantId)}
              >
                {copy.withdraw}
              </Button>
            </div>
          }
        >
          {copy.unsentYet}
        </Notice>
      )}
      {!isForTap && pending.state === 'sending' && <Notice role="status">{copy.underWay}</Notice>}
    </div>
  );
}
