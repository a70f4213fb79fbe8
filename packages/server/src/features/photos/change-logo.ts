import type { Restaurant } from '@simplato/domain';
import type { Database } from '../../db/database.ts';
import type { Author } from '../audit/record-changes.ts';
import { changeLogo } from '../restaurants/update-restaurant.ts';
import { readUploaded, storeFiles } from './uploaded-photo.ts';

/** It is shown 40 CSS pixels wide, on screens with up to 4 device pixels each, and on receipts. */
const LOGO_WIDTHS = [160, 320];

/** `bytes` is the file as uploaded; null if the body was not a file. */
export async function putLogo(
  db: Database,
  by: Author,
  bytes: Uint8Array | null,
): Promise<Restaurant> {
  const { photo, files } = await readUploaded(bytes, LOGO_WIDTHS);
  return changeLogo(db, by, photo, async (tx) => storeFiles(tx, by.restaurantId, photo, files));
}

export async function removeLogo(db: Database, by: Author): Promise<Restaurant> {
  return changeLogo(db, by, null, async () => undefined);
}
