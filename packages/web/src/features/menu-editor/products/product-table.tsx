import type { Product } from '@simplato/domain';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import type { Menu } from '../../../api/read-menu.ts';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ProductRowActions } from './open-product.tsx';
import { ProductRow } from './product-row.tsx';
import css from './product-table.module.css';
import { productTexts } from './product-texts.ts';

const { columns, heading } = PRODUCTS_MESSAGES;

interface ProductTableProps {
  menu: Menu;
  /** All products, to compute their positions. */
  products: readonly Product[];
  shown: readonly Product[];
  /** What is searched and filtered: with another, the list begins anew. */
  view: string;
  actions: ProductRowActions;
  /** The product whose row is open; one at most. */
  openedId: number | null;
}

/** Always a real table; on a phone each row is styled as a card. */
export const ProductTable = memo(function ProductTable({
  menu: { categories },
  products,
  shown,
  view,
  actions,
  openedId,
}: ProductTableProps) {
  const words = useMemo(() => productTexts(categories), [categories]);
  const places = useMemo(() => placeInCategories(products), [products]);
  const drawn = useGrowingList(shown, view);
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={heading}>
        <thead className={css.head}>
          <tr>
            <th scope="col">
              <VisuallyHidden>{columns.order}</VisuallyHidden>
            </th>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.description}</th>
            <th scope="col">{columns.category}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">
              <VisuallyHidden>{columns.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {drawn.map((product) => (
            <ProductRow
              key={product.productId}
              product={product}
              {...(places.get(product.productId) ?? NOWHERE)}
              categories={categories}
              words={words}
              actions={actions}
              isOpen={product.productId === openedId}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** Rows that are drawn at first: more than a screen has. Drawing all of 300 stops a phone. */
const FIRST_ROWS = 20;

/** The beginning of a long list, which grows to all of it while the page stays quick. */
function useGrowingList(rows: readonly Product[], view: string): readonly Product[] {
  const [grown, setGrown] = useState({ view, count: FIRST_ROWS });
  const count = grown.view === view ? grown.count : FIRST_ROWS;
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() =>
      startTransition(() => setGrown({ view, count: count + FIRST_ROWS })),
    );
    return () => clearTimeout(timer);
  }, [view, count, isWhole]);
  return useMemo(() => rows.slice(0, count), [rows, count]);
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
