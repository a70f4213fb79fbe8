import * as contract from '@simplato/contract';
import { codeFromScan, zoneFault, zoneName } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { serveFile } from '../../http/serve-file.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { RestaurantSession } from '../../auth/session.ts';
import { signIn } from '../../auth/sign-in.ts';
import {
  addTables,
  changeZone,
  readCodeOfTable,
  readTables,
  removeTable,
  renewCodeOfTable,
  tableNameOf,
} from './change-tables.ts';
import { enterTable } from './enter-table.ts';
import type { Seated } from '../tabs/seat.ts';
import { printTables } from './print-tables.ts';
import { printedCode, type RestaurantOfCodes, type PrintedCode } from './table-key.ts';
import type { TableRow } from './table-queries.ts';

export function tableRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, config, now } = dependencies;
  const restaurantOf = ({ restaurantId }: RestaurantSession): RestaurantOfCodes => ({
    restaurantId,
    publicUrl: config.publicUrl,
  });

  serve(app, contract.enterTable, async ({ body, session, request, reply }) => {
    const entry = await enterTable(dependencies, codeFromScan(body.codigo), {
      caller: session,
      ip: request.ip,
      now: now(),
    });
    await signIn(dependencies, { request, reply }, entry.session, { prepare: entry.prepare });
    const seated = await entry.seat();
    return answer(200, {
      identerprise: entry.session.restaurantId,
      mesa: entry.session.tableName,
      razonsocial: entry.legalName,
      verificada: entry.session.isTableVerified,
      ...seatedToWire(seated),
    });
  });

  serve(app, contract.listTables, async ({ session }) => {
    const tables = await readTables(db, session.restaurantId);
    return answer(200, tables.map(tableToWire(restaurantOf(session))));
  });

  serve(app, contract.listTableNames, async ({ session }) => {
    const tables = await readTables(db, session.restaurantId);
    return answer(
      200,
      tables.map(({ tableName, zone }) => ({ mesa: tableName, zona: zone })),
    );
  });

  serve(app, contract.createTables, async ({ body, session }) => {
    const tables = await addTables(db, session, body.mesas);
    return answer(201, tables.map(tableToWire(restaurantOf(session))));
  });

  serve(app, contract.changeTable, async ({ params, body, session }) => {
    const mesa = tableNameOf(params.mesa, 'mesa');
    const zona = zoneFault(body.zona);
    if (zona !== null) throw new AppError('bad_request', { fields: { zona } });
    return answer(200, { mesa, zona: await changeZone(db, session, mesa, zoneName(body.zona)) });
  });

  serve(app, contract.deleteTable, async ({ params, session }) => {
    const mesa = tableNameOf(params.mesa, 'mesa');
    await removeTable(dependencies, session, mesa);
    return answer(200, { mesa });
  });

  serveFile(app, contract.printTables, async ({ query, session }) => ({
    name: 'mesas.pdf',
    content: await printTables(db, restaurantOf(session), query.tamano),
  }));

  serve(app, contract.readTableCode, async ({ params, session }) => {
    const tableName = tableNameOf(params.mesa, 'mesa');
    return answer(200, codeToWire(await readCodeOfTable(dependencies, session, tableName)));
  });

  serve(app, contract.renewTableKey, async ({ params, session }) => {
    const tableName = tableNameOf(params.mesa, 'mesa');
    return answer(200, codeToWire(await renewCodeOfTable(dependencies, session, tableName)));
  });
}

function seatedToWire({ tabId, openedAt, memberId }: Seated) {
  return { idcuenta: tabId, cuentaabierta: openedAt, idcomensal: memberId };
}

function codeToWire(printed: PrintedCode) {
  return { mesa: printed.tableName, codigo: printed.code, url: printed.url };
}

function tableToWire(restaurant: RestaurantOfCodes) {
  return ({ tableName, key, zone, openOrders }: TableRow) => ({
    ...codeToWire(printedCode(restaurant, tableName, key)),
    pedidosabiertos: openOrders,
    zona: zone,
  });
}
