import {
  formatNetMicros,
  OPTION_NAME_LENGTH,
  OPTION_LIMITS,
  parseNetMicros,
  type OptionGroup,
  type OptionGroupDraft,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { nameTranslations, nameTranslationsInput } from './translations-wire.ts';
import { atMost, id, netPrice, netPriceInput, menuName } from './wire-fields.ts';

/** What a diner chooses about a product. `price` is added to the product, before the product's tax. */
export const optionGroupWire = z.object({
  idgrupo: id,
  nombre: z.string(),
  minimo: z.int(),
  maximo: z.int(),
  traducciones: nameTranslations,
  valores: z.array(
    z.object({
      idopcion: id,
      nombre: z.string(),
      price: netPrice,
      traducciones: nameTranslations,
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
});
const groupShape = z.object({
  idgrupo: z.nullish(id),
  nombre: menuName(OPTION_NAME_LENGTH),
  minimo: z.int().check(z.minimum(0), z.maximum(OPTION_LIMITS.options)),
  maximo: z.int().check(z.minimum(1), z.maximum(OPTION_LIMITS.options)),
  traducciones: z._default(nameTranslationsInput, {}),
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
    valores: group.options.map((option) => ({
      idopcion: option.optionId,
      nombre: option.name,
      price: formatNetMicros(option.netMicros),
      traducciones: option.translations,
    })),
  };
}

export function optionGroupFromWire(wire: OptionGroupWire): OptionGroup {
  return {
    groupId: wire.idgrupo,
    name: wire.nombre,
    min: wire.minimo,
    max: wire.maximo,
    translations: wire.traducciones,
    options: wire.valores.map((value) => ({
      optionId: value.idopcion,
      name: value.nombre,
      netMicros: parseNetMicros(value.price) ?? 0,
      translations: value.traducciones,
    })),
  };
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
    })),
  };
}
