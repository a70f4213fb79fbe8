import {
  changeCategory,
  createCategory,
  deleteCategory,
  listCategories,
  readCategory,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = openTestApp();

test('diners and staff read the categories in order of course', async () => {
  const restaurant = await testApp.openRestaurant();
  const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
  const names = (await diner.call(listCategories)).map(({ nombrecategoria }) => nombrecategoria);
  expect(names).toEqual(['Primeros', 'Segundos', 'Bebidas']);
  expect(await staff.call(listCategories)).toHaveLength(3);
  const one = await diner.call(readCategory, { params: { id: restaurant.categories[2] } });
  expect(one).toMatchObject({ nombrecategoria: 'Segundos', curso: 2, activo: 1 });
});

test('a new category is placed by its course, and the answer is the whole list', async () => {
  const restaurant = await testApp.openRestaurant();
  const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
  await diner.call(listCategories);
  const list = await staff.call(createCategory, {
    body: { nombrecategoria: ' Postres ', curso: 3 },
  });
  expect(list.map(({ nombrecategoria }) => nombrecategoria)).toEqual([
    'Primeros',
    'Segundos',
    'Postres',
    'Bebidas',
  ]);
  expect(await diner.call(listCategories)).toEqual(list);
});

test('the fields of the older client are accepted', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const list = await staff.call(createCategory, {
    body: {
      identerprise: restaurant.restaurantId,
      nombrecategoria: 'Tapas',
      activo: 1,
      imgurl: 'string',
      color: 'string',
    },
  });
  expect(list).toContainEqual(
    expect.objectContaining({ nombrecategoria: 'Tapas', curso: 1, imgurl: 'string' }),
  );
});

test('a new name shows to every reader at once', async () => {
  const restaurant = await testApp.openRestaurant();
  const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
  const [first] = await diner.call(listCategories);
  const body = { ...first!, nombrecategoria: 'Para empezar', activo: 0 as const };
  const changed = await staff.call(changeCategory, { body });
  expect(changed).toEqual({ ...body, version: 2 });
  expect((await diner.call(listCategories))[0]).toEqual(changed);
});

test('a category with products cannot be deleted; an empty one can', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const params = { id: restaurant.categories[2] };
  await staff.refused('category_in_use', deleteCategory, { params });
  const list = await staff.call(createCategory, { body: { nombrecategoria: 'Vacía', curso: 9 } });
  const id = list.at(-1)?.idcategoria ?? 0;
  expect(await staff.call(deleteCategory, { params: { id } })).toHaveLength(3);
  await staff.refused('not_found', deleteCategory, { params: { id } });
  await staff.refused('not_found', readCategory, { params: { id } });
});

test.each([
  { body: {}, field: 'nombrecategoria' },
  { body: { nombrecategoria: ' ' }, field: 'nombrecategoria' },
  { body: { nombrecategoria: 'x'.repeat(61) }, field: 'nombrecategoria' },
  { body: { nombrecategoria: ['Tapas'] }, field: 'nombrecategoria' },
  { body: { nombrecategoria: 'Tapas', curso: 'primero' }, field: 'curso' },
])('$body is refused, naming $field', async ({ body, field }) => {
  const staff = await (await testApp.openRestaurant()).logIn();
  const { fields } = await staff.refused('bad_request', createCategory, { body });
  expect(Object.keys(fields ?? {})).toEqual([field]);
});

test("another restaurant's categories are not found", async () => {
  const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
  const staff = await restaurant.logIn();
  const params = { id: other.categories[1] };
  const body = { idcategoria: params.id, nombrecategoria: 'Nuestra' };
  await staff.refused('not_found', readCategory, { params });
  await staff.refused('not_found', changeCategory, { body });
  await staff.refused('not_found', deleteCategory, { params });
  const identerprise = other.restaurantId;
  await staff.refused('not_found', changeCategory, { body: { ...body, identerprise } });
  const misnamed = { ...body, idcategoria: restaurant.categories[1], identerprise };
  await staff.refused('other_house', changeCategory, { body: misnamed });
  await staff.refused('other_house', createCategory, {
    body: { identerprise, nombrecategoria: 'Nuestra' },
  });
  const theirs = await (await other.seat()).call(listCategories);
  expect(theirs.map(({ nombrecategoria }) => nombrecategoria)).not.toContain('Nuestra');
});
