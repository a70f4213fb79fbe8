import * as contract from '@simplato/contract';
import { addDays, dayFigures, dayStartsAt, PAYMENT_STATUSES, storedOf } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  listDisputed,
  listHistory,
  listOrdersBetween,
  type HistoryFilter,
} from './history-queries.ts';

/**
 * A bank disputes a payment days later, so each day also lists the disputes of the days before it.
 */
const DISPUTES_TOLD_DAYS = 30;

export function historyRoutes(app: FastifyInstance, { db }: Dependencies): void {
  serve(app, contract.listHistory, async ({ query, session }) => {
    // One more than a page holds: tells whether there is a next page.
    const limit = contract.HISTORY_PAGE + 1;
    const found = await listHistory(db, session.restaurantId, filterOf(query), limit);
    const page = found.slice(0, contract.HISTORY_PAGE);
    return answer(200, {
      pedidos: page.map(contract.orderToWire),
      siguiente: found.length > page.length ? (page.at(-1)?.orderId ?? null) : null,
    });
  });

  serve(app, contract.readDay, async ({ params, session }) => {
    const { dia } = params;
    const [from, until] = [dayStart(dia), dayStart(addDays(dia, 1))];
    const day = await listOrdersBetween(db, session.restaurantId, from, until);
    const since = dayStart(addDays(dia, -DISPUTES_TOLD_DAYS));
    const disputed = await listDisputed(db, session.restaurantId, since, until);
    return answer(200, contract.dayFiguresToWire(dia, dayFigures(day), disputed));
  });
}

function filterOf(query: contract.QueryOf<typeof contract.listHistory>): HistoryFilter {
  const stored =
    query.status === undefined ? null : storedOf(contract.restaurantStatusFromWire(query.status));
  return {
    from: query.desde === undefined ? null : dayStart(query.desde),
    until: query.hasta === undefined ? null : dayStart(addDays(query.hasta, 1)),
    table: query.mesa ?? '',
    orderId: query.numero ?? null,
    status: stored?.status ?? null,
    payments: (stored?.payments ?? PAYMENT_STATUSES).filter(
      (one) => query.ispaid === undefined || one === contract.paymentFromWire(query.ispaid),
    ),
    before: query.antes ?? null,
  };
}

function dayStart(day: string): Date {
  return new Date(dayStartsAt(day));
}
