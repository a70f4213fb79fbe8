import type { Photo } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { imageKind } from '../../images/image-kind.ts';
import {
  PHOTO_WIDTHS,
  resizePhoto,
  UnreadablePhotoError,
  type ResizedPhoto,
} from '../../images/resize-photo.ts';
import { storeFile } from './photo-queries.ts';

/**
 * Resizes an uploaded image to the widths that are stored. `bytes` is null if the body was not a
 * file.
 */
export async function readUploaded(
  bytes: Uint8Array | null,
  widths: readonly number[] = PHOTO_WIDTHS,
): Promise<ResizedPhoto> {
  const kind = bytes ? imageKind(bytes) : 'other';
  if (kind === 'heic') throw new AppError('photo_heic');
  if (bytes === null || kind === 'other') throw new AppError('photo_unsupported');
  try {
    return await resizePhoto(bytes, widths);
  } catch (error) {
    throw error instanceof UnreadablePhotoError ? new AppError('photo_damaged') : error;
  }
}

export async function storeFiles(
  db: Queryable,
  restaurantId: number,
  photo: Photo | null,
  files: ResizedPhoto['files'],
): Promise<void> {
  if (photo) for (const file of files) await storeFile(db, restaurantId, photo.hash, file);
}
