import {
  ALLERGEN_KEYS,
  applyChange,
  changeSoldOut,
  DIET_KEYS,
  formatNetMicros,
  inAllergenOrder,
  isPart,
  MAX_VAT_PERCENT,
  PRODUCT_LENGTHS,
  parseNetMicros,
  PLAIN_PRODUCT,
  type Change,
  type NewProduct,
  type OptionGroup,
  type OptionGroupDraft,
  type Product,
} from '@simplato/domain';
import * as z from 'zod/mini';
import {
  formatDraftFromWire,
  formatFromWire,
  formatsInput,
  formatToWire,
  formatWire,
} from './product-formats-wire.ts';
import {
  optionGroupDraftFromWire,
  optionGroupFromWire,
  optionGroupsInput,
  optionGroupToWire,
  optionGroupWire,
} from './product-options-wire.ts';
import { partDraftsFromWire, setMenuInput, setMenuToWire, setMenuWire } from './set-menu-wire.ts';
import { soldByFromWire, soldByInput, soldByToWire, soldByWire } from './sold-by-wire.ts';
import { SOLD_OUT_WIRE, soldOutFromWire, soldOutToWire } from './sold-out-wire.ts';
import { photoFromWire, photoToWire, photoWire } from './photo-wire.ts';
import { productTranslations, productTranslationsInput } from './translations-wire.ts';
import { byField, fromWire, toWire, type WireNames, type Written } from './wire-names.ts';
import { id, netPrice, netPriceInput, menuName, text } from './wire-fields.ts';
import {
  zonePricesFromInput,
  zonePricesFromWire,
  zonePricesInput,
  zonePricesToWire,
  zonePricesWire,
} from './zone-prices-wire.ts';

/**
 * `price` is before tax; what people see is price × (1 + porcentajeimpuestos/100), to the cent. Of a product
 * with formats it is that of the cheapest.
 */
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
  /** What it may hold traces of, besides `alergenos`; left out where there is none. */
  trazas: z.optional(z.array(z.enum(ALLERGEN_KEYS))),
  /** Null: not stated. Vegan implies vegetarian. Absent from servers that predate this field. */
  dieta: z.optional(z.nullable(z.enum(DIET_KEYS))),
  precios: z.optional(zonePricesWire),
  /** Of what is sold by the kilo or by the piece; left out of all else. */
  porpeso: z.optional(soldByWire),
  /** Its sizes; left out where it has only one. */
  formatos: z.optional(z.array(formatWire)),
  opciones: z.array(optionGroupWire),
  /** Left out of a product that is no set menu. */
  menu: z.optional(setMenuWire),
  traducciones: productTranslations,
  foto: z.nullable(photoWire),
  /** Its position in its category. */
  orden: z.int(),
  /** Increases with every change; a PUT with an older version is refused. */
  version: z.int(),
});
export type ProductWire = z.output<typeof productWire>;

/** What a restaurant writes about a product. */
export const WRITTEN_PRODUCT = {
  categoryId: 'productostype',
  name: 'name',
  description: 'description',
  netMicros: {
    name: 'price',
    to: formatNetMicros,
    from: (price) => parseNetMicros(price) ?? 0,
  },
  vatPercent: 'porcentajeimpuestos',
  quantity: 'quantity',
  imageUrl: 'imgurl',
  brand: 'marca',
  reference: 'referenciaunica',
  barcode: 'barcode',
  soldOut: { name: 'agotado', to: soldOutToWire, from: soldOutFromWire },
  allergens: {
    name: 'alergenos',
    to: (allergens) => allergens && [...allergens],
    from: (sent) => sent,
  },
  traces: { name: 'trazas', to: (traces) => [...traces], from: (sent) => sent ?? [] },
  diet: { name: 'dieta', to: (diet) => diet, from: (sent) => sent ?? null },
  zonePrices: { name: 'precios', to: zonePricesToWire, from: zonePricesFromWire },
  soldBy: {
    name: 'porpeso',
    to: (soldBy) => (soldBy ? soldByToWire(soldBy) : undefined),
    from: (sent) => (sent ? soldByFromWire(sent) : null),
  },
  formats: {
    name: 'formatos',
    to: (formats) => formats.map(formatToWire),
    from: (sent) => (sent ?? []).map(formatFromWire),
  },
  optionGroups: {
    name: 'opciones',
    to: (groups) => groups.map(optionGroupToWire),
    from: (sent) => sent.map(optionGroupFromWire),
  },
  includes: {
    name: 'menu',
    to: (_includes, product) => setMenuToWire(product),
    from: (sent) => sent?.incluye ?? [],
  },
  translations: 'traducciones',
} as const satisfies WireNames<Pick<Product, keyof NewProduct>, ProductWire>;

