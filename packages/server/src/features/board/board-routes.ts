import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { BoardSettings } from './board-queries.ts';
import { changeBoardSettings, readBoardSettings } from './board-settings.ts';

export function boardRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  serve(app, contract.readBoardSettings, async ({ session }) =>
    answer(200, toWire(await readBoardSettings(dependencies.db, session.restaurantId))),
  );

  serve(app, contract.changeBoardSettings, async ({ body, session }) => {
    const changed = await changeBoardSettings(dependencies, session, {
      waitingAfterMinutes: body.avisominutos,
      lateAfterMinutes: body.retrasominutos,
      printer: body.impresora,
    });
    return answer(200, toWire(changed));
  });
}

function toWire(settings: BoardSettings): contract.BoardSettingsWire {
  return {
    avisominutos: settings.waitingAfterMinutes,
    retrasominutos: settings.lateAfterMinutes,
    impresora: settings.printer,
  };
}
