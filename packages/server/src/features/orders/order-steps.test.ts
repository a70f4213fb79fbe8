import { advanceOrder, listOrders, placeOrder, undoStep } from '@simplato/contract';
import { UNDO_WINDOW_MS } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const WIRE_STATUSES = ['READY', 'PREPARING', 'COMPLETED', 'CLOSED'] as const;

/** A restaurant with one order on its board. */
async function oneOrder() {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  const order = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  return { restaurant, diner, order, idorder: order.idorder, staff: await restaurant.logIn() };
}

async function countEvents(): Promise<number> {
  return (await testApp.db.query('select 1 from order_events')).length;
}

/** Moves the last step back in time by the database's clock. */
async function letSecondsPass(seconds: number): Promise<void> {
  await testApp.db.query(
    'update orders set status_changed_at = status_changed_at - make_interval(secs => $1)',
    [seconds],
  );
}

describe('a step', () => {
  test('takes the order from READY to CLOSED, and then off the board', async () => {
    const { staff, order, idorder } = await oneOrder();
    for (const [index, status] of (['PREPARING', 'COMPLETED'] as const).entries()) {
      const moved = await staff.call(advanceOrder, { body: { idorder, status } });
      expect(moved).toEqual({
        ...order,
        status,
        visto: expect.any(String),
        lista: status === 'COMPLETED' ? expect.any(String) : null,
        lineas: order.lineas.map((line) => ({
          ...line,
          marcha: status === 'COMPLETED' ? 'hecha' : 'ya',
        })),
        evento: order.evento + index + 1,
      });
      expect(await staff.call(listOrders)).toEqual([moved]);
    }
    await staff.call(advanceOrder, { body: { idorder, status: 'CLOSED' } });
    expect(await staff.call(listOrders)).toEqual([]);
  });

  test('may send the whole order, but only its status is used', async () => {
    const { staff, order } = await oneOrder();
    const body = { ...order, status: 'PREPARING' as const, total: '0.00', ispaid: 'true' as const };
    const moved = await staff.call(advanceOrder, { body });
    expect(moved).toEqual({
      ...order,
      status: 'PREPARING',
      visto: expect.any(String),
      evento: order.evento + 1,
    });
  });

  test('that was already taken returns the order as it is', async () => {
    const { staff, idorder } = await oneOrder();
    const body = { idorder, status: 'PREPARING' } as const;
    const moved = await staff.call(advanceOrder, { body });
    expect(await staff.call(advanceOrder, { body })).toEqual(moved);
    expect(await countEvents()).toBe(2);
  });

  const jumps = WIRE_STATUSES.flatMap((from, at) =>
    WIRE_STATUSES.filter((_, to) => to !== at && to !== at + 1).map((to) => ({ from, to })),
  );
  test.each(jumps)('from $from to $to is refused', async ({ from, to }) => {
    const { staff, idorder } = await oneOrder();
    for (const status of WIRE_STATUSES.slice(0, WIRE_STATUSES.indexOf(from) + 1)) {
      await staff.call(advanceOrder, { body: { idorder, status } });
    }
    const eventsBefore = await countEvents();
    await staff.refused('wrong_step', advanceOrder, { body: { idorder, status: to } });
    expect(await countEvents()).toBe(eventsBefore);
  });

  test('of an order whose online payment is open is refused', async () => {
    const { staff, idorder } = await oneOrder();
    await testApp.db.query(`update orders set payment = 'pending'`);
    await staff.refused('wrong_step', advanceOrder, { body: { idorder, status: 'PREPARING' } });
  });

  test.each([
    { status: 'preparing' },
    { status: 'ENTREGADO' },
    { status: undefined },
    { idorder: '1' },
    { idorder: 0 },
  ])('with %j is refused', async (wrong) => {
    const { staff, idorder } = await oneOrder();
    const body = { idorder, status: 'PREPARING', ...wrong };
    await staff.refused('bad_request', advanceOrder, { body });
  });

  test("for another restaurant's order, or an unknown one, is not found", async () => {
    const { restaurant, staff, idorder } = await oneOrder();
    const elsewhere = await testApp.openRestaurant();
    const other = await elsewhere.logIn();
    const body = { idorder, status: 'PREPARING' } as const;
    await other.refused('not_found', advanceOrder, { body });
    await other.refused('not_found', undoStep, { params: { id: idorder }, body });
    await other.refused('not_found', advanceOrder, { body: { ...body, idorder: 999 } });
    const whole = { ...body, identerprise: restaurant.restaurantId };
    await other.refused('not_found', advanceOrder, { body: whole });
    const misnamed = { ...body, identerprise: elsewhere.restaurantId };
    await staff.refused('other_house', advanceOrder, { body: misnamed });
  });
});

