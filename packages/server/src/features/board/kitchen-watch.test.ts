import {
  KITCHEN_SCREEN,
  pauseKitchen,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  type KitchenNowWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import type { EventReader } from '../../../test/event-reader.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const AS_BOARD = { query: { pantalla: KITCHEN_SCREEN } };

async function isWatched(stream: EventReader): Promise<boolean | undefined> {
  const { id, data } = await stream.next(STREAM_EVENTS.restaurant);
  expect(id).toBeNull();
  return (JSON.parse(data) as KitchenNowWire).cocinamira;
}

/** As if no process had said for so long that a board is open. */
const letSecondsPass = async (seconds: number) =>
  testApp.db.query(
    'update kitchen_watches set seen_at = seen_at - make_interval(secs => $1::float8)',
    [seconds],
  );

async function open() {
  const restaurant = await testApp.openRestaurant();
  return { phone: await restaurant.seat(), staff: await restaurant.logIn() };
}

describe('a phone', () => {
  test('hears at once that somebody looks at the board, and a minute later that nobody does', async () => {
    const { phone, staff } = await open();
    const hears = await testApp.read(phone, streamOwnOrders);
    expect(await isWatched(hears)).toBe(false);
    const board = await testApp.read(staff, streamOrders, AS_BOARD);
    expect(await isWatched(board)).toBe(true);
    expect(await isWatched(hears)).toBe(true);
    await letSecondsPass(61);
    expect(await isWatched(hears)).toBe(false);
  });

  test('is told by what it hears first, also when the board is open in another process', async () => {
    const { phone, staff } = await open();
    const elsewhere = testApp.visitor(await testApp.anotherApp(), staff.cookies);
    await isWatched(await testApp.read(elsewhere, streamOrders, AS_BOARD));
    expect(await isWatched(await testApp.read(phone, streamOwnOrders))).toBe(true);
    const paused = await staff.call(pauseKitchen, { body: { cerrada: false } });
    expect(paused.cocinamira).toBe(true);
  });
});

test('a board that is closed counts for a minute more, and no screen but a board counts', async () => {
  const { phone, staff } = await open();
  const board = await testApp.read(staff, streamOrders, AS_BOARD);
  await isWatched(board);
  const seen = async () => testApp.db.query('select seen_at from kitchen_watches');
  const before = await seen();
  await board.close();
  await expect.poll(seen).not.toEqual(before);
  const room = await testApp.read(staff, streamOrders);
  expect(await isWatched(room)).toBe(true);
  await letSecondsPass(61);
  expect(await isWatched(await testApp.read(phone, streamOwnOrders))).toBe(false);
});

test('of two boards, one that is closed leaves the other', async () => {
  const { phone, staff } = await open();
  const boards = [
    await testApp.read(staff, streamOrders, AS_BOARD),
    await testApp.read(staff, streamOrders, AS_BOARD),
  ];
  for (const board of boards) expect(await isWatched(board)).toBe(true);
  await boards[0]?.close();
  expect(await isWatched(await testApp.read(phone, streamOwnOrders))).toBe(true);
});

test('what is no screen of ours is refused', async () => {
  const { staff } = await open();
  const { fields } = await staff.refused('bad_request', streamOrders, {
    query: { pantalla: 'barra' },
  });
  expect(Object.keys(fields ?? {})).toEqual(['pantalla']);
});
