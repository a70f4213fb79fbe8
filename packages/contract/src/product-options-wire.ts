import {
  ALLERGEN_KEYS,
  formatNetMicros,
  inAllergenOrder,
  OPTION_NAME_LENGTH,
  OPTION_LIMITS,
  parseNetMicros,
  type OptionGroup,
  type OptionGroupDraft,
  type ProductOption,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { SOLD_OUT_WIRE, soldOutFromWire, soldOutToWire } from './sold-out-wire.ts';
import { nameTranslations, nameTranslationsInput } from './translations-wire.ts';
import { atMost, courseNumber, id, netPrice, netPriceInput, menuName } from './wire-fields.ts';

/** What a diner chooses about a product. `price` is added to the product, before the product's tax. */
export const optionGroupWire = z.object({
  idgrupo: id,
  nombre: z.string(),
  minimo: z.int(),
  maximo: z.int(),
  traducciones: nameTranslations,
  /** Of a part of a set menu: when its products are eaten. */
  curso: z.optional(z.int()),
  valores: z.array(
    z.object({
      idopcion: id,
      nombre: z.string(),
      price: netPrice,
      traducciones: nameTranslations,
      /** What it adds; left out where that is nothing. Null of a product of which it is not stated. */
      alergenos: z.optional(z.nullable(z.array(z.enum(ALLERGEN_KEYS)))),
      /** Of a product of a set menu: the product, what it may hold traces of, and whether it is left. */
      idproductos: z.optional(id),
      trazas: z.optional(z.array(z.enum(ALLERGEN_KEYS))),
      agotado: z.optional(z.enum(SOLD_OUT_WIRE)),
    }),
  ),
});
export type OptionGroupWire = z.output<typeof optionGroupWire>;

const optionInput = z.object({
  /** Absent or null for a new option; an existing id keeps the option the same for open baskets. */
  idopcion: z.nullish(id),
  nombre: menuName(OPTION_NAME_LENGTH),
  price: z._default(netPriceInput, 0),
  traducciones: z._default(nameTranslationsInput, {}),
  alergenos: z.optional(
    z.nullable(z.array(z.enum(ALLERGEN_KEYS)).check(z.maxLength(ALLERGEN_KEYS.length))),
  ),
});
const groupShape = z.object({
  idgrupo: z.nullish(id),
  nombre: menuName(OPTION_NAME_LENGTH),
  minimo: z.int().check(z.minimum(0), z.maximum(OPTION_LIMITS.options)),
  maximo: z.int().check(z.minimum(1), z.maximum(OPTION_LIMITS.options)),
  traducciones: z._default(nameTranslationsInput, {}),
  /** Of a part of a set menu, which its `menu` says: not written here. */
  curso: z.optional(courseNumber),
  valores: z
    .array(optionInput)
    .check(
      z.minLength(1, 'Escribe al menos una opción'),
      atMost(OPTION_LIMITS.options, 'opciones'),
    ),
});
const groupInput = groupShape.check(
  z.refine(({ minimo, maximo }) => minimo <= maximo, {
    error: 'El mínimo no puede ser mayor que el máximo',
    path: ['minimo'],
  }),
  z.refine(({ maximo, valores }) => maximo <= valores.length, {
    error: 'No hay tantas opciones entre las que elegir',
    path: ['maximo'],
  }),
);
export const optionGroupsInput = z.array(groupInput).check(atMost(OPTION_LIMITS.groups, 'grupos'));

export function optionGroupToWire(group: OptionGroup): OptionGroupWire {
  return {
    idgrupo: group.groupId,
    nombre: group.name,
    minimo: group.min,
    maximo: group.max,
    traducciones: group.translations,
    ...(group.course !== undefined && { curso: group.course }),
    valores: group.options.map((option) => ({
      idopcion: option.optionId,
      nombre: option.name,
      price: formatNetMicros(option.netMicros),
      traducciones: option.translations,
      ...addedToWire(option),
    })),
  };
}

function addedToWire({ allergens = [], product }: ProductOption) {
  if (!product) return allergens.length > 0 && { alergenos: [...allergens] };
  return {
    alergenos: product.allergens && [...product.allergens],
    idproductos: product.productId,
    ...(product.traces.length > 0 && { trazas: [...product.traces] }),
    agotado: soldOutToWire(product.soldOut),
  };
}

export function optionGroupFromWire(wire: OptionGroupWire): OptionGroup {
  return {
    groupId: wire.idgrupo,
    name: wire.nombre,
    min: wire.minimo,
    max: wire.maximo,
    translations: wire.traducciones,
    ...(wire.curso !== undefined && { course: wire.curso }),
    options: wire.valores.map((value) => ({
      optionId: value.idopcion,
      name: value.nombre,
      netMicros: parseNetMicros(value.price) ?? 0,
      translations: value.traducciones,
      ...addedFromWire(value),
    })),
  };
}

function addedFromWire({
  alergenos = [],
  idproductos,
  trazas = [],
  agotado = 'no',
}: OptionGroupWire['valores'][number]): Pick<ProductOption, 'allergens' | 'product'> {
  if (idproductos === undefined) return alergenos?.length ? { allergens: alergenos } : {};
  const soldOut = soldOutFromWire(agotado);
  return { product: { productId: idproductos, allergens: alergenos, traces: trazas, soldOut } };
}

export function optionGroupDraftFromWire(wire: z.output<typeof groupInput>): OptionGroupDraft {
  return {
    groupId: wire.idgrupo ?? null,
    name: wire.nombre,
    min: wire.minimo,
    max: wire.maximo,
    translations: wire.traducciones,
    options: wire.valores.map((value) => ({
      optionId: value.idopcion ?? null,
      name: value.nombre,
      netMicros: value.price,
      translations: value.traducciones,
      ...(value.alergenos?.length && { allergens: inAllergenOrder(value.alergenos) ?? [] }),
    })),
  };
}
