import {
  type Allergen,
  formatEuros,
  isForTheScale,
  kitchenState,
  MIN_ONLINE_CENTS,
  mustAsk,
  ORDER_LIMITS,
  scaleFault,
  TIP_TEXTS,
  tipFault,
  type Cents,
  type Restaurant,
  type PaymentStatus,
  type RequestedLine,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { hashRequest } from '../../http/hash-request.ts';

/** An order as requested by a diner, or by a waiter for a table. */
export interface OrderWish {
  idempotencyKey: string;
  lines: readonly RequestedLine[];
  /** The total that the screen showed; undefined if the client did not send it. */
  totalCents: Cents | undefined;
  note: string;
  /** What whoever orders avoids, if they tell the kitchen. */
  avoided: readonly Allergen[];
  payment: PaymentStatus;
  tipCents: Cents;
  /** Whether its courses come one after the other. */
  isByCourses: boolean;
  /** The version of its tab in which the phone has seen its own basket; null if it does not say. */
  seenVersion: number | null;
  /** The tab that a diner's screen shows; null if it does not say. */
  shownTabId: number | null;
  /** How long whoever orders was told that it takes; null for those who are not asked. */
  acceptedDelay: number | null;
}

/** Throws if the order is invalid for any restaurant, whatever its menu. */
export function requireOrderable({ lines, payment, tipCents }: OrderWish): void {
  if (lines.length === 0) throw new AppError('empty_basket');
  const fault = scaleFault(lines);
  if (fault !== null) throw badField('lineas', fault);
  // A new order is to be paid at the table or online; only the provider can report it as paid.
  if (payment === 'paid') throw badField('ispaid', 'Un pedido se paga después de enviarlo');
  if (payment === 'pending' && isForTheScale(lines)) {
    throw badField('ispaid', 'Lo que se vende por peso se paga con la cuenta');
  }
  if (payment === 'unpaid' && tipCents > 0) {
    throw badField('propina', 'La propina en la mesa va aparte');
  }
}

/** Whether the restaurant's kitchen is open. */
export function takesOrders({ kitchen }: Restaurant, at: Date): boolean {
  return kitchenState(kitchen, at.getTime()).isOpen;
}

/** Why the kitchen does not take an order now, or not before its diner is asked; null if it does. */
export function kitchenFault(
  { kitchen }: Restaurant,
  acceptedDelay: number | null,
  at: Date,
): AppError | null {
  const state = kitchenState(kitchen, at.getTime());
  if (!state.isOpen) return new AppError('kitchen_closed');
  if (!mustAsk(state.delayMinutes, acceptedDelay)) return null;
  return new AppError('orders_delayed', { delayMinutes: state.delayMinutes ?? 0 });
}

/** Whether the restaurant accepts the order's way of paying and its tip. */
export function takesPayment(
  { paysOnline, takesTips }: Restaurant,
  { payment, tipCents }: OrderWish,
): boolean {
  return payment === 'unpaid' || (paysOnline && (tipCents === 0 || takesTips));
}

/**
 * The error for an amount that is too high, or too low to be paid online, or a tip out of bounds; null
 * if the amount is accepted. An order for 0,00 €, such as tap water, is an order.
 */
export function amountFault(
  { payment, tipCents }: Pick<OrderWish, 'payment' | 'tipCents'>,
  totalCents: Cents,
): AppError | null {
  if (totalCents > ORDER_LIMITS.totalCents)
    return badField('total', 'El pedido es demasiado grande');
  if (payment === 'unpaid') return null;
  if (totalCents < MIN_ONLINE_CENTS) {
    const least = formatEuros(MIN_ONLINE_CENTS);
    return badField('total', `Para pagar online, el pedido debe ser de ${least} o más`);
  }
  const fault = tipFault(tipCents, totalCents);
  return fault === null ? null : badField('propina', TIP_TEXTS[fault]);
}

function badField(name: string, fault: string): AppError {
  return new AppError('bad_request', { fields: { [name]: fault } });
}

/**
 * Detects whether a key is reused for the same order. The hash is stored with every order, so what
 * is hashed must not change: newer fields are included only if they are set.
 */
export function hashWish(
  { lines, totalCents, note, avoided, payment, tipCents, isByCourses }: OrderWish,
  /** Where a waiter's is for; a diner's is for wherever they sit. */
  place: readonly (string | number)[] = [],
): string {
  return hashRequest([
    lines.map((line) => [
      line.productId,
      line.quantity,
      line.note,
      line.shownGrossCents ?? null,
      ...line.optionIds.toSorted((one, other) => one - other),
      ...(line.formatId === null ? [] : [{ format: line.formatId }]),
      ...(line.grams === undefined ? [] : [{ grams: line.grams }]),
    ]),
    totalCents ?? null,
    note,
    payment,
    ...(tipCents === 0 ? [] : [tipCents]),
    ...(place.length === 0 ? [] : [place]),
    ...(avoided.length === 0 ? [] : [{ avoided: avoided.toSorted() }]),
    ...(isByCourses ? ['by-courses'] : []),
  ]);
}
