import type { Product } from '@simplato/domain';
import { useMemo } from 'react';
import type { Menu } from '../../../api/read-menu.ts';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { ProductRow, type ProductRowActions } from './product-row.tsx';
import css from './product-table.module.css';
import { categoryName, productTexts } from './product-texts.ts';

const { columns, heading } = PRODUCTS_MESSAGES;

interface ProductTableProps {
  menu: Menu;
  /** All products, to compute their positions. */
  products: readonly Product[];
  shown: readonly Product[];
  actions: ProductRowActions;
}

/** Always a real table; on a phone each row is styled as a card. */
export function ProductTable({
  menu: { categories },
  products,
  shown,
  actions,
}: ProductTableProps) {
  const words = useMemo(() => productTexts(categories), [categories]);
  const places = useMemo(() => placeInCategories(products), [products]);
  return (
    <table className={css.table} aria-label={heading}>
      <thead className={css.head}>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.description}</th>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((product) => (
          <ProductRow
            key={product.productId}
            product={product}
            {...(places.get(product.productId) ?? NOWHERE)}
            category={categoryName(categories, product.categoryId)}
            words={words}
            actions={actions}
          />
        ))}
      </tbody>
    </table>
  );
}

interface Place {
  index: number;
  count: number;
}
const NOWHERE: Place = { index: 0, count: 1 };

/** Each product's position in its category, counting products that are filtered out. */
function placeInCategories(products: readonly Product[]): ReadonlyMap<number, Place> {
  const counts = new Map<number, number>();
  const indexed = products.map(({ productId, categoryId }) => {
    const index = counts.get(categoryId) ?? 0;
    counts.set(categoryId, index + 1);
    return { productId, categoryId, index };
  });
  return new Map(
    indexed.map(({ productId, categoryId, index }) => [
      productId,
      { index, count: counts.get(categoryId) ?? 0 },
    ]),
  );
}
