import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { requireOwnHouse } from '../../http/own-house.ts';
import { serveFromMemory } from '../../http/serve-from-memory.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import { listCategories } from './category-queries.ts';
import { addCategory, changeCategory, removeCategory } from './change-categories.ts';

export function categoryRoutes(app: FastifyInstance, { db, memory }: Parts): void {
  const list = async (restaurantId: number) =>
    (await listCategories(db, restaurantId)).map(contract.categoryToWire);

  serveFromMemory(app, contract.listCategories, memory, list);

  serve(app, contract.readCategory, async ({ params, session }) => {
    const category = (await list(session.restaurantId)).find(
      (one) => one.idcategoria === params.id,
    );
    if (!category) throw new AppError('not_found');
    return answer(200, category);
  });

  serve(app, contract.createCategory, async ({ body, session }) => {
    requireOwnHouse(body, session);
    await addCategory(db, session.restaurantId, contract.newCategoryFromWire(body));
    return answer(201, await list(session.restaurantId));
  });

  serve(app, contract.changeCategory, async ({ body, session }) => {
    requireOwnHouse(body, session);
    const category = contract.newCategoryFromWire(body);
    const changed = await changeCategory(db, session.restaurantId, body.idcategoria, category);
    return answer(200, contract.categoryToWire(changed));
  });

  serve(app, contract.deleteCategory, async ({ params, session }) => {
    await removeCategory(db, session.restaurantId, params.id);
    return answer(200, await list(session.restaurantId));
  });
}
