import { productFromWire, type BodyInputOf, type WithSchemas } from '@simplato/contract';
import { changeProduct } from '@simplato/contract/endpoints';
import {
  productNameRule,
  formatEuros,
  formatNetMicros,
  grossCentsFromTyped,
  grossPriceRule,
  netMicrosFromGross,
  netMicrosFromTyped,
  type NetMicros,
  type NewProduct,
  type OptionGroup,
  type OptionGroupDraft,
  type Product,
  type StatedAllergens,
  type StatedDiet,
  typedPriceRule,
  unitGrossCents,
} from '@simplato/domain';
import { call } from '../../../api/call.ts';
import type { RowKind } from '../rows/row-drafts.ts';

/** An option as edited: its price is gross. */
export type TypedOption = Omit<OptionGroupDraft['options'][number], 'netMicros'> & {
  price: string;
};
export type TypedGroup = Omit<OptionGroupDraft, 'options'> & { options: readonly TypedOption[] };

/** The editable fields of a product, with prices as typed text. */
export interface ProductDraft extends Pick<
  NewProduct,
  'name' | 'description' | 'categoryId' | 'reference' | 'vatPercent'
> {
  /** Gross with a euro sign, net without. */
  price: string;
  allergens: StatedAllergens;
  diet: StatedDiet;
  optionGroups: readonly TypedGroup[];
  translations: NewProduct['translations'];
}

export function productRows(onRead: (product: Product) => void): RowKind<Product, ProductDraft> {
  return {
    idOf: ({ productId }) => productId,
    draftOf,
    check,
    send: async (base, typed) =>
      productFromWire(await call(changeProduct, { body: changeOf(base, typed) })),
    currentOf: ({ currentProduct }) => currentProduct && productFromWire(currentProduct),
    fieldOf: {
      name: 'name',
      description: 'description',
      price: 'price',
      productostype: 'categoryId',
      referenciaunica: 'reference',
      porcentajeimpuestos: 'vatPercent',
      alergenos: 'allergens',
      dieta: 'diet',
      opciones: 'optionGroups',
      traducciones: 'translations',
    },
    onRead,
  };
}

function draftOf(product: Product): ProductDraft {
  const { name, description, categoryId, reference, vatPercent, allergens, diet, translations } =
    product;
  return {
    name,
    description,
    price: writtenPrice(product.netMicros, vatPercent),
    categoryId,
    reference,
    vatPercent,
    allergens,
    diet,
    optionGroups: product.optionGroups.map((group) => typedGroup(group, vatPercent)),
    translations,
  };
}

/** The gross price with plain spaces instead of non-breaking ones, as it would be typed. */
function writtenPrice(netMicros: NetMicros, vatPercent: number): string {
  return formatEuros(unitGrossCents(netMicros, vatPercent)).replace(/\s/g, ' ');
}

function typedGroup(group: OptionGroup, vatPercent: number): TypedGroup {
  return {
    ...group,
    options: group.options.map(({ netMicros, ...option }) => ({
      ...option,
      price: writtenPrice(netMicros, vatPercent),
    })),
  };
}

function check({ name, price, optionGroups }: ProductDraft) {
  const errors: Partial<Record<keyof ProductDraft, string>> = {};
  const nameError = productNameRule(name);
  const priceError = typedPriceRule(price);
  const groupsError = optionGroups.map(groupError).find((error) => error !== null);
  if (nameError !== null) errors.name = nameError;
  if (priceError !== null) errors.price = priceError;
  if (groupsError) errors.optionGroups = groupsError;
  return errors;
}

function groupError({ name, min, max, options }: TypedGroup): string | null {
  if (name.trim() === '') return 'Escribe el nombre de cada grupo de opciones';
  if (options.length === 0) return `Escribe al menos una opción de «${name}»`;
  for (const option of options) {
    if (option.name.trim() === '') return `Escribe el nombre de cada opción de «${name}»`;
    const error = grossPriceRule(option.price);
    if (error !== null) return `«${option.name}»: ${error}`;
  }
  if (min > max) return `«${name}»: el mínimo no puede ser mayor que el máximo`;
  return max > options.length ? `«${name}»: no hay tantas opciones entre las que elegir` : null;
}

/** Only edited fields are sent. A change of the VAT rate keeps the gross price. */
function changeOf(
  base: Product,
  typed: Partial<ProductDraft>,
): BodyInputOf<WithSchemas<typeof changeProduct>> {
  const { price, vatPercent, optionGroups } = { ...draftOf(base), ...typed };
  const hasOtherVat = typed.vatPercent !== undefined;
  const sendsPrice = typed.price !== undefined || hasOtherVat;
  const sendsOptions = typed.optionGroups !== undefined || hasOtherVat;
  return {
    idproductos: base.productId,
    version: base.version,
    name: typed.name,
    description: typed.description,
    price: sendsPrice ? formatNetMicros(netMicrosFromTyped(price, vatPercent) ?? 0) : undefined,
    productostype: typed.categoryId,
    referenciaunica: typed.reference,
    porcentajeimpuestos: typed.vatPercent,
    alergenos: typed.allergens && [...typed.allergens],
    dieta: typed.diet,
    opciones: sendsOptions
      ? optionGroups.map((group) => groupToWire(group, vatPercent))
      : undefined,
    traducciones: typed.translations,
  };
}

function groupToWire({ groupId, name, min, max, translations, options }: TypedGroup, vat: number) {
  return {
    idgrupo: groupId,
    nombre: name,
    minimo: min,
    maximo: max,
    traducciones: translations,
    valores: options.map((option) => ({
      idopcion: option.optionId,
      nombre: option.name,
      price: formatNetMicros(netMicrosFromGross(grossCentsFromTyped(option.price) ?? 0, vat)),
      traducciones: option.translations,
    })),
  };
}
