import type { Order } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import { useSession } from '../session/session-store.ts';
import { STAFF_MESSAGES } from '../../i18n/es/staff.ts';
import { Board } from './board.tsx';

interface BoardPageProps {
  /**
   * Renders an order's payments, for its detail; `applyChange` receives the order if it changes there.
   */
  renderMoney: (order: Order, applyChange: (order: Order) => void) => ReactNode;
  /** Rendered below the empty columns until the restaurant has its first order. */
  drawBelow: (restaurantId: number, hasOrders: boolean | null) => ReactNode;
}

export function BoardPage({ renderMoney, drawBelow }: BoardPageProps) {
  const { restaurantId } = useSession();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  if (restaurantId === null) return null;
  return (
    <Board
      // Keyed by restaurant, so that no state of another restaurant's board is left.
      key={restaurantId}
      restaurantId={restaurantId}
      renderMoney={renderMoney}
      drawBelow={(hasOrders) => drawBelow(restaurantId, hasOrders)}
      restaurantName={restaurant?.legalName ?? STAFF_MESSAGES.ownRestaurant}
    />
  );
}
