import * as contract from '@simplato/contract';
import { addDays, dayStartsAt, type PromiseRecord } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { requireTableSession } from '../../auth/session.ts';
import { answer, serve } from '../../http/serve.ts';
import { promiseOf } from './kitchen-paces.ts';
import { listPast, recordOf } from './past-queries.ts';
import { readWaits } from './read-waits.ts';

/** More than any kitchen makes in a day. */
const MOST_OF_DAY = 5_000;

export function promiseRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  serve(app, contract.readWaits, async ({ query: { productos }, session }) => {
    const { restaurantId } = requireTableSession(session);
    const { whole, each } = await readWaits(dependencies, restaurantId, productos);
    return answer(200, {
      espera: toWire(whole),
      productos: each.map(({ productId, expected }) => ({
        idproductos: productId,
        espera: toWire(expected),
      })),
    });
  });

  serve(app, contract.readPromises, async ({ query: { desde, hasta }, session }) => {
    const sum: PromiseRecord = { promised: 0, held: 0 };
    // One after the other: a year's orders never are in memory together.
    for (let day = desde; day <= hasta; day = addDays(day, 1)) {
      const { promised, held } = await recordOfDay(session.restaurantId, day);
      sum.promised += promised;
      sum.held += held;
    }
    return answer(200, { prometidos: sum.promised, cumplidos: sum.held });
  });

  async function recordOfDay(restaurantId: number, day: string): Promise<PromiseRecord> {
    const span = {
      from: new Date(dayStartsAt(day)),
      until: new Date(dayStartsAt(addDays(day, 1))),
    };
    const limit = MOST_OF_DAY;
    const past = await listPast(dependencies.db, restaurantId, span, { limit, onlyPromised: true });
    return recordOf(past, dependencies.now().getTime());
  }
}

function toWire(expected: Parameters<typeof promiseOf>[0]) {
  const promise = promiseOf(expected);
  return promise && contract.promiseToWire(promise);
}
