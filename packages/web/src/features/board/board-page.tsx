import { useQuery } from '@tanstack/react-query';
import { restaurantQuery } from '../session/restaurant-query.ts';
import { useSession } from '../session/session-store.ts';
import { STAFF_COPY } from '../../copy/staff.ts';
import { Board } from './board.tsx';

export function BoardPage() {
  const { restaurantId } = useSession();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  if (restaurantId === null) return null;
  return (
    <Board
      // Another house, another board: nothing of the old one may be left in it.
      key={restaurantId}
      restaurantId={restaurantId}
      houseName={restaurant?.legalName ?? STAFF_COPY.ownHouse}
    />
  );
}
