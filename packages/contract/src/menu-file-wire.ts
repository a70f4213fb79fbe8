import {
  inAllergenOrder,
  MENU_LANGUAGES,
  zoneName,
  CATEGORY_LENGTHS,
  type CategoryEntry,
  type ProductEntry,
  type StatedFormat,
  type NetMicros,
  type StatedProduct,
  type StatedZonePrice,
  type StatedGroup,
  type WholeMenu,
} from '@simplato/domain';
import * as z from 'zod/mini';
import {
  categoryChangeFromWire,
  categoryToWire,
  categoryWire,
  writtenCategory,
} from './category-wire.ts';
import type { FormatInput } from './product-formats-wire.ts';
import { productToWire, productWire, WRITTEN_PRODUCT, writtenProduct } from './product-wire.ts';
import { soldByFromWire, soldByToWire, soldByWire } from './sold-by-wire.ts';
import { soldOutFromWire } from './sold-out-wire.ts';
import { byField } from './wire-names.ts';
import { id, menuName } from './wire-fields.ts';

/**
 * The complete menu as a file: categories and their products in menu order, with the same field
 * names as the other calls. Photos and fields maintained by the server are not included.
 */
const fileProduct = z.extend(
  z.omit(productWire, {
    productostype: true,
    identerprise: true,
    disponible: true,
    foto: true,
    orden: true,
    version: true,
  }),
  // Null says so: what a file leaves out stays as it is, and a price of one would be that of a kilo.
  { porpeso: z.optional(z.nullable(soldByWire)) },
);
const fileCategory = z.extend(
  z.omit(categoryWire, { identerprise: true, orden: true, version: true }),
  { productos: z.array(fileProduct) },
);
export const menuFileWire = z.object({
  /** Identifies the file format. */
  formato: z.literal('carta-simplato'),
  /** The ids in the file are only valid in this restaurant. */
  identerprise: id,
  categorias: z.array(fileCategory),
});

export function menuFileToWire(restaurantId: number, { categories, products }: WholeMenu) {
  return {
    formato: 'carta-simplato' as const,
    identerprise: restaurantId,
    categorias: categories.map((category) => ({
      ...categoryToWire(category),
      productos: products
        .filter(({ categoryId }) => categoryId === category.categoryId)
        .map((product) => ({
          ...productToWire(product),
          porpeso: product.soldBy && soldByToWire(product.soldBy),
        })),
    })),
  };
}

/** The file as input: fields that are left out are not changed. Rows are validated one by one. */
export const menuFileInput = z.object({
  formato: z.literal('carta-simplato'),
  identerprise: z.optional(id),
  categorias: z.array(z.looseObject({ productos: z.optional(z.array(z.unknown())) })),
});
const { identerprise: _restaurant, ...categoryFields } = writtenCategory;
export const fileCategoryInput = z.object({
  ...categoryFields,
  idcategoria: z.optional(id),
  nombrecategoria: menuName(CATEGORY_LENGTHS.name),
});
const {
  identerprise: _owner,
  productostype: _category,
  disponible: _,
  ...productFields
} = writtenProduct;
export const fileProductInput = z.object({ ...productFields, idproductos: z.optional(id) });

type CategoryInput = z.output<typeof fileCategoryInput>;
type ProductInput = z.output<typeof fileProductInput>;

export function categoryEntryFromWire(wire: CategoryInput): Pick<CategoryEntry, 'name' | 'says'> {
  const { name: _name, ...says } = categoryChangeFromWire(wire);
  return { name: wire.nombrecategoria, says };
}

export function statedProductFromWire(wire: ProductInput): StatedProduct {
  const { categoryId: _place, ...says } = byField(WRITTEN_PRODUCT, wire);
  return {
    ...says,
    netMicros: wire.price === undefined ? undefined : { netMicros: wire.price },
    soldOut: wire.agotado && soldOutFromWire(wire.agotado),
    zonePrices: wire.precios?.map(statedZonePrice),
    soldBy: wire.porpeso && soldByFromWire(wire.porpeso),
    formats: wire.formatos?.map(statedFormat),
    includes: wire.menu?.incluye,
    optionGroups: wire.opciones?.map(statedGroup),
    translations: wire.traducciones && allLanguages(wire.traducciones),
  };
}

function statedZonePrice({ zona, price }: { zona: string; price: NetMicros }): StatedZonePrice {
  return { zone: zoneName(zona), price: { netMicros: price } };
}

function statedFormat(format: FormatInput): StatedFormat {
  return {
    formatId: format.idformato,
    name: format.nombre,
    price: { netMicros: format.price },
    zonePrices: format.precios.map(statedZonePrice),
    allergens: inAllergenOrder(format.alergenos),
    soldOut: format.agotado && soldOutFromWire(format.agotado),
    translations: format.traducciones,
  };
}

function statedGroup(group: NonNullable<ProductInput['opciones']>[number]): StatedGroup {
  return {
    groupId: group.idgrupo,
    name: group.nombre,
    min: group.minimo,
    max: group.maximo,
    // Its options name its products: a file's ids hold in one restaurant alone.
    course: group.curso,
    translations: group.traducciones,
    options: group.valores.map((value) => ({
      optionId: value.idopcion,
      name: value.nombre,
      price: { netMicros: value.price },
      // Those of a product in a set menu are its own.
      allergens: group.curso === undefined ? (value.alergenos ?? undefined) : undefined,
      translations: value.traducciones,
    })),
  };
}

/** The list of languages is complete: a language missing from it is removed. */
function allLanguages(
  written: NonNullable<ProductInput['traducciones']>,
): ProductEntry['says']['translations'] {
  return Object.fromEntries(
    MENU_LANGUAGES.map((language) => [
      language,
      written[language] ?? { name: '', description: '' },
    ]),
  );
}
