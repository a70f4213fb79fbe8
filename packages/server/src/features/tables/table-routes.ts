import {
  COOKIES,
  enterTable as enterTableEndpoint,
  readTableCode,
  renewTableKey,
} from '@simplato/contract';
import { codeFromScan, readTableName } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import { enterTable } from './enter-table.ts';
import { codeOfTable, renewCodeOfTable, type PrintedCode } from './table-key.ts';

export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, cookies, config, now } = parts;

  serve(app, enterTableEndpoint, async ({ body, session, request, reply }) => {
    const caller = { token: request.cookies[COOKIES.session], session };
    const entry = await enterTable(parts, codeFromScan(body.codigo), caller, now());
    cookies.set(reply, entry.token, entry.session);
    return answer(200, {
      identerprise: entry.session.restaurantId,
      mesa: entry.session.tableName,
      razonsocial: entry.legalName,
      verificada: entry.session.isTableVerified,
    });
  });

  serve(app, readTableCode, async ({ params, session }) => {
    const house = { restaurantId: session.restaurantId, publicUrl: config.publicUrl };
    return answer(200, toWire(await codeOfTable(db, house, tableNameOf(params.mesa))));
  });

  serve(app, renewTableKey, async ({ params, session }) => {
    const house = { restaurantId: session.restaurantId, publicUrl: config.publicUrl };
    return answer(200, toWire(await renewCodeOfTable(db, house, tableNameOf(params.mesa))));
  });
}

function tableNameOf(text: string): string {
  const name = readTableName(text);
  if (name !== null) return name;
  throw new AppError('bad_request', {
    fields: { mesa: 'El nombre de la mesa lleva letras, números y espacios, sin guiones' },
  });
}

function toWire(printed: PrintedCode) {
  return { mesa: printed.tableName, codigo: printed.code, url: printed.url };
}
