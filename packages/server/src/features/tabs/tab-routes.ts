import * as contract from '@simplato/contract';
import { memberNameFault } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isMirrored } from '../../auth/session-cookies.ts';
import { requireTableSession } from '../../auth/session.ts';
import type { Dependencies } from '../../dependencies.ts';
import { answer, serve } from '../../http/serve.ts';
import { tableNameOf } from '../tables/change-tables.ts';
import { wishedLine } from '../orders/wished-line.ts';
import { changeBasket } from './change-basket.ts';
import {
  admit,
  closeTab,
  joinTab,
  mergeTabs,
  moveOrder,
  moveTab,
  nameMember,
  seatParty,
  splitTab,
  type Way,
} from './change-tabs.ts';
import { fireOwnCourse } from './fire-own-course.ts';
import { printBill } from './print-bill.ts';
import { findTab } from './tab-queries.ts';
import { listPrintedBills } from './printed-bill-queries.ts';
import { readTabsOfRoom, readOwnTab, readPlace, readTabForStaff } from './read-tab.ts';
import { tellTable } from './tell-table.ts';

/** What the phones at a table do with their tab. */
export function memberRoutes(app: FastifyInstance, { cookies, db, feed }: Dependencies): void {
  serve(app, contract.readPlace, async ({ session, request, reply }) => {
    const table = requireTableSession(session);
    feed.noteReading(table);
    const { own, openSince, isWaiting } = await readPlace(db, table);
    if (!isMirrored(request, table)) cookies.mirrorTable(reply, table);
    return answer(200, {
      mesa: table.tableName,
      verificada: table.isTableVerified,
      cuenta: own,
      cuentaabierta: openSince,
      espera: isWaiting,
    });
  });

  serve(app, contract.joinTab, async ({ body, session }) => {
    const table = requireTableSession(session);
    const tabId = await joinTab({ db, feed }, table, wayFromWire(body));
    return answer(200, { cuenta: tabId === null ? null : await readOwnTab(db, table) });
  });

  serve(app, contract.readOwnTab, async ({ session }) => {
    const table = requireTableSession(session);
    feed.noteReading(table);
    return answer(200, await readOwnTab(db, table));
  });

  serve(app, contract.nameMember, async ({ body, session }) => {
    const nombre = memberNameFault(body.nombre);
    if (nombre !== null) throw new AppError('bad_request', { fields: { nombre } });
    const table = requireTableSession(session);
    const { idcuenta } = await readOwnTab(db, table);
    await nameMember(db, table, idcuenta, body.nombre);
    feed.announce(table.restaurantId);
    return answer(200, await readOwnTab(db, table));
  });

  serve(app, contract.changeBasket, async ({ body, session }) => {
    const table = requireTableSession(session);
    const { tab, hasChanged } = await changeBasket(db, table, {
      lines: body.lineas.map(wishedLine),
      note: body.comentarios,
      avoided: body.evita,
      seenVersion: body.cesta,
      shownTabId: body.idcuenta,
    });
    if (hasChanged) feed.announceBasket(table.restaurantId, tab.idcuenta);
    return answer(200, tab);
  });

  serve(app, contract.tellTable, async ({ body, session }) => {
    const table = requireTableSession(session);
    const { tab, hasChanged } = await tellTable(db, table, {
      avoided: body.evita,
      shownTabId: body.idcuenta,
    });
    if (hasChanged) feed.announceBasket(table.restaurantId, tab.idcuenta);
    return answer(200, tab);
  });

  serve(app, contract.fireOwnCourse, async ({ body, session }) => {
    const table = requireTableSession(session);
    await fireOwnCourse(db, table, { course: body.curso, shownTabId: body.idcuenta });
    feed.announce(table.restaurantId);
    return answer(200, await readOwnTab(db, table));
  });

  serve(app, contract.letIn, async ({ body, session }) => {
    const table = requireTableSession(session);
    const { idcuenta } = await readOwnTab(db, table);
    if ((body.idcuenta ?? idcuenta) !== idcuenta) throw new AppError('tab_changed');
    await admit(db, { restaurantId: table.restaurantId, tabId: idcuenta }, body.idcomensal);
    feed.announce(table.restaurantId);
    return answer(200, await readOwnTab(db, table));
  });
}

