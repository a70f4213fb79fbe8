import * as contract from '@simplato/contract';
import { businessDay } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../app-error.ts';
import { requireOwnRestaurant, requireOwnRow } from '../../../auth/own-restaurant.ts';
import { serveFromCache } from '../../../http/serve-from-cache.ts';
import { answer, serve } from '../../../http/serve.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { soldIn } from '../read-menu.ts';
import { zoneOfRequest } from '../zone-of-request.ts';
import { addProduct, changeProduct, markSoldOut, orderProducts } from './change-products.ts';
import { findProduct, listProducts } from './product-queries.ts';
import { bringBackProduct, removeProduct } from './remove-product.ts';

export function productRoutes(
  app: FastifyInstance,
  { db, restaurantCache, now }: Dependencies,
): void {
  const list = async (restaurantId: number, zone = '') => {
    const products = await listProducts(db, restaurantId, businessDay(now()));
    return soldIn(products, zone).map(contract.productToWire);
  };
  const find = (restaurantId: number, productId: number) =>
    findProduct(db, restaurantId, productId, businessDay(now()));

  const zoneOf = zoneOfRequest({ db, restaurantCache });
  serveFromCache(app, contract.listProducts, restaurantCache, list, zoneOf);

  serveFromCache(app, contract.listMenuRelations, restaurantCache, async (restaurantId) =>
    (await list(restaurantId)).map(({ productostype, idproductos }) => ({
      identerprise: restaurantId,
      idcategoria: productostype,
      idproductos,
    })),
  );

  serve(app, contract.readProduct, async ({ params, session }) => {
    const found = await find(session.restaurantId, params.id);
    if (!found) throw new AppError('not_found');
    return answer(200, contract.productToWire(found.product));
  });

  serve(app, contract.createProduct, async ({ body, session }) => {
    requireOwnRestaurant(body, session);
    const product = contract.newProductFromWire(body);
    const added = await addProduct(db, session, product, now());
    return answer(201, contract.productToWire(added));
  });

  serve(app, contract.changeProduct, async ({ body, session }) => {
    await requireOwnRow(body, session, () => find(session.restaurantId, body.idproductos));
    const changed = await changeProduct(
      db,
      session,
      { productId: body.idproductos, version: body.version },
      (current) => contract.productChangeFromWire(body, current),
      now(),
    );
    return answer(200, contract.productToWire(changed));
  });

  serve(app, contract.orderProducts, async ({ body, session }) => {
    await orderProducts(db, session, body.orden, body.idcategoria ?? null);
    return answer(200, await list(session.restaurantId));
  });

  serve(app, contract.markSoldOut, async ({ params, body, session }) => {
    const soldOut = contract.soldOutFromWire(body.agotado);
    const what = { productId: params.id, formatId: body.idformato ?? null };
    const marked = await markSoldOut(db, session, what, soldOut, now());
    return answer(200, contract.productToWire(marked));
  });

  serve(app, contract.deleteProduct, async ({ params, query, session }) => {
    const target = { productId: params.id, version: query.version };
    await removeProduct(db, session, target, now());
    return answer(200, { idproductos: params.id });
  });

  serve(app, contract.restoreProduct, async ({ params, session }) => {
    const product = await bringBackProduct(db, session, params.id, now());
    return answer(200, contract.productToWire(product));
  });
}
