import {
  fieldsByName,
  productFromWire,
  toWire,
  WRITTEN_PRODUCT,
  type BodyInputOf,
  type WithSchemas,
} from '@simplato/contract';
import { changeProduct } from '@simplato/contract/endpoints';
import {
  productNameRule,
  formatEuros,
  formatNetMicros,
  grossCentsFromTyped,
  grossPriceRule,
  netMicrosFromGross,
  netMicrosFromTyped,
  pick,
  type NetMicros,
  type NewProduct,
  type OptionGroup,
  type OptionGroupDraft,
  type Product,
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

/** Where each field of a product is edited: in its draft as it is stored, or otherwise. */
const EDITED = {
  categoryId: 'as stored',
  name: 'as stored',
  description: 'as stored',
  netMicros: 'as typed',
  vatPercent: 'as stored',
  reference: 'as stored',
  allergens: 'as stored',
  diet: 'as stored',
  optionGroups: 'as typed',
  translations: 'as stored',
  soldOut: 'at once',
  quantity: 'in files',
  imageUrl: 'in files',
  brand: 'in files',
  barcode: 'in files',
} as const satisfies Record<keyof NewProduct, 'as stored' | 'as typed' | 'at once' | 'in files'>;

type StoredField = {
  [Field in keyof NewProduct]: (typeof EDITED)[Field] extends 'as stored' ? Field : never;
}[keyof NewProduct];
const STORED_FIELDS = (Object.keys(EDITED) as StoredField[]).filter(
  (field) => EDITED[field] === 'as stored',
);
const STORED_NAMES = pick(WRITTEN_PRODUCT, STORED_FIELDS);

/** The editable fields of a product, with prices as typed text. */
export interface ProductDraft extends Pick<NewProduct, StoredField> {
  /** Gross with a euro sign, net without. */
  price: string;
  optionGroups: readonly TypedGroup[];
}

export function productRows(onRead: (product: Product) => void): RowKind<Product, ProductDraft> {
  return {
    idOf: ({ productId }) => productId,
    draftOf,
    check,
    send: async (base, typed) =>
      productFromWire(await call(changeProduct, { body: changeOf(base, typed) })),
    currentOf: ({ currentProduct }) => currentProduct && productFromWire(currentProduct),
    fieldOf: { ...fieldsByName(STORED_NAMES), price: 'price', opciones: 'optionGroups' },
    onRead,
  };
}

function draftOf(product: Product): ProductDraft {
  const { netMicros, vatPercent, optionGroups } = product;
  return {
    ...pick(product, STORED_FIELDS),
    price: writtenPrice(netMicros, vatPercent),
    optionGroups: optionGroups.map((group) => typedGroup(group, vatPercent)),
  };
}

/** A price as the menu shows it, however it was typed; text that is no price as it is. */
export function priceText(price: string, vatPercent: number): string {
  const netMicros = netMicrosFromTyped(price, vatPercent);
  return netMicros === null ? price : writtenPrice(netMicros, vatPercent);
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

/** What a copy takes over beside the fields of its form; its options are its own. */
export function copiedFields({ vatPercent, diet, optionGroups }: Product) {
  return {
    porcentajeimpuestos: vatPercent,
    dieta: diet,
    opciones: optionGroups.map((group) => {
      const { options, ...typed } = typedGroup(group, vatPercent);
      const own = options.map((option) => ({ ...option, optionId: null }));
      return groupToWire({ ...typed, groupId: null, options: own }, vatPercent);
    }),
  };
}

export function writtenPriceOf({ netMicros, vatPercent }: Product): string {
  return writtenPrice(netMicros, vatPercent);
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
    ...toWire(STORED_NAMES, typed),
    price: sendsPrice ? formatNetMicros(netMicrosFromTyped(price, vatPercent) ?? 0) : undefined,
    opciones: sendsOptions
      ? optionGroups.map((group) => groupToWire(group, vatPercent))
      : undefined,
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
