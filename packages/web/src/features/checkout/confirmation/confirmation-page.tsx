import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { CONFIRMATION_MESSAGES, OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { storedLastOrder } from '../sending/pending-order-store.ts';
import { ownOrdersQuery } from '../../orders/own-orders-query.ts';
import { PayTabLink } from '../../tabs/paying/pay-tab-link.tsx';
import { openTabOf } from '../../tabs/place-query.ts';
import { usePlace } from '../../tabs/use-place.ts';
import { ownLinesLeft, useOrderAgain } from '../../tabs/own-orders/use-order-again.ts';
import { useSession } from '../../session/session-store.ts';
import { useStoredValue } from '../../../storage/stored-value.ts';
import css from './confirmation-page.module.css';

/**
 * Confirms an order to be paid at the table. The dialog is for diners, and shown only until the
 * order's number has been read.
 */
export function ConfirmationPage() {
  const copy = useMessages(CONFIRMATION_MESSAGES);
  const { userType } = useSession();
  const orderId = useStoredValue(storedLastOrder, null);
  const tab = openTabOf(usePlace());
  const [, navigate] = useLocation();
  const [isDismissed, setIsDismissed] = useState(false);
  const [sentId] = useState(orderId);
  const isOpen = userType === 'CLIENTE' && orderId !== null && !isDismissed;

  const accept = () => {
    setIsDismissed(true);
    storedLastOrder.write(null);
    navigate(PATHS.dinerHome);
  };

  // Opened without an order just sent.
  if (sentId === null) return <Redirect to={PATHS.tab} replace />;
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <Slip as="section" age="fresh" className={css.slip}>
        <div className={css.words}>
          <h1>{copy.title}</h1>
          <p className={css.text}>{copy.text}</p>
          <div className={css.ways}>
            <Link href={PATHS.tab} className={buttonClass({ variant: 'dark' })}>
              {copy.tab}
            </Link>
            {tab && <PayTabLink tab={tab} />}
            {userType === 'CLIENTE' && <Again orderId={sentId} />}
            <Link href={PATHS.dinerHome} className={buttonClass({ variant: 'ghost' })}>
              {copy.home}
            </Link>
          </div>
        </div>
      </Slip>
      <Dialog
        open={isOpen}
        onClose={() => setIsDismissed(true)}
        title={copy.dialogTitle}
        size="small"
        actions={
          <Button size="big" onClick={accept}>
            {copy.accept}
          </Button>
        }
      >
        <p className={css.number}>{orderId}</p>
        <p>{copy.dialogText}</p>
      </Dialog>
    </div>
  );
}

/** The same once more. The order is known as soon as the list of this phone's orders has it. */
function Again({ orderId }: { orderId: number }) {
  const { again } = useMessages(OWN_ORDERS_MESSAGES);
  const { restaurantId } = useSession();
  const orders = useQuery(ownOrdersQuery(restaurantId));
  const tab = openTabOf(usePlace());
  const orderAgain = useOrderAgain(restaurantId, tab);
  const order = orders.data?.find((one) => one.orderId === orderId);
  if (!order || ownLinesLeft(order, tab).length === 0) return null;
  return (
    <Button
      variant="outline"
      icon={<RotateCw aria-hidden="true" />}
      onClick={() => orderAgain(order)}
    >
      {again}
    </Button>
  );
}
