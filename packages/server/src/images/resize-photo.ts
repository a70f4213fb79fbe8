import { createHash } from 'node:crypto';
import type { Photo } from '@simplato/domain';
import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { Semaphore } from '../concurrency/semaphore.ts';

/** For a phone, a phone with a high-density screen, a tablet. */
export const PHOTO_WIDTHS: readonly number[] = [320, 640, 1280];
/**
 * The height limit, as a multiple of the width: a taller photo is scaled to fit and so gets
 * narrower.
 */
const HIGHEST = 1.5;
/**
 * Phones take photos of up to 50 megapixels; a file that claims more than this may be a
 * decompression bomb.
 */
const MAX_PIXELS = 64_000_000;
/** A kilobyte of AVIF can be 64 megapixels, and took 1.2 GB. Enough for 12 megapixels in any format. */
const MAX_DECODED_BYTES = 256_000_000;
/** A picture that takes longer is refused: it may have been made to keep the only decoder busy. */
const TIMEOUT = { seconds: 20 } as const;
const QUALITY = 78;
/** The placeholder: a tiny image that the browser scales up, blurred. */
const BLUR = { width: 12, height: 12, fit: 'inside' } as const;

/** The file cannot be decoded as a picture, or has too many pixels. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

export interface ResizedPhoto {
  photo: Photo;
  files: { width: number; bytes: Uint8Array }[];
}

// The decoder works on its own threads; one photo at a time bounds the memory that it takes. It is
// loaded on first use.
let loading: Promise<typeof Sharp> | undefined;
const oneAtATime = new Semaphore(1);

function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/**
 * Applies a photo's orientation, resizes it to `wanted` widths and strips all metadata, such as
 * place, time and camera.
 */
export async function resizePhoto(bytes: Uint8Array, wanted = PHOTO_WIDTHS): Promise<ResizedPhoto> {
  return oneAtATime.run(async () => {
    const sharp = await loadSharp();
    const { data, info } = await readLargest(sharp, bytes, Math.max(...wanted));
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout(TIMEOUT);
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

/** A stored picture as PDFs take it: without transparency, which they would keep as a second picture. */
export async function pngOnWhite(webp: Uint8Array): Promise<Buffer> {
  return oneAtATime.run(async () => {
    const sharp = await loadSharp();
    return sharp(webp).flatten({ background: '#ffffff' }).timeout(TIMEOUT).png().toBuffer();
  });
}

async function readLargest(sharp: typeof Sharp, bytes: Uint8Array, width: number) {
  const largest = { width, height: Math.round(width * HIGHEST) };
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    if (!fitsInMemory(await picture.metadata())) throw new Error('Too many pixels');
    return await picture
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout(TIMEOUT)
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new UnreadablePhotoError('The photo cannot be decoded', { cause: error });
  }
}

type Size = Pick<Metadata, 'format' | 'isProgressive' | 'width' | 'height' | 'channels' | 'depth'>;

export function fitsInMemory(picture: Size): boolean {
  return decodedBytes(picture) <= MAX_DECODED_BYTES;
}

/** Of a PNG, so many lines are held at a time. */
const PNG_LINES = 2_200;

/**
 * At the peak of decoding, as measured. JPEG and PNG are read line by line, unless they are
 * progressive; a PNG's lines may be wide, and have two bytes for each colour.
 */
function decodedBytes({ format, isProgressive, width, height, channels, depth }: Size): number {
  if (format === 'heif') return width * height * 20;
  if (format === 'webp' || isProgressive) return width * height * 10;
  if (format !== 'png') return width * height;
  return width * Math.min(height, PNG_LINES) * channels * (depth === 'ushort' ? 2 : 1);
}

function hashOf(files: ResizedPhoto['files']): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 32);
}
