import { createHash } from 'node:crypto';
import type { Photo } from '@simplato/domain';
import type Sharp from 'sharp';
import { Turnstile } from './turnstile.ts';

/** Phone, phone with a fine screen, tablet. */
export const PHOTO_WIDTHS: readonly number[] = [320, 640, 1280];
/** Of what stands upright, how much higher than wide it may be. */
const HIGHEST = 1.5;
/** A phone's largest today has 50; a file that says more than this is a trap for the memory. */
const MAX_PIXELS = 64_000_000;
const QUALITY = 78;
/** The stand-in: a dozen pixels, drawn large by the browser. */
const BLUR = { width: 12, height: 12, fit: 'inside' } as const;

/** The file is no picture that can be read, or one that is too large. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

export interface ResizedPhoto {
  photo: Photo;
  files: { width: number; bytes: Uint8Array }[];
}

// The decoder works on threads of its own; what is bounded here is the memory that it takes. A house
// that never sends a photo never loads it.
let loading: Promise<typeof Sharp> | undefined;
const turnstile = new Turnstile(1);

function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/**
 * Turns a photo the way it was taken, brings it to the widths of the screens and leaves behind
 * everything but the picture: no place, no time, no camera.
 */
export async function resizePhoto(bytes: Uint8Array, wanted = PHOTO_WIDTHS): Promise<ResizedPhoto> {
  return turnstile.pass(async () => {
    const sharp = await loadSharp();
    const { data, info } = await readLargest(sharp, bytes, Math.max(...wanted));
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const widths = [...wanted.filter((narrower) => narrower < width), width];
    const files: ResizedPhoto['files'] = [];
    for (const one of widths) {
      const webp = await pixels().resize({ width: one }).webp({ quality: QUALITY }).toBuffer();
      files.push({ width: one, bytes: webp });
    }
    const tiny = await pixels().resize(BLUR).webp({ quality: 20, alphaQuality: 20 }).toBuffer();
    const blur = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { files, photo: { hash: hashOf(files), width, height, widths, blur } };
  });
}

async function readLargest(sharp: typeof Sharp, bytes: Uint8Array, width: number) {
  const largest = { width, height: Math.round(width * HIGHEST) };
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new UnreadablePhotoError('The photo cannot be decoded', { cause: error });
  }
}

function hashOf(files: ResizedPhoto['files']): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 32);
}
