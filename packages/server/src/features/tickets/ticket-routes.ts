import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { answer, serve } from '../../http/serve.ts';
import { confirmTicket, takeTicket } from './take-ticket.ts';
import { listWaitingTickets } from './ticket-queries.ts';

export function ticketRoutes(app: FastifyInstance, { db }: Dependencies): void {
  serve(app, contract.listWaitingTickets, async ({ session: { restaurantId } }) => {
    const tickets = await listWaitingTickets(db, restaurantId);
    return answer(200, { pendientes: tickets.map(contract.waitingTicketToWire) });
  });

  serve(app, contract.takeTicket, async ({ body, session: { restaurantId } }) => {
    const ticket = await takeTicket(db, restaurantId, body.partida);
    const comanda = ticket && {
      idcomanda: ticket.ticketId,
      filas: ticket.rows.map(contract.ticketRowToWire),
    };
    return answer(200, { comanda });
  });

  serve(app, contract.confirmTicket, async ({ params, session: { restaurantId } }) => {
    await confirmTicket(db, restaurantId, params.id);
    return answer(200, { impresa: true });
  });
}
