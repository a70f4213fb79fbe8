import {
  auditEvent,
  canRemove,
  describeLines,
  ORDER_WAY,
  removalFault,
  removedCents,
  removesAll,
  unitsOfLine,
  type LineUnits,
  type Order,
  newFact,
  withPartUnits,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import { hasStations } from '../stations/has-stations.ts';
import { queueRemovalSlip } from '../tickets/kitchen-paper.ts';
import { finishCourses, isReadyByLines } from './change-course.ts';
import { recordChanges } from '../audit/record-changes.ts';
import type { Actor } from './advance-order.ts';
import {
  findRemovalOfKey,
  insertRemoval,
  takeUnitsOff,
  type RemovalRequest,
} from './removal-queries.ts';
import { requireOrder } from './require-order.ts';
import { updateStatus } from './step-queries.ts';

export { lockOrderToRemove } from './removal-queries.ts';

export interface RemovalWish {
  orderId: number;
  lines: readonly LineUnits[];
  reason: string;
  request: RemovalRequest;
}

/** Whether this wish has been granted before. Throws if its key was used for a different one. */
export async function isRepeatedRemoval(
  tx: Transaction,
  restaurantId: number,
  { request }: RemovalWish,
): Promise<boolean> {
  const known = await findRemovalOfKey(tx, restaurantId, request.idempotencyKey);
  if (known && known.requestHash !== request.requestHash) throw new AppError('key_reused');
  return known !== null;
}

/**
 * Takes units off an order that is locked; if nothing of it would be left, it is cancelled instead.
 * Its money is the caller's.
 */
export async function takeOff(
  tx: Transaction,
  by: Actor,
  { orderId, lines, reason, request }: RemovalWish,
  { isTabOpen, mayRefund }: { isTabOpen: boolean; mayRefund: boolean },
): Promise<Order> {
  const { restaurantId, userName } = by;
  const order = await requireOrder(tx, restaurantId, orderId);
  if (!canRemove(order, isTabOpen, true)) throw new AppError('not_removable');
  if (!canRemove(order, isTabOpen, mayRefund)) throw new AppError('paid_order');
  requireUnits(order, lines);
  const isAll = removesAll(order.lines, lines);
  const units = withPartUnits(order.lines, lines);
  const removal = { restaurantId, orderId, lines: isAll ? [] : units, actor: userName };
  await insertRemoval(tx, { ...removal, reason, request });
  const taken = order.lines.map((line, index) => {
    const quantity = unitsOfLine(lines, index);
    return { ...line, quantity, removed: quantity };
  });
  const words = describeLines(taken).replaceAll('\n', ', ');
  const changed = isAll
    ? await updateStatus(tx, {
        restaurantId,
        orderId,
        from: ORDER_WAY,
        to: 'cancelled',
        actor: userName,
        reason,
      })
    : await takeUnitsOff(tx, {
        ...removal,
        cents: removedCents(taken),
        remark: `Quitado: ${words}. ${reason}`,
      });
  if (!changed) throw new Error(`Order ${restaurantId}-${orderId} changed although it was locked.`);
  // Nobody in the kitchen has to know what was taken off what is served.
  if (order.status !== 'closed') await queueRemovalSlip(tx, order, units);
  // What is left of a course may have been made already.
  const finished = isReadyByLines(changed, await hasStations(tx, restaurantId))
    ? await finishCourses(tx, { restaurantId, orderId, actor: userName })
    : changed;
  const what = [newFact('Quitado', words), newFact('Motivo', reason)];
  const action = isAll ? 'order-cancelled' : 'units-taken-off';
  await recordChanges(tx, by, [auditEvent(action, `Pedido nº ${orderId}`, what)]);
  return finished;
}

function requireUnits(order: Order, lines: readonly LineUnits[]): void {
  const fault = removalFault(order.lines, lines);
  if (fault === 'too-many') throw new AppError('units_gone');
  if (fault === null) return;
  const lineas =
    fault === 'twice' ? 'Cada línea, una sola vez' : 'El pedido no tiene ninguna línea así';
  throw new AppError('bad_request', { fields: { lineas } });
}
