import { Buffer } from 'node:buffer';
import fs from 'node:fs';
import { crc32 } from 'node:zlib';
import {
  deletePhoto,
  deleteProduct,
  listProducts,
  readProduct,
  restoreProduct,
  uploadPhoto,
  type PhotoWire,
} from '@simplato/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { sweep } from '../../maintenance.ts';

const testApp = openTestApp();

/** The left half is red and the right half blue, to show how it is rotated. */
async function twoColours(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3 as const, background: '#e01010' };
  const red = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { ...half, width, background: '#1010e0' } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

/** As a phone stores an upright photo: rotated, with orientation and place in its metadata. */
async function phonePhoto(width: number, height: number): Promise<Buffer> {
  return (await twoColours(width, height))
    .withExif({
      IFD0: { Make: 'Telefonica', Software: 'Camara' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 1/1 48/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

let photo: Buffer;
beforeAll(async () => {
  photo = await phonePhoto(1600, 1200);
});

async function atTheMenu() {
  const restaurant = await testApp.openRestaurant();
  const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
  return { restaurant, staff, diner, params: { id: restaurant.products.rabo } };
}

const AS_JPEG = { 'content-type': 'image/jpeg' };

async function upload(staff: TestClient, id: number, body: Buffer = photo) {
  const response = await staff.send(uploadPhoto, { params: { id }, body, headers: AS_JPEG });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ foto: PhotoWire; version: number }>();
}

/** Without a session: pictures are public. */
const fetchPhoto = async (url: string) => testApp.app.inject({ url });

/** The address of the same picture in another width. */
const inWidth = ({ url }: PhotoWire, width: number) => url.replace(/\d+\.webp$/, `${width}.webp`);

describe('a photo from a phone', () => {
  test('is stored upright in three widths, with its size and a blurred placeholder', async () => {
    const { staff, diner, params } = await atTheMenu();
    await diner.call(listProducts);
    const { foto, version } = await upload(staff, params.id);
    expect(foto).toMatchObject({ ancho: 1200, alto: 1600, anchos: [320, 640, 1200] });
    expect(version).toBe(2);
    expect(foto.borrosa).toMatch(/^data:image\/webp;base64,[\w+/=]{20,300}$/);
    const menu = await diner.call(listProducts);
    expect(menu.find(({ idproductos }) => idproductos === params.id)?.foto).toEqual(foto);
    for (const width of foto.anchos) {
      const { rawPayload, headers, statusCode } = await fetchPhoto(inWidth(foto, width));
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const picture = await sharp(rawPayload).metadata();
      expect([picture.format, picture.width]).toEqual(['webp', width]);
      expect(picture.height).toBe(Math.round((width * 4) / 3));
    }
    expect(foto.url).toBe(inWidth(foto, 1200));
  });

  test('is rotated as it was taken, and loses its metadata: place, time and camera', async () => {
    const { staff, params } = await atTheMenu();
    const { foto } = await upload(staff, params.id);
    const { rawPayload } = await fetchPhoto(inWidth(foto, 320));
    const metadata = await sharp(rawPayload).metadata();
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(rawPayload.includes('Telefonica')).toBe(false);
    const rgb = async (top: number) => [
      ...(await sharp(rawPayload)
        .extract({ left: 100, top, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
    const [above, below] = [await rgb(40), await rgb(390)];
    expect(above[0]).toBeGreaterThan(150);
    expect(below[2]).toBeGreaterThan(150);
  });

  test('may have twelve megapixels', async () => {
    const { staff, params } = await atTheMenu();
    const { foto } = await upload(staff, params.id, await phonePhoto(4032, 3024));
    expect(foto).toMatchObject({ ancho: 1280, alto: 1707, anchos: [320, 640, 1280] });
  });

  test('is not enlarged if it is small', async () => {
    const { staff, params } = await atTheMenu();
    const small = await (await twoColours(200, 100)).png().toBuffer();
    expect((await upload(staff, params.id, small)).foto).toMatchObject({
      ancho: 200,
      alto: 100,
      anchos: [200],
    });
  });

  test.each(['png', 'webp', 'avif'] as const)(
    'may be %s, whatever its content type says',
    async (format) => {
      const { staff, params } = await atTheMenu();
      const picture = await (await twoColours(700, 400)).toFormat(format).toBuffer();
      expect((await upload(staff, params.id, picture)).foto.anchos).toEqual([320, 640, 700]);
    },
  );

  test('is processed among many others, while other calls are answered', async () => {
    const { restaurant, staff, diner } = await atTheMenu();
    const sendings = Object.values(restaurant.products).map((id) => upload(staff, id));
    await diner.call(listProducts);
    const hashes = (await Promise.all(sendings)).map(({ foto }) => foto.url);
    expect(new Set(hashes).size).toBe(1);
  });
});

const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(5_000),
]);
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF');

/** A PNG that claims to be 40,000 pixels wide and high. */
async function hugeOnPaper(): Promise<Buffer> {
  const png = await (await twoColours(10, 10)).png().toBuffer();
  png.writeUInt32BE(40_000, 16);
  png.writeUInt32BE(40_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const MANY_PIXELS = fs.readFileSync(
  new URL('../../../test/pictures/64-megapixels.avif', import.meta.url),
);

async function hugeProgressive(): Promise<Buffer> {
  return (await twoColours(5200, 5000)).jpeg({ progressive: true }).toBuffer();
}

describe('a file that is refused', () => {
  test.each([
    { what: 'a HEIC', code: 'photo_heic', file: () => HEIC },
    { what: 'a drawing with a script', code: 'photo_unsupported', file: () => SVG },
    { what: 'a PDF called .jpg', code: 'photo_unsupported', file: () => PDF },
    {
      what: 'a GIF',
      code: 'photo_unsupported',
      file: () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'),
    },
    { what: 'nothing', code: 'photo_unsupported', file: () => Buffer.alloc(0) },
    {
      what: 'the half of a photo',
      code: 'photo_damaged',
      file: () => photo.subarray(0, photo.length / 2),
    },
    { what: 'a beginning and no more', code: 'photo_damaged', file: () => photo.subarray(0, 20) },
    { what: 'a trap for the memory', code: 'photo_damaged', file: hugeOnPaper },
    { what: 'a kilobyte of 64 megapixels', code: 'photo_damaged', file: () => MANY_PIXELS },
    { what: 'too many pixels to be held at once', code: 'photo_damaged', file: hugeProgressive },
    {
      what: 'more than ten megabytes',
      code: 'photo_too_large',
      file: () => Buffer.alloc(10_485_761, photo),
    },
  ] as const)('$what: $code, and the product stays as it was', async ({ code, file }) => {
    const { staff, params } = await atTheMenu();
    const body = await file();
    await staff.refused(code, uploadPhoto, { params, body, headers: AS_JPEG });
    expect(await staff.call(readProduct, { params })).toMatchObject({ foto: null, version: 1 });
    expect(await testApp.db.query('select 1 from photo_files')).toEqual([]);
  });

  test.each(['application/json', 'application/pdf', 'application/octet-stream'])(
    'is recognised by its bytes, not by its content type, %s',
    async (type) => {
      const { staff, params } = await atTheMenu();
      const headers = { 'content-type': type };
      const body = type === 'application/json' ? { foto: 'data:image/png;base64,AA' } : PDF;
      await staff.refused('photo_unsupported', uploadPhoto, { params, body, headers });
    },
  );

  test('is not processed if the sender may not change this menu', async () => {
    const { diner, params } = await atTheMenu();
    const other = await testApp.openRestaurant();
    await diner.refused('forbidden', uploadPhoto, { params, body: photo, headers: AS_JPEG });
    const theirs = await other.logIn();
    await theirs.refused('not_found', uploadPhoto, { params, body: photo, headers: AS_JPEG });
    await theirs.refused('not_found', deletePhoto, { params });
    expect(await testApp.db.query('select 1 from photo_files')).toEqual([]);
  });
});

describe('stored pictures', () => {
  const anHour = 3_600_000;
  const countFiles = async () => (await testApp.db.query('select 1 from photo_files')).length;

  test('are deleted some time after no product uses them any more', async () => {
    const { staff, params } = await atTheMenu();
    const { foto } = await upload(staff, params.id);
    const other = await (await twoColours(400, 300)).jpeg().toBuffer();
    const now = await upload(staff, params.id, other);
    expect(now.foto.url).not.toBe(foto.url);
    expect(await countFiles()).toBe(5);
    await sweep(testApp.db, testApp.clock.now());
    expect(await countFiles()).toBe(5);
    testApp.clock.advance(2 * anHour);
    await sweep(testApp.db, testApp.clock.now());
    expect(await countFiles()).toBe(2);
    expect(await staff.call(deletePhoto, { params })).toMatchObject({ foto: null, version: 4 });
    await sweep(testApp.db, testApp.clock.now());
    expect(await countFiles()).toBe(0);
  });

  test('stay while the deletion of their product can be undone', async () => {
    const { staff, params } = await atTheMenu();
    const { foto } = await upload(staff, params.id);
    await staff.call(deleteProduct, { params });
    await sweep(testApp.db, testApp.clock.now());
    expect(await staff.call(restoreProduct, { params })).toMatchObject({ foto });
    expect((await fetchPhoto(foto.url)).statusCode).toBe(200);
  });

  test('have no other URL', async () => {
    const { restaurant, staff, params } = await atTheMenu();
    const { foto } = await upload(staff, params.id);
    const hash = foto.url.split('/')[4]!;
    const elsewhere = [
      inWidth(foto, 1281),
      `/api/fotos/${restaurant.restaurantId + 1}/${hash}/320.webp`,
      `/api/fotos/${restaurant.restaurantId}/${hash.replace(/./, 'x')}/320.webp`,
      `/api/fotos/${restaurant.restaurantId}/${hash}/320.png`,
      `/api/fotos/${restaurant.restaurantId}/..%2f${hash}/320.webp`,
    ];
    for (const url of elsewhere) expect((await fetchPhoto(url)).statusCode).toBe(404);
  });
});
