import type { Photo } from '@simplato/domain';
import * as z from 'zod/mini';

/**
 * A product's picture. `url` is the largest, `ancho` by `alto`; the other widths have addresses of the
 * same form. `borrosa` is a tiny placeholder.
 */
export const photoWire = z.object({
  url: z.string().check(z.maxLength(200)),
  ancho: z.int(),
  alto: z.int(),
  anchos: z.array(z.int()).check(z.maxLength(10)),
  borrosa: z.string().check(z.maxLength(4_000)),
});
export type PhotoWire = z.output<typeof photoWire>;

export function photoToWire(restaurantId: number, photo: Photo): PhotoWire {
  return {
    url: photoUrl(restaurantId, photo, photo.width),
    ancho: photo.width,
    alto: photo.height,
    anchos: [...photo.widths],
    borrosa: photo.blur,
  };
}

export function photoFromWire(wire: PhotoWire): Photo {
  return {
    hash: wire.url.split('/')[4] ?? '',
    width: wire.ancho,
    height: wire.alto,
    widths: wire.anchos,
    blur: wire.borrosa,
  };
}

/** The address of the picture in one of its widths. */
export function photoUrl(restaurantId: number, photo: Pick<Photo, 'hash'>, width: number): string {
  return `/api/fotos/${restaurantId}/${photo.hash}/${width}.webp`;
}
