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
import { openStage } from '../../../test/test-app.ts';

const stage = openStage();

/** A house whose menu is full but for `room` dishes and categories. */
async function nearlyFull({ room }: { room: number }) {
  const house = await stage.openHouse();
  const owner = await house.logIn();
  const [categories, dishes] = [await owner.call(listCategories), await owner.call(listProducts)];
  await stage.db.query(
    `insert into products (restaurant_id, category_id, name, description, net_price, vat_percent,
       quantity, image_url, brand, reference, barcode, is_available)
     select $1, $2, 'Plato ' || n, '', 1, 10, 1000, '', '', '', '', true
     from generate_series(1, $3::int) n`,
    [house.restaurantId, house.categories[1], MENU_LIMITS.dishes - dishes.length - room],
  );
  await stage.db.query(
    `insert into categories (restaurant_id, name, course, is_active, image_url, color, position)
     select $1, 'Sección ' || n, 1, true, '', '', 100 + n from generate_series(1, $2::int) n`,
    [house.restaurantId, MENU_LIMITS.categories - categories.length - room],
  );
  const dish = { productostype: house.categories[2], name: 'Flan', price: '5' };
  return { house, owner, dish };
}

describe('a full menu', () => {
  test('takes one more dish after one was deleted, which then cannot be restored', async () => {
    const { house, owner, dish } = await nearlyFull({ room: 0 });
    await owner.refused('menu_full', createProduct, { body: dish });
    const params = { id: house.dishes.agua };
    await owner.call(deleteProduct, { params });
    await owner.call(createProduct, { body: dish });
    await owner.refused('menu_full', restoreProduct, { params });
    expect(await owner.call(listProducts)).toHaveLength(MENU_LIMITS.dishes);
  });

  test('takes one more category after one was deleted, which then cannot be restored', async () => {
    const { house, owner } = await nearlyFull({ room: 0 });
    const body = { nombrecategoria: 'Postres' };
    await owner.refused('menu_full', createCategory, { body });
    const params = { id: house.categories[2] };
    await owner.call(deleteCategory, { params, query: { borrarproductos: 'true' } });
    expect(await owner.call(createCategory, { body })).toHaveLength(MENU_LIMITS.categories);
    await owner.refused('menu_full', restoreCategory, { params });
  });

  test('takes only one of two dishes sent at the same time to its last place', async () => {
    const { owner, dish } = await nearlyFull({ room: 1 });
    const sent = await Promise.all([1, 2].map(() => owner.send(createProduct, { body: dish })));
    const added = sent.filter(({ statusCode }) => statusCode === 201);
    expect(added).toHaveLength(1);
    expect(await owner.call(listProducts)).toHaveLength(MENU_LIMITS.dishes);
  });

  test('takes a file that changes dishes, and refuses one that adds any', async () => {
    const { owner } = await nearlyFull({ room: 0 });
    const changing = sheet('Plato | Precio', 'Salmorejo | 8');
    expect((await importFile(owner, changing)).statusCode).toBe(200);
    for (const row of ['Flan | Segundos | 5', 'Flan | Postres | 5']) {
      const file = sheet('Plato | Categoría | Precio', row);
      const { huella } = await preview(owner, file);
      await owner.refused('menu_full', importMenuFile, { ...asFile(file), query: { huella } });
    }
    expect(await owner.call(listProducts)).toHaveLength(MENU_LIMITS.dishes);
  });
});
