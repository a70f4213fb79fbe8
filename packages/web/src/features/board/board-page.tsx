import type { Order } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { restaurantQuery } from '../session/restaurant-query.ts';
import { useSession } from '../session/session-store.ts';
import { STAFF_COPY } from '../../copy/staff.ts';
import { BOARD_TOOLS_COPY } from '../../copy/board-tools.ts';
import { PATHS } from '../../paths.ts';
import { Board } from './board.tsx';
import css from './board-tools.module.css';

interface BoardPageProps {
  /** An order's money, for its detail; what changes about it is handed back. */
  drawMoney: (order: Order, learn: (order: Order) => void) => ReactNode;
  /** What a house needs below its empty columns before its first order. */
  drawBelow: (restaurantId: number, hasOrders: boolean | null) => ReactNode;
}

export function BoardPage({ drawMoney, drawBelow }: BoardPageProps) {
  const { restaurantId } = useSession();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  if (restaurantId === null) return null;
  return (
    <Board
      // Another house, another board: nothing of the old one may be left in it.
      key={restaurantId}
      restaurantId={restaurantId}
      drawMoney={drawMoney}
      drawBelow={(hasOrders) => drawBelow(restaurantId, hasOrders)}
      tools={
        <Link href={PATHS.staffOrder} className={css.tool}>
          <NotebookPen aria-hidden="true" />
          <span className={css.words}>{BOARD_TOOLS_COPY.newOrder.action}</span>
        </Link>
      }
      houseName={restaurant?.legalName ?? STAFF_COPY.ownHouse}
    />
  );
}
