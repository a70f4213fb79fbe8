import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place } from '../../api/read-place.ts';
import { useSession } from '../session/session-store.ts';
import { placeQuery } from './place-query.ts';

export function usePlace(): Place | undefined {
  const { restaurantId } = useSession();
  return useQuery(placeQuery(restaurantId)).data;
}

export function useReadPlaceAgain(): () => void {
  const { restaurantId } = useSession();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries(placeQuery(restaurantId));
}
