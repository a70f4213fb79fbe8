import { MENU_LIMITS } from '@simplato/domain';
import * as z from 'zod/mini';
import {
  categoryExample,
  categoryWire,
  changedCategoryWire,
  newCategoryWire,
} from './category-wire.ts';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { idParam, idsInOrder, versionQuery } from './wire-fields.ts';

const params = z.object({ id: idParam });

export const listCategories = defineEndpoint(endpoints.listCategories, {
  summary: 'Las categorías en el orden de la carta.',
  answers: { 200: z.array(categoryWire) },
  errors: [],
  example: { answer: [categoryExample] },
});

export const readCategory = defineEndpoint(endpoints.readCategory, {
  summary: 'Una categoría.',
  params,
  answers: { 200: categoryWire },
  errors: ['not_found'],
  example: { answer: categoryExample },
});

export const createCategory = defineEndpoint(staffEndpoints.createCategory, {
  summary:
    'Crea una categoría, detrás de las de su curso, y responde con la lista entera. Una carta ' +
    `tiene como mucho ${MENU_LIMITS.categories}.`,
  body: newCategoryWire,
  answers: { 201: z.array(categoryWire) },
  errors: ['other_house', 'menu_full'],
  example: {
    body: { nombrecategoria: 'Primeros', curso: 1, activo: 1 },
    answer: [categoryExample],
  },
});

export const changeCategory = defineEndpoint(staffEndpoints.changeCategory, {
  summary:
    'Cambia una categoría; lo que no se envía se queda como está. Con una version que ya no es la ' +
    'suya no se guarda nada, y la respuesta trae la categoría de ahora.',
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

export const deleteCategory = defineEndpoint(staffEndpoints.deleteCategory, {
  summary:
    'Borra una categoría. Si tiene productos, mover dice a qué categoría pasan y borrarproductos ' +
    'los borra con ella; sin ninguno de los dos se queda, y la respuesta dice cuántos son.',
  params,
  query: deletion,
  answers: { 200: z.array(categoryWire) },
  errors: ['not_found', 'row_changed', 'category_in_use'],
  example: { answer: [] },
});

export const restoreCategory = defineEndpoint(staffEndpoints.restoreCategory, {
  summary:
    'Deshace el borrado de una categoría, mientras se pueda: vuelve con los productos que se ' +
    'borraron o se movieron con ella. Responde con la lista entera.',
  params,
  answers: { 200: z.array(categoryWire) },
  errors: ['not_found', 'too_late_to_restore', 'menu_full'],
  example: { answer: [categoryExample] },
});

export const orderCategories = defineEndpoint(staffEndpoints.orderCategories, {
  summary: 'Pone en orden todas las categorías; responde con la lista.',
  body: z.object({ orden: idsInOrder }),
  answers: { 200: z.array(categoryWire) },
  errors: ['list_changed'],
  example: { body: { orden: [11] }, answer: [categoryExample] },
});
