import { randomUUID } from 'node:crypto';
import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { requireOwnHouse } from '../../http/own-house.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import {
  isStaffSession,
  isTableSession,
  type Session,
  type TableSession,
} from '../sessions/session.ts';
import { advanceOrder, undoStep, type Moved } from './advance-order.ts';
import { listOpenOrders, listOrdersOfVisit } from './order-queries.ts';
import { serveOrderStream } from './order-stream.ts';
import { placeOrder } from './place-order.ts';

export function dinerOrderRoutes(app: FastifyInstance, parts: Parts): void {
  const { db } = parts;

  serve(app, contract.placeOrder, async ({ body, headers, session }) => {
    requireOwnHouse(body, session);
    const { order, isNew } = await placeOrder(parts, requireTable(session), {
      idempotencyKey: headers[contract.IDEMPOTENCY_HEADER] ?? randomUUID(),
      lines: body.lineas.map((line) => ({
        productId: line.idproductos,
        quantity: line.quantity,
        note: line.nota,
        shownGrossCents: line.preciounitario,
      })),
      totalCents: body.total,
      // Older screens send the table's name here (spec §3): that is no note.
      note: body.comentarios === session.tableName ? '' : body.comentarios,
      payment: contract.paymentFromWire(body.ispaid),
    });
    if (isNew) parts.feed.announce(order.restaurantId);
    return answer(isNew ? 201 : 200, contract.orderToWire(order));
  });

  serve(app, contract.listOwnOrders, async ({ session }) => {
    const { restaurantId, visitId } = requireTable(session);
    const orders = await listOrdersOfVisit(db, restaurantId, visitId);
    return answer(200, orders.map(contract.orderToWire));
  });

  serveOrderStream(app, contract.streamOwnOrders, parts, (session) => {
    const { restaurantId, visitId } = requireTable(session);
    return { restaurantId, isWanted: (event) => event.visitId === visitId };
  });
}

export function staffOrderRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, feed } = parts;
  const moved = ({ order, hasMoved }: Moved) => {
    if (hasMoved) feed.announce(order.restaurantId);
    return answer(200, contract.orderToWire(order));
  };

  serve(app, contract.listOrders, async ({ session }) => {
    const orders = await listOpenOrders(db, session.restaurantId);
    return answer(200, orders.map(contract.orderToWire));
  });

  serve(app, contract.advanceOrder, async ({ body, session }) => {
    requireOwnHouse(body, session);
    const status = contract.statusFromWire(body.status);
    return moved(await advanceOrder(db, session.restaurantId, body.idorder, status));
  });

  serve(app, contract.undoStep, async ({ params, body, session }) => {
    const undone = contract.statusFromWire(body.status);
    return moved(await undoStep(db, session.restaurantId, params.id, undone));
  });

  serveOrderStream(app, contract.streamOrders, parts, (session) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    return { restaurantId: session.restaurantId, isWanted: () => true };
  });
}

/** A diner who has an account but sits at no table yet has nothing to order from. */
function requireTable(session: Session): TableSession {
  if (!isTableSession(session)) throw new AppError('forbidden');
  return session;
}
