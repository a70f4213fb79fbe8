import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../app-error.ts';
import { requireOwnRestaurant, requireOwnRow } from '../../../auth/own-restaurant.ts';
import { serveFromCache } from '../../../http/serve-from-cache.ts';
import { answer, serve } from '../../../http/serve.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { findCategory, listCategories } from './category-queries.ts';
import { addCategory, changeCategory, orderCategories } from './change-categories.ts';
import { bringBackCategory, removeCategory } from './remove-category.ts';

export function categoryRoutes(
  app: FastifyInstance,
  { db, restaurantCache, now }: Dependencies,
): void {
  const list = async (restaurantId: number) =>
    (await listCategories(db, restaurantId)).map(contract.categoryToWire);

  serveFromCache(app, contract.listCategories, restaurantCache, list);

  serve(app, contract.readCategory, async ({ params, session }) => {
    const category = await findCategory(db, session.restaurantId, params.id);
    if (!category) throw new AppError('not_found');
    return answer(200, contract.categoryToWire(category));
  });

  serve(app, contract.createCategory, async ({ body, session }) => {
    requireOwnRestaurant(body, session);
    await addCategory(db, session, contract.newCategoryFromWire(body));
    return answer(201, await list(session.restaurantId));
  });

  serve(app, contract.changeCategory, async ({ body, session }) => {
    const { restaurantId } = session;
    await requireOwnRow(body, session, () => findCategory(db, restaurantId, body.idcategoria));
    const target = { categoryId: body.idcategoria, version: body.version };
    const change = contract.categoryChangeFromWire(body);
    const changed = await changeCategory(db, session, target, change);
    return answer(200, contract.categoryToWire(changed));
  });

  serve(app, contract.orderCategories, async ({ body, session }) => {
    await orderCategories(db, session, body.orden);
    return answer(200, await list(session.restaurantId));
  });

  serve(app, contract.deleteCategory, async ({ params, query, session }) => {
    const removal = {
      categoryId: params.id,
      version: query.version,
      moveTo: query.mover,
      withProducts: query.borrarproductos === 'true',
    };
    await removeCategory(db, session, removal, now());
    return answer(200, await list(session.restaurantId));
  });

  serve(app, contract.restoreCategory, async ({ params, session }) => {
    await bringBackCategory(db, session, params.id, now());
    return answer(200, await list(session.restaurantId));
  });
}
