import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place } from '../../api/read-place.ts';
import { useSession } from '../session/session-store.ts';
import { placeQuery } from './place-query.ts';

/** Undefined for a waiter too, who uses the same pages and may not ask for a phone's place. */
export function usePlace(): Place | undefined {
  const { restaurantId, userType } = useSession();
  return useQuery(placeQuery(userType === 'CLIENTE' ? restaurantId : null)).data;
}

export function useReadPlaceAgain(): () => void {
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries(placeQuery(restaurantId));
}
