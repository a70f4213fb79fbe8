import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { requireOwnHouse } from '../../http/own-house.ts';
import { serveFromMemory } from '../../http/serve-from-memory.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import { addProduct, changeProduct, removeProduct } from './change-products.ts';
import { findProduct, listProducts } from './product-queries.ts';

export function productRoutes(app: FastifyInstance, { db, memory }: Parts): void {
  serveFromMemory(app, contract.listProducts, memory, async (restaurantId) =>
    (await listProducts(db, restaurantId)).map(contract.productToWire),
  );

  serveFromMemory(app, contract.listMenuRelations, memory, async (restaurantId) =>
    (await listProducts(db, restaurantId)).map((product) => ({
      identerprise: restaurantId,
      idcategoria: product.categoryId,
      idproductos: product.productId,
    })),
  );

  serve(app, contract.readProduct, async ({ params, session }) => {
    const product = await findProduct(db, session.restaurantId, params.id);
    if (!product) throw new AppError('not_found');
    return answer(200, contract.productToWire(product));
  });

  serve(app, contract.createProduct, async ({ body, session }) => {
    requireOwnHouse(body, session);
    const product = contract.newProductFromWire(body);
    const added = await addProduct(db, session.restaurantId, product);
    return answer(201, contract.productToWire(added));
  });

  serve(app, contract.changeProduct, async ({ body, session }) => {
    requireOwnHouse(body, session);
    const product = contract.newProductFromWire(body);
    const changed = await changeProduct(db, session.restaurantId, body.idproductos, product);
    return answer(200, contract.productToWire(changed));
  });

  serve(app, contract.deleteProduct, async ({ params, session }) => {
    await removeProduct(db, session.restaurantId, params.id);
    return answer(200, { idproductos: params.id });
  });
}
