import { businessDay, type Photo, type Product } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { imageKind } from '../../images/image-kind.ts';
import { resizePhoto, UnreadablePhotoError, type ResizedPhoto } from '../../images/resize-photo.ts';
import { requireProduct } from '../products/change-products.ts';
import { changeMenu } from '../restaurants/change-menu.ts';
import { storeFile, updatePhoto } from './photo-queries.ts';

interface Target {
  restaurantId: number;
  productId: number;
}

/** `bytes` is the file as it came; null when nothing came that could be one. */
export async function putPhoto(
  db: Database,
  target: Target,
  bytes: Uint8Array | null,
  at: Date,
): Promise<Product> {
  const { photo, files } = await readPhoto(bytes);
  return changePhoto(db, target, photo, files, at);
}

export async function removePhoto(db: Database, target: Target, at: Date): Promise<Product> {
  return changePhoto(db, target, null, [], at);
}

async function readPhoto(bytes: Uint8Array | null): Promise<ResizedPhoto> {
  const kind = bytes ? imageKind(bytes) : 'other';
  if (kind === 'heic') throw new AppError('photo_heic');
  if (bytes === null || kind === 'other') throw new AppError('photo_unsupported');
  try {
    return await resizePhoto(bytes);
  } catch (error) {
    throw error instanceof UnreadablePhotoError ? new AppError('photo_damaged') : error;
  }
}

async function changePhoto(
  db: Database,
  { restaurantId, productId }: Target,
  photo: Photo | null,
  files: ResizedPhoto['files'],
  at: Date,
): Promise<Product> {
  return changeMenu(db, restaurantId, async (tx) => {
    if (!(await updatePhoto(tx, restaurantId, productId, photo))) throw new AppError('not_found');
    if (photo) for (const file of files) await storeFile(tx, restaurantId, photo.hash, file);
    const changed = { productId, version: undefined };
    return (await requireProduct(tx, restaurantId, changed, businessDay(at))).product;
  });
}
