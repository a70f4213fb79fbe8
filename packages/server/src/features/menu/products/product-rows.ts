import {
  formatNetMicros,
  parseNetMicros,
  type NewProduct,
  type OptionGroup,
  type Product,
  type SoldOut,
} from '@simplato/domain';
import {
  columnNames,
  selected,
  valuesOf,
  type Columns,
  type SqlValue,
} from '../../../db/columns.ts';

/** The fields that a caller sets, with ids for the options. */
export type WrittenProduct = Omit<NewProduct, 'optionGroups'> & {
  optionGroups: readonly OptionGroup[];
  lastOptionId: number;
};

/** A product as its row has it. */
type Stored<Whole> = Omit<Whole, 'netMicros' | 'soldOut'> & {
  netPrice: string;
  isAvailable: boolean;
  soldOutOn: string | null;
};
export type ProductRow = Stored<Product>;

/** In the order of every statement that writes them. */
export const WRITTEN: Columns<Stored<WrittenProduct> & { position: number }> = {
  categoryId: ['category_id', 'int'],
  position: ['position', 'int'],
  name: ['name', 'text'],
  description: ['description', 'text'],
  netPrice: ['net_price', 'numeric'],
  vatPercent: ['vat_percent', 'int'],
  quantity: ['quantity', 'int'],
  imageUrl: ['image_url', 'text'],
  brand: ['brand', 'text'],
  reference: ['reference', 'text'],
  barcode: ['barcode', 'text'],
  isAvailable: ['is_available', 'boolean'],
  soldOutOn: ['sold_out_on', 'date'],
  allergens: ['allergens', 'jsonb'],
  diet: ['diet', 'text'],
  optionGroups: ['option_groups', 'jsonb'],
  lastOptionId: ['last_option_id', 'int'],
  translations: ['translations', 'jsonb'],
};

const { lastOptionId: _, ...SHOWN } = WRITTEN;
const READ: Columns<ProductRow> = {
  productId: ['product_id', 'int'],
  restaurantId: ['restaurant_id', 'int'],
  ...SHOWN,
  photo: ['photo', 'jsonb'],
  version: ['version', 'int'],
};
export const PRODUCT_COLUMNS = selected(READ, 'p');

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

export const WRITTEN_COLUMNS = columnNames(WRITTEN);

/** In the order of WRITTEN_COLUMNS. */
export function writtenValues(
  { netMicros, soldOut, ...product }: WrittenProduct,
  position: number,
  today: string,
): SqlValue[] {
  const [isAvailable, soldOutOn] = soldOutValues(soldOut, today);
  const netPrice = formatNetMicros(netMicros);
  return valuesOf(WRITTEN, { ...product, position, netPrice, isAvailable, soldOutOn });
}

/** The columns `is_available` and `sold_out_on`. */
export function soldOutValues(soldOut: SoldOut, today: string): [boolean, string | null] {
  return [soldOut !== 'until-changed', soldOut === 'today' ? today : null];
}
