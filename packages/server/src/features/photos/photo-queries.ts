import type { Photo } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';

/**
 * Stores a picture in one width. If it is there already, renews `stored_at`, so that `purgePhotos`
 * does not delete it before the product refers to it.
 */
export async function storeFile(
  db: Queryable,
  restaurantId: number,
  hash: string,
  file: { width: number; bytes: Uint8Array },
): Promise<void> {
  await db.query(
    `insert into photo_files (restaurant_id, hash, width, bytes) values ($1, $2, $3, $4)
     on conflict (restaurant_id, hash, width) do update set stored_at = now()`,
    [restaurantId, hash, file.width, file.bytes],
  );
}

export async function findFile(
  db: Queryable,
  restaurantId: number,
  hash: string,
  width: number,
): Promise<Uint8Array | null> {
  const [file] = await db.query<{ bytes: Uint8Array }>(
    `select bytes from photo_files where restaurant_id = $1 and hash = $2 and width = $3`,
    [restaurantId, hash, width],
  );
  return file?.bytes ?? null;
}

/** False when there is no such product. */
export async function updatePhoto(
  db: Queryable,
  restaurantId: number,
  productId: number,
  photo: Photo | null,
): Promise<boolean> {
  const rows = await db.query(
    `update products set photo = $3::jsonb, version = version + 1
     where restaurant_id = $1 and product_id = $2 and deleted_at is null returning 1`,
    [restaurantId, productId, photo && JSON.stringify(photo)],
  );
  return rows.length > 0;
}

/** Deletes pictures stored before `before` that no product and no logo uses. */
export async function purgePhotos(db: Queryable, before: Date): Promise<void> {
  await db.query(
    `delete from photo_files f where stored_at < $1 and not exists (
       select 1 from products p
       where p.restaurant_id = f.restaurant_id and p.photo ->> 'hash' = f.hash)
     and not exists (
       select 1 from restaurants r
       where r.restaurant_id = f.restaurant_id and r.logo ->> 'hash' = f.hash)`,
    [before],
  );
}
