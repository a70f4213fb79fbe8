import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { CONFIRMATION_MESSAGES, SENDING_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { storedLastOrder } from '../sending/pending-order-store.ts';
import { ownOrdersQuery } from '../../orders/own-orders-query.ts';
import { ServedAt } from '../../orders/served-at.tsx';
import { OrderAgainButton } from '../basket/order-again-button.tsx';
import { useSession } from '../../session/session-store.ts';
import { useStoredValue } from '../../../storage/stored-value.ts';
import css from './confirmation-page.module.css';

/**
 * Confirms an order to be paid at the table. The dialog is for diners, and shown once: who has closed
 * it has read the order's number.
 */
export function ConfirmationPage({ payTab }: { payTab: ReactNode }) {
  const copy = useMessages(CONFIRMATION_MESSAGES);
  const { taken } = useMessages(SENDING_MESSAGES);
  const { userType, restaurantId } = useSession();
  const orderId = useStoredValue(storedLastOrder, null);
  const orders = useQuery(ownOrdersQuery(restaurantId));
  const takenId = useId();
  const [, navigate] = useLocation();
  const [sentId] = useState(orderId);
  const isOpen = userType === 'CLIENTE' && orderId !== null;
  const close = () => storedLastOrder.write(null);
  const accept = () => {
    close();
    navigate(PATHS.dinerHome);
  };

  // Opened without an order just sent.
  if (sentId === null) return <Redirect to={PATHS.tab} replace />;
  const order = orders.data?.find((one) => one.orderId === sentId);
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <Slip as="section" age="fresh" className={css.slip}>
        <div className={css.words}>
          <h1>{copy.title}</h1>
          <p className={css.text}>{copy.text}</p>
          <div className={css.ways}>
            <Link href={PATHS.tab} className={buttonClass({ size: 'big' })}>
              {copy.follow}
            </Link>
            {order && <OrderAgainButton order={order} size="big" />}
          </div>
          {payTab}
        </div>
      </Slip>
      <Dialog
        open={isOpen}
        onClose={close}
        title={copy.dialogTitle}
        describedBy={takenId}
        size="small"
        actions={
          <Button size="big" onClick={accept}>
            {copy.accept}
          </Button>
        }
      >
        <div id={takenId}>
          <p className={css.number}>{sentId}</p>
          <p>{taken}</p>
          {order && <ServedAt order={order} />}
        </div>
      </Dialog>
    </div>
  );
}
