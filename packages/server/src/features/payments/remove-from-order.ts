import { may, type LineUnits } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { hashRequest } from '../../http/hash-request.ts';
import type { StaffSession } from '../../auth/session.ts';
import type { Moved } from '../orders/advance-order.ts';
import { requireOrder } from '../orders/require-order.ts';
import { isRepeatedRemoval, lockOrderToRemove, takeOff } from '../orders/take-off.ts';
import { lockTabOfOrder } from '../tabs/tab-money.ts';
import { invoiceAndMail } from './invoice-and-mail.ts';
import { askForRefund } from './ask-for-refund.ts';
import { giveBackBeyond } from './give-back.ts';
import type { SettlingDependencies } from './settle.ts';
import { updateStray } from './update-stray.ts';

interface Wish {
  orderId: number;
  lines: readonly LineUnits[];
  reason: string;
  idempotencyKey: string;
}

/**
 * Takes units off a sent order, whose tab and money follow in the same transaction. Idempotent by key:
 * a repeated wish is answered with the order as it is now.
 */
export async function removeFromOrder(
  { db, now }: Pick<SettlingDependencies, 'db' | 'now'>,
  session: StaffSession,
  { idempotencyKey, ...wish }: Wish,
): Promise<Moved> {
  const { restaurantId, userName } = session;
  const { orderId, lines, reason } = wish;
  const request = { idempotencyKey, requestHash: hashOf(wish) };
  const mayRefund = may(session.role, 'refund-order');
  return db.transaction(async (tx) => {
    await lockOrderToRemove(tx, restaurantId, orderId);
    const tab = await lockTabOfOrder(tx, restaurantId, orderId);
    if (!tab) throw new AppError('not_found');
    if (await isRepeatedRemoval(tx, restaurantId, { ...wish, request })) {
      return { order: await requireOrder(tx, restaurantId, orderId), hasMoved: false };
    }
    const conditions = { isTabOpen: tab.isOpen, mayRefund };
    const order = await takeOff(tx, session, { ...wish, request }, conditions);
    const isCancelled = order.status === 'cancelled';
    if (order.payment === 'paid') {
      await askForRefund(tx, {
        restaurantId,
        orderId,
        what: isCancelled ? { kind: 'rest' } : { kind: 'removed', lines },
        reason,
        actor: userName,
        // By itself, as a person's wish; with a cancelled order, all of its money is its diner's.
        request: isCancelled ? null : request,
        at: now(),
      });
    }
    await giveBackBeyond(tx, tab, { reason, actor: userName, mayRefund, at: now() });
    if (isCancelled) await updateStray(tx, { restaurantId, orderId });
    await invoiceAndMail(tx, tab);
    return {
      order: isCancelled ? await requireOrder(tx, restaurantId, orderId) : order,
      hasMoved: true,
    };
  });
}

function hashOf(wish: Pick<Wish, 'orderId' | 'lines' | 'reason'>): string {
  return hashRequest([wish.orderId, wish.lines, wish.reason]);
}
