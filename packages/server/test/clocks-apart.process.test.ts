import {
  checkPayment,
  createCheckout,
  listOrderChanges,
  type NewOrderWire,
} from '@simplato/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createPostgresDatabase,
  postgresServer,
  type PostgresPlace,
} from './process/data-places.ts';
import { moveClock, withMovingClock } from './process/moved-clock.ts';
import { connectRestaurant, press } from './process/online-payments.ts';
import {
  ask,
  chooseLines,
  logInDemoStaff,
  type Person,
  readBoard,
  readOwnOrders,
  sendOrder,
  sitDown,
} from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';

const TIMEOUT = { timeout: 120_000 };

describe.runIf(postgresServer)('two servers on one PostgreSQL, one three hours ahead', () => {
  let place: PostgresPlace;
  let right: ServerProcess;
  let ahead: ServerProcess;
  let staff: Person;
  let guest: Person;
  let lineas: NewOrderWire['lineas'];

  beforeEach(async () => {
    place = await createPostgresDatabase();
    right = await startServer(place);
    ahead = await startServer({ env: { ...place.env, ...withMovingClock(3) }, isDemo: false });
    staff = await logInDemoStaff(right.url);
    guest = await sitDown(right.url, printedTableCode(right));
    lineas = await chooseLines(right.url, guest);
    await connectRestaurant(right.url, staff);
    await moveClock(ahead, 3);
  });
  afterEach(async () => {
    await right.kill();
    await ahead.kill();
    await place.remove();
  });

  const order = (at: ServerProcess, note: string, how: NewOrderWire['ispaid']) =>
    sendOrder(at.url, guest, note, { lineas, comentarios: note, ispaid: how });

  test('take each order and each payment once through either, and keep its sessions', async () => {
    // Of each pair, the first takes the order, and the second its repetition and its payment.
    const pairs = [
      [right, ahead, 'bien'],
      [ahead, right, 'adelantado'],
    ] as const;

    for (const [first, second, note] of pairs) {
      expect((await order(first, note, 'false')).status).toBe(201);
      expect((await order(second, note, 'false')).status).toBe(200);

      const { idorder } = (await order(first, `${note}-online`, 'pending')).body;
      const page = await ask(second.url, guest, createCheckout, { body: { idOrder: idorder } });
      expect(page.status).toBe(200);
      await press(page.body.url, 'pagar');
      for (const at of [first, second]) {
        const check = async () =>
          (await ask(at.url, guest, checkPayment, { params: { id: idorder } })).body.estado;
        await expect.poll(check, TIMEOUT).toBe('pagado');
      }
      const steps = await ask(right.url, staff, listOrderChanges, { params: { id: idorder } });
      expect(steps.body.map(({ status, ispaid }) => [status, ispaid])).toEqual([
        ['READY', 'pending'],
        ['READY', 'true'],
      ]);
    }
    for (const at of [right, ahead]) {
      const taken = [
        ['bien', 'false'],
        ['bien-online', 'true'],
        ['adelantado', 'false'],
        ['adelantado-online', 'true'],
      ];
      const described = (orders: Awaited<ReturnType<typeof readBoard>>) =>
        orders.map(({ comentarios, ispaid }) => [comentarios, ispaid]);
      expect(described(await readBoard(at.url, staff))).toEqual(taken);
      expect(described(await readOwnOrders(at.url, guest)).toReversed()).toEqual(taken);
    }
  });

  test('leave a new order its time to be paid, and cancel one that nobody paid for an hour', async () => {
    const forgotten = (await order(right, 'olvidado', 'pending')).body.idorder;
    const fresh = (await order(right, 'nuevo', 'pending')).body.idorder;
    // Only the one ahead is left to do the payments' work.
    await right.kill();
    await place.run(`update orders set placed_at = clock_timestamp() - interval '1 hour'
      where restaurant_id = ${staff.restaurantId} and order_id = ${forgotten}`);
    const stateOf = async (idorder: number) =>
      place.run(`select status, payment from orders
        where restaurant_id = ${staff.restaurantId} and order_id = ${idorder}`);
    await expect
      .poll(() => stateOf(forgotten), TIMEOUT)
      .toEqual([{ status: 'cancelled', payment: 'pending' }]);
    expect(await stateOf(fresh)).toEqual([{ status: 'received', payment: 'pending' }]);
  });
});
