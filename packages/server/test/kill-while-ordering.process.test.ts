import { randomUUID } from 'node:crypto';
import { productFromWire, type NewOrderWire, type OrderWire } from '@simplato/contract';
import { formatCents, unitGrossCents } from '@simplato/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DataPlace } from './process/data-places.ts';
import { EVERY_DATABASE } from './process/demo-places.ts';
import { runsOr } from './runs.ts';
import { openBoardStream, numbersOf, upTo } from './process/open-stream.ts';
import {
  logInDemoStaff,
  readBoard,
  readOwnOrders,
  readMenu,
  seatInTurn,
  sendOrder,
  type Person,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';

/** Loaded into the server: SIGUSR2 kills it as it answers the next order, so that this answer is lost for certain. */
const DIE_UNHEARD = new URL('./process/die-unheard.mjs', import.meta.url).href;

const KILLS = runsOr(3, 'KILLS');
const DINERS = 6;
/**
 * The server is killed at a random moment in this range after its first answer to an order; every other time, as
 * it answers the next order after that moment.
 */
const LIFE_MS = { least: 30, most: 900 };

interface Sending {
  guest: Person;
  key: string;
  order: NewOrderWire;
  /** The server's answer, or null while it is unknown. */
  answer: OrderWire | null;
}

describe.each(EVERY_DATABASE)('a server killed while orders come in, on $name', ({ create }) => {
  let place: DataPlace;
  let server: ServerProcess;
  const start = () =>
    startServer({ env: { ...place.env, NODE_OPTIONS: `--import=${DIE_UNHEARD}` } });

  beforeEach(async () => {
    place = await create();
    server = await start();
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  // After a kill, the embedded database flushes its whole folder, which takes minutes on a busy machine.
  test(
    `keeps every acknowledged order, complete and once, over ${KILLS} kills`,
    { timeout: 900_000 },
    async () => {
      const staff = await logInDemoStaff(server.url);
      const diners = Array.from({ length: DINERS }, (_, diner) =>
        seatInTurn(staff, `Zona ${diner}`),
      );
      const write = await orderWriter(server, await diners[0]!(server.url));
      const sendings: Sending[] = [];
      const lost = { asked: 0, alreadyTaken: 0 };

      for (let kill = 1; kill <= KILLS; kill += 1) {
        const life = new AbortController();
        const { url } = server;
        const keepOrdering = async (nextGuest: (typeof diners)[number], onAnswer: () => void) => {
          while (!life.signal.aborted) {
            const guest = await nextGuest(url).catch(() => null);
            if (!guest) return;
            const key = randomUUID();
            const sending: Sending = { guest, key, order: write(key), answer: null };
            sendings.push(sending);
            const reply = await sendOrder(url, guest, key, sending.order).catch(() => null);
            if (!reply) return;
            expect(reply).toMatchObject({ status: 201 });
            sending.answer = reply.body;
            onAnswer();
          }
        };
        let orders: Promise<unknown> = Promise.resolve();
        const answered = new Promise<void>((tell) => {
          orders = Promise.all(diners.map(async (nextGuest) => keepOrdering(nextGuest, tell)));
        });
        await Promise.race([answered, orders]);
        const lifeMs = LIFE_MS.least + Math.random() * (LIFE_MS.most - LIFE_MS.least);
        // A random moment is the point of the test, so it must not depend on anything that the server does.
        await new Promise((resolve) => setTimeout(resolve, lifeMs));
        const { signal } = await server.end(kill % 2 === 1 ? 'SIGUSR2' : 'SIGKILL');
        expect(signal).toBe('SIGKILL');
        life.abort();
        await orders;

        server = await start();
        // Retries like a phone: with the same key and the same order.
        for (const sending of sendings.filter(({ answer }) => answer === null)) {
          lost.asked += 1;
          const { status, body } = await sendOrder(
            server.url,
            sending.guest,
            sending.key,
            sending.order,
          );
          expect([200, 201]).toContain(status);
          if (status === 200) lost.alreadyTaken += 1;
          sending.answer = body;
        }
      }

      const acknowledged = sendings.map(({ answer }) => answer!);
      console.log(
        `${acknowledged.length} orders acknowledged over ${KILLS} kills, ` +
          `${lost.asked} answers lost, ${lost.alreadyTaken} of those orders had been taken`,
      );
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      expect(lost.alreadyTaken).toBeGreaterThanOrEqual(KILLS / 2);

      // Nothing is missing, duplicated or changed, and there is no order that nobody sent.
      const board = await readBoard(server.url, staff);
      expect(board).toEqual(acknowledged.toSorted((one, other) => one.idorder - other.idorder));
      expect(board.map((order) => order.idorder)).toEqual(board.map((_, index) => index + 1));
      for (const { order, answer } of sendings) expectWhole(order, answer!);
      for (const guest of new Set(sendings.map((sending) => sending.guest))) {
        const own = sendings.filter((sending) => sending.guest === guest);
        const numbers = own.map(({ answer }) => answer!.idorder).toSorted((a, b) => b - a);
        const seen = await readOwnOrders(server.url, guest);
        expect(seen.map((order) => order.idorder)).toEqual(numbers);
      }

      // A board that reconnects from the start gets every event once, in order.
      const stream = await openBoardStream(server.url, staff, 0);
      await stream.until(({ event }) => event === 'latido');
      const told = stream.events.filter(({ event }) => event === 'order');
      expect(told.map(({ data }) => data)).toEqual(board.toSorted((a, b) => a.evento - b.evento));
      expect(numbersOf(stream)).toEqual(upTo(numbersOf(stream).length));
      stream.close();
    },
  );
});

/** Orders of one to four products. The note contains the key, so that no two are equal. */
async function orderWriter(server: ServerProcess, guest: Person) {
  const menu = await readMenu(server.url, guest);
  let turn = 0;
  return (key: string): NewOrderWire => {
    turn += 1;
    const products = Array.from({ length: 1 + (turn % 4) }, (_, index) => {
      const product = productFromWire(menu[(turn * 7 + index) % menu.length]!);
      const unit = unitGrossCents(product.netMicros, product.vatPercent);
      return { product, unit, quantity: 1 + ((turn + index) % 3) };
    });
    return {
      lineas: products.map(({ product, unit, quantity }) => ({
        idproductos: product.productId,
        quantity,
        nota: quantity === 2 ? 'sin sal' : '',
        preciounitario: formatCents(unit),
      })),
      total: formatCents(products.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0)),
      comentarios: key,
    };
  };
}

function expectWhole(sent: NewOrderWire, taken: OrderWire): void {
  expect(taken).toMatchObject({ total: sent.total, comentarios: sent.comentarios });
  expect(
    taken.lineas.map(({ idproductos, quantity, nota, preciounitario }) => ({
      idproductos,
      quantity,
      nota,
      preciounitario,
    })),
  ).toEqual(sent.lineas);
}
