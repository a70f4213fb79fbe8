import type { Restaurant } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { pngOnWhite } from '../../images/resize-photo.ts';
import { findFile } from './photo-queries.ts';

/** The restaurant's logo as a PNG on white, for paper; null if it has none. */
export async function readLogoForPaper(
  db: Queryable,
  { restaurantId, logo }: Pick<Restaurant, 'restaurantId' | 'logo'>,
): Promise<Buffer | null> {
  const webp = logo && (await findFile(db, restaurantId, logo.hash, logo.width));
  return webp ? pngOnWhite(webp) : null;
}
