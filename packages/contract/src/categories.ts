import { MENU_LIMITS } from '@simplato/domain';
import * as z from 'zod/mini';
import {
  categoryExample,
  categoryWire,
  changedCategoryWire,
  newCategoryWire,
} from './category-wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParam, idsInOrder, versionQuery } from './wire-fields.ts';

const params = z.object({ id: idParam });

export const listCategories = defineEndpoint({
  method: 'GET',
  path: '/shop/categorias/byIdenterprise',
  summary: 'Las categorías en el orden de la carta.',
  access: 'read-menu',
  check: 'restaurant',
  answers: { 200: z.array(categoryWire) },
  errors: [],
  example: { answer: [categoryExample] },
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
  example: { answer: categoryExample },
});

export const createCategory = defineEndpoint({
  method: 'POST',
  path: '/shop/categorias',
  summary:
    'Crea una categoría, detrás de las de su curso, y responde con la lista entera. Una carta ' +
    `tiene como mucho ${MENU_LIMITS.categories}.`,
  access: 'manage-menu',
  check: 'restaurant',
  body: newCategoryWire,
  answers: { 201: z.array(categoryWire) },
  errors: ['other_house', 'menu_full'],
  example: {
    body: { nombrecategoria: 'Primeros', curso: 1, activo: 1 },
    answer: [categoryExample],
  },
});

export const changeCategory = defineEndpoint({
  method: 'PUT',
  path: '/shop/categorias',
  summary:
    'Cambia una categoría; lo que no se envía se queda como está. Con una version que ya no es la ' +
    'suya no se guarda nada, y la respuesta trae la categoría de ahora.',
  access: 'manage-menu',
  check: 'restaurant',
  body: changedCategoryWire,
  answers: { 200: categoryWire },
  errors: ['not_found', 'row_changed'],
  example: { body: categoryExample, answer: categoryExample },
});

/**
 * What happens to the products of a deleted category. If neither is sent, a category with products
 * is not deleted.
 */
const deletion = z.object({
  version: versionQuery,
  mover: z.optional(idParam),
  borrarproductos: z.optional(z.literal('true')),
});

export const deleteCategory = defineEndpoint({
  method: 'DELETE',
  path: '/shop/categorias/ById/:id',
  summary:
    'Borra una categoría. Si tiene productos, mover dice a qué categoría pasan y borrarproductos ' +
    'los borra con ella; sin ninguno de los dos se queda, y la respuesta dice cuántos son.',
  access: 'manage-menu',
  check: 'restaurant',
  params,
  query: deletion,
  answers: { 200: z.array(categoryWire) },
  errors: ['not_found', 'row_changed', 'category_in_use'],
  example: { answer: [] },
});

export const restoreCategory = defineEndpoint({
  method: 'POST',
  path: '/shop/categorias/:id/restaurar',
  summary:
    'Deshace el borrado de una categoría, mientras se pueda: vuelve con los productos que se ' +
    'borraron o se movieron con ella. Responde con la lista entera.',
  access: 'manage-menu',
  check: 'restaurant',
  params,
  answers: { 200: z.array(categoryWire) },
  errors: ['not_found', 'too_late_to_restore', 'menu_full'],
  example: { answer: [categoryExample] },
});

export const orderCategories = defineEndpoint({
  method: 'PUT',
  path: '/shop/categorias/orden',
  summary: 'Pone en orden todas las categorías; responde con la lista.',
  access: 'manage-menu',
  check: 'restaurant',
  body: z.object({ orden: idsInOrder }),
  answers: { 200: z.array(categoryWire) },
  errors: ['list_changed'],
  example: { body: { orden: [11] }, answer: [categoryExample] },
});
