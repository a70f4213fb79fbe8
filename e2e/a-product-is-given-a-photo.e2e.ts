import fs from 'node:fs';
import { errorMessage } from '@simplato/contract';
import type { FileChooser, Locator, Page } from '@playwright/test';
import { PHONE } from './fixtures/devices.ts';
import { sitDown } from './fixtures/diner.ts';
import { openProduct, openProducts } from './fixtures/owner.ts';
import { CAMERA, takePhoto } from './fixtures/phone-photo.ts';
import { expect, test } from './fixtures/test.ts';

const PRODUCT = 'Agua mineral';

/** Opens the product's row, and the file chooser of its photo button. */
async function askForPhoto(owner: Page): Promise<{ sheet: Locator; chooser: FileChooser }> {
  const sheet = await openProduct(owner, PRODUCT);
  const choosing = owner.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Poner foto' }).click();
  return { sheet, chooser: await choosing };
}

const photoOf = (sheet: Locator) => sheet.getByRole('img', { name: `Foto de ${PRODUCT}` });

const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(5_000),
]);
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

test('a photo from a phone is shown upright, without the phone’s metadata; what is none or too large is refused', async ({
  restaurant,
  openDevice,
}, testInfo) => {
  const owner = await openDevice(PHONE);
  await openProducts(owner, restaurant);
  const diner = await openDevice(PHONE);
  await sitDown(diner, restaurant, '1');
  await diner.goto('/clients/carta');
  const card = diner
    .getByRole('listitem')
    .filter({ has: diner.getByRole('heading', { name: PRODUCT, exact: true }) });
  await expect(card).toBeVisible();

  const { sheet, chooser } = await askForPhoto(owner);
  const taken = await takePhoto(owner);
  expect(taken.includes(CAMERA)).toBe(true);
  await chooser.setFiles({ name: 'IMG_0283.JPG', mimeType: 'image/jpeg', buffer: taken });
  await expect(sheet.getByText('La foto está en la carta.')).toBeVisible();

  const shown = photoOf(sheet);
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await shown.evaluate(readUpright)).toEqual({
    isUpright: true,
    above: 'red',
    below: 'blue',
  });
  const stored = await owner.request.get((await shown.getAttribute('src')) ?? '');
  expect(stored.headers()['content-type']).toBe('image/webp');
  expect((await stored.body()).includes(CAMERA)).toBe(false);
  // The diner's open menu shows it without a reload.
  await expect(card.locator('img[srcset]')).toHaveAttribute('src', /\/api\/fotos\/.*\.webp$/);

  const refused = [
    ['photo_unsupported', 'agua.jpg', 'image/jpeg', Buffer.from('%PDF-1.7\n')],
    ['photo_heic', 'IMG_0283.HEIC', 'image/heic', HEIC],
    ['photo_unsupported', 'agua.svg', 'image/svg+xml', SVG],
  ] as const;
  const before = (await shown.getAttribute('src')) ?? '';
  for (const [reason, name, mimeType, buffer] of refused) {
    const answered = owner.waitForResponse('**/foto');
    await chooser.setFiles({ name, mimeType, buffer });
    expect((await answered).status(), name).toBe(415);
    await expect(sheet.getByText(errorMessage(reason))).toBeVisible();
    await expect(shown).toHaveAttribute('src', before);
  }
  // 200 MB are not even sent.
  const huge = testInfo.outputPath('enorme.jpg');
  fs.writeFileSync(huge, Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  fs.truncateSync(huge, 200 * 1024 * 1024);
  const sent: string[] = [];
  owner.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await chooser.setFiles(huge);
  await expect(sheet.getByText(errorMessage('photo_too_large'))).toBeVisible();
  fs.rmSync(huge);
  expect(sent).toEqual([]);
  await expect(shown).toHaveAttribute('src', before);

  await sheet.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(shown).toHaveCount(0);
});

/** Runs in the browser: the colours of a picture's upper and lower part. */
function readUpright(img: HTMLElement | SVGElement) {
  const { naturalWidth, naturalHeight } = img as HTMLImageElement;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [naturalWidth, naturalHeight];
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('There is nothing to draw on');
  paper.drawImage(img as HTMLImageElement, 0, 0);
  const colourAt = (part: number) => {
    const [red = 0, , blue = 0] = paper.getImageData(
      naturalWidth / 2,
      naturalHeight * part,
      1,
      1,
    ).data;
    return red > blue ? 'red' : 'blue';
  };
  return { isUpright: naturalHeight > naturalWidth, above: colourAt(0.2), below: colourAt(0.8) };
}
