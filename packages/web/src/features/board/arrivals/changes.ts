import { heldCourses, isOpen, type Order, type OrderLine } from '@simplato/domain';

/** What became of an order elsewhere: units were taken off it, or a course of it was fired. */
export type ChangeKind = 'removed' | 'fired';

/** Orders that were changed elsewhere, until somebody at this screen has touched them. */
export interface Changes {
  /** Each line of each order, by order, as it was when this screen last looked. */
  known: ReadonlyMap<number, readonly KnownLine[]>;
  changed: ReadonlyMap<number, ChangeKind>;
}

interface KnownLine {
  removed: number;
  isHeld: boolean;
}

/**
 * `before` is null when the board is opened: what had been changed then is no news. Nor is what this
 * screen is taking off itself: `own`.
 */
export function changesAfter(
  before: Changes | null,
  board: readonly Order[],
  isShown: (line: OrderLine) => boolean,
  own: ReadonlySet<number>,
): Changes {
  const changed = new Map<number, ChangeKind>();
  for (const order of board) {
    if (!isOpen(order.status)) continue;
    const { orderId } = order;
    const known = own.has(orderId) ? undefined : before?.known.get(orderId);
    const since = known && changeSince(known, order, isShown, before?.changed.get(orderId));
    const kind = since ?? before?.changed.get(orderId);
    if (kind && kind !== 'held') changed.set(orderId, kind);
  }
  const after = {
    known: new Map(board.map((order) => [order.orderId, linesOf(order)])),
    changed,
  };
  return before && isSame(before, after) ? before : after;
}

function changeSince(
  known: readonly KnownLine[],
  order: Order,
  isShown: (line: OrderLine) => boolean,
  wasMarked: ChangeKind | undefined,
): ChangeKind | 'held' | null {
  const shown = linesOf(order).flatMap((now, index) => {
    const line = order.lines[index];
    const was = known[index] ?? { removed: 0, isHeld: false };
    return line && isShown(line) ? { now, was } : [];
  });
  // What is not to be made is told before what is.
  if (shown.some(({ now, was }) => now.removed > was.removed)) return 'removed';
  if (shown.some(({ now, was }) => was.isHeld && !now.isHeld)) return 'fired';
  // Its firing was undone: what was taken off stays so.
  const isUndone = shown.some(({ now, was }) => !was.isHeld && now.isHeld);
  return isUndone && wasMarked === 'fired' ? 'held' : null;
}

/** Somebody has touched it, or has changed it here. */
export function withoutChange({ known, changed }: Changes, order: number | Order): Changes {
  const orderId = typeof order === 'number' ? order : order.orderId;
  return {
    known: typeof order === 'number' ? known : new Map(known).set(orderId, linesOf(order)),
    changed: new Map([...changed].filter(([one]) => one !== orderId)),
  };
}

function linesOf(order: Order): readonly KnownLine[] {
  const held = heldCourses(order);
  return order.lines.map(({ course, quantity, removed }) => ({
    removed,
    isHeld: quantity > 0 && held.includes(course),
  }));
}

function isSame(one: Changes, other: Changes): boolean {
  const words = ({ known, changed }: Changes) => JSON.stringify([[...known], [...changed]]);
  return words(one) === words(other);
}
