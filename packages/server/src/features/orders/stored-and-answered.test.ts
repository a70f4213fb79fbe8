import { placeOrder } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { DatabaseAway, type Database } from '../../db/database.ts';
import { advanceOrder, type Moved, returnOrder, undoStep } from './advance-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { tickLine } from './tick-line.ts';

const testApp = openTestApp();

/** The database, lost after the first statement. */
function lostAfterOne(): Database {
  let count = 0;
  return {
    ...testApp.db,
    transaction: async () => Promise.reject(new DatabaseAway({})),
    query: async (text, values) => {
      count += 1;
      if (count > 1) throw new DatabaseAway({});
      return testApp.db.query(text, values);
    },
  };
}

type Actor = Parameters<typeof advanceOrder>[1];

const CHANGES: Record<string, (db: Database, actor: Actor, orderId: number) => Promise<Moved>> = {
  step: async (db, actor, orderId) => advanceOrder(db, actor, orderId, 'ready'),
  'step that is undone': async (db, actor, orderId) => undoStep(db, actor, orderId, 'preparing'),
  'step back': async (db, actor, orderId) =>
    returnOrder(db, actor, orderId, { from: 'preparing', reason: 'Falta el pan' }),
  tick: async (db, actor, orderId) => tickLine(db, actor, { orderId, lineNumber: 2, isDone: true }),
  cancellation: async (db, actor, orderId) => cancelOrder(db, actor, orderId, 'No queda rabo'),
};

test.each(Object.keys(CHANGES))(
  'a %s that was stored is answered, even if the database is lost right after it',
  async (name) => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const { idorder, evento } = await diner.call(placeOrder, {
      body: restaurant.order({ agua: 1, rabo: 1 }),
    });
    const actor = { restaurantId: restaurant.restaurantId, userName: 'ana' };
    await advanceOrder(testApp.db, actor, idorder, 'preparing');
    const moved = await CHANGES[name]!(lostAfterOne(), actor, idorder);
    const board = await testApp.db.query(
      'select status, version, done_lines as "doneLines", cancel_reason as "cancelReason" from orders',
    );
    expect(moved.hasMoved).toBe(true);
    expect(board).toEqual([expect.objectContaining({ version: evento + 2 })]);
    expect(moved.order).toMatchObject(board[0]!);
  },
);
