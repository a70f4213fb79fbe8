import {
  cancelOrder,
  ERRORS,
  listHistory,
  listOrderChanges,
  pauseKitchen,
  STREAM_EVENTS,
  type NewOrderWire,
} from '@simplato/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LISTENER } from '../src/db/signals.ts';
import {
  createPostgresDatabase,
  postgresServer,
  type PostgresPlace,
} from './process/data-places.ts';
import { holdTable, waitForHeldCounter } from './process/held-rows.ts';
import { Line } from './process/line.ts';
import { connectRestaurant } from './process/online-payments.ts';
import { openBoardStream } from './process/open-stream.ts';
import {
  ask,
  chooseLines,
  logInDemoStaff,
  type Person,
  PHONES_GIVE_UP_MS,
  readBoard,
  sendOrder,
  sendUntilAnswered,
  sitDown,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

/** As when a firewall drops a connection or a cable is pulled: neither end is notified. */
describe.runIf(postgresServer)(
  'connections to PostgreSQL that go silent without being closed',
  () => {
    let place: PostgresPlace;
    let line: Line;
    let server: ServerProcess;
    let behindLine: ServerProcess;
    let staff: Person;
    let guest: Person;
    let order: (
      at: ServerProcess,
      note: string,
      more?: Partial<NewOrderWire>,
    ) => ReturnType<typeof sendOrder>;

    beforeEach(async () => {
      place = await createPostgresDatabase();
      line = await Line.to(place.url);
      server = await startServer(place);
      behindLine = await startServer({ env: { DATABASE_URL: line.url }, isDemo: false });
      staff = await logInDemoStaff(server.url);
      guest = await sitDown(server.url, printedTableCode(server));
      const lineas = await chooseLines(server.url, guest);
      order = (at, note, more = {}) =>
        sendOrder(at.url, guest, `clave-${note}`, { lineas, comentarios: note, ...more });
    });
    afterEach(async () => {
      await server.kill();
      await behindLine.kill();
      await line.close();
      await place.remove();
    });

    test('if the one for signals does, orders are found by polling, and caches are dropped', async () => {
      const board = await openBoardStream(behindLine.url, staff);
      await board.until(({ event }) => event === 'latido');
      line.silenceThoseThatSay(LISTENER);

      expect((await order(server, 'sin-aviso')).status).toBe(201);
      await board.until(
        ({ event, data }) =>
          event === 'order' && (data as { comentarios: string }).comentarios === 'sin-aviso',
      );
      await ask(server.url, staff, pauseKitchen, { body: { cerrada: true, minutos: null } });
      await board.until(
        ({ event, data }) =>
          event === STREAM_EVENTS.restaurant && !(data as { abierta: boolean }).abierta,
      );
      board.close();
    });

    test('if all do, calls get a 503 in time, and the same key makes one order afterwards', async () => {
      const board = await openBoardStream(behindLine.url, staff);
      await board.until(({ event }) => event === 'latido');
      line.goSilent();

      const sentAt = performance.now();
      expect(await order(behindLine, 'al-vacio')).toMatchObject({
        status: 503,
        body: { message: ERRORS.unavailable[1] },
      });
      const afterMs = performance.now() - sentAt;
      console.log(`told after ${Math.round(afterMs)} ms`);
      expect(afterMs).toBeLessThan(PHONES_GIVE_UP_MS);
      expect((await fetch(`${behindLine.url}/api/health`)).status).toBe(200);
      await board.until(({ event }) => event === 'caido');

      line.comeBack();
      expect([200, 201]).toContain(await sendUntilAnswered(() => order(behindLine, 'al-vacio')));
      const down = board.events.findIndex(({ event }) => event === 'caido');
      await board.until((event) => event.event === 'latido' && board.events.indexOf(event) > down);
      board.close();
      expect(await readBoard(server.url, staff)).toHaveLength(1);
    });

    test('if all do, those who watch are told well before a diner is', async () => {
      line.goSilent();

      const told: string[] = [];
      const diner = order(behindLine, 'a-la-vez').then(() => told.push('diner'));
      const watchers = ['/api/ready', '/metrics', '/operador'].map(async (path) => {
        const reply = await fetch(behindLine.url + path);
        told.push(path);
        return [reply.status, await reply.text()];
      });
      expect(await Promise.all(watchers)).toEqual([
        [ERRORS.unavailable[0], expect.stringContaining(ERRORS.unavailable[1])],
        [200, expect.stringContaining('simplato_database_up 0')],
        [200, expect.stringContaining('No contesta: nadie puede pedir.')],
      ]);
      expect(told).not.toContain('diner');
      await diner;
    });

    test('if all do between two statements of a transaction, its restaurant can still order elsewhere', async () => {
      await connectRestaurant(server.url, staff);
      const { idorder } = (await order(server, 'sin-pagar', { ispaid: 'pending' })).body;
      const cancel = () =>
        ask(behindLine.url, staff, cancelOrder, {
          params: { id: idorder },
          body: { motivo: 'Sin gas' },
        });
      // Cancelling locks the restaurant's counter first, and reads the refunds afterwards.
      const letGo = await holdTable(place, 'refunds');
      const cut = cancel();
      await waitForHeldCounter(place, staff.restaurantId);
      line.goSilent();
      await letGo();

      const sentAt = performance.now();
      let afterMs = 0;
      const taken = order(server, 'entretanto').finally(() => {
        afterMs = performance.now() - sentAt;
      });
      const [reply, told] = await Promise.all([taken, cut]);
      console.log(`taken after ${Math.round(afterMs)} ms`);
      expect(reply.status).toBe(201);
      expect(afterMs).toBeLessThan(PHONES_GIVE_UP_MS);
      expect(told).toMatchObject({ status: 503, body: { message: ERRORS.unavailable[1] } });

      line.comeBack();
      expect(await sendUntilAnswered(cancel)).toBe(200);
      const { body } = await ask(server.url, staff, listHistory);
      expect(body.pedidos.map(({ comentarios, status }) => [comentarios, status])).toEqual([
        ['entretanto', 'READY'],
        ['sin-pagar', 'CANCELLED'],
      ]);
      const steps = await ask(server.url, staff, listOrderChanges, { params: { id: idorder } });
      expect(steps.body.map(({ status }) => status)).toEqual(['READY', 'CANCELLED']);
    });
  },
);
