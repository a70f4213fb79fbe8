import { deleteLogo, readRestaurant, uploadLogo, type EnterpriseWire } from '@simplato/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { sweep } from '../../maintenance.ts';

const testApp = openTestApp();
const AS_PNG = { 'content-type': 'image/png' };

/** A dark dot on a transparent ground, twice as wide as high. */
async function drawLogo(width = 600): Promise<Buffer> {
  const height = width / 2;
  const dot = { width: height, height, channels: 4 as const, background: '#1f1714' };
  const nothing = { width, height, channels: 4 as const, background: '#00000000' };
  const ink = await sharp({ create: dot }).png().toBuffer();
  return sharp({ create: nothing })
    .composite([{ input: ink, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

async function upload(staff: TestClient, body: Buffer) {
  const response = await staff.send(uploadLogo, { body, headers: AS_PNG });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<EnterpriseWire>();
}

describe('a logo', () => {
  test('comes with the restaurant in two widths, and stays transparent', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, guest] = [await restaurant.logIn(), await restaurant.seat()];
    await guest.call(readRestaurant);
    const { logo, version } = await upload(staff, await drawLogo());
    expect(version).toBe(2);
    expect(logo).toMatchObject({ ancho: 320, alto: 160, anchos: [160, 320] });
    expect((await guest.call(readRestaurant)).logo).toEqual(logo);
    const { rawPayload, headers } = await testApp.app.inject({ url: logo?.url ?? '' });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([320, 160, 4]);
    const alphaAt = (x: number) => data[(80 * info.width + x) * 4 + 3];
    expect([alphaAt(40), alphaAt(280)]).toEqual([255, 0]);
  });

  test('is not enlarged if it is small', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const { logo } = await upload(staff, await drawLogo(100));
    expect(logo).toMatchObject({ ancho: 100, alto: 50, anchos: [100] });
  });

  test('can be removed; its files are deleted some time later', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    await upload(staff, await drawLogo());
    testApp.clock.advance(2 * 3_600_000);
    await sweep(testApp.db, testApp.clock.now());
    expect(await testApp.db.query('select 1 from photo_files')).toHaveLength(2);
    expect(await staff.call(deleteLogo)).toMatchObject({ logo: null, version: 3 });
    await sweep(testApp.db, testApp.clock.now());
    expect(await testApp.db.query('select 1 from photo_files')).toEqual([]);
  });

  test('can only be set and removed by an owner of the restaurant', async () => {
    const restaurant = await testApp.openRestaurant();
    const body = await drawLogo();
    for (const caller of [await restaurant.logInColleague(), await restaurant.seat()]) {
      await caller.refused('forbidden', uploadLogo, { body, headers: AS_PNG });
      await caller.refused('forbidden', deleteLogo);
    }
    const other = await (await testApp.openRestaurant()).logIn();
    const checkId = restaurant.restaurantId;
    await other.refused('other_house', uploadLogo, { body, headers: AS_PNG, checkId });
    await other.refused('other_house', deleteLogo, { checkId });
    expect((await (await restaurant.logIn()).call(readRestaurant)).logo).toBeNull();
  });

  test.each([
    { what: 'a drawing with a script', code: 'photo_unsupported', file: '<svg><script/></svg>' },
    { what: 'a HEIC', code: 'photo_heic', file: '\0\0\0\x18ftypheic\0\0\0\0mif1heic' },
    { what: 'the beginning of a PNG', code: 'photo_damaged', file: '\x89PNG\r\n\x1a\n....' },
    { what: 'nothing', code: 'photo_unsupported', file: '' },
  ] as const)('is not $what: $code', async ({ code, file }) => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const body = Buffer.from(file, 'latin1');
    await staff.refused(code, uploadLogo, { body, headers: AS_PNG });
    expect(await staff.call(readRestaurant)).toMatchObject({ logo: null, version: 1 });
  });
});