test('fifty people who press the same button at once make one step and one event', async () => {
  const { staff, order, idorder } = await oneOrder();
  const body = { idorder, status: 'PREPARING' } as const;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => staff.call(advanceOrder, { body })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 'PREPARING', evento: order.evento + 1 });
  expect(await countEvents()).toBe(2);
});

describe('a wrong tap', () => {
  test('can be undone within the window, as a new event', async () => {
    const { staff, order, idorder } = await oneOrder();
    await staff.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    await letSecondsPass(UNDO_WINDOW_MS / 2_000);
    const undo = { params: { id: idorder }, body: { status: 'PREPARING' } } as const;
    const undone = await staff.call(undoStep, undo);
    expect(undone).toEqual({ ...order, visto: expect.any(String), evento: order.evento + 2 });
    expect(await staff.call(undoStep, undo)).toEqual(undone);
    expect(await countEvents()).toBe(3);
  });

  test('on a closed order can be undone, which brings it back to the board', async () => {
    const { staff, idorder } = await oneOrder();
    for (const status of WIRE_STATUSES)
      await staff.call(advanceOrder, { body: { idorder, status } });
    await staff.call(undoStep, { params: { id: idorder }, body: { status: 'CLOSED' } });
    expect((await staff.call(listOrders))[0]?.status).toBe('COMPLETED');
  });

  test('can no longer be undone once the window is over', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    await letSecondsPass(UNDO_WINDOW_MS / 1_000 + 1);
    await staff.refused('too_late_to_undo', undoStep, {
      params: { id: idorder },
      body: { status: 'PREPARING' },
    });
    expect((await staff.call(listOrders))[0]?.status).toBe('PREPARING');
  });

  test('cannot be undone once somebody has taken the next step', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    await staff.call(advanceOrder, { body: { idorder, status: 'COMPLETED' } });
    await staff.refused('wrong_step', undoStep, {
      params: { id: idorder },
      body: { status: 'PREPARING' },
    });
  });

  test('cannot be undone before the first step, or for an order that does not exist', async () => {
    const { staff, idorder } = await oneOrder();
    const body = { status: 'READY' };
    await staff.refused('wrong_step', undoStep, { params: { id: idorder }, body });
    const gone = { params: { id: 999 }, body: { status: 'PREPARING' } };
    await staff.refused('not_found', undoStep, gone);
    await staff.refused('bad_request', undoStep, { params: { id: idorder }, body: {} });
  });

  test('can be undone for the last step only, not for the one before it', async () => {
    const { staff, idorder } = await oneOrder();
    await testApp.db.query("update orders set placed_at = placed_at - interval '1 hour'");
    await staff.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    await staff.call(advanceOrder, { body: { idorder, status: 'COMPLETED' } });
    const undo = (status: 'COMPLETED' | 'PREPARING') => ({
      params: { id: idorder },
      body: { status },
    });
    await staff.call(undoStep, undo('COMPLETED'));
    await staff.refused('too_late_to_undo', undoStep, undo('PREPARING'));
  });

  test('fifty people who undo it at once make one event', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    const undo = { params: { id: idorder }, body: { status: 'PREPARING' } } as const;
    await Promise.all(Array.from({ length: 50 }, () => staff.call(undoStep, undo)));
    expect(await countEvents()).toBe(3);
  });
});
