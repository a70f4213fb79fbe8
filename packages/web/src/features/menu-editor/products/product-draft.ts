import {
  fieldsByName,
  productFromWire,
  soldByToWire,
  toWire,
  WRITTEN_PRODUCT,
  type BodyInputOf,
  type WithSchemas,
} from '@simplato/contract';
import { changeProduct } from '@simplato/contract/staff-endpoints';
import {
  productNameRule,
  formatEuros,
  formatNetMicros,
  formatsFault,
  grossCentsFromTyped,
  grossPriceRule,
  isPart,
  isSetMenu,
  type MenuPart,
  netMicrosFromGross,
  netMicrosFromTyped,
  pick,
  type NetMicros,
  type NewProduct,
  type OptionGroup,
  type OptionGroupDraft,
  type Product,
  type SoldBy,
  soldByFault,
  typedPriceRule,
  type ProductFormat,
  type ProductFormatDraft,
  unitGrossCents,
  type ZonePrice,
} from '@simplato/domain';
import { call } from '../../../api/call.ts';
import type { RowKind } from '../rows/row-drafts.ts';

/** An option as edited: its price is gross. In a part, one without a product is created with the menu. */
export type TypedOption = Omit<OptionGroupDraft['options'][number], 'netMicros'> & {
  price: string;
};
export type TypedGroup = Omit<OptionGroupDraft, 'options'> & { options: readonly TypedOption[] };
/** A part of a set menu. */
export type TypedPart = MenuPart<TypedGroup>;

/** A format as edited: its price is gross. */
export type TypedFormat = Omit<ProductFormatDraft, 'netMicros' | 'zonePrices' | 'soldOut'> & {
  price: string;
  zonePrices: readonly TypedZonePrice[];
};

/** A price in a zone as edited: gross, and empty where it is the same as elsewhere. */
export interface TypedZonePrice {
  zone: string;
  price: string;
}

/** How a product is sold as edited, with its amounts as typed. */
export type TypedSoldBy = Pick<SoldBy, 'unit'> & Record<'least' | 'step', string>;

/** Where each field of a product is edited: in its draft as it is stored, or otherwise. */
const EDITED = {
  categoryId: 'as stored',
  name: 'as stored',
  description: 'as stored',
  netMicros: 'as typed',
  vatPercent: 'as stored',
  reference: 'as stored',
  allergens: 'as stored',
  traces: 'as stored',
  diet: 'as stored',
  zonePrices: 'as typed',
  soldBy: 'as typed',
  formats: 'as typed',
  optionGroups: 'as typed',
  includes: 'as typed',
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
  zonePrices: readonly TypedZonePrice[];
  /** Null of what is sold by itself. */
  soldBy: TypedSoldBy | null;
  formats: readonly TypedFormat[];
  /** Without the parts of a set menu. */
  optionGroups: readonly TypedGroup[];
  parts: readonly TypedPart[];
  includes: readonly string[];
}

export function productRows(
  withNewProducts: (parts: readonly TypedPart[]) => Promise<readonly TypedPart[]>,
  onRead: (product: Product) => void,
): RowKind<Product, ProductDraft> {
  return {
    idOf: ({ productId }) => productId,
    draftOf,
    check,
    send: async (base, typed) => {
      const parts = typed.parts && (await withNewProducts(typed.parts));
      const body = changeOf(base, parts ? { ...typed, parts } : typed);
      return productFromWire(await call(changeProduct, { body }));
    },
    currentOf: ({ currentProduct }) => currentProduct && productFromWire(currentProduct),
    fieldOf: {
      ...fieldsByName(STORED_NAMES),
      price: 'price',
      precios: 'zonePrices',
      porpeso: 'soldBy',
      formatos: 'formats',
      opciones: 'optionGroups',
      menu: 'parts',
    },
    onRead,
  };
}

