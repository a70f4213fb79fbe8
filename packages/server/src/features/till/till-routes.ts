import { Readable } from 'node:stream';
import * as contract from '@simplato/contract';
import { shiftCsv } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import type { RestaurantSession } from '../../auth/session.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveFile } from '../../http/serve-file.ts';
import { answer, serve } from '../../http/serve.ts';
import { shiftPdf } from '../../printing/shift-pdf.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { closeShift, countTill, moveCash, openShift } from './change-till.ts';
import { readShiftSoFar, readTill, requireClosedShift } from './read-till.ts';
import { listClosedShifts } from './shift-queries.ts';

export function tillRoutes(app: FastifyInstance, { db, now }: Dependencies): void {
  const till = async ({ restaurantId }: RestaurantSession) =>
    contract.tillToWire(await readTill(db, restaurantId, now()));

  serve(app, contract.readTill, async ({ session }) => answer(200, await till(session)));

  serve(app, contract.openShift, async ({ body, session }) => {
    await openShift(db, session, body.fondo, now());
    return answer(201, await till(session));
  });

  serve(app, contract.putCashIn, async ({ body, headers, session }) => {
    const moved = { cents: body.importe, reason: body.motivo };
    const key = headers[contract.IDEMPOTENCY_HEADER] ?? null;
    const isNew = await moveCash(db, session, moved, key);
    return answer(isNew ? 201 : 200, await till(session));
  });

  serve(app, contract.takeCashOut, async ({ body, headers, session }) => {
    const moved = { cents: -body.importe, reason: body.motivo };
    const key = headers[contract.IDEMPOTENCY_HEADER] ?? null;
    const isNew = await moveCash(db, session, moved, key);
    return answer(isNew ? 201 : 200, await till(session));
  });

  serve(app, contract.readShiftSoFar, async ({ session }) =>
    answer(200, contract.reportToWire(await readShiftSoFar(db, session.restaurantId))),
  );

  serve(app, contract.countTill, async ({ body, session }) => {
    await countTill(db, session, body.contado);
    return answer(200, await till(session));
  });

  serve(app, contract.closeShift, async ({ body, session }) => {
    const count = {
      countedCents: body.contado,
      leftCents: body.deja,
      differenceReason: body.motivo,
    };
    const { shift, isNew } = await closeShift(db, session, count, body.turno ?? null);
    return answer(isNew ? 201 : 200, contract.closedShiftToWire(shift));
  });

  serve(app, contract.listShifts, async ({ query, session }) => {
    // One more than a page holds: tells whether there is a next page.
    const limit = contract.SHIFTS_PAGE + 1;
    const found = await listClosedShifts(db, session.restaurantId, query.antes ?? null, limit);
    const page = found.slice(0, contract.SHIFTS_PAGE);
    return answer(200, {
      turnos: page.map(contract.shiftHeadToWire),
      siguiente: found.length > page.length ? (page.at(-1)?.shiftNumber ?? null) : null,
    });
  });

  serve(app, contract.readShift, async ({ params, session }) => {
    const shift = await requireClosedShift(db, session.restaurantId, params.numero);
    return answer(200, contract.closedShiftToWire(shift));
  });

  serveFile(app, contract.printShift, async ({ params, session }) => {
    const shift = await requireClosedShift(db, session.restaurantId, params.numero);
    const restaurant = await loadRestaurant(db, session.restaurantId);
    return {
      name: `z-${shift.shiftNumber}.pdf`,
      content: await shiftPdf(shift, restaurant),
    };
  });

  serveFile(app, contract.exportShift, async ({ params, session }) => {
    const shift = await requireClosedShift(db, session.restaurantId, params.numero);
    return { name: `z-${shift.shiftNumber}.csv`, content: Readable.from(shiftCsv(shift)) };
  });
}
