/**
 * Why a ticket is not printed: there is no paper, or the cover is open; nothing answers there; or it waits,
 * for those before it or for a screen that prints it.
 */
export const TICKET_REASONS = ['paper', 'silent', 'waiting'] as const;
export type TicketReason = (typeof TICKET_REASONS)[number];

/** A ticket of a station that is not on paper yet. */
export interface WaitingTicket {
  ticketId: number;
  /** By its name; KITCHEN_STATION for the kitchen's own printer. */
  station: string;
  tableName: string;
  orderId: number;
  /** ALL_AT_ONCE where the order comes so. */
  course: number;
  /** ISO 8601, by the server's clock. */
  queuedAt: string;
  reason: TicketReason;
}

/** What somebody has to see to: a printer, or a screen, for which so many tickets wait. */
export interface PrinterTrouble {
  station: string;
  reason: TicketReason;
  count: number;
}

/** A ticket that is on its way is no trouble before. */
export const UNREMARKED_MS = 30_000;

/**
 * By station, in the order in which they got stuck. Of tickets whose order is open; `now` is by the server's
 * clock.
 */
export function printerTroubles(
  tickets: readonly WaitingTicket[],
  isOpen: (orderId: number) => boolean,
  now: number,
): PrinterTrouble[] {
  const waiting = tickets.filter(({ orderId }) => isOpen(orderId));
  const names = [...new Set(waiting.map(({ station }) => station))];
  return names.flatMap((station) => {
    const own = waiting.filter((ticket) => ticket.station === station);
    const reason = TICKET_REASONS.find((one) =>
      own.some(
        (ticket) =>
          ticket.reason === one &&
          (one !== 'waiting' || now - Date.parse(ticket.queuedAt) >= UNREMARKED_MS),
      ),
    );
    return reason ? { station, reason, count: own.length } : [];
  });
}
