import { accentUrl } from '@simplato/contract';
import { useHeld } from '../../api/answers.ts';
import { restaurantQuery } from '../session/restaurant-query.ts';

/**
 * The house's own colour on the pages that show this, for as long as they do. It stands before what it
 * colours: a page that arrives written already is painted with it and not in red first.
 */
export function HouseAccent({ restaurantId }: { restaurantId: number | null }) {
  const { data: house } = useHeld(restaurantQuery(restaurantId));
  const url = house ? accentUrl(house.accent) : null;
  return url === null ? null : <link rel="stylesheet" href={url} />;
}
