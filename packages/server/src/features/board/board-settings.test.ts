import {
  changeBoardSettings,
  readBoardSettings,
  seatParty,
  STREAM_EVENTS,
  streamOrders,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp, TEST_CONFIG } from '../../../test/test-app.ts';

const testApp = openTestApp();
const SETTINGS = { avisominutos: 5, retrasominutos: 12, impresora: '192.168.1.50' };

describe("the settings of a restaurant's board", () => {
  test('have sensible defaults', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    expect(await staff.call(readBoardSettings)).toEqual({
      avisominutos: 10,
      retrasominutos: 20,
      impresora: '',
      usasala: false,
    });
  });

  test('say with them whether somebody tends the room', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    await restaurant.codeOf('9');
    await staff.call(seatParty, { body: { mesa: '9' } });
    expect((await staff.call(readBoardSettings)).usasala).toBe(true);
  });

  test('are the same for all staff of the restaurant, and apply to no other restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const changed = await (await restaurant.logIn()).call(changeBoardSettings, { body: SETTINGS });
    expect(changed).toEqual({ ...SETTINGS, impresora: '192.168.1.50:9100', usasala: false });
    expect(await (await restaurant.logIn()).call(readBoardSettings)).toEqual(changed);
    const theirs = await (await other.logIn()).call(readBoardSettings);
    expect(theirs.avisominutos).toBe(10);
  });

  test('are announced to every open board of the restaurant when they change', async () => {
    const restaurant = await testApp.openRestaurant();
    const [owner, cook] = [await restaurant.logIn(), await restaurant.logInColleague()];
    const board = await testApp.read(cook, streamOrders);
    // These are sent at the start. After them, only a change sends anything.
    await board.next(STREAM_EVENTS.restaurant);
    await board.next(STREAM_EVENTS.heartbeat);
    await owner.call(changeBoardSettings, { body: SETTINGS });
    await board.next(STREAM_EVENTS.restaurant);
    expect((await cook.call(readBoardSettings)).avisominutos).toBe(5);
  });

  test('can be changed again, and the printer removed', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    await staff.call(changeBoardSettings, { body: SETTINGS });
    const body = { avisominutos: 1, retrasominutos: 2, impresora: '' };
    expect(await staff.call(changeBoardSettings, { body })).toEqual({ ...body, usasala: false });
  });

  test.each([
    ['the second limit before the first', { retrasominutos: 5 }, 'retrasominutos'],
    ['no minutes', { avisominutos: 0 }, 'avisominutos'],
    ['hours of minutes', { retrasominutos: 241 }, 'retrasominutos'],
    ['half a minute', { avisominutos: 1.5 }, 'avisominutos'],
    ['a printer out on the internet', { impresora: '8.8.8.8' }, 'impresora'],
    ['a printer at the cloud’s own address', { impresora: '169.254.169.254:9100' }, 'impresora'],
    ['a database as a printer', { impresora: '192.168.1.50:5432' }, 'impresora'],
  ])('are refused with %s', async (_, wrong, field) => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const body = { ...SETTINGS, ...wrong };
    const refusal = await staff.refused('bad_request', changeBoardSettings, { body });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    expect((await staff.call(readBoardSettings)).avisominutos).toBe(10);
  });

  test('can be changed only by an owner', async () => {
    const staff = await (await testApp.openRestaurant()).logInColleague();
    await staff.refused('forbidden', changeBoardSettings, { body: SETTINGS });
    expect((await staff.call(readBoardSettings)).avisominutos).toBe(10);
  });
});

test('in production, the server itself is refused as a printer', async () => {
  const app = await testApp.anotherApp({
    config: { ...TEST_CONFIG, isProduction: true },
  });
  const restaurant = await testApp.openRestaurant();
  const staff = testApp.visitor(app);
  await staff.logIn(restaurant.mail, 'Comanda2026');
  const body = { ...SETTINGS, impresora: '127.0.0.1:9100' };
  await staff.refused('bad_request', changeBoardSettings, { body });
});
