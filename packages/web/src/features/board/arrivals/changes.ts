import { isOpen, type Order, type OrderLine } from '@simplato/domain';

/** Orders of which units were taken off elsewhere, until somebody at this screen has touched them. */
export interface Changes {
  /** How many units of each line had been taken off, by order, when this screen last looked. */
  known: ReadonlyMap<number, readonly number[]>;
  changed: ReadonlySet<number>;
}

/**
 * `before` is null when the board is opened: what had been taken off then is no news. Nor is what this
 * screen is taking off itself: `own`.
 */
export function changesAfter(
  before: Changes | null,
  board: readonly Order[],
  isShown: (line: OrderLine) => boolean,
  own: ReadonlySet<number>,
): Changes {
  const changed = board.filter((order) => {
    if (!isOpen(order.status)) return false;
    if (before?.changed.has(order.orderId)) return true;
    const known = before?.known.get(order.orderId);
    return (
      known !== undefined &&
      !own.has(order.orderId) &&
      order.lines.some((line, index) => line.removed > (known[index] ?? 0) && isShown(line))
    );
  });
  const after = {
    known: new Map(board.map((order) => [order.orderId, removedOf(order)])),
    changed: new Set(changed.map(({ orderId }) => orderId)),
  };
  return before && isSame(before, after) ? before : after;
}

/** Somebody has touched it, or has taken something off it here. */
export function withoutChange({ known, changed }: Changes, order: number | Order): Changes {
  const orderId = typeof order === 'number' ? order : order.orderId;
  return {
    known: typeof order === 'number' ? known : new Map(known).set(orderId, removedOf(order)),
    changed: new Set([...changed].filter((one) => one !== orderId)),
  };
}

function removedOf({ lines }: Order): readonly number[] {
  return lines.map(({ removed }) => removed);
}

function isSame(one: Changes, other: Changes): boolean {
  const isSameSet =
    one.changed.size === other.changed.size &&
    [...one.changed].every((id) => other.changed.has(id));
  return (
    isSameSet &&
    one.known.size === other.known.size &&
    [...one.known].every(([id, removed]) => other.known.get(id)?.join() === removed.join())
  );
}
