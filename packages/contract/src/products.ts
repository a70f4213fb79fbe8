import { MENU_LIMITS, TABLE_NAME_LENGTH } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { changedProductWire, newProductWire, productExample, productWire } from './product-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { SOLD_OUT_WIRE } from './sold-out-wire.ts';
import { id, idParam, idsInOrder, text, versionQuery } from './wire-fields.ts';

const exampleBody = {
  productostype: 11,
  name: 'Salmorejo',
  description: 'Tomate de la vega, huevo y jamón.',
  price: '6,363636',
  porcentajeimpuestos: 10,
};
const params = z.object({ id: idParam });

export const listProducts = defineEndpoint(endpoints.listProducts, {
  summary:
    'Los productos en el orden de la carta, con su precio antes de impuestos. A quien está en una mesa, con el de su zona; al personal, con el de la mesa que diga, o con todos.',
  query: z.object({ mesa: z.optional(text(TABLE_NAME_LENGTH)) }),
  answers: { 200: z.array(productWire) },
  errors: [],
  example: { answer: [productExample] },
});

export const readProduct = defineEndpoint(endpoints.readProduct, {
  summary: 'Un producto.',
  params,
  answers: { 200: productWire },
  errors: ['not_found'],
  example: { answer: productExample },
});

export const createProduct = defineEndpoint(staffEndpoints.createProduct, {
  summary: `Añade un producto al final de su categoría. Una carta tiene como mucho ${MENU_LIMITS.products}.`,
  body: newProductWire,
  answers: { 201: productWire },
  errors: ['not_found', 'menu_full'],
  example: { body: exampleBody, answer: productExample },
});

export const changeProduct = defineEndpoint(staffEndpoints.changeProduct, {
  summary:
    'Cambia un producto; lo que no se envía se queda como está. Con una version que ya no es la ' +
    'suya no se guarda nada, y la respuesta trae el producto de ahora.',
  body: changedProductWire,
  answers: { 200: productWire },
  errors: ['not_found', 'row_changed'],
  example: { body: { ...exampleBody, idproductos: 101, version: 1 }, answer: productExample },
});

export const deleteProduct = defineEndpoint(staffEndpoints.deleteProduct, {
  summary:
    'Borra un producto; durante un minuto se puede restaurar. Los pedidos que lo llevan conservan ' +
    'sus líneas.',
  params,
  query: z.object({ version: versionQuery }),
  answers: { 200: z.object({ idproductos: id }) },
  errors: ['not_found', 'row_changed'],
  example: { answer: { idproductos: 101 } },
});

export const restoreProduct = defineEndpoint(staffEndpoints.restoreProduct, {
  summary: 'Deshace el borrado de un producto, mientras se pueda.',
  params,
  answers: { 200: productWire },
  errors: ['not_found', 'too_late_to_restore', 'menu_full'],
  example: { answer: productExample },
});

export const orderProducts = defineEndpoint(staffEndpoints.orderProducts, {
  summary: 'Pone en orden todos los productos, o los de una categoría; responde con la lista.',
  body: z.object({ orden: idsInOrder, idcategoria: z.optional(id) }),
  answers: { 200: z.array(productWire) },
  errors: ['not_found', 'list_changed'],
  example: { body: { idcategoria: 11, orden: [101] }, answer: [productExample] },
});

export const markSoldOut = defineEndpoint(staffEndpoints.markSoldOut, {
  summary:
    "Agota un producto, o uno de sus formatos, por hoy o hasta nuevo aviso, o lo vuelve a ofrecer ('no').",
  params,
  body: z.object({ agotado: z.enum(SOLD_OUT_WIRE), idformato: z.optional(id) }),
  answers: { 200: productWire },
  errors: ['not_found'],
  example: {
    body: { agotado: 'hoy' },
    answer: { ...productExample, disponible: false, agotado: 'hoy', version: 2 },
  },
});

export const listMenuRelations = defineEndpoint(endpoints.listMenuRelations, {
  summary: 'Qué producto está en qué categoría.',
  answers: { 200: z.array(z.object({ identerprise: id, idcategoria: id, idproductos: id })) },
  errors: [],
  example: { answer: [{ identerprise: 1001, idcategoria: 11, idproductos: 101 }] },
});
