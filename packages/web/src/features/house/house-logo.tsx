import { photoUrl } from '@simplato/contract';
import type { House } from '@simplato/domain';
import css from './house-logo.module.css';

/**
 * Stands beside the house's name, which says it in words. Always on its own square of paper: a logo is
 * drawn for a light ground, and the night is dark.
 */
export function HouseLogo({
  house: { restaurantId, logo },
}: {
  house: Pick<House, 'restaurantId' | 'logo'>;
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