const PRODUCT = {
  ...WRITTEN_PRODUCT,
  productId: 'idproductos',
  restaurantId: 'identerprise',
  photo: {
    name: 'foto',
    to: (photo, { restaurantId }) => photo && photoToWire(restaurantId, photo),
    from: (sent) => sent && photoFromWire(sent),
  },
  position: 'orden',
  version: 'version',
} as const satisfies WireNames<Product, ProductWire>;

export function productToWire(product: Product): ProductWire {
  const { trazas, precios, formatos, menu, ...wire } = toWire(PRODUCT, product);
  return {
    ...wire,
    ...(product.traces.length > 0 && { trazas }),
    ...(product.zonePrices.length > 0 && { precios }),
    ...(product.formats.length > 0 && { formatos }),
    ...(menu && { menu }),
    disponible: product.soldOut === 'no',
  };
}

export function productFromWire(wire: ProductWire): Product {
  return fromWire(PRODUCT, wire);
}

const someAllergens = z.array(z.enum(ALLERGEN_KEYS)).check(z.maxLength(ALLERGEN_KEYS.length));

/**
 * What a caller may write; a field that is not sent keeps its value, or gets the default in a new
 * product.
 */
export const writtenProduct = {
  identerprise: z.optional(id),
  productostype: z.optional(id),
  name: z.optional(menuName(PRODUCT_LENGTHS.name)),
  description: z.optional(text(PRODUCT_LENGTHS.description)),
  price: z.optional(netPriceInput),
  quantity: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  imgurl: z.optional(text(PRODUCT_LENGTHS.imageUrl)),
  porcentajeimpuestos: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_VAT_PERCENT))),
  marca: z.optional(text(PRODUCT_LENGTHS.brand)),
  referenciaunica: z.optional(text(PRODUCT_LENGTHS.reference)),
  barcode: z.optional(text(PRODUCT_LENGTHS.barcode)),
  disponible: z.optional(z.boolean()),
  agotado: z.optional(z.enum(SOLD_OUT_WIRE)),
  alergenos: z.optional(z.nullable(someAllergens)),
  trazas: z.optional(someAllergens),
  dieta: z.optional(z.nullable(z.enum(DIET_KEYS))),
  precios: z.optional(zonePricesInput),
  porpeso: z.optional(soldByInput),
  formatos: z.optional(formatsInput),
  opciones: z.optional(optionGroupsInput),
  menu: z.optional(setMenuInput),
  traducciones: z.optional(productTranslationsInput),
} satisfies Written<typeof WRITTEN_PRODUCT>;

export const newProductWire = z.object({
  ...writtenProduct,
  productostype: id,
  name: menuName(PRODUCT_LENGTHS.name),
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
  { soldOut, formats, optionGroups }: Pick<Product, 'soldOut' | 'formats' | 'optionGroups'>,
): Change<NewProduct> {
  return {
    ...byField(WRITTEN_PRODUCT, wire),
    soldOut: changeSoldOut(soldOut, {
      soldOut: wire.agotado && soldOutFromWire(wire.agotado),
      isAvailable: wire.disponible,
    }),
    allergens: wire.alergenos && inAllergenOrder(wire.alergenos),
    zonePrices: wire.precios && zonePricesFromInput(wire.precios),
    soldBy: wire.porpeso && soldByFromWire(wire.porpeso),
    formats: wire.formatos?.map((format) => formatDraftFromWire(format, formats)),
    includes: wire.menu === undefined ? undefined : (wire.menu?.incluye ?? []),
    optionGroups: groupsFromWire(wire, optionGroups),
  };
}

/** A set menu's parts are written by its `menu` alone: those among the `opciones` that come back stay. */
function groupsFromWire(
  { opciones, menu }: Pick<z.output<typeof changedProductWire>, 'opciones' | 'menu'>,
  known: readonly OptionGroup[],
): readonly OptionGroupDraft[] | undefined {
  if (opciones === undefined && menu === undefined) return undefined;
  const knownParts = known.filter(isPart);
  const partIds = new Set<number | null | undefined>(knownParts.map(({ groupId }) => groupId));
  const parts = menu === undefined ? knownParts : partDraftsFromWire(menu, known);
  const others = opciones
    ? opciones
        .filter(({ idgrupo, curso }) => curso === undefined && !partIds.has(idgrupo))
        .map(optionGroupDraftFromWire)
    : known.filter((group) => !isPart(group));
  return [...parts, ...others];
}

export function newProductFromWire(wire: z.output<typeof newProductWire>): NewProduct {
  const plain: NewProduct = {
    ...PLAIN_PRODUCT,
    categoryId: wire.productostype,
    name: wire.name,
    netMicros: wire.price,
  };
  return applyChange(plain, productChangeFromWire(wire, PLAIN_PRODUCT));
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
