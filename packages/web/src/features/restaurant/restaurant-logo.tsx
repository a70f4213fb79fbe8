import { photoUrl } from '@simplato/contract';
import type { Restaurant } from '@simplato/domain';
import css from './restaurant-logo.module.css';

/**
 * Next to the restaurant's name, so it needs no alternative text. Always on a light square: logos are
 * made for light backgrounds, also in the dark scheme.
 */
export function RestaurantLogo({
  restaurant: { restaurantId, logo },
}: {
  restaurant: Pick<Restaurant, 'restaurantId' | 'logo'>;
}) {
  if (!logo) return null;
  const sources = logo.widths.map((width) => `${photoUrl(restaurantId, logo, width)} ${width}w`);
  return (
    <img
      className={css.logo}
      src={photoUrl(restaurantId, logo, logo.width)}
      srcSet={sources.join(', ')}
      sizes="40px"
      width={40}
      height={40}
      decoding="async"
      alt=""
    />
  );
}
