import {
  formatNetMicros,
  parseNetMicros,
  type NetMicros,
  type NewProduct,
  type Product,
  type ProductFormat,
  type SoldOut,
} from '@simplato/domain';
import {
  columnNames,
  selected,
  valuesOf,
  type Columns,
  type SqlValue,
} from '../../../db/columns.ts';

/** The fields that a caller sets, with ids for the formats and options. */
export type WrittenProduct = Omit<NewProduct, 'formats' | 'optionGroups'> &
  Pick<Product, 'formats' | 'optionGroups'> & { lastOptionId: number };

/** As a product's own price and availability are stored. */
type StoredFormat = Omit<ProductFormat, 'netMicros' | 'soldOut'> & {
  netPrice: string;
  isAvailable: boolean;
  soldOutOn: string | null;
};

/** A product as its row has it. */
type Stored<Whole> = Omit<Whole, 'netMicros' | 'soldOut' | 'formats'> & {
  formats: readonly StoredFormat[];
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
  traces: ['traces', 'jsonb'],
  diet: ['diet', 'text'],
  zonePrices: ['zone_prices', 'jsonb'],
  soldBy: ['sold_by', 'jsonb'],
  formats: ['formats', 'jsonb'],
  optionGroups: ['option_groups', 'jsonb'],
  includes: ['includes', 'jsonb'],
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
  return {
    ...soldFromRow(row, today),
    // Formats that were stored before prices by zone have none.
    formats: row.formats.map((format) =>
      soldFromRow({ ...format, zonePrices: format.zonePrices ?? [] }, today),
    ),
  };
}

/** With its price, and whether it is sold out on `today`. */
function soldFromRow<Row extends Pick<StoredFormat, 'netPrice' | 'isAvailable' | 'soldOutOn'>>(
  { netPrice, isAvailable, soldOutOn, ...rest }: Row,
  today: string,
) {
  const soldOut: SoldOut = isAvailable ? (soldOutOn === today ? 'today' : 'no') : 'until-changed';
  return { ...rest, netMicros: parseNetMicros(netPrice) ?? 0, soldOut };
}

function soldToRow<Sold extends { netMicros: NetMicros; soldOut: SoldOut }>(
  { netMicros, soldOut, ...rest }: Sold,
  today: string,
) {
  const [isAvailable, soldOutOn] = soldOutValues(soldOut, today);
  return { ...rest, netPrice: formatNetMicros(netMicros), isAvailable, soldOutOn };
}

export const WRITTEN_COLUMNS = columnNames(WRITTEN);

/** In the order of WRITTEN_COLUMNS. */
export function writtenValues(
  product: WrittenProduct,
  position: number,
  today: string,
): SqlValue[] {
  const formats = product.formats.map((format) => soldToRow(format, today));
  return valuesOf(WRITTEN, { ...soldToRow(product, today), formats, position });
}

/** The columns `is_available` and `sold_out_on`. */
export function soldOutValues(soldOut: SoldOut, today: string): [boolean, string | null] {
  return [soldOut !== 'until-changed', soldOut === 'today' ? today : null];
}
