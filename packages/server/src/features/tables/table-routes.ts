import { enterTable as enterTableEndpoint, readTableCode, renewTableKey } from '@simplato/contract';
import { codeFromScan, readTableName } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import { signIn } from '../sessions/sign-in.ts';
import { enterTable } from './enter-table.ts';
import { codeOfTable, renewCodeOfTable, type PrintedCode } from './table-key.ts';

export function tableRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, config, now } = parts;

  serve(app, enterTableEndpoint, async ({ body, session, request, reply }) => {
    const entry = await enterTable(db, codeFromScan(body.codigo), session, now());
    await signIn(parts, { request, reply }, entry.session, { prepare: entry.prepare });
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
