import { streamOwnOrders } from '@simplato/contract';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { openOrderStream, type OrderStreamState } from '../../api/order-stream.ts';
import { learnHouse } from '../session/restaurant-query.ts';
import { learnOwnOrder, ownOrdersQuery } from './own-order-queries.ts';

const CONNECTING: OrderStreamState = { status: 'connecting', lastWordAt: null };
const Line = createContext(CONNECTING);

interface DinerLineProps {
  restaurantId: number | null;
  /** The menu is not what it was: at the start, and after every change of it. */
  onMenuChange: () => void;
  children: ReactNode;
}

/**
 * One line to the house for all of a diner's pages: it brings the visit's orders, and to somebody who is
 * still choosing it says whether the kitchen is open and that the menu has changed.
 */
export function DinerLine({ restaurantId, onMenuChange, children }: DinerLineProps) {
  const queryClient = useQueryClient();
  const [line, setLine] = useState(CONNECTING);

  useEffect(() => {
    if (restaurantId === null) return;
    const { queryKey } = ownOrdersQuery(restaurantId);
    let menuVersion: number | null = null;
    return openOrderStream(streamOwnOrders, {
      onOrder: (order) => learnOwnOrder(queryClient, order),
      onHouse: (house) => learnHouse(queryClient, restaurantId, house),
      onMenu: (version) => {
        if (version !== menuVersion) onMenuChange();
        menuVersion = version;
      },
      onOpen: () => void queryClient.invalidateQueries({ queryKey }),
      onState: setLine,
    });
  }, [restaurantId, queryClient, onMenuChange]);

  return <Line value={line}>{children}</Line>;
}

/** How the line is. */
export function useDinerLine(): OrderStreamState {
  return use(Line);
}
