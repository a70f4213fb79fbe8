import * as contract from '@simplato/contract';
import { callText, callTextFault } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { requireTableSession } from '../../auth/session.ts';
import type { Dependencies } from '../../dependencies.ts';
import { answer, serve } from '../../http/serve.ts';
import { callWaiter, endCall, endOwnCall, takeCall } from './change-calls.ts';
import { listOpenCalls } from './call-queries.ts';
import { readOwnTab } from './read-tab.ts';

/** How tables call, and how the staff answers. */
export function callRoutes(app: FastifyInstance, { db, feed }: Dependencies): void {
  serve(app, contract.callWaiter, async ({ body, session }) => {
    const kind = contract.callKindFromWire(body.motivo);
    const texto = callTextFault(kind, body.texto);
    if (texto !== null) throw new AppError('bad_request', { fields: { texto } });
    const table = requireTableSession(session);
    const wish = { kind, form: null, text: callText(kind, body.texto), shownTabId: body.idcuenta };
    const { call, isNew } = await callWaiter(db, table, wish);
    feed.announce(table.restaurantId);
    return answer(isNew ? 201 : 200, contract.callToWire(call));
  });

  serve(app, contract.endOwnCall, async ({ params, session }) => {
    const table = requireTableSession(session);
    const call = await endOwnCall(db, table, params.id);
    feed.announce(table.restaurantId);
    return answer(200, contract.callToWire(call));
  });

  serve(app, contract.askForBill, async ({ body, session }) => {
    const table = requireTableSession(session);
    const form = contract.billFormFromWire(body.forma);
    await callWaiter(db, table, { kind: 'bill', form, text: '', shownTabId: body.idcuenta });
    feed.announce(table.restaurantId);
    return answer(200, await readOwnTab(db, table));
  });

  serve(app, contract.listCalls, async ({ session }) => {
    const calls = await listOpenCalls(db, session.restaurantId);
    return answer(200, calls.map(contract.callToWire));
  });

  serve(app, contract.takeCall, async ({ params, session }) => {
    const call = await takeCall(db, session, params.id);
    feed.announce(session.restaurantId);
    return answer(200, contract.callToWire(call));
  });

  serve(app, contract.endCall, async ({ params, session }) => {
    const call = await endCall(db, session, params.id);
    feed.announce(session.restaurantId);
    return answer(200, contract.callToWire(call));
  });
}
