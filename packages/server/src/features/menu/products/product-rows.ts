import {
  formatNetMicros,
  parseNetMicros,
  type NewProduct,
  type OptionGroup,
  type Product,
  type SoldOut,
} from '@simplato/domain';

export const PRODUCT_COLUMNS = `p.product_id as "productId", p.restaurant_id as "restaurantId",
  p.category_id as "categoryId", p.name, p.description, p.net_price as "netPrice",
  p.vat_percent as "vatPercent", p.quantity, p.image_url as "imageUrl", p.brand, p.reference,
  p.barcode, p.is_available as "isAvailable", p.sold_out_on::text as "soldOutOn", p.allergens,
  p.diet, p.option_groups as "optionGroups", p.translations, p.photo, p.position, p.version`;

export interface ProductRow extends Omit<Product, 'netMicros' | 'soldOut'> {
  netPrice: string;
  isAvailable: boolean;
  soldOutOn: string | null;
}

/**
 * `today` is the restaurant's business day: a product sold out "for today" on another day is available
 * again.
 */
export function productFromRow(row: ProductRow, today: string): Product {
  const { netPrice, isAvailable, soldOutOn, ...product } = row;
  return {
    ...product,
    netMicros: parseNetMicros(netPrice) ?? 0,
    soldOut: isAvailable ? (soldOutOn === today ? 'today' : 'no') : 'until-changed',
  };
}

/** The fields that a caller sets, with ids for the options, in the order of WRITTEN_COLUMNS. */
export type WrittenProduct = Omit<NewProduct, 'optionGroups'> & {
  optionGroups: readonly OptionGroup[];
  lastOptionId: number;
};

export const WRITTEN_COLUMNS = [
  'category_id',
  'position',
  'name',
  'description',
  'net_price',
  'vat_percent',
  'quantity',
  'image_url',
  'brand',
  'reference',
  'barcode',
  'is_available',
  'sold_out_on',
  'allergens',
  'diet',
  'option_groups',
  'last_option_id',
  'translations',
] as const;

export type WrittenValue = string | number | boolean | null;

export function writtenValues(
  product: WrittenProduct,
  position: number,
  today: string,
): WrittenValue[] {
  return [
    product.categoryId,
    position,
    product.name,
    product.description,
    formatNetMicros(product.netMicros),
    product.vatPercent,
    product.quantity,
    product.imageUrl,
    product.brand,
    product.reference,
    product.barcode,
    ...soldOutValues(product.soldOut, today),
    product.allergens && JSON.stringify(product.allergens),
    product.diet,
    JSON.stringify(product.optionGroups),
    product.lastOptionId,
    JSON.stringify(product.translations),
  ];
}

/** The columns `is_available` and `sold_out_on`. */
export function soldOutValues(soldOut: SoldOut, today: string): [boolean, string | null] {
  return [soldOut !== 'until-changed', soldOut === 'today' ? today : null];
}
