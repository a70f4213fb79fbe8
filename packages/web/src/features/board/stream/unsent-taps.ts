import type { Order, OrderStatus, OrderStep, SoldOut } from '@simplato/domain';
import { createStoredValue, type StoredValue } from '../../../storage/stored-value.ts';

/** What somebody tapped while there was no connection. `at` is when, by the server's clock. */
export type UnsentTap =
  | { kind: 'step'; order: TappedOrder; from: OrderStatus; to: OrderStep; at: string }
  | { kind: 'tick'; order: TappedOrder; lineNumber: number; isDone: boolean }
  | { kind: 'allergy'; order: TappedOrder }
  | { kind: 'sold-out'; productId: number; name: string; soldOut: SoldOut };

/** What a message needs to name an order. */
export type TappedOrder = Pick<Order, 'orderId' | 'tableName'>;

export type UnsentTaps = readonly UnsentTap[];

export const NO_TAPS: UnsentTaps = [];
const stores = new Map<number, StoredValue<UnsentTaps>>();

/** In the device's storage: a reload loses none of them. */
export function storedTaps(restaurantId: number): StoredValue<UnsentTaps> {
  const known = stores.get(restaurantId);
  if (known) return known;
  const made = createStoredValue<UnsentTaps>({
    key: `toquesSinEnviar.${restaurantId}`,
    empty: NO_TAPS,
    parse: (json) => (Array.isArray(json) && json.every(isTap) ? json : null),
    toJson: (taps) => taps,
  });
  stores.set(restaurantId, made);
  return made;
}

/**
 * Kept in the sequence in which they were tapped; of a line's ticks, an allergy's confirmations and a
 * product's marks, the last.
 */
export function withTap(taps: UnsentTaps, tap: UnsentTap): UnsentTaps {
  return [...taps.filter((one) => !isReplacedBy(one, tap)), tap];
}

/** The steps of an order as one: from where the server has it to where the board shows it. */
export function stepsOf(taps: UnsentTaps, orderId: number) {
  const steps = taps.filter((tap) => tap.kind === 'step' && tap.order.orderId === orderId);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first?.kind !== 'step' || last?.kind !== 'step') return null;
  return { orderId, from: first.from, to: last.to, at: last.at };
}

export function without(taps: UnsentTaps, gone: UnsentTap): UnsentTaps {
  return taps.filter((tap) => !isSame(tap, gone));
}

/** The storage gives new objects each time. */
export function isSame(one: UnsentTap, other: UnsentTap): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Without one that was refused; an order's later steps go with it, since they follow from it. */
export function withoutRefused(taps: UnsentTaps, refused: UnsentTap): UnsentTaps {
  if (refused.kind !== 'step') return without(taps, refused);
  const { orderId } = refused.order;
  return taps.filter((tap) => tap.kind !== 'step' || tap.order.orderId !== orderId);
}

function isReplacedBy(one: UnsentTap, other: UnsentTap): boolean {
  return other.kind !== 'step' && targetOf(one) === targetOf(other);
}

function targetOf(tap: UnsentTap): string {
  if (tap.kind === 'sold-out') return `${tap.kind} ${tap.productId}`;
  const lineNumber = tap.kind === 'tick' ? tap.lineNumber : '';
  return `${tap.kind} ${tap.order.orderId} ${lineNumber}`;
}

/** Written by this version, or by none. */
function isTap(json: unknown): json is UnsentTap {
  return (
    typeof json === 'object' &&
    json !== null &&
    'kind' in json &&
    (json.kind === 'sold-out' ? 'productId' in json : 'order' in json)
  );
}
