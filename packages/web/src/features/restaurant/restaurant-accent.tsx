import { accentUrl } from '@simplato/contract';
import { useHydratedQuery } from '../../first-view/hydrated-queries.ts';
import { restaurantQuery } from './restaurant-query.ts';

/**
 * Applies the restaurant's own colour while mounted. It is rendered before the content it colours, so
 * that a server-rendered page is not painted in the default red first.
 */
export function RestaurantAccent({ restaurantId }: { restaurantId: number | null }) {
  const { data: restaurant } = useHydratedQuery(restaurantQuery(restaurantId));
  const url = restaurant ? accentUrl(restaurant.accent) : null;
  return url === null ? null : <link rel="stylesheet" href={url} />;
}
