import type { Product } from '@simplato/domain';
import { useMemo } from 'react';
import type { Menu } from '../../../api/read-menu.ts';
import { PRODUCTS_COPY } from '../../../copy/products.ts';
import { ProductRow, type ProductRowActions } from './product-row.tsx';
import css from './product-table.module.css';
import { categoryName, productWords } from './product-words.ts';

const { columns, heading } = PRODUCTS_COPY;

interface ProductTableProps {
  menu: Menu;
  products: readonly Product[];
  actions: ProductRowActions;
}

/** A real table on every screen; a phone draws each row as a card. */
export function ProductTable({ menu: { categories }, products, actions }: ProductTableProps) {
  const words = useMemo(() => productWords(categories), [categories]);
  const placed = useMemo(() => placeInCategories(products), [products]);
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
        {placed.map(({ product, index, count }) => (
          <ProductRow
            key={product.productId}
            product={product}
            index={index}
            count={count}
            category={categoryName(categories, product.categoryId)}
            words={words}
            actions={actions}
          />
        ))}
      </tbody>
    </table>
  );
}

function placeInCategories(products: readonly Product[]) {
  const counts = new Map<number, number>();
  const indexed = products.map((product) => {
    const index = counts.get(product.categoryId) ?? 0;
    counts.set(product.categoryId, index + 1);
    return { product, index };
  });
  return indexed.map(({ product, index }) => ({
    product,
    index,
    count: counts.get(product.categoryId) ?? 0,
  }));
}
