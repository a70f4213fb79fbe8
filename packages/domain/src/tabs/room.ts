import type { Cents } from '../money/money.ts';
import { atPassSince, courseAwaited, makingSince } from '../orders/courses.ts';
import type { Order } from '../orders/order.ts';
import {
  DEFAULT_WAITING_LIMITS,
  waitedMinutes,
  waitingAge,
  type WaitingLimits,
} from '../orders/waiting-time.ts';
import { isUnseen, ringsUnseen } from '../orders/unseen.ts';
import { weighingOf, type Weighing } from '../orders/weighing.ts';
import type { Call } from './call.ts';
import { countsInTab } from './tab-totals.ts';
import type { Member, TabOpening } from './tab.ts';
import type { TabPayment } from './tab-payment.ts';

/** A call, as far as the room has to decide about it. */
type CallAtTable = Pick<Call, 'callId' | 'kind' | 'askedAt' | 'takenBy'>;

export type OrderInRoom = Pick<
  Order,
  | 'orderId'
  | 'status'
  | 'payment'
  | 'lines'
  | 'doneLines'
  | 'courses'
  | 'placedAt'
  | 'seenAt'
  | 'readyAt'
>;

/** A payment of a tab, as far as the room has to decide about it. */
export type PaymentInRoom = Pick<
  TabPayment,
  'paymentNumber' | 'state' | 'owedBackCents' | 'startedAt'
>;

/** A tab with what the room knows of it. */
export interface Party<AtTable extends CallAtTable = CallAtTable> {
  tabId: number;
  tableName: string;
  number: number;
  opening: TabOpening;
  openedAt: string;
  /** Of a tab that is over the room only knows what has to be handed back. */
  isClosed: boolean;
  billAskedAt: string | null;
  members: readonly Pick<Member, 'memberId' | 'isIn' | 'joinedAt'>[];
  paidCents: Cents;
  dueCents: Cents;
  orders: readonly OrderInRoom[];
  payments: readonly PaymentInRoom[];
  calls: readonly AtTable[];
}

/** What a table shows in the room: one thing, and that is the most urgent one. */
export type TableState<AtTable extends CallAtTable = CallAtTable> =
  | { kind: 'free' }
  | {
      kind: 'seated' | 'ordered' | 'waiting' | 'pass' | 'held' | 'weigh' | 'weighed';
      since: string;
    }
  | { kind: 'served' | 'paid' }
  | { kind: 'calling' | 'bill' | 'attended'; call: AtTable }
  | { kind: 'owing'; dueCents: Cents };

/** What somebody of the staff has to do about a tab. */
export type Need<AtTable extends CallAtTable = CallAtTable> =
  | { kind: 'call' | 'attended'; tabId: number; since: string; call: AtTable }
  | { kind: 'admission'; tabId: number; since: string; memberId: number }
  | {
      kind: 'weigh' | 'weighed' | 'unseen' | 'pass' | 'waiting';
      tabId: number;
      since: string;
      orderId: number;
    }
  | { kind: 'held'; tabId: number; since: string; orderId: number; course: number }
  | { kind: 'owed-back'; tabId: number; since: string; paymentNumber: number };

/**
 * First money that is not ours, then those who are kept waiting by nobody having heard them, last what
 * somebody is doing already.
 */
const URGENCY = {
  'owed-back': 0,
  call: 1,
  weigh: 2,
  admission: 3,
  unseen: 4,
  pass: 5,
  weighed: 6,
  waiting: 7,
  held: 8,
  attended: 9,
} as const satisfies Record<Need['kind'], number>;

export function tableState<AtTable extends CallAtTable>(
  party: Party<AtTable> | null,
  nowMs: number,
  limits: WaitingLimits = DEFAULT_WAITING_LIMITS,
): TableState<AtTable> {
  if (party === null) return { kind: 'free' };
  const call = oldest(withTime(party.calls.filter(isUntaken), askedAt))?.one;
  if (call) return { kind: call.kind === 'bill' ? 'bill' : 'calling', call };
  const toWeigh = oldest(weighingSince(party, 'asked'));
  if (toWeigh) return { kind: 'weigh', since: toWeigh.since };
  const orders = party.orders.filter(countsInTab);
  const atPass = oldest(withTime(orders, atPassSince));
  if (atPass) return { kind: 'pass', since: atPass.since };
  const weighed = oldest(weighingSince(party, 'weighed'));
  if (weighed) return { kind: 'weighed', since: weighed.since };
  const late = oldest(withTime(orders, madeSince));
  if (late && isLate(late, nowMs, limits)) return { kind: 'waiting', since: late.since };
  const attended = oldest(withTime(party.calls, askedAt))?.one;
  if (attended) return { kind: 'attended', call: attended };
  if (late) return { kind: 'ordered', since: late.since };
  const held = oldest(withTime(orders, awaitedSince));
  if (held) return { kind: 'held', since: held.since };
  if (orders.length === 0) return { kind: 'seated', since: party.openedAt };
  if (party.dueCents === 0) return { kind: 'paid' };
  // They have seen what it comes to: from here on the table is about money.
  const isPaying = party.paidCents > 0 || party.billAskedAt !== null;
  return isPaying ? { kind: 'owing', dueCents: party.dueCents } : { kind: 'served' };
}

/** What needs somebody, most urgent first. */
export function roomNeeds<AtTable extends CallAtTable>(
  parties: readonly Party<AtTable>[],
  nowMs: number,
  limits: WaitingLimits = DEFAULT_WAITING_LIMITS,
): Need<AtTable>[] {
  return parties
    .flatMap((party) => needsOfParty(party, nowMs, limits))
    .toSorted(
      (one, other) =>
        URGENCY[one.kind] - URGENCY[other.kind] || Date.parse(one.since) - Date.parse(other.since),
    );
}