function draftOf(product: Product): ProductDraft {
  const { netMicros, vatPercent, zonePrices, soldBy, formats, optionGroups } = product;
  return {
    ...pick(product, STORED_FIELDS),
    price: writtenPrice(netMicros, vatPercent),
    zonePrices: typedZonePrices(zonePrices, vatPercent),
    soldBy: soldBy && typedSoldBy(soldBy),
    formats: formats.map((format) => typedFormat(format, vatPercent)),
    optionGroups: optionGroups
      .filter((group) => !isPart(group))
      .map((group) => typedGroup(group, vatPercent)),
    parts: optionGroups.filter(isPart).map((part) => typedGroup(part, vatPercent)),
    includes: product.includes,
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

function typedFormat(
  { netMicros, zonePrices, soldOut: _soldOut, ...format }: ProductFormat,
  vatPercent: number,
): TypedFormat {
  return {
    ...format,
    price: writtenPrice(netMicros, vatPercent),
    zonePrices: typedZonePrices(zonePrices, vatPercent),
  };
}

function typedZonePrices(prices: readonly ZonePrice[], vatPercent: number): TypedZonePrice[] {
  return prices.map(({ zone, netMicros }) => ({
    zone,
    price: writtenPrice(netMicros, vatPercent),
  }));
}

function typedGroup<Group extends OptionGroup>(
  group: Group,
  vatPercent: number,
): Omit<Group, 'options'> & { options: readonly TypedOption[] } {
  return {
    ...group,
    options: group.options.map(({ netMicros, ...option }) => ({
      ...option,
      price: writtenPrice(netMicros, vatPercent),
    })),
  };
}

/** What a copy takes over beside the fields of its form; its options are its own. */
export function copiedFields(product: Product) {
  const { vatPercent, traces, diet, zonePrices, formats, optionGroups } = product;
  return {
    porcentajeimpuestos: vatPercent,
    trazas: [...traces],
    dieta: diet,
    precios: typedZonesToWire(typedZonePrices(zonePrices, vatPercent), vatPercent),
    formatos: formats.map((format) =>
      formatToWire({ ...typedFormat(format, vatPercent), formatId: null }, vatPercent),
    ),
    opciones: optionGroups
      .filter((group) => !isPart(group))
      .map((group) => {
        const { options, ...typed } = typedGroup(group, vatPercent);
        const own = options.map((option) => ({ ...option, optionId: null }));
        return groupToWire({ ...typed, groupId: null, options: own }, vatPercent);
      }),
    ...(isSetMenu(product) && {
      menu: menuToWire(
        optionGroups.filter(isPart).map((part) => typedGroup(part, vatPercent)),
        product.includes,
        vatPercent,
      ),
    }),
  };
}

export function writtenPriceOf({ netMicros, vatPercent }: Product): string {
  return writtenPrice(netMicros, vatPercent);
}

export function typedSoldBy({ unit, least, step }: SoldBy): TypedSoldBy {
  return { unit, least: `${least}`, step: `${step}` };
}

/** An amount that is no whole number is NaN, which nothing is sold by. */
export function soldByOfTyped({ unit, least, step }: TypedSoldBy): SoldBy {
  return { unit, least: amountOfTyped(least), step: amountOfTyped(step) };
}

function amountOfTyped(typed: string): number {
  return /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

function check(draft: ProductDraft) {
  const { name, price, zonePrices, soldBy, formats, optionGroups, parts } = draft;
  const errors: Partial<Record<keyof ProductDraft, string>> = {};
  const nameError = productNameRule(name);
  // With formats, that is their price.
  const priceError = formats.length > 0 ? null : typedPriceRule(price);
  const groupsError = optionGroups.map(groupError).find((error) => error !== null);
  if (nameError !== null) errors.name = nameError;
  if (priceError !== null) errors.price = priceError;
  const zonesError = zonePrices.map(zonePriceError).find((error) => error !== null);
  if (zonesError) errors.zonePrices = zonesError;
  const soldByError =
    soldBy &&
    soldByFault(soldByOfTyped(soldBy), { formats, optionGroups: [...optionGroups, ...parts] });
  if (soldByError) errors.soldBy = soldByError;
  const formatsError = formats.map(formatError).find((error) => error !== null);
  if (formatsError ?? formatsFault(formats))
    errors.formats = formatsError ?? formatsFault(formats) ?? '';
  if (groupsError) errors.optionGroups = groupsError;
  const partsError = parts.map(partError).find((error) => error !== null);
  if (partsError) errors.parts = partsError;
  return errors;
}

function formatError({ name, price, zonePrices }: TypedFormat): string | null {
  if (name.trim() === '') return 'Escribe el nombre de cada formato';
  const errors = [grossPriceRule(price), ...zonePrices.map(zonePriceError)];
  const error = errors.find((one) => one !== null);
  return error ? `«${name}»: ${error}` : null;
}

function zonePriceError({ zone, price }: TypedZonePrice): string | null {
  const error = price.trim() === '' ? null : grossPriceRule(price);
  return error === null ? null : `${zone}: ${error}`;
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

function partError(part: TypedPart): string | null {
  if (part.name.trim() === '') return 'Escribe el nombre de cada parte del menú';
  if (part.options.length === 0) return `Añade al menos un plato a «${part.name}»`;
  return groupError(part);
}

/** Only edited fields are sent. A change of the VAT rate keeps the gross price. */
function changeOf(
  base: Product,
  typed: Partial<ProductDraft>,
): BodyInputOf<WithSchemas<typeof changeProduct>> {
  const draft = { ...draftOf(base), ...typed };
  const { price, vatPercent, zonePrices, soldBy, formats, optionGroups, parts, includes } = draft;
  const hasOtherVat = typed.vatPercent !== undefined;
  const sendsPrice = typed.price !== undefined || hasOtherVat;
  const sendsZones = typed.zonePrices !== undefined || (hasOtherVat && zonePrices.length > 0);
  const sendsFormats = typed.formats !== undefined || (hasOtherVat && formats.length > 0);
  const sendsOptions = typed.optionGroups !== undefined || hasOtherVat;
  const sendsMenu =
    typed.parts !== undefined || typed.includes !== undefined || (hasOtherVat && parts.length > 0);
  return {
    idproductos: base.productId,
    version: base.version,
    ...toWire(STORED_NAMES, typed),
    price: sendsPrice ? formatNetMicros(netMicrosFromTyped(price, vatPercent) ?? 0) : undefined,
    precios: sendsZones ? typedZonesToWire(zonePrices, vatPercent) : undefined,
    porpeso: typed.soldBy === undefined ? undefined : soldBy && soldByToWire(soldByOfTyped(soldBy)),
    formatos: sendsFormats ? formats.map((format) => formatToWire(format, vatPercent)) : undefined,
    opciones: sendsOptions
      ? optionGroups.map((group) => groupToWire(group, vatPercent))
      : undefined,
    menu: sendsMenu ? menuToWire(parts, includes, vatPercent) : undefined,
  };
}

/** Null of a product without parts, which is no set menu. */
function menuToWire(parts: readonly TypedPart[], includes: readonly string[], vat: number) {
  if (parts.length === 0) return null;
  return {
    partes: parts.map(({ name, translations, course, max, options }) => ({
      nombre: name,
      traducciones: translations,
      curso: course,
      elige: max,
      platos: options.map(({ product, price }) => ({
        idproductos: product?.productId ?? 0,
        suplemento: netOfTyped(price, vat),
      })),
    })),
    incluye: includes.map((one) => one.trim()).filter((one) => one !== ''),
  };
}

/** Whether it is sold out stays as it is: that is marked at once. */
function formatToWire(format: TypedFormat, vat: number) {
  const { formatId, name, price, zonePrices, allergens, translations } = format;
  return {
    idformato: formatId,
    nombre: name,
    price: netOfTyped(price, vat),
    precios: typedZonesToWire(zonePrices, vat),
    alergenos: allergens && [...allergens],
    traducciones: translations,
  };
}

function typedZonesToWire(prices: readonly TypedZonePrice[], vat: number) {
  return prices
    .filter(({ price }) => price.trim() !== '')
    .map(({ zone, price }) => ({ zona: zone, price: netOfTyped(price, vat) }));
}

const netOfTyped = (price: string, vat: number) =>
  formatNetMicros(netMicrosFromGross(grossCentsFromTyped(price) ?? 0, vat));

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
      price: netOfTyped(option.price, vat),
      traducciones: option.translations,
      ...(option.allergens && { alergenos: [...option.allergens] }),
    })),
  };
}
