import { expect, test } from 'vitest';
import { fitsInMemory } from './resize-photo.ts';

const png = { format: 'png', isProgressive: false, channels: 4, depth: 'uchar' } as const;

test.each([
  ['a photo of fifty megapixels', { ...png, format: 'jpeg', width: 8160, height: 6120 }, true],
  ['a drawing of 64 megapixels', { ...png, width: 8000, height: 8000 }, true],
  [
    'one with two bytes for each colour',
    { ...png, depth: 'ushort', width: 8000, height: 8000 },
    true,
  ],
  ['one whose lines are wide', { ...png, depth: 'ushort', width: 63_900, height: 1_000 }, false],
  ['one that is wide and high', { ...png, depth: 'ushort', width: 30_000, height: 2_100 }, false],
  ['one that comes in passes', { ...png, isProgressive: true, width: 8000, height: 8000 }, false],
  ['twelve megapixels of AVIF', { ...png, format: 'heif', width: 4032, height: 3024 }, true],
  ['64 megapixels of AVIF', { ...png, format: 'heif', width: 8000, height: 8000 }, false],
] as const)('%s is decoded: %j, %s', (_, picture, fits) => {
  expect(fitsInMemory(picture)).toBe(fits);
});
