import {
  formatNetMicros,
  isPart,
  nameKey,
  OPTION_LIMITS,
  OPTION_NAME_LENGTH,
  partProduct,
  SET_MENU_LIMITS,
  type MenuPart,
  type OptionGroup,
  type OptionGroupDraft,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { nameTranslationsInput } from './translations-wire.ts';
import { atMost, courseNumber, id, menuName, netPrice, netPriceInput } from './wire-fields.ts';

/**
 * What makes a product a set menu (menú del día). Its parts are among its `opciones` too, by which their
 * products are chosen. `suplemento` is added to the price of the menu, before tax.
 */
export const setMenuWire = z.object({
  partes: z.array(
    z.object({
      nombre: z.string(),
      curso: z.int(),
      /** How many of its products are eaten. */
      elige: z.int(),
      platos: z.array(z.object({ idproductos: id, suplemento: netPrice })),
    }),
  ),
  incluye: z.array(z.string()),
});
type SetMenuWire = z.output<typeof setMenuWire>;

/** Null where a product is to be no menu any more. */
export const setMenuInput = z.nullable(
  z.object({
    /** Where they are not sent, they stay. */
    partes: z.optional(
      z
        .array(
          z.object({
            nombre: menuName(OPTION_NAME_LENGTH),
            /** Where they are not sent, those of the part of this name stay. */
            traducciones: z.optional(nameTranslationsInput),
            curso: courseNumber,
            elige: z._default(z.int().check(z.minimum(1), z.maximum(OPTION_LIMITS.options)), 1),
            platos: z
              .array(z.object({ idproductos: id, suplemento: z._default(netPriceInput, 0) }))
              .check(
                z.minLength(1, 'Añade al menos un plato a cada parte'),
                atMost(OPTION_LIMITS.options, 'platos'),
              ),
          }),
        )
        .check(atMost(OPTION_LIMITS.groups, 'partes')),
    ),
    incluye: z._default(
      z
        .array(menuName(SET_MENU_LIMITS.includedLength))
        .check(atMost(SET_MENU_LIMITS.includes, 'cosas incluidas')),
      [],
    ),
  }),
);
export type SetMenuInput = z.output<typeof setMenuInput>;

interface WithParts {
  optionGroups: readonly OptionGroup[];
  includes: readonly string[];
}

/** Undefined of a product that is no menu, and includes nothing. */
export function setMenuToWire({ optionGroups, includes }: WithParts): SetMenuWire | undefined {
  const parts = optionGroups.filter(isPart);
  if (parts.length === 0 && includes.length === 0) return undefined;
  return { partes: parts.map(partToWire), incluye: [...includes] };
}

function partToWire({ name, course, max, options }: MenuPart) {
  return {
    nombre: name,
    curso: course,
    elige: max,
    platos: options.flatMap(({ product, netMicros }) =>
      product ? [{ idproductos: product.productId, suplemento: formatNetMicros(netMicros) }] : [],
    ),
  };
}

/**
 * The parts of a menu, as drafts: those that are known, by their names and products, keep their ids. The
 * server gives products their names.
 */
export function partDraftsFromWire(
  menu: SetMenuInput,
  known: readonly OptionGroup[],
): readonly OptionGroupDraft[] {
  const parts = known.filter(isPart);
  if (menu === null) return [];
  if (menu.partes === undefined) return parts;
  return menu.partes.map(({ nombre, traducciones, curso, elige, platos }) => {
    const before = parts.find(({ name }) => nameKey(name) === nameKey(nombre));
    return {
      groupId: before?.groupId ?? null,
      name: nombre,
      min: elige,
      max: elige,
      course: curso,
      translations: traducciones ?? before?.translations ?? {},
      options: platos.map(({ idproductos, suplemento }) => ({
        optionId:
          before?.options.find(({ product }) => product?.productId === idproductos)?.optionId ??
          null,
        name: '',
        netMicros: suplemento,
        translations: {},
        product: partProduct(idproductos),
      })),
    };
  });
}
