import type { Order, OrderStatus, OrderStep, SoldOut } from '@simplato/domain';
import type { SoldOutTarget } from '../../menu/staff/use-sold-out.ts';
import { createStoredValue, type StoredValue } from '../../../storage/stored-value.ts';

/** What somebody tapped while there was no connection. `at` is when, by the server's clock. */
export type UnsentTap = StepTap | MarkTap | { kind: 'allergy'; order: TappedOrder } | SoldOutTap;

/** Kept by older versions without a format. */
type SoldOutTap = { kind: 'sold-out'; soldOut: SoldOut } & Omit<SoldOutTarget, 'formatId'> &
  Partial<SoldOutTarget>;

interface StepTap {
  kind: 'step';
  order: TappedOrder;
  from: OrderStatus;
  to: OrderStep;
  at: string;
  /** With which an order by courses was begun, of which others are held. */
  course?: number;
}

/** What is done to a line, numbered from 1, or to a course. */
export type MarkTap =
  | { kind: 'tick'; order: TappedOrder; lineNumber: number; isDone: boolean }
  | { kind: 'fire' | 'serve'; order: TappedOrder; course: number; at: string };

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
 * Kept in the sequence in which they were tapped; of a line's ticks, an allergy's confirmations, what is
 * done to a course and a product's marks, the last.
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
  if (!isStepOf(refused, refused)) return without(taps, refused);
  return taps.filter((tap) => !isStepOf(tap, refused));
}

/** A step of the same order, or of one of its courses. */
function isStepOf(tap: UnsentTap, other: UnsentTap): boolean {
  if (tap.kind === 'sold-out' || other.kind === 'sold-out') return false;
  const isStep = tap.kind === 'step' || tap.kind === 'fire' || tap.kind === 'serve';
  return isStep && tap.order.orderId === other.order.orderId;
}

function isReplacedBy(one: UnsentTap, other: UnsentTap): boolean {
  return other.kind !== 'step' && targetOf(one) === targetOf(other);
}

/** What a tap is on: the same for two of which the later one counts. */
export function targetOf(tap: UnsentTap): string {
  if (tap.kind === 'sold-out') return `${tap.kind} ${tap.productId} ${tap.formatId ?? ''}`;
  return `${tap.kind} ${tap.order.orderId} ${partOf(tap)}`;
}

function partOf(tap: Exclude<UnsentTap, { kind: 'sold-out' }>): number | '' {
  if (tap.kind === 'tick') return tap.lineNumber;
  return tap.kind === 'fire' || tap.kind === 'serve' ? tap.course : '';
}

export function isMark(tap: UnsentTap): tap is MarkTap {
  return tap.kind === 'tick' || tap.kind === 'fire' || tap.kind === 'serve';
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
