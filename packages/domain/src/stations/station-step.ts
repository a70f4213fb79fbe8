import { isPending, lineProgress, type LineProgress } from '../orders/courses.ts';
import { isMade, type Order, type OrderLine } from '../orders/order.ts';
import { isOpen } from '../orders/order-status.ts';

type IsOwn = (line: OrderLine) => boolean;

/** The numbers of a station's lines that it has to make now, of an order that is with the kitchen. */
export function linesToMake(order: Order, isOwn: IsOwn): number[] {
  return lineNumbersOf(order, (line, index) => isOwn(line) && isPending(order, index));
}

/** Of a station's lines, those that it made, and nobody has carried: they can be called back. */
export function linesToRecall(order: Order, isOwn: IsOwn): number[] {
  return lineNumbersOf(
    order,
    (line, index) =>
      isOwn(line) && order.doneLines.includes(index + 1) && lineProgress(order, index) === 'done',
  );
}

/**
 * Where a station's own screen has an order: to be begun, being made, or made and not carried; null if it
 * has nothing left to do with it. What is held alone stays where the whole order is.
 */
export function stationColumn(
  order: Order,
  isOwn: IsOwn,
): 'received' | 'preparing' | 'ready' | null {
  const { status } = order;
  if (!isOpen(status)) return null;
  const progress = order.lines.flatMap((line, index): LineProgress | [] =>
    line.quantity > 0 && isMade(line) && isOwn(line) ? lineProgress(order, index) : [],
  );
  if (progress.includes('fired')) {
    return status === 'received' && !progress.includes('done') ? 'received' : 'preparing';
  }
  if (progress.includes('done')) return 'ready';
  if (!progress.includes('held')) return null;
  return status === 'received' ? 'received' : 'preparing';
}

function lineNumbersOf(
  { lines }: Order,
  isWanted: (line: OrderLine, index: number) => boolean,
): number[] {
  return lines.flatMap((line, index) =>
    line.quantity > 0 && isMade(line) && isWanted(line, index) ? index + 1 : [],
  );
}
