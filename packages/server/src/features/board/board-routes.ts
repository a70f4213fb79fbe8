import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { usesRoom } from '../tabs/change-tabs.ts';
import type { BoardSettings } from './board-queries.ts';
import { changeBoardSettings, readBoardSettings } from './board-settings.ts';

export function boardRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;
  const toWire = async (restaurantId: number, settings: BoardSettings) => ({
    avisominutos: settings.waitingAfterMinutes,
    retrasominutos: settings.lateAfterMinutes,
    impresora: settings.printer,
    usasala: await usesRoom(db, restaurantId),
  });

  serve(app, contract.readBoardSettings, async ({ session: { restaurantId } }) =>
    answer(200, await toWire(restaurantId, await readBoardSettings(db, restaurantId))),
  );

  serve(app, contract.changeBoardSettings, async ({ body, session }) => {
    const changed = await changeBoardSettings(dependencies, session, {
      waitingAfterMinutes: body.avisominutos,
      lateAfterMinutes: body.retrasominutos,
      printer: body.impresora,
    });
    return answer(200, await toWire(session.restaurantId, changed));
  });
}