function needsOfParty<AtTable extends CallAtTable>(
  { tabId, ...party }: Party<AtTable>,
  nowMs: number,
  limits: WaitingLimits,
): Need<AtTable>[] {
  const orders = party.orders.filter(countsInTab);
  const unseen = orders.filter((order) => ringsUnseen(order, nowMs));
  const late = oldest(
    withTime(
      orders.filter((order) => !unseen.includes(order)),
      madeSince,
    ),
  );
  const atPass = oldest(withTime(orders, atPassSince));
  const held = orders.flatMap((order): Need<AtTable>[] => {
    const awaited = courseAwaited(order);
    const minutes = awaited ? waitedMinutes(Date.parse(awaited.since), nowMs) : 0;
    return awaited && minutes >= limits.lateAfterMinutes
      ? [{ kind: 'held', tabId, ...awaited, orderId: order.orderId }]
      : [];
  });
  const ofOrder = (
    kind: 'weigh' | 'weighed' | 'unseen' | 'pass' | 'waiting',
    { one: { orderId }, since }: Timed<OrderInRoom>,
  ): Need<AtTable> => ({ kind, tabId, since, orderId });
  const owedBack = party.payments
    .filter(({ owedBackCents }) => owedBackCents > 0)
    .map(({ paymentNumber, startedAt }): Need<AtTable> => {
      return { kind: 'owed-back', tabId, since: startedAt, paymentNumber };
    });
  if (party.isClosed) return owedBack;
  return [
    ...owedBack,
    ...party.calls.map((call): Need<AtTable> => {
      return { kind: isUntaken(call) ? 'call' : 'attended', tabId, since: call.askedAt, call };
    }),
    ...party.members
      .filter(({ isIn }) => !isIn)
      .map(({ memberId, joinedAt }): Need<AtTable> => {
        return { kind: 'admission', tabId, since: joinedAt, memberId };
      }),
    ...weighingSince(party, 'asked').map((one) => ofOrder('weigh', one)),
    ...weighingSince(party, 'weighed').map((one) => ofOrder('weighed', one)),
    ...unseen.map((one) => ofOrder('unseen', { one, since: one.placedAt })),
    ...(atPass ? [ofOrder('pass', atPass)] : []),
    ...(late && isLate(late, nowMs, limits) ? [ofOrder('waiting', late)] : []),
    ...held,
  ];
}

/**
 * What waits for somebody at the board, which nobody looks at: orders that the kitchen has not seen, or
 * guests who may order. Null where nobody has to go there.
 */
export function missedByBoard(
  parties: readonly Pick<Party, 'orders'>[],
  isKitchenOpen: boolean,
): { unseenCount: number; since: string | null } | null {
  const unseen = parties.flatMap(({ orders }) => orders.filter(isUnseen));
  if (unseen.length === 0 && !(isKitchenOpen && parties.length > 0)) return null;
  const first = oldest(withTime(unseen, ({ placedAt }) => placedAt));
  return { unseenCount: unseen.length, since: first?.since ?? null };
}

/** Whether it rings in the room until somebody has taken it. */
export function isLoud({ kind }: Pick<Need, 'kind'>): boolean {
  return kind === 'call' || kind === 'weigh' || kind === 'admission' || kind === 'unseen';
}

/**
 * Marked, for people to ask who they are: a tab that its guests opened beside another of its table, while
 * there is one, and any of a code that is not known to be the table's.
 */
export function isMarked({ opening }: Pick<Party, 'opening'>, isOneOfTwo: boolean): boolean {
  return opening === 'unverified' || (opening === 'apart' && isOneOfTwo);
}

/** Since when something waits for somebody to weigh it, or for its table to accept what was weighed. */
function weighingSince(
  { orders }: Pick<Party, 'orders'>,
  weighing: Weighing,
): Timed<OrderInRoom>[] {
  return withTime(
    orders.filter((order) => weighingOf(order) === weighing),
    ({ placedAt }) => placedAt,
  );
}

function isUntaken({ takenBy }: CallAtTable): boolean {
  return takenBy === '';
}

function isLate({ since }: Timed<OrderInRoom>, nowMs: number, limits: WaitingLimits): boolean {
  return waitingAge('preparing', waitedMinutes(Date.parse(since), nowMs), limits) !== 'fresh';
}

/** Since when an order waits for its next step: at the pass, or for what the kitchen is making of it. */
export function waitsSince(order: OrderInRoom): string {
  return order.status === 'ready'
    ? (order.readyAt ?? order.placedAt)
    : (makingSince(order) ?? order.placedAt);
}

/** Since when the kitchen is making something of an order; null if it is not. */
function madeSince(order: OrderInRoom): string | null {
  const isInKitchen = order.status === 'received' || order.status === 'preparing';
  return isInKitchen ? makingSince(order) : null;
}

function awaitedSince(order: OrderInRoom): string | null {
  return courseAwaited(order)?.since ?? null;
}

function askedAt(call: CallAtTable): string {
  return call.askedAt;
}

interface Timed<One> {
  one: One;
  since: string;
}

/** Those that have a time. */
function withTime<One>(all: readonly One[], when: (one: One) => string | null): Timed<One>[] {
  return all.flatMap((one) => {
    const since = when(one);
    return since === null ? [] : [{ one, since }];
  });
}

function oldest<One>(all: readonly Timed<One>[]): Timed<One> | undefined {
  return all.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since))[0];
}
