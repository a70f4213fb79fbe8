import { randomUUID } from 'node:crypto';
import * as contract from '@simplato/contract';
import type { Order } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { languageToWriteIn } from '../../http/language-of.ts';
import { requireOwnRestaurant, requireOwnRow } from '../../auth/own-restaurant.ts';
import { serveFile } from '../../http/serve-file.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Queryable } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { rememberLanguage } from '../../auth/account-queries.ts';
import { readPassword } from '../../auth/read-password.ts';
import { isStaffSession, requireTableSession } from '../../auth/session.ts';
import { withLeft } from '../tabs/left-of-orders.ts';
import { advanceOrder, type Moved, returnOrder, undoStep } from './advance-order.ts';
import { fireCourseOf, holdCourseOf, serveCourseOf, unserveCourseOf } from './change-course.ts';
import { listClosedOrders, listOrderChanges, listStuckOrders } from './closed-queries.ts';
import { mailOwnOrder } from './mail-own-order.ts';
import { findOrder, listOpenOrders, listOrdersOfVisit } from './order-queries.ts';
import { serveOrderStream } from './order-stream.ts';
import { placeOrderForTable } from './place-order-for-table.ts';
import type { OrderWish } from './order-wish.ts';
import { placeOrder, type PlacedOrder } from './place-order.ts';
import { requirePin } from '../people/switch-person.ts';
import { placeRound } from './place-round.ts';
import { readMissed } from './read-missed.ts';
import { requireOrder, requireOwnOrder } from './require-order.ts';
import { printReceipt, printTicket } from './print-order.ts';
import { seeOrder } from './see-order.ts';
import { tickLine } from './tick-line.ts';
import { acceptOwnWeight, acceptWeight, weighOrder, type ReadWeight } from './weigh-order.ts';
import { wishedLine } from './wished-line.ts';

function readWeight(
  params: { id: number; linea: number },
  { gramos, leido }: contract.BodyOf<typeof contract.acceptWeight>,
): ReadWeight {
  const facts = leido && contract.productFactsFromWire(leido);
  return { orderId: params.id, lineNumber: params.linea, grams: gramos, facts };
}

export function dinerOrderRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  serve(app, contract.placeOrder, async ({ body, headers, session, request }) => {
    requireOwnRestaurant(body, session);
    const table = requireTableSession(session);
    await rememberLanguage(db, table.dinerId, languageToWriteIn(request));
    return answerPlaced(
      dependencies,
      await placeOrder(dependencies, table, wishOf(body, headers, table.tableName)),
    );
  });

  serve(app, contract.placeRound, async ({ body, headers, session, request }) => {
    const table = requireTableSession(session);
    await rememberLanguage(db, table.dinerId, languageToWriteIn(request));
    return answerPlaced(
      dependencies,
      await placeRound(dependencies, table, {
        idempotencyKey: headers[contract.IDEMPOTENCY_HEADER] ?? randomUUID(),
        memberIds: body.comensales,
        seenVersion: body.version,
        shownTabId: body.idcuenta,
        note: body.comentarios,
        isByCourses: body.portiempos,
        acceptedDelay: body.demora ?? null,
      }),
    );
  });

  serve(app, contract.listOwnOrders, async ({ session }) => {
    const { restaurantId, visitId } = requireTableSession(session);
    const orders = await listOrdersOfVisit(db, restaurantId, visitId);
    return answer(200, orders.map(contract.orderToWire));
  });

  serve(app, contract.sendEmail, async ({ body, session, request }) => {
    const isQueued = await mailOwnOrder(dependencies, session, {
      to: body.to,
      message: body.mail,
      orderId: body.idorder ?? null,
      restaurantId: body.identerprise ?? null,
      language: languageToWriteIn(request),
    });
    return answer(200, { enviado: isQueued });
  });

  serve(app, contract.acceptWeight, async ({ params, body, session }) => {
    const read = readWeight(params, body);
    const table = requireTableSession(session);
    const { order, hasMoved } = await acceptOwnWeight(db, table, read, dependencies);
    if (hasMoved) dependencies.feed.announce(table.restaurantId);
    return answer(200, order);
  });

  serveFile(app, contract.printOwnReceipt, async ({ params, query, session }) =>
    printReceipt(db, await paidOf(db, await requireOwnOrder(db, session, params.id)), query.idioma),
  );

  serveOrderStream(app, contract.streamOwnOrders, dependencies, (session) => {
    const { restaurantId, visitId } = requireTableSession(session);
    return { restaurantId, visitId };
  });
}

