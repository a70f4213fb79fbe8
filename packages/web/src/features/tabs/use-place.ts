import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place, TabOfMember } from '../../api/read-place.ts';
import { useSession } from '../session/session-store.ts';
import { openTabOf, placeQuery } from './place-query.ts';

export function usePlace(): Place | undefined {
  const { restaurantId } = useSession();
  return useQuery(placeQuery(restaurantId)).data;
}

/** The tab that this phone is in, while it is open. */
export function useOpenTab(): TabOfMember | null {
  return openTabOf(usePlace());
}

export function useReadPlaceAgain(): () => void {
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries(placeQuery(restaurantId));
}
