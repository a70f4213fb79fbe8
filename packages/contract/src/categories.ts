import { DEFAULT_COURSE, type Category } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, idParam, requiredText, text } from './wire-fields.ts';

export const categoryWire = z.object({
  idcategoria: id,
  identerprise: id,
  nombrecategoria: z.string(),
  curso: z.int(),
  activo: flag,
  imgurl: z.string(),
  color: z.string(),
});
export type CategoryWire = z.output<typeof categoryWire>;

export function categoryToWire(category: Category): CategoryWire {
  return {
    idcategoria: category.categoryId,
    identerprise: category.restaurantId,
    nombrecategoria: category.name,
    curso: category.course,
    activo: category.isActive ? 1 : 0,
    imgurl: category.imageUrl,
    color: category.color,
  };
}

export function categoryFromWire(wire: CategoryWire): Category {
  return {
    categoryId: wire.idcategoria,
    restaurantId: wire.identerprise,
    name: wire.nombrecategoria,
    course: wire.curso,
    isActive: wire.activo === 1,
    imageUrl: wire.imgurl,
    color: wire.color,
  };
}

const newCategoryWire = z.object({
  identerprise: z.optional(id),
  nombrecategoria: requiredText(60),
  curso: z._default(z.int().check(z.minimum(1), z.maximum(99)), DEFAULT_COURSE),
  activo: z._default(flag, 1),
  imgurl: z._default(text(300), ''),
  color: z._default(text(30), ''),
});
const changedCategoryWire = z.extend(newCategoryWire, { idcategoria: id });

/** The fields of a category that a caller writes, in code words. */
export function newCategoryFromWire(
  wire: z.output<typeof newCategoryWire>,
): Omit<Category, 'categoryId' | 'restaurantId'> {
  return {
    name: wire.nombrecategoria,
    course: wire.curso,
    isActive: wire.activo === 1,
    imageUrl: wire.imgurl,
    color: wire.color,
  };
}

const example: CategoryWire = {
  idcategoria: 11,
  identerprise: 1001,
  nombrecategoria: 'Primeros',
  curso: 1,
  activo: 1,
  imgurl: '',
  color: '',
};
const params = z.object({ id: idParam });

export const listCategories = defineEndpoint({
  method: 'GET',
  path: '/shop/categorias/byIdenterprise',
  summary: 'Las categorías de la carta, por orden de curso.',
  access: 'read-menu',
  check: 'restaurant',
  answers: { 200: z.array(categoryWire) },
  errors: [],
  example: { answer: [example] },
});

export const readCategory = defineEndpoint({
  method: 'GET',
  path: '/shop/categorias/byId/:id',
  summary: 'Una categoría.',
  access: 'read-menu',
  check: 'restaurant',
  params,
  answers: { 200: categoryWire },
  errors: ['not_found'],
  example: { answer: example },
});

export const createCategory = defineEndpoint({
  method: 'POST',
  path: '/shop/categorias',
  summary: 'Crea una categoría y responde con la lista entera.',
  access: 'manage-menu',
  check: 'restaurant',
  body: newCategoryWire,
  answers: { 201: z.array(categoryWire) },
  errors: ['other_house'],
  example: { body: { nombrecategoria: 'Primeros', curso: 1, activo: 1 }, answer: [example] },
});

export const changeCategory = defineEndpoint({
  method: 'PUT',
  path: '/shop/categorias',
  summary: 'Cambia una categoría.',
  access: 'manage-menu',
  check: 'restaurant',
  body: changedCategoryWire,
  answers: { 200: categoryWire },
  errors: ['not_found'],
  example: { body: example, answer: example },
});

export const deleteCategory = defineEndpoint({
  method: 'DELETE',
  path: '/shop/categorias/ById/:id',
  summary: 'Borra una categoría sin productos.',
  access: 'manage-menu',
  check: 'restaurant',
  params,
  answers: { 200: z.array(categoryWire) },
  errors: ['not_found', 'in_use'],
  example: { answer: [] },
});