export function staffOrderRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, feed } = dependencies;
  const answerMoved = ({ order, hasMoved }: Moved) => {
    if (hasMoved) feed.announce(order.restaurantId);
    return answer(200, contract.orderToWire(order));
  };

  serve(app, contract.listOrders, async ({ session }) => {
    const { restaurantId } = session;
    const orders = await withLeft(db, restaurantId, await listOpenOrders(db, restaurantId));
    return answer(200, orders.map(contract.orderToWire));
  });

  serve(app, contract.listMissedOrders, async ({ query, session }) => {
    const missed = await readMissed(db, session.restaurantId, query.desde);
    return answer(200, { pedidos: missed && missed.map(contract.orderToWire) });
  });

  serve(app, contract.advanceOrder, async ({ body, session }) => {
    await requireOwnRow(body, session, () => findOrder(db, session.restaurantId, body.idorder));
    const status = contract.statusFromWire(body.status);
    return answerMoved(await advanceOrder(db, session, body.idorder, status));
  });

  serve(app, contract.undoStep, async ({ params, body, session }) => {
    const undone = contract.statusFromWire(body.status);
    return answerMoved(await undoStep(db, session, params.id, undone));
  });

  serve(app, contract.tickLine, async ({ params, body, session }) => {
    const tick = { orderId: params.id, lineNumber: params.linea, isDone: body.hecha };
    return answerMoved(await tickLine(db, session, tick));
  });

  serve(app, contract.weighLine, async ({ params, body, session }) => {
    const line = { orderId: params.id, lineNumber: params.linea, grams: body.gramos };
    return answerMoved(await weighOrder(db, session, line));
  });

  serve(app, contract.acceptWeightByPin, async ({ params, body, session, request }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    await requireOrder(db, session.restaurantId, params.id);
    const { member } = await requirePin(db, session, {
      staffId: body.idusuario ?? session.staffId,
      pinDigest: readPassword(body.pinacceso, request.checkId, dependencies.now(), 'pinacceso'),
      onForgotten: () => request.log.warn('pin removed after too many wrong ones'),
    });
    const read = readWeight(params, body);
    const actor = { restaurantId: session.restaurantId, userName: member.username };
    return answerMoved(await acceptWeight(db, actor, read, dependencies));
  });

  serve(app, contract.seeOrder, async ({ params, body, session }) =>
    answerMoved(await seeOrder(db, session, params.id, body.alergia === true)),
  );

  serve(app, contract.fireCourse, async ({ params, body, session }) =>
    answerMoved(
      await fireCourseOf(db, session, { orderId: params.id, course: body.curso, by: 'staff' }),
    ),
  );

  serve(app, contract.serveCourse, async ({ params, body, session }) =>
    answerMoved(await serveCourseOf(db, session, params.id, body.curso)),
  );

  serve(app, contract.holdCourse, async ({ params, body, session }) =>
    answerMoved(await holdCourseOf(db, session, params.id, body.curso)),
  );

  serve(app, contract.unserveCourse, async ({ params, body, session }) =>
    answerMoved(await unserveCourseOf(db, session, params.id, body.curso)),
  );

  serve(app, contract.returnOrder, async ({ params, body, session }) => {
    const from = contract.statusFromWire(body.status);
    return answerMoved(await returnOrder(db, session, params.id, { from, reason: body.motivo }));
  });

  serve(app, contract.listClosedOrders, async ({ query, session }) => {
    const closed = await (query.dinero === 'sin_devolver'
      ? listStuckOrders(db, session.restaurantId)
      : listClosedOrders(db, session.restaurantId, query.busca ?? ''));
    const orders = await withLeft(
      db,
      session.restaurantId,
      closed.map(({ order }) => order),
    );
    return answer(
      200,
      closed.map(({ order, closedAt }, index) => ({
        pedido: contract.orderToWire(orders[index] ?? order),
        cerrado: closedAt,
      })),
    );
  });

  serve(app, contract.listOrderChanges, async ({ params, session }) => {
    const { restaurantId } = session;
    await requireOrder(db, restaurantId, params.id);
    const changes = await listOrderChanges(db, restaurantId, params.id);
    return answer(200, changes.map(contract.orderChangeToWire));
  });

  serve(app, contract.printTicket, async ({ params, session }) => {
    await printTicket(dependencies, session.restaurantId, params.id);
    return answer(200, { impresa: true as const });
  });

  serveFile(app, contract.printReceipt, async ({ params, session }) =>
    printReceipt(db, await paidOf(db, await requireOrder(db, session.restaurantId, params.id))),
  );

  serve(app, contract.placeOrderForTable, async ({ params, body, headers, session }) => {
    requireOwnRestaurant(body, session);
    const wish = wishOf(
      { ...body, cesta: undefined, idcuenta: undefined, evita: [], demora: undefined },
      headers,
      params.mesa,
    );
    return answerPlaced(
      dependencies,
      await placeOrderForTable(dependencies, session, params.mesa, wish, body.idcuenta ?? null),
    );
  });

  serveOrderStream(app, contract.streamOrders, dependencies, (session) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    return { restaurantId: session.restaurantId, visitId: null };
  });
}

/** The order with what its tab has paid of it. */
async function paidOf(db: Queryable, order: Order): Promise<Order> {
  const [withMoney = order] = await withLeft(db, order.restaurantId, [order]);
  return withMoney;
}

type PlaceOrder = typeof contract.placeOrder;

function wishOf(
  body: contract.BodyOf<PlaceOrder>,
  headers: contract.HeadersOf<PlaceOrder>,
  tableName: string,
): OrderWish {
  return {
    idempotencyKey: headers[contract.IDEMPOTENCY_HEADER] ?? randomUUID(),
    lines: body.lineas.map(wishedLine),
    totalCents: body.total,
    // Older screens send the table's name as the note.
    note: body.comentarios === tableName ? '' : body.comentarios,
    avoided: body.evita,
    payment: contract.paymentFromWire(body.ispaid),
    tipCents: body.propina ?? 0,
    seenVersion: body.cesta ?? null,
    shownTabId: body.idcuenta ?? null,
    isByCourses: body.portiempos,
    acceptedDelay: body.demora ?? null,
  };
}

/** 201 for a new order, which is announced to the boards; 200 with the existing order for a retry. */
function answerPlaced({ feed }: Dependencies, { order, isNew }: PlacedOrder) {
  if (isNew) feed.announce(order.restaurantId);
  return answer(isNew ? 201 : 200, contract.orderToWire(order));
}
