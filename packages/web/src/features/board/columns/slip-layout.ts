import { allergyNotes, avoidanceText, mentionsAllergy, type Order } from '@simplato/domain';

/** Where a slip stands in its list. All lengths are px; a height includes the gap below it. */
export interface SlipPlace {
  order: Order;
  /** Its sub-column, from 0. */
  lane: number;
  /** From the list's beginning. */
  top: number;
  height: number;
}

export interface SlipLayout {
  /** In the orders' sequence. */
  places: readonly SlipPlace[];
  /** How many sub-columns there are. */
  lanes: number;
  /** Of the longest sub-column. */
  height: number;
}

/** The part of a list that is seen. */
export interface View {
  top: number;
  height: number;
}

/** The heights of the slips that have been drawn, by order. */
export type Heights = ReadonlyMap<number, number>;

/** How many lines' height a slip's head and foot take together; a course's heading takes one. */
const FRAME_LINES = 3.7;
/** The same of its allergy's band, at least: its title and the button beside its words. */
const BAND_LINES = 2.6;
/** How many signs of what it says stand beside each other. */
const BAND_SIGNS = 12;
/** A line's height until one has been measured. */
const LINE_PX = 34;
/** So much of a slip makes it seen: all but its torn edge and the gap below it. */
const WHOLE = 0.94;
/** So much of the list covered by a slip counts as seeing it: some are longer than the screen. */
const FILLS = 0.6;

/**
 * Packs slips into sub-columns without holes, each into the one that ends highest. A slip that has not
 * been drawn is as high as its lines suggest. `kept` are sub-columns that slips keep, by order.
 */
export function packSlips(
  orders: readonly Order[],
  lanes: number,
  heights: Heights,
  kept: ReadonlyMap<number, number> = new Map(),
): SlipLayout {
  const linePx = measuredLine(orders, heights);
  const ends = Array.from({ length: lanes }, () => 0);
  const places = orders.map((order) => {
    const lane = Math.min(kept.get(order.orderId) ?? ends.indexOf(Math.min(...ends)), lanes - 1);
    const top = ends[lane] ?? 0;
    const height = heights.get(order.orderId) ?? Math.round(linesOf(order) * linePx);
    ends[lane] = top + height;
    return { order, lane, top, height };
  });
  return { places, lanes, height: Math.max(...ends) };
}

/**
 * The sub-columns of what somebody sees, and of what is above: when a slip turns out higher than it was
 * thought to be, nothing hops to another.
 */
export function lanesInSight({ places }: SlipLayout, view: View, heights: Heights) {
  const isSettled = ({ order, top, height }: SlipPlace) =>
    top + height <= view.top || (top < view.top + view.height && heights.has(order.orderId));
  return new Map(places.filter(isSettled).map(({ order, lane }) => [order.orderId, lane]));
}

/** The slips within a margin of what is seen. */
export function placesNear({ places }: SlipLayout, view: View, margin: number) {
  return places.filter(
    ({ top, height }) => top < view.top + view.height + margin && top + height > view.top - margin,
  );
}

export interface OutOfSight {
  /** Before the first that is seen. */
  above: readonly Order[];
  /** After it, and not wholly seen. */
  below: readonly Order[];
}

export function outOfSight({ places }: SlipLayout, view: View): OutOfSight {
  const first = places.findIndex((place) => isSeen(place, view));
  if (first === -1) return { above: [], below: [] };
  const ordersOf = (some: readonly SlipPlace[]) => some.map(({ order }) => order);
  return {
    above: ordersOf(places.slice(0, first)),
    below: ordersOf(places.slice(first).filter((place) => !isSeen(place, view))),
  };
}

/**
 * How far to scroll so that what was on top of the view stays there. Where the slip on top has left,
 * the next one takes its place.
 */
export function shiftOf(before: SlipLayout, after: SlipLayout, viewTop: number): number {
  const first = before.places.findIndex(({ top, height }) => top + height > viewTop);
  const on = before.places[first];
  if (!on) return 0;
  const tops = new Map(after.places.map(({ order, top }) => [order.orderId, top]));
  const stayed = before.places.slice(first).find(({ order }) => tops.has(order.orderId));
  return stayed ? (tops.get(stayed.order.orderId) ?? 0) - on.top : 0;
}

function isSeen({ top, height }: SlipPlace, view: View): boolean {
  const seen = Math.min(top + height, view.top + view.height) - Math.max(top, view.top);
  return seen >= height * WHOLE || seen >= view.height * FILLS;
}

/** Each layout asks it of every order, and looking for allergies in their notes takes long. */
const knownLines = new WeakMap<Order, number>();

function linesOf(order: Order): number {
  const lines = knownLines.get(order) ?? estimatedLines(order);
  knownLines.set(order, lines);
  return lines;
}

function estimatedLines(order: Order): number {
  const { courses, lines, note } = order;
  const below = lines.filter((line) => line.note !== '' || line.options.length > 0).length;
  const isBelow = note !== '' && !mentionsAllergy(note);
  return (
    FRAME_LINES +
    courses.length +
    lines.length +
    below * 0.75 +
    (isBelow ? 1.5 : 0) +
    bandLinesOf(order)
  );
}

function bandLinesOf(order: Order): number {
  const texts = [
    ...order.avoidances.map(avoidanceText),
    ...allergyNotes(order).map(({ text }) => text),
  ];
  if (texts.length === 0) return 0;
  const rows = texts.reduce((sum, { length }) => sum + Math.ceil(length / BAND_SIGNS), 0);
  return Math.max(BAND_LINES, 1 + rows);
}

/** Of the slips that have been drawn: it depends on the board's size, and on the text's. */
function measuredLine(orders: readonly Order[], heights: Heights): number {
  let px = 0;
  let lines = 0;
  for (const order of orders) {
    const height = heights.get(order.orderId);
    if (height === undefined) continue;
    px += height;
    lines += linesOf(order);
  }
  return lines === 0 ? LINE_PX : px / lines;
}
