import {
  advanceOrder,
  contentCheck,
  ERRORS,
  IDEMPOTENCY_HEADER,
  listOrders,
  placeOrder,
  undoStep,
  type Endpoint,
} from '@simplato/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FolderPlace } from './process/data-places.ts';
import { copyDemoFolder } from './process/demo-places.ts';
import { HOUR_MS, moveClock, withMovingClock } from './process/moved-clock.ts';
import { openBoardStream } from './process/open-stream.ts';
import {
  ask,
  chooseLines,
  guessDemoPassword,
  logInDemoStaff,
  type Person,
  readBoard,
  sitDown,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

let place: FolderPlace;
let server: ServerProcess;
let hours = 0;

beforeEach(async () => {
  place = copyDemoFolder();
  const env = { ...place.env, ...withMovingClock(3, -3, 0) };
  server = await startServer({ env });
});
afterEach(async () => {
  await server.kill();
  await place.remove();
});

/** Moves the server's clock only. Phones and tablets keep theirs, and retry with the server's time. */
async function moveTo(to: number): Promise<void> {
  await moveClock(server, to);
  hours = to;
}

/** With the server's time, which a page learns from the refusal. */
function askInTime<E extends Endpoint>(
  person: Person,
  endpoint: E,
  { headers = {}, ...sending }: NonNullable<Parameters<typeof ask>[3]> = {},
) {
  const now = new Date(Date.now() + hours * HOUR_MS);
  const contentcheck = contentCheck(person.restaurantId, now);
  return ask(server.url, person, endpoint, { ...sending, headers: { contentcheck, ...headers } });
}

test('a clock that jumps three hours ahead and six back loses no order, session or heartbeat', async () => {
  const staff = await logInDemoStaff(server.url);
  const guest = await sitDown(server.url, printedTableCode(server));
  const lineas = await chooseLines(server.url, guest);
  const order = (note: string) =>
    askInTime(guest, placeOrder, {
      headers: { [IDEMPOTENCY_HEADER]: note },
      body: { lineas, comentarios: note },
    });
  const board = await openBoardStream(server.url, staff);
  const beats = () => board.events.filter(({ event }) => event === 'latido').length;
  const nextBeat = async () => {
    const heard = beats();
    await board.until(() => beats() > heard);
  };
  expect((await order('antes')).status).toBe(201);
  await nextBeat();

  await moveTo(3);
  expect(await ask(server.url, staff, listOrders)).toMatchObject({
    status: 400,
    body: { message: ERRORS.bad_check[1] },
  });
  expect((await order('adelantado')).status).toBe(201);
  expect((await order('antes')).status).toBe(200);
  const step = { idorder: 2, status: 'PREPARING' } as const;
  expect((await askInTime(staff, advanceOrder, { body: step })).status).toBe(200);
  const back = { params: { id: 2 }, body: { status: 'PREPARING' } } as const;
  expect((await askInTime(staff, undoStep, back)).status).toBe(200);
  const guesses = [];
  for (let guess = 0; guess < 6; guess += 1) {
    guesses.push(await guessDemoPassword(server.url, new Date(Date.now() + 3 * HOUR_MS)));
  }
  expect(guesses.at(-1)).toBe(429);
  await nextBeat();

  await moveTo(-3);
  const late = await order('atrasado');
  expect(late.status).toBe(201);
  expect((await order('adelantado')).status).toBe(200);
  await nextBeat();

  await moveTo(0);
  // Failed attempts counted three hours ahead must not lock anybody out now.
  await logInDemoStaff(server.url);
  const { evento: last } = late.body;
  await board.until(({ event, id }) => event === 'order' && id === last);
  board.close();
  expect((await readBoard(server.url, staff)).map(({ comentarios }) => comentarios)).toEqual([
    'antes',
    'adelantado',
    'atrasado',
  ]);
});
