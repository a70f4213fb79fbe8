import { accentUrl } from '@simplato/contract';
import { useHeld } from '../../api/answers.ts';
import { restaurantQuery } from '../session/restaurant-query.ts';

/**
 * Applies the house's own colour while mounted. It is rendered before the content it colours, so
 * that a server-rendered page is not painted in the default red first.
 */
export function HouseAccent({ restaurantId }: { restaurantId: number | null }) {
  const { data: house } = useHeld(restaurantQuery(restaurantId));
  const url = house ? accentUrl(house.accent) : null;
  return url === null ? null : <link rel="stylesheet" href={url} />;
}
