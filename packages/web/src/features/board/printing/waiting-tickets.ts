import { waitingTicketFromWire } from '@simplato/contract';
import { listWaitingTickets } from '@simplato/contract/staff-endpoints';
import type { WaitingTicket } from '@simplato/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** Nobody tells a board that no screen prints a station's tickets. */
const LOOK_MS = 30_000;

/** The tickets of the stations that are not on paper. The stream invalidates it when a printer stops, or goes on. */
export function waitingTicketsQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['waiting-tickets', restaurantId],
    queryFn: async (): Promise<WaitingTicket[]> =>
      (await call(listWaitingTickets)).pendientes.map(waitingTicketFromWire),
    refetchInterval: LOOK_MS,
  });
}
