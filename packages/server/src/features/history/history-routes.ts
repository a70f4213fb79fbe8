import * as contract from '@simplato/contract';
import {
  addDays,
  dayStartsAt,
  PAYMENT_STATUSES,
  storedOf,
  type DayFigures,
  type Span,
} from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { withLeftOrDue } from '../tabs/left-of-orders.ts';
import { listDisputed, listHistory, type HistoryFilter } from './history-queries.ts';
import { readCorrections, readFigures } from './read-figures.ts';

/**
 * A bank disputes a payment days later, so each day also lists the disputes of the days before it.
 */
const DISPUTES_TOLD_DAYS = 30;

export function historyRoutes(app: FastifyInstance, { db }: Dependencies): void {
  serve(app, contract.listHistory, async ({ query, session }) => {
    // One more than a page holds: tells whether there is a next page.
    const limit = contract.HISTORY_PAGE + 1;
    const found = await listHistory(db, session.restaurantId, filterOf(query), limit);
    const page = await withLeftOrDue(
      db,
      session.restaurantId,
      found.slice(0, contract.HISTORY_PAGE),
    );
    return answer(200, {
      pedidos: page.map(contract.orderToWire),
      siguiente: found.length > page.length ? (page.at(-1)?.orderId ?? null) : null,
    });
  });

  serve(app, contract.readDay, async ({ params: { dia }, session }) => {
    const since = spanOf(addDays(dia, -DISPUTES_TOLD_DAYS), dia);
    const disputed = await listDisputed(db, session.restaurantId, since);
    const figures = await figuresOfDay(session.restaurantId, dia);
    return answer(200, contract.dayFiguresToWire(dia, figures, disputed));
  });

  serve(app, contract.readPeriod, async ({ query: { desde, hasta }, session }) => {
    const days = [];
    // One after the other: a year's orders never are in memory together.
    for (let day = desde; day <= hasta; day = addDays(day, 1)) {
      days.push({ day, figures: await figuresOfDay(session.restaurantId, day) });
    }
    return answer(200, contract.periodToWire(days));
  });

  serve(app, contract.listCorrections, async ({ query: { desde, hasta }, session }) => {
    const span = spanOf(desde, hasta);
    const corrections = await readCorrections(db, session.restaurantId, span);
    const movimientos = corrections.map(contract.correctionToWire);
    return answer(200, { movimientos });
  });

  async function figuresOfDay(restaurantId: number, day: string): Promise<DayFigures> {
    return readFigures(db, restaurantId, spanOf(day, day));
  }
}

/** From the first day to the last, both included. */
function spanOf(first: string, last: string): Span {
  return { from: dayStart(first), until: dayStart(addDays(last, 1)) };
}

function filterOf(query: contract.QueryOf<typeof contract.listHistory>): HistoryFilter {
  const stored =
    query.status === undefined ? null : storedOf(contract.restaurantStatusFromWire(query.status));
  return {
    from: query.desde === undefined ? null : dayStart(query.desde),
    until: query.hasta === undefined ? null : dayStart(addDays(query.hasta, 1)),
    table: query.mesa ?? '',
    orderId: query.numero ?? null,
    tabOf: query.cuenta ?? null,
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
