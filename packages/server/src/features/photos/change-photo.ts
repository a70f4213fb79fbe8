import {
  auditEvent,
  businessDay,
  type Photo,
  type Product,
  type Restaurant,
  newFact,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { ResizedPhoto } from '../../images/resize-photo.ts';
import type { Author } from '../audit/record-changes.ts';
import { requireProduct } from '../menu/products/change-products.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { updatePhoto } from './photo-queries.ts';
import { readUploaded, storeFiles } from './uploaded-photo.ts';
import { changeLogo } from '../restaurants/update-restaurant.ts';

interface Target {
  by: Author;
  productId: number;
}

/** `bytes` is the file as uploaded; null if the body was not a file. */
export async function putPhoto(
  db: Database,
  target: Target,
  bytes: Uint8Array | null,
  at: Date,
): Promise<Product> {
  const { photo, files } = await readUploaded(bytes);
  return changePhoto(db, target, photo, files, at);
}

export async function removePhoto(db: Database, target: Target, at: Date): Promise<Product> {
  return changePhoto(db, target, null, [], at);
}

async function changePhoto(
  db: Database,
  { by, productId }: Target,
  photo: Photo | null,
  files: ResizedPhoto['files'],
  at: Date,
): Promise<Product> {
  const { restaurantId } = by;
  return changeMenu(db, by, async (tx) => {
    if (!(await updatePhoto(tx, restaurantId, productId, photo))) throw new AppError('not_found');
    await storeFiles(tx, restaurantId, photo, files);
    const changed = { productId, version: undefined };
    const { product } = await requireProduct(tx, restaurantId, changed, businessDay(at));
    const changes = [newFact('Foto', photo === null ? 'quitada' : 'puesta')];
    return { result: product, events: [auditEvent('product-changed', product.name, changes)] };
  });
}

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
