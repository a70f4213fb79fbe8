import type { Order } from '@simplato/domain';
import { RotateCw } from 'lucide-react';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-look.ts';
import { useSession } from '../../session/session-store.ts';
import { openTabOf } from '../../place/place-query.ts';
import { usePlace } from '../../place/use-place.ts';
import { ownLinesLeft, useOrderAgain } from './use-order-again.ts';

interface OrderAgainButtonProps {
  order: Order;
  size?: ButtonLook['size'];
}

/** Orders once more what one has ordered oneself; nothing if none of it is left. */
export function OrderAgainButton({ order, size }: OrderAgainButtonProps) {
  const { again } = useMessages(OWN_ORDERS_MESSAGES);
  const { restaurantId } = useSession();
  const tab = openTabOf(usePlace());
  const orderAgain = useOrderAgain(restaurantId, tab);
  if (order.status === 'cancelled' || ownLinesLeft(order, tab).length === 0) return null;
  return (
    <Button
      variant="outline"
      size={size}
      icon={<RotateCw aria-hidden="true" />}
      onClick={() => orderAgain(order)}
    >
      {again}
    </Button>
  );
}
