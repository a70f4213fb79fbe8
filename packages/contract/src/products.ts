import {
  DEFAULT_VAT_PERCENT,
  formatNetMicros,
  MAX_VAT_PERCENT,
  parseNetMicros,
  type Product,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParam, netPrice, netPriceInput, requiredText, text } from './wire-fields.ts';

/** `price` is before tax; what people see is price × (1 + porcentajeimpuestos/100), to the cent. */
export const productWire = z.object({
  idproductos: id,
  productostype: id,
  name: z.string(),
  description: z.string(),
  price: netPrice,
  quantity: z.int(),
  imgurl: z.string(),
  identerprise: id,
  porcentajeimpuestos: z.int(),
  marca: z.string(),
  referenciaunica: z.string(),
  barcode: z.string(),
  disponible: z.boolean(),
});
export type ProductWire = z.output<typeof productWire>;

export function productToWire(product: Product): ProductWire {
  return {
    idproductos: product.productId,
    productostype: product.categoryId,
    name: product.name,
    description: product.description,
    price: formatNetMicros(product.netMicros),
    quantity: product.quantity,
    imgurl: product.imageUrl,
    identerprise: product.restaurantId,
    porcentajeimpuestos: product.vatPercent,
    marca: product.brand,
    referenciaunica: product.reference,
    barcode: product.barcode,
    disponible: product.isAvailable,
  };
}

export function productFromWire(wire: ProductWire): Product {
  return {
    productId: wire.idproductos,
    restaurantId: wire.identerprise,
    categoryId: wire.productostype,
    name: wire.name,
    description: wire.description,
    netMicros: parseNetMicros(wire.price) ?? 0,
    vatPercent: wire.porcentajeimpuestos,
    quantity: wire.quantity,
    imageUrl: wire.imgurl,
    brand: wire.marca,
    reference: wire.referenciaunica,
    barcode: wire.barcode,
    isAvailable: wire.disponible,
  };
}

const newProductWire = z.object({
  identerprise: z.optional(id),
  productostype: id,
  name: requiredText(120),
  description: z._default(text(500), ''),
  price: netPriceInput,
  quantity: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 1000),
  imgurl: z._default(text(300), ''),
  porcentajeimpuestos: z._default(
    z.int().check(z.minimum(0), z.maximum(MAX_VAT_PERCENT)),
    DEFAULT_VAT_PERCENT,
  ),
  marca: z._default(text(60), ''),
  referenciaunica: z._default(text(60), ''),
  barcode: z._default(text(60), ''),
  disponible: z._default(z.boolean(), true),
});
const changedProductWire = z.extend(newProductWire, { idproductos: id });

/** The fields of a product that a caller writes, in code words. */
export function newProductFromWire(
  wire: z.output<typeof newProductWire>,
): Omit<Product, 'productId' | 'restaurantId'> {
  return {
    categoryId: wire.productostype,
    name: wire.name,
    description: wire.description,
    netMicros: wire.price,
    vatPercent: wire.porcentajeimpuestos,
    quantity: wire.quantity,
    imageUrl: wire.imgurl,
    brand: wire.marca,
    reference: wire.referenciaunica,
    barcode: wire.barcode,
    isAvailable: wire.disponible,
  };
}

const example: ProductWire = {
  idproductos: 101,
  productostype: 11,
  name: 'Salmorejo',
  description: 'Tomate de la vega, huevo y jamón.',
  price: '6.363636',
  quantity: 1000,
  imgurl: '',
  identerprise: 1001,
  porcentajeimpuestos: 10,
  marca: '',
  referenciaunica: 'PRI-03',
  barcode: '',
  disponible: true,
};
const exampleBody = {
  productostype: 11,
  name: 'Salmorejo',
  description: 'Tomate de la vega, huevo y jamón.',
  price: '6,363636',
  porcentajeimpuestos: 10,
};
const params = z.object({ id: idParam });

export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/shop/productos/byIdenterprise',
  summary: 'Los productos de la carta, con su precio antes de impuestos.',
  access: 'read-menu',
  check: 'restaurant',
  answers: { 200: z.array(productWire) },
  errors: [],
  example: { answer: [example] },
});

export const readProduct = defineEndpoint({
  method: 'GET',
  path: '/shop/productos/byId/:id',
  summary: 'Un producto.',
  access: 'read-menu',
  check: 'restaurant',
  params,
  answers: { 200: productWire },
  errors: ['not_found'],
  example: { answer: example },
});

export const createProduct = defineEndpoint({
  method: 'POST',
  path: '/shop/productos',
  summary: 'Añade un producto a una categoría.',
  access: 'manage-menu',
  check: 'restaurant',
  body: newProductWire,
  answers: { 201: productWire },
  errors: ['not_found'],
  example: { body: exampleBody, answer: example },
});

export const changeProduct = defineEndpoint({
  method: 'PUT',
  path: '/shop/productos',
  summary: 'Cambia un producto. Con disponible: false deja de poder pedirse.',
  access: 'manage-menu',
  check: 'restaurant',
  body: changedProductWire,
  answers: { 200: productWire },
  errors: ['not_found'],
  example: { body: { ...exampleBody, idproductos: 101, disponible: false }, answer: example },
});

export const deleteProduct = defineEndpoint({
  method: 'DELETE',
  path: '/shop/productos/ById/:id',
  summary: 'Borra un producto. Los pedidos que lo llevan conservan sus líneas.',
  access: 'manage-menu',
  check: 'restaurant',
  params,
  answers: { 200: z.object({ idproductos: id }) },
  errors: ['not_found'],
  example: { answer: { idproductos: 101 } },
});

export const listMenuRelations = defineEndpoint({
  method: 'GET',
  path: '/shop/relacioncategoriasproductos/byIdenterprise',
  summary: 'Qué producto está en qué categoría.',
  access: 'read-menu',
  check: 'restaurant',
  answers: { 200: z.array(z.object({ identerprise: id, idcategoria: id, idproductos: id })) },
  errors: [],
  example: { answer: [{ identerprise: 1001, idcategoria: 11, idproductos: 101 }] },
});
