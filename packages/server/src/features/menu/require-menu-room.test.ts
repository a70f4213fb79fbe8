import {
  createCategory,
  createProduct,
  deleteCategory,
  deleteProduct,
  importMenuFile,
  listCategories,
  listProducts,
  restoreCategory,
  restoreProduct,
} from '@simplato/contract';
import { MENU_LIMITS } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { asFile, importFile, preview, sheet } from '../../../test/menu-files.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

/** A restaurant whose menu is full but for `room` products and categories. */
async function nearlyFull({ room }: { room: number }) {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const [categories, products] = [await owner.call(listCategories), await owner.call(listProducts)];
  await testApp.db.query(
    `insert into products (restaurant_id, category_id, name, description, net_price, vat_percent,
       quantity, image_url, brand, reference, barcode, is_available)
     select $1, $2, 'Plato ' || n, '', 1, 10, 1000, '', '', '', '', true
     from generate_series(1, $3::int) n`,
    [
      restaurant.restaurantId,
      restaurant.categories[1],
      MENU_LIMITS.products - products.length - room,
    ],
  );
  await testApp.db.query(
    `insert into categories (restaurant_id, name, course, is_active, image_url, color, position)
     select $1, 'Sección ' || n, 1, true, '', '', 100 + n from generate_series(1, $2::int) n`,
    [restaurant.restaurantId, MENU_LIMITS.categories - categories.length - room],
  );
  const product = { productostype: restaurant.categories[2], name: 'Flan', price: '5' };
  return { restaurant, owner, product };
}

describe('a full menu', () => {
  test('takes one more product after one was deleted, which then cannot be restored', async () => {
    const { restaurant, owner, product } = await nearlyFull({ room: 0 });
    await owner.refused('menu_full', createProduct, { body: product });
    const params = { id: restaurant.products.agua };
    await owner.call(deleteProduct, { params });
    await owner.call(createProduct, { body: product });
    await owner.refused('menu_full', restoreProduct, { params });
    expect(await owner.call(listProducts)).toHaveLength(MENU_LIMITS.products);
  });

  test('takes one more category after one was deleted, which then cannot be restored', async () => {
    const { restaurant, owner } = await nearlyFull({ room: 0 });
    const body = { nombrecategoria: 'Postres' };
    await owner.refused('menu_full', createCategory, { body });
    const params = { id: restaurant.categories[2] };
    await owner.call(deleteCategory, { params, query: { borrarproductos: 'true' } });
    expect(await owner.call(createCategory, { body })).toHaveLength(MENU_LIMITS.categories);
    await owner.refused('menu_full', restoreCategory, { params });
  });

  test('takes only one of two products sent at the same time to its last place', async () => {
    const { owner, product } = await nearlyFull({ room: 1 });
    const sent = await Promise.all([1, 2].map(() => owner.send(createProduct, { body: product })));
    const added = sent.filter(({ statusCode }) => statusCode === 201);
    expect(added).toHaveLength(1);
    expect(await owner.call(listProducts)).toHaveLength(MENU_LIMITS.products);
  });

  test('takes a file that changes products, and refuses one that adds any', async () => {
    const { owner } = await nearlyFull({ room: 0 });
    const changing = sheet('Plato | Precio', 'Salmorejo | 8');
    expect((await importFile(owner, changing)).statusCode).toBe(200);
    for (const row of ['Flan | Segundos | 5', 'Flan | Postres | 5']) {
      const file = sheet('Plato | Categoría | Precio', row);
      const { huella } = await preview(owner, file);
      await owner.refused('menu_full', importMenuFile, { ...asFile(file), query: { huella } });
    }
    expect(await owner.call(listProducts)).toHaveLength(MENU_LIMITS.products);
  });
});
