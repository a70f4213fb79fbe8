import { nameKey } from '../text/plain-words.ts';
import type { OwnStatement } from './allergens.ts';
import type {
  OptionGroup,
  OptionGroupDraft,
  PartProduct,
  ProductOption,
} from './product-options.ts';
import { isByWeight, type SoldBy } from './sold-by.ts';
import type { SoldOut } from './sold-out.ts';
import type { Translations } from './translations.ts';

/*
 * A set menu (menú del día) is a product with parts: groups of options that are products of the menu, each
 * eaten at its course. One price covers them all, but for supplements. Whatever knows of options knows of
 * its parts.
 */

/** A group of options that is a part of a set menu. */
export type MenuPart<Group extends Pick<OptionGroupDraft, 'course'> = OptionGroup> = Group & {
  course: number;
};

export function isPart<Group extends Pick<OptionGroupDraft, 'course'>>(
  group: Group,
): group is MenuPart<Group> {
  return group.course !== undefined;
}

export function isSetMenu({
  optionGroups,
}: {
  optionGroups: readonly Pick<OptionGroupDraft, 'course'>[];
}): boolean {
  return optionGroups.some(isPart);
}

/** The products that a set menu offers in its parts, by their ids. */
export function partProductIds({
  optionGroups,
}: {
  optionGroups: readonly OptionGroupDraft[];
}): number[] {
  const parts = optionGroups.filter(isPart);
  return parts.flatMap(({ options }) => options.flatMap(({ product }) => product?.productId ?? []));
}

/** A product that is chosen from a set menu, with the part that it was chosen for. */
export interface ChosenOfPart {
  option: ProductOption;
  productId: number;
  part: MenuPart;
}

/** The products among what is chosen of a product, in the order of its parts. */
export function chosenOfParts(
  optionGroups: readonly OptionGroup[],
  optionIds: readonly number[],
): ChosenOfPart[] {
  return optionGroups
    .filter(isPart)
    .flatMap((part) =>
      part.options.flatMap((option) =>
        option.product && optionIds.includes(option.optionId)
          ? [{ option, productId: option.product.productId, part }]
          : [],
      ),
    );
}

type MenuProduct = OwnStatement & {
  productId: number;
  name: string;
  translations: Translations<{ name: string }>;
  soldOut: SoldOut;
};

/**
 * A product whose parts offer the products as the menu has them now, under their own names. One that has left
 * the menu is not offered.
 */
export function withPartProducts<Menu extends { optionGroups: readonly OptionGroup[] }>(
  menu: Menu,
  productOf: (productId: number) => MenuProduct | undefined,
): Menu {
  if (!isSetMenu(menu)) return menu;
  const optionGroups = menu.optionGroups.map((group) => ({
    ...group,
    options: group.options.flatMap((option) => {
      const product = option.product && productOf(option.product.productId);
      if (!option.product) return [option];
      return product ? [servedAs(option, product)] : [];
    }),
  }));
  return { ...menu, optionGroups };
}

function servedAs(option: ProductOption, product: MenuProduct): ProductOption {
  const { productId, name, allergens, traces, soldOut, translations } = product;
  return {
    ...option,
    name,
    translations: Object.fromEntries(
      Object.entries(translations).flatMap(([language, texts]) =>
        texts.name === '' ? [] : [[language, texts.name]],
      ),
    ),
    product: { productId, allergens, traces, soldOut },
  };
}

/** What of a part is kept by its id alone: all else is read with the menu. */
export function partProduct(productId: number): PartProduct {
  return { productId, allergens: null, traces: [], soldOut: 'no' };
}

/** In place of the id of a product that a file names, until it is found. */
export const NAMED_PRODUCT = 0;

/** Of the products in a set menu's parts, the names of those that a file names. */
export function namedProducts({
  optionGroups,
}: {
  optionGroups: readonly OptionGroupDraft[];
}): string[] {
  return optionGroups
    .filter(isPart)
    .flatMap(({ options }) =>
      options.flatMap(({ name, product }) => (product?.productId === NAMED_PRODUCT ? [name] : [])),
    );
}

/** A set menu with those found by their names. */
export function withNamedProducts<Menu extends { optionGroups: readonly OptionGroup[] }>(
  menu: Menu,
  idOf: (name: string) => number | undefined,
): Menu {
  const found = ({ product, name, ...option }: ProductOption): ProductOption => {
    if (product?.productId !== NAMED_PRODUCT)
      return { ...option, name, ...(product && { product }) };
    return { ...option, name, product: { ...product, productId: idOf(name) ?? NAMED_PRODUCT } };
  };
  const optionGroups = menu.optionGroups.map((group) => ({
    ...group,
    options: group.options.map(found),
  }));
  return { ...menu, optionGroups };
}

export const SET_MENU_LIMITS = { includes: 6, includedLength: 40 } as const;

/** All that a set menu includes, in one line. */
export const INCLUDED_TEXT_LENGTH = SET_MENU_LIMITS.includes * (SET_MENU_LIMITS.includedLength + 2);

/** Its weight is asked for and accepted by itself. */
export function soldByWeightInMenu(name: string): string {
  return `«${name}» se vende por peso, y no puede ser parte de un menú`;
}

/** Why one of the products cannot be sold by weight, which a set menu among them offers; null if it can. */
export function weighedPartFault(
  productId: number,
  products: readonly { name: string; optionGroups: readonly OptionGroupDraft[] }[],
): string | null {
  const menu = products.find((one) => partProductIds(one).includes(productId));
  return menu
    ? `Está en «${menu.name}», y lo que se vende por peso no puede ser parte de un menú`
    : null;
}

/** What is wrong with the parts of a set menu; null if it may be stored. `productOf` finds a product of its menu. */
export function partsFault(
  parts: readonly MenuPart<OptionGroupDraft>[],
  productOf: (productId: number) =>
    | {
        name: string;
        optionGroups: readonly Pick<OptionGroup, 'course'>[];
        soldBy?: SoldBy | null | undefined;
      }
    | undefined,
): string | null {
  const names = parts.map(({ name }) => nameKey(name));
  for (const [index, { name, max, options }] of parts.entries()) {
    if (nameKey(name) === '') return 'Escribe el nombre de cada parte del menú';
    if (names.indexOf(nameKey(name)) !== index) return `La parte «${name}» está dos veces`;
    if (options.length === 0) return `Añade al menos un plato a «${name}»`;
    if (max > options.length) return `«${name}»: no hay tantos platos entre los que elegir`;
    const ids = options.map(({ product }) => product?.productId ?? 0);
    for (const [place, productId] of ids.entries()) {
      const product = productOf(productId);
      if (!product) return `«${name}»: uno de sus platos ya no está en la carta`;
      if (isSetMenu(product)) return `«${product.name}» es un menú, y no puede ser parte de otro`;
      if (isByWeight(product)) return soldByWeightInMenu(product.name);
      if (ids.indexOf(productId) !== place) return `«${product.name}» está dos veces en «${name}»`;
    }
  }
  return null;
}
