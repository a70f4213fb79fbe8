import { lineProgress } from '../orders/courses.ts';
import { isMade, linesToCook, type Order, type OrderLine } from '../orders/order.ts';
import { isOpen } from '../orders/order-status.ts';
import { goesToKitchen } from '../payments/payment-status.ts';
import type { Station } from '../stations/stations.ts';
import { wallTime } from '../time/restaurant-time.ts';
import type { LineUnits } from '../orders/removals.ts';
import { headRows, lineRows, noteRows, removalTicket, type TicketRow } from './kitchen-ticket.ts';

/** Heads what may be on paper already: after an attempt whose end is not known, or printed by hand. */
export const COPY_HEADING = 'COPIA · puede que ya esté impresa';

/** In place of a course: the ticket of an order that comes all at once. */
export const ALL_AT_ONCE = 0;

/** In place of a station: the kitchen's own printer has what none of the stations makes. */
export const KITCHEN_STATION = '';

/**
 * In place of a station too: its slips say of every order what was taken off it. No station is called so, as
 * names are trimmed; a version that does not know it finds no printer for it, and prints nothing.
 */
export const KITCHEN_REMOVALS = ' ';

/** What a station's ticket is of. */
export interface TicketOf {
  /** A station by its name, KITCHEN_STATION or KITCHEN_REMOVALS. */
  station: string;
  /** One of the order's courses, or ALL_AT_ONCE. */
  course: number;
}

/**
 * What a station's ticket says of each line. Empty if there is nothing to print: the order is over or being paid,
 * the course is held, or all that the station makes of it was taken off.
 */
export function ticketUnits(
  order: Order,
  { station, course }: TicketOf,
  stations: Printing['stations'],
): LineUnits[] {
  if (!isOpen(order.status) || !goesToKitchen(order.payment)) return [];
  const fired = firedLines(order, course);
  return order.lines.flatMap((line, index) =>
    fired.includes(line) && stationOf(line, stations) === station
      ? { lineNumber: index + 1, quantity: line.quantity }
      : [],
  );
}

function firedLines(order: Order, course: number): OrderLine[] {
  return linesToCook(
    order.lines.filter(
      (line, index) =>
        (course === ALL_AT_ONCE || line.course === course) && lineProgress(order, index) !== 'held',
    ),
  );
}

interface Printing {
  stations: readonly Pick<Station, 'name'>[];
  isCopy: boolean;
}

/** The rows of a station's ticket; null if there is nothing to print. */
export function stationTicket(
  order: Order,
  { station, course }: TicketOf,
  { stations, isCopy }: Printing,
): TicketRow[] | null {
  const units = ticketUnits(order, { station, course }, stations);
  if (units.length === 0) return null;
  const own = units.flatMap(({ lineNumber }) => order.lines[lineNumber - 1] ?? []);
  const rest = firedLines(order, course).filter((line) => !own.includes(line));
  return [
    ...stationRows(station, isCopy),
    ...headRows(order, wallTime(Date.parse(firedAt(order, course))).time),
    ...lineRows(own),
    ...noteRows(order),
    ...restRows(rest),
  ];
}

interface RemovalPrinting extends Printing {
  stations: readonly Pick<Station, 'name' | 'printer'>[];
}

interface Removal {
  station: string;
  /** Its address. */
  printer: string;
  units: readonly LineUnits[];
  /** ISO 8601. */
  at: string;
}

/**
 * The rows of a slip that takes off paper what was taken off the order since. Null if the station makes none of
 * it any more, or all of it has left the kitchen. Where the kitchen and a station share a printer, a line is on
 * the station's slip alone: whoever reads it twice would take it off twice.
 */
export function stationRemoval(
  order: Order,
  { station, printer, units, at }: Removal,
  { stations, isCopy }: RemovalPrinting,
): TicketRow[] | null {
  const lineOf = ({ lineNumber }: LineUnits) => order.lines[lineNumber - 1];
  const own = units.filter((one) => {
    const line = lineOf(one);
    if (line === undefined || !isMade(line)) return false;
    if (station !== KITCHEN_REMOVALS) return stationOf(line, stations) === station;
    return !stations.some((other) => other.name === line.station && other.printer === printer);
  });
  if (own.length === 0 || order.status === 'closed') return null;
  const reasons = own.map((one) => lineOf(one)?.removeReason ?? '');
  const reason = order.status === 'cancelled' ? [order.cancelReason] : [...new Set(reasons)];
  const { time } = wallTime(Date.parse(at));
  return [...stationRows(station, isCopy), ...removalTicket(order, own, reason.join(' · '), time)];
}

function stationRows(station: string, isCopy: boolean): TicketRow[] {
  const rows: TicketRow[] = isCopy ? [{ kind: 'copy', text: COPY_HEADING }] : [];
  const isKitchen = station === KITCHEN_STATION || station === KITCHEN_REMOVALS;
  if (!isKitchen) rows.push({ kind: 'station', text: station });
  return rows;
}

/** Whose printer has a line: what none of the restaurant's stations makes is the kitchen's own. */
function stationOf(
  { station }: Pick<OrderLine, 'station'>,
  stations: readonly Pick<Station, 'name'>[],
): string {
  return stations.some(({ name }) => name === station) ? station : KITCHEN_STATION;
}

function firedAt({ courses, placedAt }: Order, course: number): string {
  return courses.find((one) => one.course === course)?.firedAt ?? placedAt;
}

function restRows(rest: readonly OrderLine[]): TicketRow[] {
  const units = rest.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units === 0) return [];
  return [
    { kind: 'rest', text: `y ${units} de ${units === 1 ? 'otra partida' : 'otras partidas'}` },
  ];
}
