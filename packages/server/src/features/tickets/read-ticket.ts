import {
  type LineUnits,
  stationRemoval,
  stationTicket,
  type TicketRow,
  ticketUnits,
} from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { requireOrder } from '../orders/require-order.ts';
import { readStations } from '../stations/read-stations.ts';
import type { LeasedTicket, Units } from './ticket-queries.ts';

/**
 * What is on a ticket, as its order is now, or on a slip that takes something off; null if there is nothing to
 * print any more.
 */
export async function readTicket(
  db: Queryable,
  ticket: LeasedTicket,
): Promise<{ rows: TicketRow[]; units: Units } | null> {
  const { restaurantId, orderId, sendings, takenOff, station, printer, queuedAt } = ticket;
  const order = await requireOrder(db, restaurantId, orderId);
  const stations = await readStations(db, restaurantId);
  const printing = { stations, isCopy: sendings > 0 };
  const units = takenOff ?? unitsByLine(ticketUnits(order, ticket, stations));
  const rows = takenOff
    ? stationRemoval(
        order,
        { station, printer, units: linesOf(takenOff), at: queuedAt.toISOString() },
        printing,
      )
    : stationTicket(order, ticket, printing);
  return rows && { rows, units };
}

export const unitsByLine = (lines: readonly LineUnits[]): Units =>
  Object.fromEntries(lines.map(({ lineNumber, quantity }) => [lineNumber, quantity]));

const linesOf = (units: Units): LineUnits[] =>
  Object.entries(units).map(([line, quantity]) => ({ lineNumber: Number(line), quantity }));
