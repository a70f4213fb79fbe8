import { useQuery } from '@tanstack/react-query';
import { useStoredValue } from '../../../storage/stored-value.ts';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { storedByCourses } from './basket-store.ts';

/** Whether what can come by courses does: as was chosen here, or else as the restaurant suggests. */
export function usePrefersCourses(restaurantId: number): boolean {
  const chosen = useStoredValue(storedByCourses, null);
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  return chosen ?? restaurant?.suggestsCourses ?? false;
}
