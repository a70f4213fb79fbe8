import * as contract from '@simplato/contract';
import type { Station } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { answer, serve } from '../../http/serve.ts';
import { changeStations } from './change-stations.ts';
import { listStations } from './station-queries.ts';

export function stationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  serve(app, contract.readStations, async ({ session: { restaurantId } }) =>
    answer(200, toWire(await listStations(dependencies.db, restaurantId))),
  );

  serve(app, contract.changeStations, async ({ body, session }) =>
    answer(
      200,
      toWire(
        await changeStations(dependencies, session, body.partidas.map(contract.stationFromWire)),
      ),
    ),
  );
}

const toWire = (stations: readonly Station[]) => ({
  partidas: stations.map(contract.stationToWire),
});