/** What the staff does with the tabs of its tables. */
export function roomRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, feed, sessions } = dependencies;
  /** The tab as it is after a change, which all screens are told of. */
  const changed = async (restaurantId: number, tabId: number) => {
    feed.announce(restaurantId);
    return answer(200, await readTabForStaff(db, { restaurantId, tabId }));
  };

  serve(app, contract.listTabs, async ({ session }) =>
    answer(200, await readTabsOfRoom(db, session.restaurantId)),
  );

  serve(app, contract.readTab, async ({ params, session: { restaurantId } }) =>
    answer(200, await readTabForStaff(db, { restaurantId, tabId: params.id })),
  );

  serve(app, contract.seatParty, async ({ body, session }) => {
    const { restaurantId } = session;
    const at = { tableName: tableNameOf(body.mesa, 'mesa'), isBeside: body.otra };
    const { tabId, isNew } = await seatParty(db, session, at);
    if (!isNew) return answer(200, await readTabForStaff(db, { restaurantId, tabId }));
    feed.announce(restaurantId);
    return answer(201, await readTabForStaff(db, { restaurantId, tabId }));
  });

  serve(app, contract.moveTab, async ({ params, body, session }) => {
    const { restaurantId } = session;
    const to = { tableName: tableNameOf(body.mesa, 'mesa'), isBeside: body.otra };
    const key = { restaurantId, tabId: params.id };
    feed.announceVisits(restaurantId, await moveTab(sessions, session, key, to));
    return changed(restaurantId, params.id);
  });

  serve(app, contract.mergeTabs, async ({ params, body, session }) => {
    const { restaurantId } = session;
    await mergeTabs(sessions, session, { restaurantId, tabId: params.id }, body.idcuenta);
    return changed(restaurantId, body.idcuenta);
  });

  serve(app, contract.splitTab, async ({ params, body, session }) => {
    const { restaurantId } = session;
    const from = { restaurantId, tabId: params.id };
    return changed(restaurantId, await splitTab(sessions, session, from, { isBeside: body.otra }));
  });

  serve(app, contract.closeTab, async ({ params, body, session }) => {
    const { restaurantId } = session;
    const reason = body.motivo === undefined ? null : contract.closeReasonFromWire(body.motivo);
    await closeTab(dependencies, session, { restaurantId, tabId: params.id }, reason);
    return changed(restaurantId, params.id);
  });

  serve(app, contract.printBill, async ({ params, body, session }) => {
    const on = body.papel === 'navegador' ? 'browser' : 'printer';
    await printBill(dependencies, session, params.id, on);
    return answer(200, { impresa: true as const });
  });

  serve(app, contract.listPrintedBills, async ({ params, session: { restaurantId } }) => {
    const key = { restaurantId, tabId: params.id };
    if (!(await findTab(db, key))) throw new AppError('not_found');
    return answer(200, (await listPrintedBills(db, key)).map(contract.printedBillToWire));
  });

  serve(app, contract.admitMember, async ({ params, body, session }) => {
    const { restaurantId } = session;
    await admit(db, { restaurantId, tabId: params.id }, body.idcomensal, session);
    return changed(restaurantId, params.id);
  });

  serve(app, contract.moveOrder, async ({ params, body, session }) => {
    await moveOrder(db, session, params.id, body.idcuenta);
    return changed(session.restaurantId, body.idcuenta);
  });
}

function wayFromWire(sent: contract.BodyOf<typeof contract.joinTab>): Way {
  if ('numero' in sent) return { number: sent.numero };
  return 'pedir' in sent ? 'ask' : 'new';
}
