import type { TicketRow } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { readStations } from '../stations/read-stations.ts';
import { readTicket } from './read-ticket.ts';
import {
  dropTicket,
  leaseScreenTicket,
  markPrinted,
  noteTaken,
  queueTickets,
} from './ticket-queries.ts';

/** Longer than somebody looks at what the browser asks before it prints. */
const LEASE_SECONDS = 60;

/** The next ticket of a station for a screen of it to print, which no other gets meanwhile; null if there is none. */
export async function takeTicket(
  db: Queryable,
  restaurantId: number,
  station: string,
): Promise<{ ticketId: number; rows: TicketRow[] } | null> {
  const stations = await readStations(db, restaurantId);
  if (!stations.some(({ name }) => name === station)) {
    throw new AppError('bad_request', {
      fields: { partida: `No hay ninguna partida «${station}»` },
    });
  }
  // The screen may have heard of an order before the server has looked.
  await queueTickets(db, restaurantId);
  const next = async () => leaseScreenTicket(db, { restaurantId, station, seconds: LEASE_SECONDS });
  for (let ticket = await next(); ticket !== null; ticket = await next()) {
    const read = await readTicket(db, ticket);
    if (read) {
      await noteTaken(db, ticket, read.units);
      return { ticketId: ticket.ticketId, rows: read.rows };
    }
    await dropTicket(db, ticket);
  }
  return null;
}

/** A ticket is on paper, whoever had its lease. */
export async function confirmTicket(
  db: Queryable,
  restaurantId: number,
  ticketId: number,
): Promise<void> {
  const isThere = await markPrinted(db, { restaurantId, ticketId });
  if (!isThere) throw new AppError('not_found');
}
