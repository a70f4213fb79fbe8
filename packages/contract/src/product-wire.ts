import {
  ALLERGEN_KEYS,
  applyChange,
  changeSoldOut,
  DIET_KEYS,
  formatNetMicros,
  inAllergenOrder,
  MAX_VAT_PERCENT,
  MENU_LENGTHS,
  parseNetMicros,
  PLAIN_PRODUCT,
  type Change,
  type NewProduct,
  type Product,
  type SoldOut,
} from '@simplato/domain';
import * as z from 'zod/mini';
import {
  optionGroupDraftFromWire,
  optionGroupFromWire,
  optionGroupsInput,
  optionGroupToWire,
  optionGroupWire,
} from './product-options-wire.ts';
import { SOLD_OUT_WIRE, soldOutFromWire, soldOutToWire } from './sold-out-wire.ts';
import { photoFromWire, photoToWire, photoWire } from './photo-wire.ts';
import { productTranslations, productTranslationsInput } from './translations-wire.ts';
import { id, netPrice, netPriceInput, requiredText, text } from './wire-fields.ts';

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
  /** Whether it is available; `agotado` says until when it is not. */
  disponible: z.boolean(),
  agotado: z.enum(SOLD_OUT_WIRE),
  /** Null: not stated. Empty: none of the fourteen. */
  alergenos: z.nullable(z.array(z.enum(ALLERGEN_KEYS))),
  /** Null: not stated. Vegan implies vegetarian. Absent from servers that predate this field. */
  dieta: z.optional(z.nullable(z.enum(DIET_KEYS))),
  opciones: z.array(optionGroupWire),
  traducciones: productTranslations,
  foto: z.nullable(photoWire),
  /** Its position in its category. */
  orden: z.int(),
  /** Increases with every change; a PUT with an older version is refused. */
  version: z.int(),
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
    disponible: product.soldOut === 'no',
    agotado: soldOutToWire(product.soldOut),
    alergenos: product.allergens && [...product.allergens],
    dieta: product.diet,
    opciones: product.optionGroups.map(optionGroupToWire),
    traducciones: product.translations,
    foto: product.photo && photoToWire(product.restaurantId, product.photo),
    orden: product.position,
    version: product.version,
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
    soldOut: soldOutFromWire(wire.agotado),
    allergens: wire.alergenos,
    diet: wire.dieta ?? null,
    optionGroups: wire.opciones.map(optionGroupFromWire),
    translations: wire.traducciones,
    photo: wire.foto && photoFromWire(wire.foto),
    position: wire.orden,
    version: wire.version,
  };
}

/**
 * What a caller may write; a field that is not sent keeps its value, or gets the default in a new
 * product.
 */
export const writtenProduct = {
  identerprise: z.optional(id),
  productostype: z.optional(id),
  name: z.optional(requiredText(MENU_LENGTHS.productName)),
  description: z.optional(text(MENU_LENGTHS.description)),
  price: z.optional(netPriceInput),
  quantity: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  imgurl: z.optional(text(MENU_LENGTHS.imageUrl)),
  porcentajeimpuestos: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_VAT_PERCENT))),
  marca: z.optional(text(60)),
  referenciaunica: z.optional(text(MENU_LENGTHS.reference)),
  barcode: z.optional(text(60)),
  disponible: z.optional(z.boolean()),
  agotado: z.optional(z.enum(SOLD_OUT_WIRE)),
  alergenos: z.optional(
    z.nullable(z.array(z.enum(ALLERGEN_KEYS)).check(z.maxLength(ALLERGEN_KEYS.length))),
  ),
  dieta: z.optional(z.nullable(z.enum(DIET_KEYS))),
  opciones: z.optional(optionGroupsInput),
  traducciones: z.optional(productTranslationsInput),
};

export const newProductWire = z.object({
  ...writtenProduct,
  productostype: id,
  name: requiredText(MENU_LENGTHS.productName),
  price: netPriceInput,
});
export const changedProductWire = z.object({
  ...writtenProduct,
  idproductos: id,
  version: z.optional(z.int().check(z.minimum(1))),
});

/** The change that a caller means, compared with the current product. */
export function productChangeFromWire(
  wire: Omit<z.output<typeof changedProductWire>, 'idproductos'>,
  soldOut: SoldOut,
): Change<NewProduct> {
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
    soldOut: changeSoldOut(soldOut, {
      soldOut: wire.agotado && soldOutFromWire(wire.agotado),
      isAvailable: wire.disponible,
    }),
    allergens: wire.alergenos && inAllergenOrder(wire.alergenos),
    diet: wire.dieta,
    optionGroups: wire.opciones?.map(optionGroupDraftFromWire),
    translations: wire.traducciones,
  };
}

export function newProductFromWire(wire: z.output<typeof newProductWire>): NewProduct {
  const plain: NewProduct = {
    ...PLAIN_PRODUCT,
    categoryId: wire.productostype,
    name: wire.name,
    netMicros: wire.price,
  };
  return applyChange(plain, productChangeFromWire(wire, plain.soldOut));
}

export const productExample: ProductWire = {
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
  agotado: 'no',
  alergenos: ['gluten', 'huevos'],
  dieta: null,
  opciones: [
    {
      idgrupo: 1,
      nombre: 'Tamaño',
      minimo: 1,
      maximo: 1,
      traducciones: { en: 'Size' },
      valores: [
        { idopcion: 2, nombre: 'Tapa', price: '0.00', traducciones: {} },
        { idopcion: 3, nombre: 'Ración', price: '2.727273', traducciones: {} },
      ],
    },
  ],
  traducciones: { en: { name: 'Salmorejo', description: 'Cold tomato cream, egg and ham.' } },
  foto: null,
  orden: 3,
  version: 1,
};
